# Koi-Koi
koikoi-title = Koi-Koi
menu-koikoi = Blumen eines Monats paaren, Bilder sammeln, mehr wagen.
menu-name-koikoi = Koi-Koi
menu-facts-koikoi = 2 Personen · 30 min
koikoi-lead-1 = Tippe eine Karte deiner Hand an. Liegt eine Karte desselben Monats auf dem Feld, nimmst du beide.
koikoi-lead-2 = Danach wird die oberste Karte des Stapels aufgedeckt und nimmt auf dieselbe Weise.
koikoi-lead-3 = Bestimmte Kombinationen deiner Karten bringen Punkte. Hast du eine, darfst du aufhören und werten oder Koi-Koi rufen und weiterspielen.

## Monate und ihre Pflanzen (H-1)
koikoi-month-1 = Januar
koikoi-month-2 = Februar
koikoi-month-3 = März
koikoi-month-4 = April
koikoi-month-5 = Mai
koikoi-month-6 = Juni
koikoi-month-7 = Juli
koikoi-month-8 = August
koikoi-month-9 = September
koikoi-month-10 = Oktober
koikoi-month-11 = November
koikoi-month-12 = Dezember
koikoi-plant-1 = Kiefer
koikoi-plant-2 = Pflaumenblüte
koikoi-plant-3 = Kirschblüte
koikoi-plant-4 = Glyzinie
koikoi-plant-5 = Schwertlilie
koikoi-plant-6 = Pfingstrose
koikoi-plant-7 = Buschklee
koikoi-plant-8 = Pampasgras
koikoi-plant-9 = Chrysantheme
koikoi-plant-10 = Ahorn
koikoi-plant-11 = Weide
koikoi-plant-12 = Paulownie

## Kartenarten
koikoi-kind-L = Licht
koikoi-kind-A = Tier
koikoi-kind-R = Band
koikoi-kind-x = Einfache

## Karten (H-1 bis H-3)
koikoi-card-1L = Kranich (Kiefer)
koikoi-card-1R = rotes Band mit Schrift (Kiefer)
koikoi-card-1x = einfache Karte (Kiefer 1)
koikoi-card-1y = einfache Karte (Kiefer 2)
koikoi-card-2A = Buschsänger (Pflaumenblüte)
koikoi-card-2R = rotes Band mit Schrift (Pflaumenblüte)
koikoi-card-2x = einfache Karte (Pflaumenblüte 1)
koikoi-card-2y = einfache Karte (Pflaumenblüte 2)
koikoi-card-3L = Vorhang (Kirschblüte)
koikoi-card-3R = rotes Band mit Schrift (Kirschblüte)
koikoi-card-3x = einfache Karte (Kirschblüte 1)
koikoi-card-3y = einfache Karte (Kirschblüte 2)
koikoi-card-4A = Kuckuck (Glyzinie)
koikoi-card-4R = rotes Band (Glyzinie)
koikoi-card-4x = einfache Karte (Glyzinie 1)
koikoi-card-4y = einfache Karte (Glyzinie 2)
koikoi-card-5A = Plankensteg (Schwertlilie)
koikoi-card-5R = rotes Band (Schwertlilie)
koikoi-card-5x = einfache Karte (Schwertlilie 1)
koikoi-card-5y = einfache Karte (Schwertlilie 2)
koikoi-card-6A = Schmetterlinge (Pfingstrose)
koikoi-card-6R = blaues Band (Pfingstrose)
koikoi-card-6x = einfache Karte (Pfingstrose 1)
koikoi-card-6y = einfache Karte (Pfingstrose 2)
koikoi-card-7A = Eber (Buschklee)
koikoi-card-7R = rotes Band (Buschklee)
koikoi-card-7x = einfache Karte (Buschklee 1)
koikoi-card-7y = einfache Karte (Buschklee 2)
koikoi-card-8L = Vollmond (Pampasgras)
koikoi-card-8A = Gänse (Pampasgras)
koikoi-card-8x = einfache Karte (Pampasgras 1)
koikoi-card-8y = einfache Karte (Pampasgras 2)
koikoi-card-9A = Sakeschale (Chrysantheme)
koikoi-card-9R = blaues Band (Chrysantheme)
koikoi-card-9x = einfache Karte (Chrysantheme 1)
koikoi-card-9y = einfache Karte (Chrysantheme 2)
koikoi-card-10A = Hirsch (Ahorn)
koikoi-card-10R = blaues Band (Ahorn)
koikoi-card-10x = einfache Karte (Ahorn 1)
koikoi-card-10y = einfache Karte (Ahorn 2)
koikoi-card-11L = Regenmann (Weide)
koikoi-card-11A = Schwalbe (Weide)
koikoi-card-11R = rotes Band (Weide)
koikoi-card-11x = einfache Karte (Weide)
koikoi-card-12L = Phönix (Paulownie)
koikoi-card-12x = einfache Karte (Paulownie 1)
koikoi-card-12y = einfache Karte (Paulownie 2)
koikoi-card-12z = einfache Karte (Paulownie 3)

## Bilder mit ihren Namen der Mario-Ausgabe (H-7)
koikoi-mario-1L = Baby Mario (Kiefer)
koikoi-mario-2A = Yoshi (Pflaumenblüte)
koikoi-mario-3L = Prinzessin Peach (Kirschblüte)
koikoi-mario-4A = Donkey Kong (Glyzinie)
koikoi-mario-5A = Blooper (Schwertlilie)
koikoi-mario-6A = Cape-Mario (Pfingstrose)
koikoi-mario-7A = Tanuki-Mario (Buschklee)
koikoi-mario-8L = Buu Huu (Pampasgras)
koikoi-mario-8A = Luigi (Pampasgras)
koikoi-mario-9A = Piranha-Pflanze (Chrysantheme)
koikoi-mario-10A = Glückskatzen-Mario (Ahorn)
koikoi-mario-11L = Mario & Gumba (Weide)
koikoi-mario-11A = Toad (Weide)
koikoi-mario-12L = Bowser (Paulownie)

## Kombinationen
koikoi-yaku-five-lights = fünf Lichter
koikoi-yaku-four-lights = vier Lichter
koikoi-yaku-three-lights = drei Lichter
koikoi-yaku-cherry-viewing = Kirschblütenschau
koikoi-yaku-moon-viewing = Mondschau
koikoi-yaku-boar-deer-butterflies = Eber, Hirsch, Schmetterlinge
koikoi-yaku-red-ribbons = rote Bänder mit Schrift
koikoi-yaku-blue-ribbons = blaue Bänder
koikoi-yaku-animals = Tiere
koikoi-yaku-ribbons = Bänder
koikoi-yaku-plain = einfache Karten
koikoi-yaku-red-and-blue = rote und blaue Bänder
koikoi-yaku-four-of-a-month = Glückshand: vier eines Monats
koikoi-yaku-four-pairs = Glückshand: vier Paare
koikoi-yaku-seven = sieben Punkte oder mehr
koikoi-yaku-opponent-called = der Gegner hatte Koi-Koi gerufen
koikoi-yaku-each-call = jeder Ruf der Runde

## Optionen
koikoi-option-preset = Hausregeln im Paket
koikoi-option-rounds = Runden je Partie
koikoi-option-viewings = Kirschblüten- und Mondschau zählen
koikoi-option-stacking = Tiere und Bänder zählen auch neben ihren besonderen Dreiern
koikoi-option-koikoi_rise = Nach einem Ruf genügt jeder weitere Punkt
koikoi-option-redeal = Neu austeilen, wenn vier eines Monats auf dem Feld liegen
koikoi-option-calls = Wie oft man in einer Runde Koi-Koi rufen darf
koikoi-option-call_bonus = Für wen ein Ruf die Punkte erhöht
koikoi-option-starter = Wer zuerst gibt

## Fehler
koikoi-card-not-in-month = Eine Karte { $card } gibt es nicht. Monat { $month } hat { $has }.
koikoi-card-month = Eine Karte { $card } gibt es nicht: Die Monate sind 1 bis 12.
koikoi-card-unknown = { $card } ist keine Karte.{ $meant ->
    [none] {" "}Schreib Monat und Art: L Licht, A Tier, R Band, x y z einfache, etwa 1L 8A 9R 12z.
   *[other] {" "}Ist { $meant } gemeint?
}
koikoi-card-twice = { $card } kommt doppelt vor; jede Karte gibt es nur einmal.
koikoi-deck-size = Ein Kartensatz hat { $size } verschiedene Karten; dieser hat { $count }.
koikoi-hand-size = Eine ausgeteilte Hand hat 8 Karten; diese hat { $count }.
koikoi-hand-calls = Eine Glückshand wird gezeigt, bevor jemand Koi-Koi rufen kann. Lass die Rufe weg.
koikoi-state-rounds = Die beendeten Runden, die laufende und die kommenden müssen zusammen { $rounds } ergeben.
koikoi-nothing-to-take = { $text }: Gerade gibt es nichts auszuwählen. Spiel eine Karte aus der Hand, etwa 3R.
koikoi-refuse-calls = Koi-Koi wird in einer Runde höchstens einmal gerufen, von wem auch immer. Als Hausregel dürft ihr so oft rufen, wie ihr wollt.
koikoi-refuse-over = die Partie ist zu Ende.
koikoi-refuse-decide = du hast eine Kombination: Sag zuerst stop oder koikoi.
koikoi-refuse-no-combination = stop und koikoi sind nur gleich nach einer neuen Kombination möglich.
koikoi-refuse-not-in-hand = { $card } ist nicht auf deiner Hand. Du hast { $hand }.
koikoi-refuse-take = { $card } kannst du nicht nehmen. Wähle eine von { $choices }.

## Was geschieht, in Worten
koikoi-tell-play = { $who } spielt { $card }.
koikoi-tell-play-you = Du spielst { $card }.
koikoi-tell-turn = { $who } deckt { $card } vom Stapel auf.
koikoi-tell-turn-you = Du deckst { $card } vom Stapel auf.
koikoi-tell-lay = Nichts passt: { $cards } bleibt auf dem Feld.
koikoi-tell-lay-you = Nichts passt: { $cards } bleibt auf dem Feld.
koikoi-tell-capture = { $who } gewinnt { $cards }.
koikoi-tell-capture-you = Du gewinnst { $cards }.
koikoi-tell-stop = { $who } hört auf.
koikoi-tell-stop-you = Du hörst auf.
koikoi-tell-koikoi = { $who } ruft Koi-Koi!
koikoi-tell-koikoi-you = Du rufst Koi-Koi!
koikoi-tell-deal = { $who } gibt und beginnt.
koikoi-tell-deal-you = Du gibst und beginnst.
koikoi-tell-redeal = Vier Karten eines Monats liegen auf dem Feld: Es wird neu gegeben.
koikoi-tell-drawn = Runde { $number } endet unentschieden: niemand bekommt Punkte.
koikoi-tell-both-lucky = Runde { $number } endet unentschieden: beide haben eine Glückshand.
koikoi-tell-won = { $who } gewinnt Runde { $number } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $reasons }.
koikoi-tell-won-you = Du gewinnst Runde { $number } mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $reasons }.
koikoi-tell-over = Die Partie endet { $first } zu { $second }.
koikoi-swing = Am meisten bewegte Runde { $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $who } ({ $reasons }).
koikoi-swing-you = Am meisten bewegte Runde { $number }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für dich ({ $reasons }).
koikoi-tell-lot = Das Los entscheidet, wer gibt: du { $mine }, { $who } { $theirs }. Der frühere Monat gibt.
koikoi-label-field = Feld
koikoi-label-captured = { $who } hat
koikoi-label-captured-you = du hast
koikoi-label-combinations = { $who } hält
koikoi-label-combinations-you = du hältst
koikoi-choice-stop = aufhören und werten
koikoi-choice-koikoi = Koi-Koi rufen und weiterspielen
koikoi-choice-lay = { $card }: ablegen
koikoi-choice-pair = { $card } → { $matches }
koikoi-ask-take = { $card } passt zu zwei Karten. Welche nimmst du?
koikoi-ask-stop = Aufhören bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Oder wagst du Koi-Koi?
koikoi-help-doubling-opponent = Sieben Punkte oder mehr zählen doppelt, und noch einmal doppelt, wenn der Gegner Koi-Koi gerufen hatte.
koikoi-help-doubling-each = Sieben Punkte oder mehr zählen doppelt. Jeder Ruf in der Runde, gleich von wem, erhöht den Faktor für den Gewinner um eins.
koikoi-label-hand = Hand von { $who }
koikoi-label-hand-you = deine Hand
koikoi-ask-play = Welche Karte aus deiner Hand spielst du?
koikoi-choice-take = { $card } nehmen
koikoi-choice-stop-for = aufhören und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} schreiben
koikoi-board-stock = Stapel { $count }
koikoi-line-stock = { $count ->
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
}
koikoi-line-worth = { $name } { $points }
koikoi-board-calls = Koi-Koi gerufen{ $count ->
    [one] {""}
   *[other] {" "}({ $count }-mal)
}
koikoi-board-near = { $name }: noch { $missing }
koikoi-board-total = Punkte, wenn du jetzt aufhörst
koikoi-combinations = Kombinationen
koikoi-key-combinations = Kombinationen
koikoi-short-L = Licht
koikoi-short-A = Tier
koikoi-short-R = Band
koikoi-short-x = leer
koikoi-preset-leaflet = wie gedruckt
koikoi-preset-common = wie meist gespielt
koikoi-preset-rising = steigender Einsatz
koikoi-calls-once = einmal
koikoi-calls-many = so oft man will
koikoi-call_bonus-opponent = für den Gegner dessen, der rief
koikoi-call_bonus-each = für den, der gewinnt, mit jedem Ruf

## Im Browser
koikoi-aim-match = { $card }, passt zu { $matches }
koikoi-aim-lay = { $card }, bleibt auf dem Feld
koikoi-aim-take = { $card } nehmen
koikoi-held-lay = { $card } aufs Feld legen?
koikoi-held-take = { $count ->
    [1] { $cards } nehmen?
    [2] Welche nimmst du mit { $card }?
   *[other] Alle drei mit { $card } nehmen?
}
koikoi-board-round = { $month } · Runde { $number } von { $rounds }
koikoi-sheet = Karten und Kombinationen
koikoi-place-field = auf dem Feld
koikoi-place-hand = auf deiner Hand
koikoi-place-unknown = noch verdeckt
koikoi-goal-card = { $card }: { $place }
koikoi-goal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
koikoi-goal-more-A = 1 mehr für jedes weitere Tier
koikoi-goal-more-R = 1 mehr für jedes weitere Band
koikoi-goal-more-x = 1 mehr für jede weitere einfache Karte
koikoi-goal-note-four-lights = 7 mit dem Regenmann
koikoi-goal-note-three-lights = ohne den Regenmann
koikoi-goal-note-plain = die Sakeschale zählt mit
koikoi-goal-of = { $who }: { $far }
koikoi-goal-made = erreicht, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
koikoi-stop-for = Aufhören: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
koikoi-call-new = Für { $yaku } { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
}: { $points } Punkte.
koikoi-call-more-A = Noch ein Tier bringt dich auf { $points } Punkte.
koikoi-call-more-R = Noch ein Band bringt dich auf { $points } Punkte.
koikoi-call-more-x = Noch eine einfache Karte bringt dich auf { $points } Punkte.
koikoi-call-far = Du brauchst eine neue Kombination, und für jede fehlen drei Karten oder mehr.
koikoi-call-risk = Du musst vor { $who } noch einmal punkten, sonst bekommst du nichts. Punktet { $who }, zählt es { $times ->
    [2] doppelt
   *[other] { $times }-fach
}.
koikoi-lay-here = Hierhin legen
koikoi-hand-count = { $who } hält { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
koikoi-progress = { $have } von { $need }
koikoi-impossible = nicht mehr möglich
koikoi-nothing-yet = noch nichts
koikoi-sum = Punkte
koikoi-call = Koi-Koi!
koikoi-call-more = weiterspielen
koikoi-round = Runde
koikoi-why = Womit
koikoi-drawn = unentschieden
koikoi-page-winner = { $who } gewinnt die Partie.
koikoi-page-winner-you = Du gewinnst die Partie.
koikoi-page-draw = Die Partie endet unentschieden.
koikoi-curve = Punkte im Lauf der Partie, { $first } als durchgezogene, { $second } als gestrichelte Linie, bis { $most ->
    [one] { $most } Punkt
   *[other] { $most } Punkte
}
koikoi-figure-written = Rot mit Schrift
koikoi-figure-red = Rot ohne Schrift
koikoi-figure-blue = Blau
koikoi-figure-four-lights = Ohne den Regenmann: 8 Punkte
koikoi-figure-rain-man = Mit dem Regenmann, zum Beispiel: 7 Punkte
koikoi-figure-three-lights = Zum Beispiel diese drei
koikoi-score-called_by_opponent = der Gegner hatte Koi-Koi gerufen
koikoi-score-own_calls = wie oft du selbst gerufen hast
koikoi-score-opponent_calls = wie oft der Gegner gerufen hat
koikoi-score-hand = eine ausgeteilte Hand beurteilen statt eines gewonnenen Stapels
koikoi-flag-own_calls = Koi-Koi-Rufe dieser Person
koikoi-flag-opponent_calls = Koi-Koi-Rufe der anderen
koikoi-flag-hand = Das sind acht Karten, wie sie ausgeteilt wurden (eine Glückshand?)

# Warum eine Entscheidung gut ist
koikoi-why-completes = Gewinnt { $cards } und vollendet { $yaku }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor jeder Verdopplung.
koikoi-why-raises = Gewinnt { $cards }: Deine Kombinationen zählen dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} vor jeder Verdopplung.
koikoi-why-nears = Gewinnt { $cards }; dann { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
} für { $yaku }.
koikoi-why-keeps = Hält { $cards } von der Gegenseite fern, der { $missing ->
    [one] eine Karte
   *[other] { $missing } Karten
} für { $yaku } { $missing ->
    [one] fehlt
   *[other] fehlen
}.
koikoi-why-collects = Gewinnt { $cards }: Dann hast du { $have } von { $need } für { $yaku }.
koikoi-why-takes = Gewinnt { $cards }.
koikoi-why-either = Passt zu { $cards }; davon nimmst du eine.
koikoi-why-safe = Niemand kann { $card } gewinnen außer dir: Der Rest des Monats ist auf deiner Hand oder schon gewonnen.
koikoi-why-harmless = Gibt wenig her: Wer { $card } gewinnt, bekommt keine neuen Punkte, und keine andere Kombination rückt auf { $near } Karten heran.
koikoi-why-lays = { $count ->
    [one] Nur eine Karte des Monats ist noch verdeckt und könnte
   *[other] { $count } Karten des Monats sind noch verdeckt und könnten
} { $card } gewinnen.
koikoi-why-returns = Du hast noch eine Karte des Monats: Liegt { $card } in deinem nächsten Zug noch da, kannst du sie gewinnen.
koikoi-why-spares = Behält { $card } auf deiner Hand: Die Karte gehört zu { $yaku }; dafür { $missing ->
    [one] fehlt dir eine Karte
   *[other] fehlen dir { $missing } Karten
}.
koikoi-why-fewer = { $count ->
    [one] Nur eine verdeckte Karte könnte
   *[other] Nur { $count } verdeckte Karten könnten
} { $card } gewinnen; für die andere Karte, die du ablegen könntest, wären es { $more }.
koikoi-why-calls = Weiterspielen verspricht { $call } %, Aufhören { $stop } %; du hast noch { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
}.
koikoi-why-stops = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
} sicher: Aufhören verspricht { $stop } %, Weiterspielen { $call } %.
koikoi-why-stops-before = { $points ->
    [one] { $points } Punkt ist
   *[other] { $points } Punkte sind
} sicher: Aufhören verspricht { $stop } %, Weiterspielen { $call } %; der Gegenseite { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
} für { $yaku }.

## Die Aufgabe des Tages
koikoi-problem-task = Womit gewinnst du die Partie am ehesten?
