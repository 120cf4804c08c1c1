# Aufgaben des Tages im Terminal
cli-today = Die Aufgabe des Tages in nummerierten Textzeilen lösen.
cli-problems = Aufgaben des Tages für ein Spiel suchen (make) oder neu beweisen (check).
cli-opt-day = ein anderer Tag, etwa 2026-11-17
cli-opt-days = wie viele Aufgaben in der Datei sein sollen
cli-opt-minutes = nach so vielen Minuten aufhören; ein neuer Aufruf macht weiter
cli-opt-problems-file = die Datei; ohne Angabe die, die zum Spiel gehört
problems-made = { $path } hat { $count } von { $days } Aufgaben.
problems-wrong = Aufgabe { $number } stimmt nicht.
problems-checked = { $wrong ->
    [0] Alle { $count } Aufgaben stimmen.
   *[other] { $wrong } von { $count } Aufgaben stimmen nicht.
}
problems-what = „{ $what }“ ist weder make noch check.
