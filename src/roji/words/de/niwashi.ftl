# Niwashi
niwashi-title = Niwashi - Der stille Garten
menu-niwashi = Schweigend einen Garten legen und Wünsche erraten.
menu-name-niwashi = Der stille Garten
menu-facts-niwashi = 2 Personen · 30 min
niwashi-lead-1 = Ihr legt zu zweit einen Garten, ohne ein Wort, und sammelt gemeinsam Punkte.
niwashi-lead-2 = Deine Aufträge sind Formen in der Farbe einer Jahreszeit. Sie erfüllen sich, wenn dein Partner das fehlende Plättchen legt.
niwashi-lead-3 = Achte also darauf, was dein Partner legt und nimmt: Es verrät seine Aufträge. Die Laterne darf auf etwas zeigen, kostet dich aber die ganze Hand.

## Jahreszeiten und Sand
niwashi-letter-h = Frühling
niwashi-letter-n = Sommer
niwashi-letter-a = Herbst
niwashi-letter-f = Winter
niwashi-letter-s = Sand
niwashi-tile = { $first }, { $second }, { $third }
niwashi-wish = { $first } { $second }

## Richtungen
niwashi-aim-n = nach Norden
niwashi-aim-ne = nach Nordosten
niwashi-aim-e = nach Osten
niwashi-aim-se = nach Südosten
niwashi-aim-s = nach Süden
niwashi-aim-sw = nach Südwesten
niwashi-aim-w = nach Westen
niwashi-aim-nw = nach Nordwesten
niwashi-aim-none = in keine Richtung
niwashi-way-e = nach Osten
niwashi-way-s = nach Süden
niwashi-way-w = nach Westen
niwashi-way-n = nach Norden

## A cell of the table, by its way from the middle
niwashi-cell = { $side ->
    [left] { $columns } links{ $height ->
        [up] , { $rows } oben
        [down] , { $rows } unten
       *[level] {""}
    }
    [right] { $columns } rechts{ $height ->
        [up] , { $rows } oben
        [down] , { $rows } unten
       *[level] {""}
    }
   *[middle] { $height ->
        [up] { $rows } oben
        [down] { $rows } unten
       *[level] der Mitte
    }
}
niwashi-cell-notation = { $cell }

## Optionen
niwashi-option-tiles = Die Gartenplättchen
niwashi-tiles-standard = die üblichen, mit höchstens einem Sandfeld
niwashi-tiles-all_different = drei verschiedene Farben auf jedem Plättchen: schwerer
niwashi-option-shapes = Die sechs Formen der Aufträge
niwashi-web-shapes-left = { $count ->
    [0] Um eine zu tauschen, nimm zuerst eine andere weg.
    [one] Wähle noch eine.
   *[other] Wähle noch { $count }.
}
niwashi-option-older_tile_counts = Das letzte Plättchen deines Partners erfüllt Aufträge, egal wie lange es schon liegt
niwashi-option-refill_to_three = Nach dem Legen so lange ziehen, bis die Hand wieder voll ist
niwashi-option-journey = Ein Garten der Reise
niwashi-option-starter = Wer beginnt

## Die Gärten der Reise
niwashi-journey-none = keine Reise
niwashi-journey-temple-gate = Das Tempeltor
niwashi-journey-walled-court = Der ummauerte Hof
niwashi-journey-mossy-rocks = Bemooste Felsen
niwashi-journey-long-gallery = Der lange Wandelgang
niwashi-journey-raked-sand = Geharkter Sand
niwashi-journey-one-flame = Kleine Flamme
niwashi-journey-two-hands = Zwei auf der Hand
niwashi-journey-drifting-leaves = Treibendes Laub
niwashi-journey-pond-and-island = Teich und Insel
niwashi-journey-silent-moon = Der stille Mond

## Fehler
niwashi-tile-unknown = { $tile } ist kein Gartenplättchen. Ein Plättchen hat drei Felder aus h (Frühling), n (Sommer), a (Herbst), f (Winter), s (Sand), höchstens eines davon Sand und nicht alle gleich, etwa hna.
niwashi-tile-reversed = { $tile } wird vom anderen Ende her geschrieben: { $name }.
niwashi-wish-unknown = { $wish } ist kein Auftrag. Ein Auftrag ist eine Jahreszeit h n a f und eine der Formen { $shapes }, etwa hT.
niwashi-cell-unknown = { $cell } ist keine Zelle. Spalten heißen a bis z und aa bis bk, Zeilen 1 bis 63; die Mitte des Tisches ist af32.
niwashi-place-unknown = Auf „{ $place }“ kann die Laterne nicht stehen. Sie steht auf einer Zelle wie af32, auf display1.1 bis display3.3, auf aid. mit einer von { $shapes }, auf pile oder auf discard.
niwashi-direction-unknown = { $text } ist keine Richtung für ein Plättchen. Richtungen sind { $known }.
niwashi-aim-unknown = { $text } ist keine Richtung für die Laterne. Richtungen sind { $known }, dabei heißt - keine.
niwashi-note = „{ $note }“ geht zu dieser Entscheidung nicht: Hier spricht niemand. Bei der Laterne sagt x=31.20 y=30.50, wo genau sie steht, und angle=74, wohin sie zeigt, in Grad von 0 bis 359.
niwashi-note-place = „{ $note }“ liegt nicht auf { $place }. Auf einer Zelle zählen x und y die Zellen von links und von oben; überall sonst steht on={ $place } davor, und beide sind Anteile von 0 bis 1.
niwashi-note-aim = Ein Winkel von { $angle } Grad zeigt nicht nach { $direction }. Er zählt im Uhrzeigersinn von Norden; zeigt die Laterne nirgendwohin, lass ihn weg.
niwashi-draw-unknown = { $text } kann man nicht ziehen. Schreib +1, +2 oder +3 für ein Plättchen der Auslage, +d für den Ablagestapel.
niwashi-draw-other = { $text }: Dort liegt ein anderes Plättchen.
niwashi-deal-parts = Vorgegeben werden zwei Teile, alle Plättchen und alle Aufträge in der Reihenfolge des Austeilens; hier sind es { $count }.
niwashi-deal-tiles = Das sind nicht die 62 Plättchen des Satzes „{ $tiles }“. Es fehlen: { $missing }. Zu viel sind: { $extra }.
niwashi-deal-wishes = Das sind nicht die 24 Aufträge, jeder einmal.
niwashi-tile-too-often = Von diesen Plättchen liegen mehr da, als es gibt: { $tiles }.
niwashi-wish-twice = { $wish } kommt doppelt vor; jeden Auftrag gibt es einmal.
niwashi-refuse-over = die Partie ist zu Ende.
niwashi-refuse-no-lantern = { $count ->
    [0] in diesem Garten gibt es keine Laterne.
   *[other] die Laterne ist aufgebraucht: In diesem Garten dürft ihr sie { $count }-mal bewegen.
}
niwashi-refuse-no-placement = { $tile } lässt sich nirgends legen.
niwashi-refuse-no-tile = das ist kein Plättchen. Du hast { $hand }.
niwashi-refuse-not-in-hand = { $tile } ist nicht auf deiner Hand. Du hast { $hand }.
niwashi-refuse-no-cell = wähle eine Zelle des Tisches für das erste Feld des Plättchens.
niwashi-refuse-no-direction = ein Plättchen läuft von seinem ersten Feld nach e, s, w oder n.
niwashi-refuse-edge = von { $cell } aus läge das Plättchen über den Rand des Tisches hinaus.
niwashi-refuse-covers-none = von { $cell } aus würde das Plättchen kein Feld überdecken; eines oder zwei müssen es sein.
niwashi-refuse-covers-all = von { $cell } aus würde das Plättchen drei Felder überdecken; erlaubt sind eines oder zwei.
niwashi-refuse-same-backwards = dieses Plättchen ist von beiden Enden gleich: Leg es vom ersten Feld nach e oder s.
niwashi-refuse-plot = in diesem Garten darf auf { $cell } kein Plättchen liegen.
niwashi-refuse-sand = in diesem Garten bleibt Sand offen: { $cell } darf nicht überdeckt werden.
niwashi-refuse-no-draw = zieh ein Plättchen der Auslage oder das oberste vom Ablagestapel.
niwashi-refuse-empty-place = Platz { $place } der Auslage ist leer.
niwashi-refuse-discard-empty = der Ablagestapel ist leer.
niwashi-refuse-discard-closed = in diesem Garten bleibt der Ablagestapel zu.
niwashi-refuse-not-special = der Ablagestapel ist nur offen, wenn du ein Feld mit derselben Farbe überdeckt hast.
niwashi-refuse-no-display = Platz { $place } der Auslage ist leer; dort kann die Laterne kein Plättchen markieren.
niwashi-refuse-no-aim = die Laterne zeigt in eine von acht Richtungen oder in keine.

## Was geschieht, in Worten
niwashi-tell-lay = { $who } legt { $tile } ({ $cell }, { $way }).
niwashi-tell-lay-notation = { $who } legt { $name } von { $cell } aus { $way }.
niwashi-tell-lay-you = Du legst { $tile } ({ $cell }, { $way }).
niwashi-tell-lay-you-notation = Du legst { $name } von { $cell } aus { $way }.
niwashi-tell-special = Gleiches auf Gleiches.
niwashi-tell-take = { $who } nimmt { $tile } aus der Auslage.
niwashi-tell-take-you = Du nimmst { $tile } aus der Auslage.
niwashi-tell-take-discard = { $who } nimmt { $tile } vom Ablagestapel.
niwashi-tell-take-discard-you = Du nimmst { $tile } vom Ablagestapel.
niwashi-tell-lantern = { $who } greift zur Laterne.
niwashi-tell-lantern-you = Du greifst zur Laterne.
niwashi-tell-place = { $who } stellt sie auf { $place }.
niwashi-tell-place-you = Du stellst sie auf { $place }.
niwashi-tell-aim = Sie zeigt { $aim }.
niwashi-tell-discard = { $who } legt { $tile } ab.
niwashi-tell-discard-you = Du legst { $tile } ab.
niwashi-tell-remove = { $tile } scheidet aus dem Spiel aus.
niwashi-tell-lift = Die Laterne war im Weg und kommt zurück an ihren Platz.
niwashi-tell-fulfil = { $who } deckt einen erfüllten Auftrag auf: { $wish }.
niwashi-tell-fulfil-you = Du deckst einen erfüllten Auftrag auf: { $wish }.
niwashi-tell-wish = { $who } zieht einen neuen Auftrag.
niwashi-tell-wish-you = Du ziehst einen neuen Auftrag: { $wish }.
niwashi-tell-end-no-tile = { $who } hat kein Plättchen mehr: Der Garten ist fertig.
niwashi-tell-end-no-tile-you = Du hast kein Plättchen mehr: Der Garten ist fertig.
niwashi-tell-end-no-move = { $who } kann nichts legen und hat keine Laterne mehr: Der Garten ist fertig.
niwashi-tell-end-no-move-you = Du kannst nichts legen und hast keine Laterne mehr: Der Garten ist fertig.
niwashi-tell-end-all-fulfilled = Alle Aufträge sind erfüllt!
niwashi-tell-score = { $points ->
    [one] { $points } Auftrag erfüllt
   *[other] { $points } Aufträge erfüllt
}: { $grade ->
    [all] der vollkommene Garten
    [challenge] ein Meistergarten
    [good] ein schöner Garten
    [respectable] ein achtbarer Garten
   *[quiet] ein stiller Anfang
}.
niwashi-tell-target = { $reached ->
    [yes] { $garden }: Das Ziel von { $target } ist erreicht.
   *[no] { $garden }: Das Ziel war { $target }.
}

## Wo die Laterne steht
niwashi-place-display = das Feld { $field } von { $tile } in der Auslage
niwashi-place-display-notation = Feld { $letter } von Plättchen { $name } (Auslageplatz { $number })
niwashi-place-aid = die Form { $shape } auf der Spielhilfe
niwashi-place-pile = den Nachziehstapel
niwashi-place-discard = den Ablagestapel
niwashi-place-cell = ein Feld { $field } ({ $cell })
niwashi-place-cell-notation = { $cell } ({ $field })
niwashi-place-ground = freien Boden ({ $cell })
niwashi-place-ground-notation = { $cell }
niwashi-place-rest = ihren Platz neben dem Nachziehstapel

## Beschriftung des Bretts
niwashi-label-display = Auslage
niwashi-label-discard = Ablagestapel
niwashi-label-pile = Nachziehstapel
niwashi-label-lantern = Laterne
niwashi-label-fulfilled = { $who } hat erfüllt
niwashi-label-fulfilled-you = du hast erfüllt
niwashi-label-hand = deine Plättchen
niwashi-label-wishes = deine Aufträge
niwashi-label-known = { $who } nahm
niwashi-label-known-you = du nahmst
niwashi-board-pile = { $count } Plättchen

## Spielen im Terminal
niwashi-key-turn = drehen
niwashi-key-zoom = Zoom
niwashi-key-aid = Formen
niwashi-ask-tile = Wähle ein Plättchen zum Legen oder die Laterne.
niwashi-ask-cell = Wohin damit? Bewege es, dreh es, leg es hin.
niwashi-ask-cell-notation = Wohin mit { $tile }? Bewege es über den Garten, dreh es, leg es hin.
niwashi-ask-direction = Wohin soll es laufen?
niwashi-ask-direction-notation = Wohin soll { $tile } von { $cell } aus laufen?
niwashi-ask-draw = Zieh ein Plättchen aus der Auslage.
niwashi-ask-draw-special = Gleiches auf Gleiches: Zieh aus der Auslage oder vom Ablagestapel.
niwashi-ask-place = Wohin mit der Laterne?
niwashi-ask-aim = Wohin soll die Laterne zeigen?
niwashi-ask-discard = Welches Plättchen kommt als nächstes auf den Ablagestapel? Das letzte liegt oben.
niwashi-choice-tile = { $tile } legen
niwashi-choice-lantern = die Laterne bewegen: Deine Hand geht, die ganze Auslage kommt
niwashi-choice-cell = { $cell }: { $ways }
niwashi-choice-lay = { $tile } von { $cell } { $way }, über { $covered }.
niwashi-choice-lay-notation = { $name } von { $cell } { $way }, über { $covered }.
niwashi-choice-lifts = Die Laterne kommt an ihren Platz.
niwashi-choice-draw-display = { $tile } ziehen
niwashi-choice-draw-discard = { $tile } vom Ablagestapel ziehen
niwashi-choice-place = auf { $place }
niwashi-choice-aim = { $aim }
niwashi-choice-discard = { $tile } ablegen
niwashi-ghost-no = So kann { $tile } von { $cell } aus nicht liegen. Enter sagt, warum.
niwashi-board-fulfilled = erfüllt
niwashi-board-of = { $count } von { $target }
niwashi-board-aid = Spielhilfe
niwashi-board-stock = Stapel { $count }
niwashi-board-discard = Ablage { $count }
niwashi-board-left = noch { $count }
niwashi-short-display = Auslage
niwashi-short-aid = Form
niwashi-short-pile = auf dem Nachziehstapel
niwashi-short-discard = auf dem Ablagestapel
niwashi-short-rest = an ihrem Platz
niwashi-help-keys =
    1 2 3 wählen ein Plättchen, l die Laterne. Pfeile bewegen das Plättchen über den Garten, Tab springt von einem
    möglichen Platz zum nächsten, r und R drehen, Enter legt. Zeichen auf dem Plättchen: ○ freier Boden, ▼ überdeckt
    ein Feld, = überdeckt dieselbe Farbe, × nicht erlaubt. z + - zoomen, Umschalt und Pfeile verschieben, c zeigt den
    ganzen Garten. Mit der Maus: Zieh am Garten, um ihn zu verschieben; das Rad dreht ein Plättchen auf der Hand und
    zoomt sonst; auch die rechte Taste dreht.
niwashi-score = { $points ->
    [one] { $points } Auftrag erfüllt
   *[other] { $points } Aufträge erfüllt
}
niwashi-score-target = { $garden }: { $points } von { $target } Aufträgen
niwashi-open-tile = Der Garten beginnt mit { $tile }.
niwashi-open-begin = { $who } fängt an.
niwashi-open-begin-you = Du fängst an.
niwashi-open-shapes = Die Formen: { $shapes }.
niwashi-line-last = { $who } hat zuletzt { $tile } gelegt, auf { $cells }.
niwashi-line-last-notation = { $who } hat zuletzt { $name } gelegt, auf { $cells }.
niwashi-line-last-you = Du hast zuletzt { $tile } gelegt, auf { $cells }.
niwashi-line-last-you-notation = Du hast zuletzt { $name } gelegt, auf { $cells }.
niwashi-line-run = { $start }: { $fields }
niwashi-line-run-notation = { $column }: { $fields }
niwashi-line-row = { $height ->
    [up] Zeile { $rows } nach oben
    [down] Zeile { $rows } nach unten
   *[level] Mittlere Zeile
}, ab { $fields }.
niwashi-line-row-notation = Zeile { $row }, ab { $fields }.
niwashi-line-discard = Ablagestapel: { $count } Plättchen, oben { $tile }.
niwashi-line-lantern = Die Laterne wurde auf { $place } gestellt und zeigt { $aim }.
niwashi-line-left = { $count ->
    [0] Bewegen könnt ihr sie nicht mehr.
    [one] Bewegen könnt ihr sie noch einmal.
   *[other] Bewegen könnt ihr sie noch { $count }-mal.
}
niwashi-line-corners = Plättchen liegen zwischen { $first } und { $last }.
niwashi-line-blocked = Kein Plättchen darf auf { $cells } liegen.
niwashi-ban-cover-sand = Sand bleibt offen.
niwashi-ban-discard-hand = Eine für die Laterne abgegebene Hand scheidet aus dem Spiel aus.
niwashi-ban-draw-discard = Der Ablagestapel bleibt zu.
niwashi-line-shape = { $shape ->
    [F] F, drei in einer Reihe, eines über der Mitte und rechts davon noch eines, eines unter der Mitte.
    [I] I, fünf in einer Reihe.
    [L] L, vier in einer Reihe und am Ende eines im rechten Winkel.
    [N] N, zwei in einer Reihe und daneben drei, die dort weitergehen, wo sie enden.
    [P] P, ein Quadrat aus vier und eines mehr an einer Seite.
    [T] T, ein Balken aus drei mit einem Stiel aus zweien in der Mitte.
    [U] U, drei in einer Reihe und an beiden Enden eines nach oben.
    [V] V, zwei Arme aus drei mit einer gemeinsamen Ecke.
    [W] W, eine Treppe aus fünf.
    [X] X, ein Kreuz: ein Feld und seine vier Nachbarn.
    [Y] Y, vier in einer Reihe und eines neben dem zweiten.
   *[Z] Z, drei in einer Reihe und an beiden Enden eines, nach verschiedenen Seiten.
}
niwashi-tell-hidden = Was noch verborgen war:
niwashi-label-open = { $who } wünschte noch
niwashi-label-open-you = du wünschtest noch
niwashi-label-held = { $who } hielt
niwashi-label-held-you = du hieltest
niwashi-line-chosen = wird jetzt gelegt: { $tile }.
niwashi-line-chosen-at = wird jetzt gelegt: { $tile }, von { $cell } aus.
niwashi-line-shapes = Formen: { $shapes }
niwashi-line-wishes = deine Aufträge: { $wishes }
niwashi-line-wish = { $wish }: { $shape }

## roji draw
niwashi-draw-title = Ein Garten aus { $count } Plättchen, { $points ->
    [one] { $points } Auftrag erfüllt
   *[other] { $points } Aufträge erfüllt
}
niwashi-draw-lantern = Laterne auf { $place }

## Im Browser
niwashi-web-garden = Der Garten. Pfeiltasten verschieben den Ausschnitt.
niwashi-web-keys = r dreht · n und p gehen von Platz zu Platz · + und - zoomen
niwashi-web-nearer = Näher heran
niwashi-web-farther = Weiter weg
niwashi-web-whole = Der ganze Garten
niwashi-web-turn = Drehen
niwashi-web-turn-left = Andersherum drehen
niwashi-web-before = Der mögliche Platz davor
niwashi-web-after = Der nächste mögliche Platz
niwashi-web-lay = Legen
niwashi-web-put-back = Zurücklegen
niwashi-web-put-back-tile = { $tile } zurücknehmen
niwashi-web-no = So kann es von { $cell } aus nicht liegen.
niwashi-web-no-here = So kann es nicht liegen.
niwashi-web-special = Gleiches auf Gleiches: Du darfst auch vom Ablagestapel ziehen.
niwashi-web-nowhere = In keine Richtung zeigen
niwashi-web-set-down = Hinstellen
niwashi-web-wishes = Aufträgen
niwashi-web-done = Erfüllte Aufträge
niwashi-web-stack = { $who } hat noch { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}.
niwashi-web-stack-you = Du hast noch { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}.
niwashi-web-holds = { $who } hält
niwashi-web-holds-you = Du hältst
niwashi-web-laid = { $who } legte
niwashi-web-laid-you = Du legtest
niwashi-web-took = und nahm
niwashi-web-took-you = und nahmst
niwashi-web-lit = { $who } bewegte die Laterne
niwashi-web-lit-you = Du bewegtest die Laterne
niwashi-web-meant = Die Laterne meinte
niwashi-web-language = Die Sprache der Laterne
niwashi-web-language-lead = In diesem Garten spricht niemand. Aber eine Laterne sagt in einem Zug, was Plättchen erst nach vielen Zügen andeuten. So spricht und versteht Roji sie.
niwashi-web-on-shape = Auf einer Form nennt sie einen Auftrag
niwashi-web-reads = { $angle ->
    [0] Nach oben: { $season }
    [90] Nach rechts: { $season }
    [180] Nach unten: { $season }
   *[270] Nach links: { $season }
}
niwashi-web-on-field = Auf einem Feld nur die Jahreszeit
niwashi-web-reads-field = Im Garten oder in der Auslage, wohin sie auch zeigt: hier { $season }.
niwashi-web-elsewhere = Sonst sagt sie nichts
niwashi-web-reads-nothing = Auf einem Stapel oder neben dem Garten bedeutet die Laterne nichts.
niwashi-web-pays = Wann sie sich lohnt
niwashi-web-pays-more = Sie kostet einen Zug und deine ganze Hand. Einmal je Partie ist genug: für einen Auftrag, der fast fertig ist und den deine Plättchen noch nicht verraten haben. Solange du einen Auftrag deines Partners erfüllen kannst, tu lieber das.
niwashi-web-otherwise = Wenn du es anders siehst
niwashi-web-otherwise-more = Niemand muss diese Sprache sprechen. Roji nimmt deine Laterne als guten Hinweis, nie als Versprechen, und traut ihr mehr, wenn sie einmal recht hatte. Rührst du sie nie an, liest Roji allein deine Plättchen.
niwashi-web-turns = Wer sich was wünschte, Zug um Zug
niwashi-web-turns-more = Die Balken zeigen, für wie wahrscheinlich ein aufmerksamer Partner jeden Auftrag nach dem Zug halten konnte, allein nach Plättchen und Laterne.
niwashi-web-wished = { $who } wünschte sich
niwashi-web-wished-you = du wünschtest dir
niwashi-web-likely = für den Partner zu { $percent } Prozent wahrscheinlich
niwashi-web-journey = Die Reise
niwashi-web-journey-more = Zehn Gärten, jeder mit eigenen Regeln. Erreich das Ziel des einen, mit wem du willst, und auf diesem Gerät ist der Weg zum nächsten frei.
niwashi-web-target = { $target } Aufträge zu erfüllen
niwashi-web-reached = erreicht: { $points } Aufträge, { $target } waren das Ziel
niwashi-web-locked = Noch im Nebel
niwashi-web-bounds = Mauern um { $wide } mal { $high } Zellen.
niwashi-web-rocks = { $count } Felsen.
niwashi-web-lanterns = { $count ->
    [0] Keine Laterne.
   *[other] { $count } Laternen für beide.
}
niwashi-web-hand = { $count } Plättchen auf der Hand.
niwashi-figure-turned = Dreimal dieselbe Form
niwashi-figure-cover = Links überdeckt das Plättchen ein Feld, rechts zwei.
niwashi-figure-lantern = Die Laterne auf einem Sommerfeld, sie zeigt nach rechts
niwashi-figure-special = Herbst kommt auf Herbst: Auch der Ablagestapel ist offen.

# Warum eine Entscheidung gut ist
niwashi-why-shows = Zeigt { $wish }{ $count ->
    [one] {""}
   *[other] {" "}(und zusammen { $count } Formen)
}: Soweit seine Entscheidungen es verraten, hat dein Partner diesen Auftrag mit { $chance } % auf der Hand.
niwashi-why-near = Deinem Auftrag { $wish } fehlt dann ein Feld.
niwashi-why-builds = Bringt deinen Auftrag { $wish } auf { $have } von 5 Feldern.
niwashi-why-lies = Dein Auftrag { $wish } liegt dann vollständig da; er erfüllt sich, sobald dein Partner eines seiner Felder mit derselben Jahreszeit überdeckt.
niwashi-why-offers = Bringt { $wish } auf 4 von 5 Feldern: Soweit seine Entscheidungen es verraten, hat dein Partner diesen Auftrag mit { $chance } % auf der Hand.
niwashi-why-waits = Zeigt nichts, was dein Partner wahrscheinlich auf der Hand hat, und bringt keinen deiner Aufträge näher.
niwashi-why-all = Damit kommen alle Aufträge zusammen am weitesten: deine, die deines Partners, soweit zu ahnen, und die noch zu ziehenden.
niwashi-why-tile = { $count ->
    [0] Kein Feld dieses Plättchens hat eine Jahreszeit deiner Aufträge.
    [one] Ein Feld dieses Plättchens hat eine Jahreszeit deiner Aufträge.
   *[other] { $count } Felder dieses Plättchens haben Jahreszeiten deiner Aufträge.
}
niwashi-why-cell = Von hier aus lässt sich das Plättchen auf mehrere Arten legen.
niwashi-why-discard = { $count ->
    [0] Kein Feld dieses Plättchens hat eine Jahreszeit deiner Aufträge.
    [one] Nur ein Feld dieses Plättchens hat eine Jahreszeit deiner Aufträge.
   *[other] Alle deine Plättchen müssen weg; { $count } Felder dieses Plättchens haben Jahreszeiten deiner Aufträge.
}
niwashi-why-lantern = Die Laterne kann deinem Partner etwas sagen; sie kostet { $count ->
    [one] das Plättchen
   *[other] die { $count } Plättchen
} auf deiner Hand.
niwashi-advice-means = Die Zahl sagt, wie viele Aufträge deines Partners sich sofort erfüllen, soweit seine Entscheidungen sie verraten; ± ist die Standardabweichung. Für die Reihenfolge zählt auch, wie weit deine eigenen Aufträge kommen.
niwashi-analyse-behind = Eine Zahl sagt, wie viele Aufträge des Partners ein Plättchen voraussichtlich sofort erfüllt hat, so wie „{ $bot }“ diese Aufträge aus den Entscheidungen davor liest. Dazu kommt, wie viel näher die eigenen Aufträge und die des Partners rücken; durchgespielt wird nichts. Für Ziehen, Ablegen und die Laterne gibt es keine Zahlen.

## Die Aufgabe des Tages
niwashi-problem-task = Erfülle den Auftrag der Laterne: { $wish }.
niwashi-problem-why = Der Auftrag deines Partners ist erfüllt: { $wish }.
