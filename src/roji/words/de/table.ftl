# Der Tisch im Terminal
table-title = Roji
table-about = Vier japanische Gartenspiele

## Tasten
table-key-rules = Regeln
table-key-history = Verlauf
table-key-undo = zurück
table-key-hint = Tipp
table-key-type = eintippen
table-key-theme = hell/dunkel
table-key-quit = aufhören
table-key-choose = wählen
table-key-move = zielen
table-key-next = weiter
table-key-close = schließen
table-key-again = noch einmal
table-key-menu = Spiele
table-key-change = ändern

## Bildschirme
table-rules = Regeln: { $game }
table-history = Was geschah
table-history-none = Noch ist nichts geschehen.
table-type = Dein Zug in Notation (? bei den Regeln zeigt, wie):
table-hint = { $who } würde wählen: { $choice }
table-hint-none = Gerade gibt es nichts zu entscheiden.
table-undo-none = Nichts lässt sich zurücknehmen: Seit deiner letzten Entscheidung wurde Verdecktes gezeigt, oder es gab keine.
table-undo-done = Zurückgenommen.
table-undo-ask = { $who } möchte eine Entscheidung zurücknehmen. Einverstanden, { $others }?
table-yes = ja
table-no = nein
table-handover = Bitte gib die Tastatur an { $who } weiter.
table-handover-ready = { $who }: Drück Enter, wenn sonst niemand hinsieht.
table-wait = Du bist noch nicht am Zug.
table-clause = ? öffnet die Regeln bei { $clause }.
table-leave = Den Tisch verlassen?
table-leave-kept = Die Partie ist aufgehoben und kann weitergehen.
table-leave-lost = Die Partie ist nirgends aufgehoben und geht verloren.
table-small = Das Fenster ist zu klein: { $width } × { $height }. Der Tisch braucht 80 × 24.
table-kept = Die Aufzeichnung dieser Partie liegt in { $path }.
table-not-kept = Die Partie lässt sich nicht aufheben: { $why }
table-happened = Die Partie beginnt.

## Das Menü
menu-choose = Welches Spiel soll es sein?
menu-continue = Weiterspielen: { $game }
menu-continue-round = Runde { $number } von { $rounds }
menu-continue-at = nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
menu-other = Ein weiteres Spiel für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
menu-title-setup = { $game }: bevor es losgeht
menu-people = Menschen an dieser Tastatur
menu-people-rest = { $count ->
    [0] niemand springt ein
    [one] den anderen Platz übernimmt ein Ersatzspieler
   *[other] die anderen { $count } Plätze übernehmen Ersatzspieler
}
menu-level = Wie gut die Ersatzspieler spielen
menu-start = Anfangen
menu-back = zurück


## Spielen in Textzeilen
plain-welcome = Tippe die Nummer einer Möglichkeit oder einen Zug in Notation. Weitere Wörter: tisch, liste, verlauf, tipp, zurück, regeln, regeln mit einer Klausel, aufhören.
plain-hint-more = Sag noch einmal „tipp“, um von anderen Möglichkeiten zu hören.
plain-prompt = Deine Wahl:
plain-choices = { $count ->
    [one] Du hast eine Möglichkeit:
   *[other] Du hast { $count } Möglichkeiten:
}
plain-more = { $count ->
    [one] Es gibt noch eine; liste zeigt alle.
   *[other] Es gibt noch { $count }; liste zeigt alle. Ein Zug in Notation geht auch.
}
plain-wrong = „{ $text }“ ist hier keine Möglichkeit. Tippe eine Zahl von 1 bis { $last }, einen Zug in Notation oder ? für die Wörter, die gehen.
plain-turn = Du bist am Zug, { $who }.
plain-no-terminal = Ohne Terminal wird in Textzeilen gespielt.

play-people = { $game } hat { $most ->
    [one] einen Platz
   *[other] 1 bis { $most } Plätze für Menschen
}. Schreib --people 2 oder die Namen: --people Anna,Ben.
play-nobody = In { $path } gehört kein Platz einem Menschen.
play-too-many = „{ $first }“ muss für sich entschieden werden: Was danach kommt, ist noch nicht bekannt.
play-which = { $path } gibt es noch nicht. Sag dazu, welches Spiel dort beginnen soll: { $known }.


## An einem Tisch auf einem Server
table-key-start = anfangen
table-key-resign = aufgeben
remote-connecting = Verbinde …
remote-room = { $game }: Der Tisch ist gedeckt
remote-open = wartet auf jemanden
remote-bot = { $who }, ein Bot ({ $bot })
remote-yours = { $who }, das bist du
remote-rules = Hausregeln: { $options }
remote-strict = strenges Geben
remote-strict-at = --strict ist für einen neuen Tisch auf einem Server; nimm es mit --at.
remote-late = Es fehlt noch der Beitrag zum Geben von { $who }. Danach geht es von selbst los.
remote-redealt = Von { $who } kam nicht rechtzeitig ein Beitrag: Ein neues Geben beginnt ohne ihn.
remote-redealt-all = Von niemandem kam rechtzeitig ein Beitrag: Ein neues Geben beginnt. Starte noch einmal.
cli-opt-strict = mit --at: strenges Geben, gegen einen Server im Bund mit jemandem am Tisch
remote-missing = Es fehlt noch Platz { $seats }.
remote-all-here = Alle sind da. Enter beginnt die Partie.
remote-press-enter = Drück Enter zum Anfangen.
remote-invite = Mit diesem Link kommen andere dazu:
remote-own-link = Dieser Link führt zurück zu deinem Platz; behalte ihn für dich:
remote-come-back = Zurück zu deinem Platz kommst du mit
remote-broken = Verbindung verloren, ich versuche es weiter …
remote-healed = Wieder verbunden.
remote-no-answer = Der Server hat nicht rechtzeitig geantwortet. Versuch es noch einmal, wenn die Verbindung wieder steht.
remote-again = Noch einmal mit getauschten Plätzen?
remote-resign = Diese Partie aufgeben?
remote-leave = Dein Platz bleibt deiner; derselbe Link führt zu ihm zurück.
remote-plain-welcome = Tippe die Nummer einer Möglichkeit oder einen Zug in Notation. Andere Wörter: tisch, liste, verlauf, tipp, zurück, regeln, regeln und eine Klausel, aufgeben, aufhören. Strg-C verlässt den Tisch, während andere entscheiden.
remote-says = Der Server sagt: { $why }
remote-full = Alle Plätze an diesem Tisch sind vergeben.
remote-watching = Du schaust zu
remote-watch-soon = Alle sind da; die Partie beginnt bald.
remote-watch-on = Weiter zuschauen kannst du mit
remote-only-watching = Du schaust zu; entscheiden können nur die, die am Tisch sitzen.
remote-leave-watching = Derselbe Link führt hierher zurück.
remote-plain-watch = Du schaust zu. Strg-C verlässt den Tisch.
remote-other-game = An diesem Tisch wird { $found } gespielt, nicht { $game }.
remote-which = Sag, welches Spiel auf dem Server gespielt werden soll: { $known }.
remote-people = { $game } hat mit diesen Regeln { $most } Plätze; sag, wie viele Menschen spielen, oder lass es weg, wenn auf allen welche sitzen.
remote-address = „{ $text }“ ist nicht die Adresse eines Servers. Eine sieht aus wie https://roji.example.org.
remote-name = --name ist für einen Tisch auf einem Server; nimm es mit --join oder --at. An dieser Tastatur stehen die Namen in --people.
cli-opt-join = am Tisch dieses Links auf einem Server spielen oder zuschauen
cli-opt-at = einen Tisch auf diesem Server aufstellen und den Link für andere zeigen; --people sagt, wie viele Menschen spielen
cli-opt-name = dein Name an einem Tisch auf einem Server

# Was man in Textzeilen tippt; zwischen mehreren Wörtern steht ein Komma
plain-typed-table = tisch
plain-typed-list = liste
plain-typed-history = verlauf
plain-typed-hint = tipp
plain-typed-undo = zurück, zurueck
plain-typed-rules = regeln
plain-typed-leave = aufhören, aufhoeren
plain-typed-help = hilfe
plain-typed-resign = aufgeben
