# Problems of the day in the terminal
cli-today = 今日の問題を、番号つきの文章で解く。
cli-problems = ゲームの日替わり問題を探す（make）、または検証し直す（check）。
cli-opt-day = 別の日。例：2026-11-17
cli-opt-days = ファイルに収める問題の数
cli-opt-minutes = この分数で止める。もう一度実行すると続きから
cli-opt-problems-file = ファイル。省略するとゲーム付属のもの
problems-made = { $path }には{ $days }問中{ $count }問があります。
problems-wrong = 問題{ $number }は成り立ちません。
problems-checked = { $wrong ->
    [0] { $count }問すべて成り立ちます。
   *[other] { $count }問中{ $wrong }問が成り立ちません。
}
problems-what = 「{ $what }」はmakeでもcheckでもありません。
