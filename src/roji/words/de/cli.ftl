# Die Kommandozeile
cli-about = Roji: vier japanische Gartenspiele. --lang { $langs } wählt die Sprache.
cli-play = Ein Spiel im Terminal spielen.
cli-learn = Ein Spiel in kleinen Schritten lernen, in nummerierten Textzeilen.
cli-opt-step = bei diesem Schritt anfangen
cli-score = Karten zählen wie am Tisch: Punkte und Gründe, Regel für Regel. CARDS ist etwa "1L 3L 8L 9A"; - liest je Zeile einen Stapel und antwortet mit je einem JSON-Objekt.
cli-replay = Eine aufgezeichnete Partie Zug um Zug zeigen.
cli-draw = Ein Spielfeld als SVG-Bild zeichnen. WHAT ist, was das Spiel zeichnen kann: der Name eines Gartens, eine Datei mit einem, oder eine Aufzeichnung.
cli-picture = Eine Stellung einer aufgezeichneten Partie als Bild zum Verschicken zeichnen.
cli-rules = Die Regeln eines Spiels zeigen, oder eine einzelne.
cli-games = Die Spiele und ihre Optionen auflisten.
cli-new-game = Ein Paket mit einem fertigen Spiel schreiben, aus dem du dein eigenes machst.
cli-words = Prüfen, ob jede Sprache alles sagt, was Englisch und Deutsch sagen.
cli-bench = Messen, wie schnell zufällige Partien auf diesem Rechner laufen.
cli-opt-json = in JSON antworten
cli-opt-option = eine Option des Spiels als NAME=WERT; mehrfach erlaubt
cli-opt-seed = der Startwert für die Karten; ohne ihn entscheidet der Zufall
cli-opt-names = Namen der Karten: traditional, mario oder japanese (die traditionellen, daneben die japanischen)
cli-opt-save = die Partie in dieser Datei aufheben und, wenn es sie gibt, dort weiterspielen; auf einem Server ihre Aufzeichnung am Ende
cli-opt-people = Menschen an dieser Tastatur: wie viele, oder ihre Namen als Anna,Ben; die anderen Plätze übernehmen Ersatzspieler
cli-opt-level = wie gut die Ersatzspieler spielen: beginner, casual, club oder master (roji ratings zeigt, wie stark sie sind); oder ein anderer Bot von roji arena
cli-opt-plain = in nummerierten Textzeilen spielen, für Vorleseprogramme
cli-opt-no-colour = ohne Farben
cli-opt-pace = wie lange alles gezeigt wird, was geschieht; 0 wartet nicht
cli-opt-pause = nach jedem Zug auf die Eingabetaste warten
cli-opt-seat = zeigen, was dieser Platz sehen konnte, statt was alle sehen konnten
cli-opt-move = die Stellung nach so vielen Entscheidungen; ohne Angabe die letzte
cli-opt-output = die Datei, die geschrieben wird
cli-opt-picture = das Bild, das geschrieben wird; sein Name endet mit .svg oder .png
cli-opt-matches = wie viele Partien
cli-opt-threads = wie viele Threads
cli-perft = Die vollständigen Züge ab einer Stellung zählen, um einen Zuggenerator zu prüfen.
cli-opt-garden = der Garten: ein Name oder eine Datei mit seinem Text
cli-opt-position = eine Datei mit einer Stellung
cli-help-flag = Diese Hilfe zeigen.
cli-title-options = Optionen
cli-title-commands = Befehle
cli-usage = Aufruf:
cli-bad-command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
cli-bad-flag = Eine Option { $name } gibt es hier nicht.{ $near ->
    [none] {""}
   *[other] {" "}Ist { $near } gemeint?
}
cli-missing = „{ $name }“ fehlt.
cli-bad-value = Das ist kein Wert für { $name }. Richtig wäre: { $want }.
cli-bad-usage = Da ist etwas zu viel, oder es fehlt etwas. „roji { $command } --help“ zeigt, was geht.
cli-stopped = Abgebrochen.

learn-welcome = Tippe die Nummer einer Möglichkeit oder einen Zug in Notation. Weitere Wörter: tipp (was richtig ist), zurück (den Schritt neu beginnen), tisch, liste, regeln, regeln mit einer Klausel, aufhören.
learn-left = Hier geht es weiter: roji learn { $game } --step { $number }
learn-done = Das war die Lektion. Deine erste Partie: roji play { $game } --level beginner

score-flag = { $flag } passt nicht zu { $game }. Dort gibt es: { $known }.
score-flag-missing = { $game } lässt sich nur mit { $flag } N zählen; N ist { $allowed }.

rules-missing = Die Regelseite von { $game } ist nicht da. Seiten: { $known }.
rules-no-clause = Die Regeln von { $game } haben keine Nummer { $clause }. Es gibt: { $known }.

bench-line = { $games } Partien, { $decisions } Entscheidungen in { $seconds } s: { $rate } Millionen Entscheidungen je Sekunde ({ $mode }, { $threads ->
    [one] { $threads } Thread
   *[other] { $threads } Threads
})
bench-compiled = übersetzt
bench-plain = einfaches Python

replay-start = { $game }, Startwert { $seed }
replay-deal = { $game }, vorgegebene Karten
replay-unfinished = Hier endet die Aufzeichnung; die Partie ist nicht zu Ende.
replay-seat = Platz { $seat }
replay-pause = Eingabetaste

draw-done = Das Bild liegt in { $path }.
draw-game = Von „{ $game }“ gibt es kein Bild, wohl aber von: { $known }.
draw-other-game = Das ist eine Aufzeichnung von { $found }, nicht von { $game }.
draw-move = Eine Stellung nach { $move } Entscheidungen gibt es nicht; die Aufzeichnung hat { $last }.
draw-flag = { $flag } gehört nicht zu { $game }.
picture-form = { $path } ist kein Name für ein Bild. Er muss mit .svg oder .png enden.
picture-end = am Ende
picture-after = { $number ->
    [0] am Anfang
    [one] nach einer Entscheidung
   *[other] nach { $number } Entscheidungen
}

play-left = Bis zum nächsten Mal.
play-saved = Die Partie liegt in { $path }.
replay-round = Runde { $number } von { $rounds }

no-perft = Züge zählen lassen sich nur bei { $known }, nicht bei { $game }.

new-game-name = „{ $name }“ kann kein Spiel heißen. Nimm 3 bis 32 kleine Buchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben, zum Beispiel mond_garten.
new-game-taken = Ein Modul namens „{ $name }“ gibt es schon. Nimm einen anderen Namen.
new-game-exists = Hier gibt es schon etwas namens { $folder }; es bleibt, wie es ist. Nimm einen anderen Namen oder einen anderen Ordner.
new-game-made = Dein Spiel liegt in { $folder }. Es läuft schon; jetzt mach es zu deinem:
    {"  "}cd { $folder }
    {"  "}python -m pip install --no-build-isolation -e .
    {"  "}python -m pytest
    {"  "}roji play { $folder }
    {"  "}roji serve --open

# roji words
words-language = { $lang } ({ $name }): { $count ->
    [0] vollständig, { $messages } Sätze.
    [one] ein Fehler in { $messages } Sätzen.
   *[other] { $count } Fehler in { $messages } Sätzen.
}
words-no-file = { $file }: die Datei fehlt
words-extra-file = { $file }: keine andere Sprache hat so eine Datei
words-unreadable = { $file }: Fluent kann „{ $text }“ nicht lesen
words-twice = { $file }: { $key } steht zweimal da
words-missing = { $file }: { $key } fehlt
words-extra = { $file }: { $key } gibt es in keiner der maßgeblichen Sprachen
words-unused = { $file }: { $key } wird nirgends gesagt
words-arguments = { $file }: { $key } braucht { $want }, hat aber { $found }
words-variants = { $file }: { $key } hat eine Variante für { $found }, die nie eintritt; es gibt { $want }
words-long = { $file }: { $key } ist { $found } Zeichen lang, in den maßgeblichen Sprachen höchstens { $want }
words-no-clause = { $file }: die Klauseln stimmen ab { $clause } nicht mit den maßgeblichen Sprachen überein

## roji allein
cli-version = Roji { $version }, Python { $python }, { $how ->
    [compiled] Regeln kompiliert
   *[plain] reines Python
  }
cli-version-flag = Die Version zeigen.
welcome-title = Roji: vier japanische Gartenspiele
welcome-browser = im Browser spielen
welcome-terminal = hier im Terminal spielen
welcome-help = sehen, was roji sonst noch kann
welcome-ask = Was darf es sein? [1]
welcome-again = Bitte eine Zahl von 1 bis { $most } tippen, oder Enter für die erste.
