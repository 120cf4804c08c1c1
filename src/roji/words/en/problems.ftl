# Problems of the day in the terminal
cli-today = Solve the problem of the day in numbered lines of text.
cli-problems = Look for problems of the day of a game (make), or prove them anew (check).
cli-opt-day = another day, such as 2026-11-17
cli-opt-days = how many problems there should be in the file
cli-opt-minutes = stop after so many minutes; called again, it goes on
cli-opt-problems-file = the file; without it, the one that ships with the game
problems-made = { $path } has { $count } of { $days } problems.
problems-wrong = Problem { $number } does not hold.
problems-checked = { $wrong ->
    [0] All { $count } problems hold.
   *[other] { $wrong } of { $count } problems do not hold.
}
problems-what = “{ $what }” is neither make nor check.
