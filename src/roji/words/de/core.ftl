# Was jedes Spiel und die Bibliothek sagen.
game-broken = Das Spiel „{ $game }“ ({ $package }) lässt sich nicht laden: { $why }. Die anderen Spiele sind nicht betroffen; sag es denen, die es geschrieben haben, oder entferne das Paket.
part-missing = Was das Spiel als { $path } nennt, gibt es nicht: { $why }. Richtig wäre der Importpfad eines Teils, den das Spiel mitbringt, wie package.module:name.
games-left-out = Weggelassen: { $game } lässt sich nicht laden ({ $why }).
unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.{ $near ->
    [none] {""}
   *[other] {" "}Ist „{ $near }“ gemeint?
} Die Spiele heißen: { $known }.
unknown-option = { $game } kennt keine Option „{ $option }“.{ $near ->
    [none] {""}
   *[other] {" "}Ist „{ $near }“ gemeint?
} Es gibt: { $known }.
unknown-variant = Von { $game } gibt es keine kleine Fassung „{ $variant }“. Es gibt: { $known }.
variant-deals = Für { $setup } hat niemand alle möglichen Verteilungen aufgeschrieben: eine Anzahl wählen.
variant-options = Optionen gehören zu einem Spiel, das mit Namen genannt wird; dieses steht schon fest und nimmt { $options } nicht an.
bad-option-value = { $game }: „{ $value }“ ist kein Wert für die Option „{ $option }“. Erlaubt: { $allowed }.
bad-option-pair = „{ $text }“ ist keine Option. Schreib sie als NAME=WERT, zum Beispiel rounds=3.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2^256 - 1, nicht { $seed }.
bad-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind 0 bis { $last }, None steht für Zuschauer.
redeal-seed = Der Startwert für ein neues Austeilen ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $seed }.
action-type = Eine Aktion ist eine ganze Zahl, nicht { $action }. Notation liest man mit parse.
action-range = Eine Aktion { $action } gibt es nicht; die Aktionen sind 0 bis { $last }.
effects-apart = { $action } führt nicht vom ersten Stand zum zweiten.
too-many-actions = { $game } verlangt mehr als { $limit } Aktionen.
playouts-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $value }.
observe-size = Eine Beobachtung oder Maske von { $game } braucht einen Puffer von genau { $size } Byte, am Stück.
match-number = Startwert und Nummer einer Partie sind ganze Zahlen von 0 bis 2^64 - 1, nicht { $value }.
bad-state = Dieser Stand lässt sich nicht lesen: Mit „{ $field }“ stimmt etwas nicht ({ $why }).
deal-needs-starter = Bei vorgegebenen Karten gibt es kein Los: Wähle starter=0 oder starter=1, oder gib zusätzlich einen Startwert an.
deal-rounds = Diese Kartenfolgen reichen für { $count } von { $rounds } Runden. Gib je Runde genau einen ganzen Kartensatz an, oder einen Startwert für den Rest.
lesson-none = Für { $game } gibt es keine Lektion.
lesson-step = Diese Lektion hat die Schritte 1 bis { $last }.
lesson-over = Diese Entscheidungen gehören nicht zu diesem Schritt der Lektion. Beginn den Schritt neu.
no-scorekeeper = Für „{ $game }“ gibt es keine Punktezählung, wohl aber für: { $known }.

note-none = { $game } kennt keine Notizen zu Entscheidungen. Schick die Entscheidung ohne Notiz.
record-line = Zeile { $line }: { $why }
record-not-text = Das ist keine Aufzeichnung: Es ist kein UTF-8-Text.
record-syntax = ab Spalte { $column } ist das nicht als Aufzeichnung lesbar.
record-missing = „{ $field }“ fehlt.
record-field = „{ $field }“ sollte { $want } sein.
record-each-seat = „{ $field }“ braucht einen Eintrag für jeden der { $count } Plätze.
record-unknown-field = „{ $field }“ gehört nicht in eine Aufzeichnung.
record-format = das ist Aufzeichnungsformat { $found }; dieses Programm liest Format { $known }.
record-rules = diese Aufzeichnung folgt Fassung { $found } der Regeln von { $game }; dieses Programm kennt die Fassungen bis { $known }.
record-source = eine Aufzeichnung hat entweder einen Startwert (seed) oder vorgegebene Karten (deal).
record-seat = die Zeile gilt für Platz { $found }, am Zug ist aber Platz { $seat }.
record-seat-mark = eine Zeile mit Zügen beginnt mit Platz und Doppelpunkt, etwa „0: 3R =3L“.
record-move = „{ $move }“ ist hier nicht möglich. { $why }
record-moves = eine Partie hat hier höchstens { $most } Züge.
record-note = „{ $note }“ ist keine Notiz. Eine Notiz beginnt mit der Nummer einer Entscheidung dieser Runde, über die ganze Partie ab 0 gezählt, je Entscheidung höchstens eine.
record-after-end = „{ $move }“ steht nach dem Ende der Partie.
record-round-moves = Runde { $round } ist mit ihren Zügen nicht zu Ende.
record-round-extra = „{ $move }“ gehört schon zur nächsten Runde.
record-result = die Aufzeichnung nennt den Stand { $found }, ihre Züge führen aber zu { $want }.
record-check = die Prüfsumme passt nicht: Zwischen hier und Zeile { $since } wurde etwas geändert. Für den jetzigen Text wäre sie { $want }.
file-missing = Eine Datei { $path } gibt es nicht.
file-unreadable = { $path } lässt sich nicht lesen: Es ist ein Ordner, oder du darfst sie nicht lesen.
file-unwritable = { $path } lässt sich nicht schreiben: Der Ordner fehlt, oder du darfst dort nicht schreiben.
unknown-name-set = Einen Namenssatz „{ $names }“ gibt es nicht. Es gibt: { $known }.
bot-unknown = Einen Bot „{ $bot }“ gibt es für { $game } nicht. Es gibt: { $known }. Davon kannst du { $counted } eine Zahl von Simulationen oder Stellungen mitgeben, etwa search:1000.
bot-number = „{ $bot }“ ist kein Bot von { $game }: Eine ganze Zahl von 1 bis { $most } passt zu { $counted } und zu keinem anderen Bot, etwa search:1000.
origin-long = Von dort kann eine Partie nicht weitergehen: Es liegen mehr als { $most } Entscheidungen davor.
problem-none = { $game } hat keine Aufgaben des Tages. Die gibt es für: { $known }.
problem-no-day = Für diesen Tag gibt es keine Aufgabe; die erste ist die vom { $first }.
problem-bad-day = „{ $day }“ ist kein Tag. Schreib ihn wie 2026-11-17.
problem-future = Die Aufgabe vom { $day } gibt es an diesem Tag.
problem-over = Der Zug ist zu Ende; mehr ist nicht gefragt.
problem-no-setter = Niemand stellt Aufgaben für { $game }.
