# Partien als Zeilen zum Lernen
cli-dataset = Partien zwischen Bots oder gespeicherte als Parquet zum Lernen schreiben: was ein Platz beobachtet hat, was er tun konnte und tat, und was daraus wurde. OUT ist ein Ordner; derselbe Befehl macht weiter, wo er unterbrochen wurde.
cli-opt-dataset-bots = wer spielt, einer je Platz oder einer für alle
cli-opt-dataset-matches = wie viele Partien
cli-opt-teacher = ein Bot, dessen Meinung zu jeder Entscheidung mitgeschrieben wird
cli-opt-records = eine gespeicherte Partie statt Bots; für mehrere wiederholen

dataset-arrow = Dafür braucht es PyArrow. So wird es installiert: pip install "roji[data]"
dataset-no-folder = { $path } ist nicht der Ordner eines Datensatzes. Nenne einen neuen oder leeren Ordner oder einen angefangenen.
dataset-other = { $path } enthält einen anderen Datensatz: { $name } ist dort { $there } und hier { $here }. Wiederhole seine Einstellungen oder nenne einen anderen Ordner.
dataset-mixed = { $path } wurde mit anderen Optionen gespielt als { $first }. Ein Datensatz enthält Partien mit denselben Optionen.
dataset-other-game = { $path } ist eine Partie von { $found }, nicht von { $game }.
dataset-unfinished = { $path } wurde nicht zu Ende gespielt, also weiß niemand, was daraus wurde.
dataset-kept = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} mit { $rows } Entscheidungen in { $path }, dazu ein Blatt, das sie erklärt.

dataset-title = { $game }: Entscheidungen zum Lernen
dataset-about = { $matches } Partien, { $rows } Entscheidungen, { $size } in Parquet-Dateien. Jede Zeile ist eine Entscheidung eines Platzes, in der Reihenfolge des Spiels.
dataset-made = Wie er entstanden ist
dataset-same = Derselbe Befehl mit derselben Version von Roji ergibt dieselben Zeilen; ein unterbrochener Lauf geht weiter.
dataset-columns = Spalten
dataset-observation = Die Beobachtung
dataset-pieces = { $size } Byte, Version { $version } ({ $digest }). Betrachter ist der Platz, der entscheidet; hat ein Stück eine Reihe für jeden Platz, kommt seine zuerst.
dataset-reading = Wie man ihn liest
dataset-limits = Wofür er nicht taugt
dataset-limits-text = Die Partien zeigen, wie diese Spieler spielen, nicht, wie man spielen sollte. Zeilen einer Partie hängen voneinander ab: nach Partien aufteilen, nicht nach Zeilen. Der Ausgang einer Partie sagt wenig über eine einzelne Entscheidung. Keine Zeile enthält, was ihr Platz nicht wissen konnte; der Ausgang kommt allerdings vom Ende der Partie.
dataset-head-setting = Einstellung
dataset-head-value = Wert
dataset-head-column = Spalte
dataset-head-meaning = Bedeutung
dataset-head-piece = Stück
dataset-head-bytes = Bytes
dataset-head-shape = Form
dataset-column-match = Nummer der Partie
dataset-column-number = Entscheidungen davor in dieser Partie
dataset-column-round = die Runde, ab 0
dataset-column-seat = wer entscheidet
dataset-column-player = der Bot auf diesem Platz oder „person“
dataset-column-observation = was der Platz wissen kann, als Bytes (unten)
dataset-column-mask = erlaubte Aktionen als Bits: Aktion a ist Bit a % 8 von Byte a // 8
dataset-column-action = was entschieden wurde
dataset-column-outcome = wie die Partie für diesen Platz ausging, von −1 bis 1
dataset-column-score = seine Punkte am Ende
dataset-column-opinions = was der Lehrer von jeder erlaubten Aktion hält, die beste zuerst: erwarteter Ausgang, dessen Standardabweichung und der Anteil des Nachdenkens
