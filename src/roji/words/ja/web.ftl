# The browser app

## The house
web-title = Roji：日本の庭のゲーム
web-about = 静かな卓で楽しむ、日本の庭のゲーム。
web-games = ゲーム
web-home = 最初のページへ
web-more = その他
web-nowhere = このアドレスには何もありません
web-nowhere-more = リンクの文字が欠けているのかもしれません。ここから続けられます：
web-not-built = ブラウザー版がまだ作られていません。「make play」で作れます。「roji play」ならターミナルで遊べます。
web-offline = 今はRojiにつながりません
web-offline-more = 接続を確かめてください。対局は失われていません。つながればこのページは自動で戻ります。
web-strange = サーバーとの通信中に問題が起きました。もう一度お試しください。
web-try-again = もう一度試す
web-loading = お待ちください…
web-close = 閉じる
web-ok = わかりました
web-continue = 続ける
web-go-on-with = { $game }を続ける
web-have-link = リンクを受け取りましたか
web-open = 開く
web-bad-link = 卓や対局記録へのリンクではありません。リンク全体をコピーしてください。https://…/t/abcdefghjk#secretのような形です。
web-mine = 自分の対局
web-today = 今日の問題
web-rules = ルール
web-cards = 札の一覧
web-score = 得点計算
web-score-more = お手持ちの札や箱で遊ぶときに。Rojiが数え、得点表をこの端末に残します。
web-with = 相手：{ $names }
web-state-yours = あなたの番
web-state-theirs = { $who }を待っています
web-state-waiting = { $count ->
    [0] まもなく開始
   *[other] あと{ $count }人を待っています
}
web-result-won = 勝ち
web-result-lost = 負け
web-result-shared = 引き分け
web-result-together = ふたりで{ $points }点
web-result-gave-up = 投了
web-result-given-up = { $who }が投了
web-state-damaged = サーバー上で壊れていて、開けません
web-state-locked = サーバー上で鍵がかかり、今は開けません

## Settings
web-settings = 設定
web-settings-name = 卓での名前
web-language = 言語
web-theme = 外観
web-theme-system = 端末に合わせる
web-theme-light = 明るい
web-theme-dark = 暗い
web-comfort = 卓の設定
web-speed = ほかの人の手を見せる速さ
web-speed-slow = ゆっくり
web-speed-normal = 普通
web-speed-quick = 速く
web-speed-off = すぐに（動きなし）
web-sound = 音
web-labels = 札やマスの名札
web-names = 花札の呼び名
web-names-traditional = 昔からの名前
web-names-mario = マリオ花札の名前
web-japanese = 読み仮名も表示
web-licences = ライセンス
web-licences-own = Rojiは自由なソフトウェアです。MITライセンスのもとで使用、変更、共有できます。
web-licences-inside = このアプリに含まれるもの
web-licences-beside = サーバーが使うもの（それぞれのライセンスに従います）
web-plain-http = このページは保護されていない接続（http）で開かれています。遊ぶことはできますが、Rojiのインストールや、接続なしでの利用はできません。

## Before a match
web-how = どう遊びますか
web-way-bot = ボットと
web-way-bot-more = 初心者から名人まで、4段階。
web-way-invite = 友だちとリンクで
web-way-invite-more = それぞれの端末で。アカウントは不要です。
web-way-pass = この端末で
web-way-pass-more = 端末を回して遊びます。手札は交代の間、隠れます。
web-players = 人数
web-people = そのうち人は何人ですか。残りの席はボットです。
web-level = { $count ->
    [1] ボットの強さ
   *[other] ボット{ $count }人の強さ
}
web-level-together = パートナーの強さ
web-measured = どのくらい強い？
web-rating = チェスと同じEloで、何百局もの対局から求めました。単純なプレイヤーが1000で、200高いと4局に3局ほど勝てます。
web-rating-together = 片方がこの強さで打ったときの、ふたりの平均点です。
web-your-name = あなたの名前（任意）
web-their-name = プレイヤー{ $number }の名前
web-allow-hints = ヒントあり
web-allow-chat = チャットあり
web-house-rules = ローカルルール
web-start-bot = 遊ぶ
web-start-invite = 友だちを招待
web-start-pass = この端末で遊ぶ
web-opponents = { $count ->
    [1] 相手は{ $level }（{ $more }）
   *[other] 相手は{ $level }{ $count }人（{ $more }）
}
web-partner = パートナーは{ $level }（{ $more }）
web-with-engine = { $count ->
    [1] プログラム{ $name }と
   *[other] プログラム{ $name }（{ $count }席）と
}
web-with-people = { $bots ->
    [0] ほかの{ $people }人と
   *[other] ほかの{ $people }人とボット{ $bots }人と
}
web-learn = 手ほどき
web-learn-more = 実際の卓で{ $count }ステップ
web-learn-on = 続きを学ぶ
web-choose = ほかの遊び方
web-choose-more = 友だちと、別の相手と、ローカルルールで

## The waiting room
web-seats = 席
web-seat-open = 空席
web-a-bot = ボット
web-sit-down = 席につく
web-invited = { $game }への招待です
web-invited-by = { $who }から{ $game }への招待です
web-invite = 招待を送る
web-invite-text = { $game }を一緒に遊びましょう
web-invite-copied = 招待をコピーしました
web-invite-send = 相手へのメッセージに貼り付けてください。
web-other-links = 観戦用のリンクと、別の端末用のリンク
web-full = 満席です。まもなく対局が始まります。
web-missing = あと{ $count }人で始まります。
web-late = { $who }の端末を待っています…
web-redealt = { $who }の端末から時間内に応答がなかったため、その分を除いて配ります。
web-redealt-all = どの端末からも時間内に応答がなかったため、配り直します。
web-dealing = 全員そろいました。配っています。
web-lead-on = 次へ
web-lead-done = わかりました
web-coach-all = はじめのうちは、よい手が金色の枠で示され、理由が上に出ます。別の手を選んでもかまいません。
web-coach-asked = その調子です。これからは、ヒントがほしいときに聞いてください。上の明かりか、hキーです。
web-coach-none = ここからはご自分でどうぞ。お楽しみください！
web-leave-seat = 席を立つ
web-local = このリンクは、このコンピューターでしか使えません。ほかの人を招くには、{ $command }でRojiを起動し、ネットワーク上のこのコンピューターのアドレスで開いてください。
web-link-invite = または参加用のリンクをコピー：
web-link-watch = 観戦だけのリンク：
web-link-own = 別の端末用のリンク。自分の席が開き、手札が見えるので、人に渡さないでください：
web-copy = コピー
web-copied = コピーしました
web-copy-by-hand = このブラウザーではコピーできません。リンクを選択したので、Ctrl+Cを押すか、長押しして「コピー」を選んでください。
web-save-picture = 画像として保存
web-link = リンク
web-qr = 参加用リンクのQRコード
web-qr-more = スマートフォンのカメラで読み取って参加

## At the table
web-started = 対局が始まりました。
web-took-back = { $who }が一手戻しました。
web-took-back-you = あなたが一手戻しました。
web-said = { $who }：{ $text }
web-connecting = 接続しています…
web-broken = 接続が切れました。再接続しています…
web-hint = ヒント
web-hint-others = ほかのよい手
web-hint-alike = ほぼ同じくらいよい手が、ほかに{ $count }通りあります。
web-hint-equal = ほぼ同じくらいよい手です。
web-hint-chance = 勝つ見込みは約{ $value }%です。
web-hint-points = すぐに{ $value }点になります。
web-undo = 一手戻す
web-to-hand = 手札へ
web-guest = { $number ->
    [1] 鶴
    [2] 鯉
    [3] 蛙
    [4] 鷺
    [5] 狐
    [6] 亀
   *[other] ゲスト{ $number }
}
web-watch = 観戦してもらう
web-watch-more = このリンクがあれば誰でも観戦できます。見えるのは公開されたものだけです。
web-menu = メニュー
web-history = これまでの流れ
web-history-none = まだ何も起きていません。
web-notation = 記号
web-unread = これまでの流れ：新着{ $count }件
web-look-back = この手まで戻る
web-first = 最初へ
web-previous = 一手前
web-next = 一手先
web-last = 現在へ
web-past = { $number ->
    [0] 配り終えたときの卓
   *[other] { $number }手目の卓
}
web-now = 現在へ
web-words = 卓を言葉で
web-choices = 選べる手は{ $count }通り
web-narrow = 言葉や記号で絞り込む
web-narrowed = { $count }通りのうち{ $shown }通りを表示しています。
web-resign = 投了
web-resign-sure = この対局を投了しますか。
web-play-on = 続ける
web-agree = 応じる
web-disagree = 断る
web-option-rules = ルール：{ $option }
web-clause = ルール{ $clause }
web-you = あなた
web-you-are = { $who }（あなた）
web-you-watch = 観戦中です
web-away = 離席中
web-to-decide = 手番
web-watching = 観戦{ $count }人
web-board-failed = 盤を表示できませんでした。対局はサーバーに残っていて、失われていません。
web-count = 得点の内訳
web-next-round = 次のラウンド
web-to-result = 結果へ
web-result = 結果
web-say = メッセージ
web-send = 送信
web-handover = { $who }に端末を渡してください。
web-handover-more = それまで手札は隠れています。
web-handover-ready = { $who }です。手札を見る
web-no-entry = この卓には入れません
web-no-record = ここに記録はありません
web-no-board = ここに盤はありません
web-bye-gone = この卓は削除されました。
web-bye-left = 席を立ちました。

## After a match
web-rematch = もう一局
web-rematch-go = 再戦の卓へ
web-replay = 振り返る
web-new-opponent = 別の相手と
web-keep = この対局を保存・共有
web-share = 記録を共有
web-shared = このリンクがあれば、誰でもこの対局を見られます：
web-kept-deal = この端末に残した配札の情報
web-verify = 記録を保存すれば、このサーバーに頼らずご自分で確かめられます：
web-strict = 誰にも細工できない配札
web-strict-more = すべての端末が、互いの中身を知らずにシャッフルに加わります。サーバーと誰かが組んでも札を選べません。少し時間がかかります。
web-save = 記録を保存

## My games and records
web-no-tables = この端末にはまだ対局がありません。
web-running = 対局中
web-finished = 終了
web-records = 保存した対局
web-records-more = 残した対局や、ファイルから読み込んだ対局です。再生や共有ができます。
web-import = ファイルから追加
web-delete = 削除
web-delete-sure = この対局を、参加した全員から削除しますか。元には戻せません。
web-privacy = 保存される情報
web-privacy-more = この端末には、自分の対局を見つけるための乱数がCookieとして保存されています。ほかにサーバーが残すのは対局そのもの、つまり入力した名前、手、会話です。
web-forget = この端末の情報を消す
web-forget-sure = この端末の情報を消しますか。対局の一覧と保存した対局がなくなります。ほかの人との対局は、その人たちには残ります。
web-record = 対局記録
web-eyes = 見る立場
web-eyes-nobody = 観戦者
web-decision = { $number ->
    [0] 配札
   *[other] { $number }/{ $count }手
}
web-play-through = 再生
web-pause = 一時停止
web-copy-link = この場面へのリンクをコピー

## Rules
web-rules-all = すべてのルール
web-search = ルールを検索
web-found = { $count ->
    [0] この言葉を含む条項はありません。
   *[other] { $count }条
}

## Any game: what the fields of a view are called unless the game says so itself (GAME-view-FIELD)
view-hand = 手札
view-hand_counts = 手札の枚数
view-round = ラウンド
view-of = { $number }/{ $count }
view-scores = 得点
view-points = このラウンドの得点
view-phase = 今
view-table = 卓
view-last = 直前の出来事
view-all-choices = すべての手を表示
web-to-analysis = 検討
web-drop = ここで放すと対局を追加します。
web-went-on = この対局は、別の対局の{ $count }手目から続けたものです。知り得なかったものは配り直したので、公正な配札ではありません。
