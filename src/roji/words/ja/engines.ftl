# Engines: players that are programs of their own
cli-engine = Rojiのボットを別のプログラムで打たせる：標準入出力でエンジンのプロトコルを話す（docs/engines.md）。
cli-opt-engine = engine:NAMEとして打つプログラム（docs/engines.md）。繰り返し可
cli-opt-engine-seconds = エンジンが一手に使える時間
cli-opt-engine-memory = エンジンが使えるメモリー（メガバイト）

engine-pair = 「{ $text }」はエンジンの指定ではありません。mine="./my-engine --fast"のように、名前=コマンドの形で書いてください。名前は英字1文字と、23文字までの英数字、点、ハイフン、下線です。
engine-command = コマンド「{ $command }」を読めません：{ $why }。
engine-missing = エンジンのコマンド「{ $command }」のプログラム「{ $program }」がありません。./my-engineのようにパスを書き、実行できることを確かめてください。
engine-twice = { $name }というエンジンが二つあります。別々の名前にしてください。
engine-unknown = 「{ $name }」というエンジンはここにありません。あるのは：{ $known }。
engine-game = エンジン{ $name }は{ $game }を打てません。打てるのは：{ $known }。
engine-platform = エンジンには、LinuxやmacOSのようなシステムが必要です。

engine-timeout = エンジン{ $engine }が{ $seconds }秒以内に答えませんでした。
engine-died = エンジン{ $engine }がひとりでに終了しました（コード{ $code }）。{ $last }
engine-garbage = エンジン{ $engine }の答えが1行のJSONではありません：{ $line }
engine-flood = エンジン{ $engine }が、答えないまま{ $most }バイトを超えて出力しました。
engine-answer = エンジン{ $engine }は同じidで「{ $want }」と答えるはずでしたが、次のように答えました：{ $line }
engine-refused = エンジン{ $engine }が断りました：{ $why }
engine-version = エンジン{ $engine }のプロトコルは第{ $version }版です。第{ $want }版が必要です。
engine-field = エンジン{ $engine }の「{ $name }」がないか、正しくありません。
engine-illegal = エンジン{ $engine }は{ $move }を選びましたが、できません：{ $why }
engine-why = エンジンより：{ $text }

engine-host-line = 1行は一つのJSONオブジェクトでなければなりません。
engine-host-field = メッセージに足りないものがあるか、形が違います：{ $why }。
engine-host-do = 「do」はhello、match、decide、overのどれかで、{ $what }ではありません。
engine-host-game = このエンジンが打つのは{ $game }ではなく{ $known }です。
engine-host-rules = このエンジンが知っているのは、ルールの第{ $rules }版ではなく第{ $known }版です。
engine-host-match = 対局が始まっていません。先に「match」を送ってください。
engine-host-seat = この局面は、このエンジンの席{ $seat }の番ではありません。
