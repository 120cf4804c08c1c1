# Die Sprache selbst: wie sie sich nennt, und welchen Landes Bräuche
language-name = Deutsch
language-locale = de_DE

# Zwischen den Teilen einer Aufzählung
list-comma = { ", " }
list-semicolon = { "; " }
list-sentence = { " " }

# Was Terminal und Browser beide sagen
table-turn-you = Du bist am Zug
table-turn = { $who } ist am Zug
table-over = Die Partie ist zu Ende
table-wins = { $who } gewinnt.
table-wins-you = Du gewinnst.
table-others-win = Die anderen gewinnen.
table-unfinished = Die Partie bleibt unvollendet.
table-round = Runde { $number } von { $rounds }
table-score = { $who } { $points }
table-you = du
level-beginner = Anfänger
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-master = Meister
level-beginner-more = kennt die Regeln
level-casual-more = spielt ab und zu
level-club-more = spielt jede Woche
level-master-more = lässt sich nichts entgehen
level-engine-more = ein Programm, das der Betreiber des Servers ausgesucht hat
level-rated = { $level } · { $points }
level-rated-together = { $level } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $most }
advice-title = Was { $who } meint
advice-chance = { $value } % ± { $spread }
advice-points = sofort { $value } Punkte ± { $spread }
advice-means-simulations = Die Zahl ist die Aussicht, die Partie zu gewinnen, nach höchstens { $count } durchgespielten Verläufen; ± sagt, wie weit einzelne Verläufe auseinanderliegen (eine Standardabweichung).
advice-means-positions = Die Zahl ist die Aussicht, die Partie zu gewinnen, geschätzt nach höchstens { $count } Stellungen.
advice-means-reading = Die Zahl sagt, wie viele Punkte eine Entscheidung sofort bringt, soweit die Entscheidungen der anderen verraten, was sie haben; ± ist die Standardabweichung.
advice-means-nothing = Für diese Möglichkeiten gibt es keine Zahl, nur die Reihenfolge.
advice-forced = Es gibt nur diese eine Möglichkeit.
play-person = Person { $number }
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
remote-set-back = Das Protokoll des Servers wurde auf einen älteren Stand zurückgesetzt; deine letzten Züge fehlen darin. So steht es jetzt.
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
remote-moved-on = Am Tisch ging es inzwischen weiter.

# Was jedes Spiel sagt
telling-several = { $sentences }
telling-labelled = { $label }: { $what }.
telling-who = { $who }
telling-fact = { $name }: { $value }
telling-asked = { $count ->
    [one] Du hast eine Möglichkeit.
   *[other] Du hast { $count } Möglichkeiten.
}
