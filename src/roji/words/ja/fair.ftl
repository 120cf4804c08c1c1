# What the server refuses while the cards are dealt
bad-nonce = 配札用の乱数やその約束は、英小文字の16進数64桁です。
nonce-commitment = この乱数はコミットメント{ $found }の配札用です。ここでは{ $want }です。
nonce-not-now = 今はこの席からの乱数は不要です。
nonce-promise = 約束したものと違います。SHA-256が一致しません。

# What a record of the deal may be refused for
fair-secret = 秘密の値がコミットメントと合いません。SHA-256は{ $found }、公開されたのは{ $want }です。
fair-seed = 札は、秘密の値と乱数から求まるものではありません。シードは{ $found }ですが、{ $want }のはずです。
fair-digits = 「{ $what }」は英小文字の16進数64桁のはずですが、「{ $found }」になっています。
fair-missing = 席{ $seat }には人がいましたが、そこからの乱数が配札に入っていません。サーバーが札を選べたことになります。
fair-left-out = 席{ $seat }は配札から除かれたとされていますが、乱数を加えています。
fair-nobody = サーバー以外、誰も配札に乱数を加えていません。サーバーが札を選べたことになります。
fair-noted = この記録のコミットメントは{ $found }、控えたものは{ $want }です。別の対局か、別の配札です。

fair-noted-nonce = 控えておいた自分の乱数{ $want }が、この記録にありません。別の対局か、サーバーが別のものを入れました。

# What a client finds when the match is over
dealt-fairly = 公正な配札です：この端末で確かめました。
dealt-partly = 配札に不審な点はありませんが、この端末ですべてを確かめることはできませんでした。
dealt-unfair = この対局の配札は公正ではありません。このサーバーを信用しないでください。
dealt-not = この対局は公正な配札ではありません：別の対局から続けたものです。
dealt-position = 別の対局の{ $count }手目から始まりました。その席が当時知り得なかったものは配り直しましたが、始めた人は残りを知っているかもしれません。
dealt-commitment = サーバーがコミットメントを変えました：はじめは{ $want }、後では{ $found }です。
dealt-secret = サーバーの秘密の値が、配札前のコミットメントと合いません。後から選ばれたものです。
dealt-nonce = サーバーが配札に入れたものが、この端末の乱数と違います。または、同じ席の別の端末が先でした。
dealt-stranger = 人のいない席{ $seat }の乱数が、配札に加えられています。
dealt-promise = 席{ $seat }が、約束と違う乱数を加えました。
dealt-record = 対局の記録が成り立ちません：{ $why }
dealt-other-record = サーバーの記録は、この卓とは別の配札を示しています。
dealt-cards = ここで見えた札は、配札の札と違います。最初の違いは{ $number }手目の後です。
dealt-late = この端末は配札の前にはなく、コミットメントを後から知りました。
dealt-elsewhere = 乱数は別の端末で加えられました。そのまま使われたかどうかは、その端末にしかわかりません。
dealt-watched = 乱数がそのまま使われたかどうかは、卓についた端末にしかわかりません。
dealt-without-you = 乱数が時間内に届かなかったので、その分を除いて配られました。
dealt-first-form = この卓はコミットメントを控える前の形式です。サーバーが札を選んだかもしれません。
dealt-again = 誰かの乱数が時間内に届かず、この前に{ $count }回の配札が無効になりました。
dealt-no-record = 対局の記録を取得できず、札を配札と比べられませんでした。

# roji verify
verify-givers = 次の席から配札に乱数が加えられました：{ $seats }。いずれも人の席のはずです。
verify-without = 乱数が時間内に届かなかった席を除いて、厳密な配札が行われました：{ $seats }。それらの席は配札を一度無効にできましたが、次の札は選べません。
verify-seat = この記録に席{ $seat }はありません。席は1から{ $last }までです。
verify-first-form = この配札は最初の形式です。シード、秘密の値、乱数が合うことは示せますが、秘密の値が乱数より先に選ばれたことは示せません。不正なサーバーなら札を選べました。
verify-open-commitment = 未確認：サーバーが配札の前にこのコミットメントを公開したかどうか。端末の控えと比べてください：--commitment
verify-open-nonce = 未確認：自分の乱数がそのまま使われたかどうか。端末の控えと比べてください：--nonce
verify-proves = 証明済み：サーバーもプレイヤーも、単独では札を選んでいません。選べたのは、サーバーが最後に乱数を加えた人と組んだ場合だけです。
verify-proves-strict = 証明済み：サーバーがほかの全員と組んだとしても、誰も札を選んでいません。
verify-knows = どんな配札でも証明できないこと：対局中にすべての札を知っているサーバーが、誰にも教えなかったこと。
verify-position = いいえ：この対局は公正な配札ではありません。別の対局の{ $count }手目から続けたもので、席{ $seat }が当時知り得なかったものだけを、上のシードで配り直しました。
