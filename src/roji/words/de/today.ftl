# Eine Aufgabe am Tag
today-title = Aufgaben des Tages
today-about = Für jedes Spiel eine Stellung am Tag, für alle dieselbe. Finde den Zug.
today-state = { $end ->
    [solved] gelöst
    [late] gelöst
    [shown] Lösung angesehen
    [tried] noch nicht gelöst
   *[open] noch nicht versucht
}
today-streak = { $count ->
    [one] Ein Tag
   *[other] { $count } Tage
} in Folge
today-archive = Frühere Tage
today-day = Tag
today-no-day = Für diesen Tag gibt es keine Aufgabe, oder noch nicht.
today-earlier = Frühere
today-cell = { $game }, { $day }: { $end ->
    [solved] gelöst
    [late] gelöst
    [shown] Lösung angesehen
   *[open] offen
}
today-one = { $game }, Aufgabe vom { $day }
today-words = Die Stellung in Worten
today-other = dein Gegenüber
today-again = Von vorn
today-show = Lösung
today-answer = Die Lösung
today-right = Das ist es.
today-wrong = Nein, das nicht. Versuch es noch einmal.
today-wrong-by = Das gewinnt { $chance } von 100 Partien, der richtige Zug { $best }. Versuch es noch einmal.
today-solved = Gelöst
today-also = { $count ->
    [one] Ein anderer Zug ist etwa ebenso gut.
   *[other] { $count } andere Züge sind etwa ebenso gut.
}
today-then = Wie es weitergehen kann
today-share = Teilen
today-by-hand = Kopier die Zeile oben.
today-others = Weitere Aufgaben
problem-proof-deals = Gemessen an { $deals } Austeilungen: { $margin } von 100 Partien mehr als der nächstbeste Zug, mit einem Fehler von { $error }.
problem-proof-tried = Alle { $tried } Züge sind durchprobiert; kein anderer schafft es.
## Im Terminal
today-welcome = Wähle mit einer Zahl oder in Notation; zurück fängt von vorn an, tipp zeigt die Lösung, aufhören beendet es.
today-left = Die Aufgabe wartet. Du kannst sie jederzeit wieder versuchen.
