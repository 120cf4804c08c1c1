# Der Tisch im Terminal
table-title = Roji
table-about = Vier japanische Gartenspiele
table-turn-you = Du bist am Zug
table-turn = { $who } ist am Zug
table-over = Die Partie ist zu Ende
table-round = Runde { $number } von { $rounds }
table-score = { $who } { $points }
table-you = du

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
table-happened = Das Spiel beginnt.

## Das Menü
menu-choose = Welches Spiel soll es sein?
menu-continue = Weiterspielen: { $game }
menu-continue-round = Runde { $number } von { $rounds }
menu-continue-at = nach { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}
menu-koikoi = Blumen eines Monats paaren, Bilder sammeln, mehr wagen.
menu-orders = Offene Karten tauschen, bis die Hand dem Auftrag dient.
menu-niwashi = Schweigend einen Garten legen und Wünsche erraten.
menu-kokeshi = Wettlauf im Garten; jede Perle macht einen Freund reich.
menu-name-koikoi = Koi-Koi
menu-name-orders = Gartenaufträge
menu-name-niwashi = Der stille Garten
menu-name-kokeshi = Kokeshi und Samurai
menu-facts-koikoi = 2 Personen · 30 min
menu-facts-orders = 2–6 Personen · 20 min
menu-facts-niwashi = 2 Personen · 30 min
menu-facts-kokeshi = 2 Personen · 15 min
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
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-master = Meister
level-rated = { $level } · { $points }
level-rated-together = { $level } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $most }
menu-start = Anfangen
menu-back = zurück

## Tipps mit Gründen
advice-title = Was { $who } meint
advice-chance = { $value } % ± { $spread }
advice-points = sofort { $value } Punkte ± { $spread }
advice-means-simulations = Die Zahl ist die Aussicht, die Partie zu gewinnen, nach höchstens { $count } durchgespielten Verläufen; ± sagt, wie weit einzelne Verläufe auseinanderliegen (eine Standardabweichung).
advice-means-positions = Die Zahl ist die Aussicht, die Partie zu gewinnen, geschätzt nach höchstens { $count } Stellungen.
advice-means-reading = Die Zahl sagt, wie viele Aufträge deines Partners sich sofort erfüllen, soweit seine Entscheidungen sie verraten; ± ist die Standardabweichung. Für die Reihenfolge zählt auch, wie weit deine eigenen Aufträge kommen.
advice-means-nothing = Für diese Möglichkeiten gibt es keine Zahl, nur die Reihenfolge.
advice-forced = Es gibt nur diese eine Möglichkeit.

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

play-person = Person { $number }
play-people = { $game } hat { $most ->
    [one] einen Platz
   *[other] 1 bis { $most } Plätze für Menschen
}. Schreib --people 2 oder die Namen: --people Anna,Ben.
play-nobody = In { $path } gehört kein Platz einem Menschen.
play-too-many = „{ $first }“ muss für sich entschieden werden: Was danach kommt, ist noch nicht bekannt.
play-which = { $path } gibt es noch nicht. Sag dazu, welches Spiel dort beginnen soll: { $known }.

## Werte von Optionen
option-true = ja
option-false = nein
option-lot = das Los
option-starter-0 = Person 1
option-starter-1 = Person 2
option-starter-2 = Person 3
option-starter-3 = Person 4
option-starter-4 = Person 5
option-starter-5 = Person 6
option-drawn = gezogen
option-none = keine

## An einem Tisch auf einem Server
table-key-start = anfangen
table-key-resign = aufgeben
remote-connecting = Verbinde …
remote-room = { $game }: Der Tisch ist gedeckt
remote-open = wartet auf jemanden
remote-bot = { $who }, ein Bot ({ $bot })
remote-yours = { $who }, das bist du
remote-rules = Hausregeln: { $options }
remote-missing = Es fehlt noch Platz { $seats }.
remote-all-here = Alle sind da. Enter beginnt die Partie.
remote-press-enter = Drück Enter zum Anfangen.
remote-invite = Mit diesem Link kommen andere dazu:
remote-own-link = Dieser Link führt zurück zu deinem Platz; behalte ihn für dich:
remote-come-back = Zurück zu deinem Platz kommst du mit
remote-sat = { $who } setzt sich.
remote-sat-you = Du setzt dich.
remote-left = { $who } steht auf.
remote-left-you = Du stehst auf.
remote-asked = { $who } möchte eine Entscheidung zurücknehmen.
remote-asked-you = Du möchtest deine Entscheidung zurücknehmen.
remote-no = { $who } ist nicht einverstanden.
remote-no-you = Du bist nicht einverstanden.
remote-resigned = { $who } gibt auf.
remote-resigned-you = Du gibst auf.
remote-replaced = { $who } gibt auf; ein Bot spielt weiter.
remote-replaced-you = Du gibst auf; ein Bot spielt für dich weiter.
remote-bot-replaced = Der Bot { $who } ist ausgefallen; ein einfacher Spieler übernimmt.
remote-bot-replaced-you = Ein einfacher Spieler übernimmt für dich.
remote-rematch = { $who } möchte eine Revanche; der Tisch dafür ist gedeckt.
remote-rematch-you = Der Tisch für die Revanche ist gedeckt.
remote-away = { $who } ist nicht da
remote-broken = Verbindung verloren, ich versuche es weiter …
remote-healed = Wieder verbunden.
remote-no-answer = Der Server hat nicht rechtzeitig geantwortet. Versuch es noch einmal, wenn die Verbindung wieder steht.
remote-moved-on = Am Tisch ging es inzwischen weiter.
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
