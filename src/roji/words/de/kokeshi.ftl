# Kokeshi und Samurai
kokeshi-title = Niwa - Kokeshi und Samurai
menu-kokeshi = Wettlauf im Garten; jede Perle macht einen Freund reich.
menu-name-kokeshi = Kokeshi und Samurai
menu-facts-kokeshi = 2 Personen · 15 min
kokeshi-first = Deine erste Partie spielst du im Innenhof, dort ist der Weg am kürzesten.
kokeshi-lead-1 = Bring eine deiner Figuren auf die andere Basis, bevor jemand deine erreicht.
kokeshi-lead-2 = Eine Figur überquert Linien in der Farbe der obersten Perle auf ihrem Kopf.
kokeshi-lead-3 = Jede benutzte Perle geht an eine andere deiner Figuren: Wer vorausläuft, macht die anderen reich.

## Gärten
kokeshi-garden-standard = Standardgarten
kokeshi-garden-hourglass = Sanduhr
kokeshi-garden-ring = Ring
kokeshi-garden-courtyard = Innenhof
kokeshi-garden-bridge = Brücke
kokeshi-garden-ponds = Zwei Teiche
kokeshi-garden-stream = Bach
kokeshi-garden-own = Ein eigener Garten

## Figuren und Perlen
kokeshi-people-kokeshi = Kokeshi
kokeshi-people-samurai = Samurai
kokeshi-bead-p = rosa
kokeshi-bead-g = grün
kokeshi-bead-o = orange

## Optionen
kokeshi-option-garden = Der Garten
kokeshi-option-max_turns = Unentschieden nach so vielen Zügen beider zusammen (0: ohne Grenze)
kokeshi-option-starter = Wer beginnt

## Gärten, die man nicht legen kann
kokeshi-garden-entry = „{ $entry }“ ist kein Plättchen. Schreib Mitte und sechs Linien, etwa „2,-1 221100“, und hinter eine Basis „first“ oder „second“.
kokeshi-garden-count = K-B3: Ein Garten hat 12 Plättchen; dieser hat { $count }.
kokeshi-garden-colours = K-B2: Das Plättchen { $tile } braucht zwei Linien jeder Farbe, 0, 1 und 2.
kokeshi-garden-no-tile = K-B2: Kein Plättchen hat die Linien von { $tile }. Es gibt 200121, 221100, 021102, 021012, 210012 und 121020, jedes zweimal und jedes auch um eine halbe Drehung gedreht.
kokeshi-garden-half-lines = K-B2: Das Plättchen { $tile } liegt verdreht, seine halben Linien treffen nicht auf die der Nachbarn. Dreh es, bis es eine unserer Folgen zeigt oder eine um drei verschobene.
kokeshi-garden-arrangement = K-B2: Plättchen mit den Linien { $lines } gibt es zwei, dieser Garten braucht { $count }.
kokeshi-garden-bases = K-1: Ein Plättchen trägt die Basis „first“ und eines die Basis „second“.
kokeshi-garden-base-tile = K-1: Die Basen sind auf den beiden Plättchen mit den Linien { $lines } und auf keinem anderen; sieh dir { $tile } an.
kokeshi-garden-base-edge = K-B3: Die beiden Plättchen mit Basis liegen Kante an Kante; rück sie auseinander.
kokeshi-garden-twice = K-B3: Auf { $place } liegen zwei Plättchen.
kokeshi-garden-apart = K-B3: Das Plättchen auf { $place } hängt nicht über ganze Kanten mit dem auf { $start } zusammen.

## Fehler
kokeshi-no-deal = In diesem Spiel wird nichts ausgeteilt. Wähle mit der Option starter, wer beginnt, oder stell eine Position auf.
kokeshi-no-space = Ein Feld { $text } gibt es nicht.{ $near ->
    [none] {" "}Die Felder heißen a1 bis { $last }.
   *[other] {" "}Ist { $near } gemeint?
}
kokeshi-no-figurine = Auf { $space } steht keine von deinen Figuren. Deine stehen auf { $own }.
kokeshi-bad-figurine = „{ $text }“ ist keine Figur. Schreib ihr Feld und ihre Perlen, die oberste zuletzt, etwa c4:pg.
kokeshi-state-beads = K-B5: Jeder hat zwei Perlen von jeder Farbe, p, g und o; Platz { $seat } hat { $beads }.
kokeshi-state-twice = K-13: Auf { $space } stehen zwei Figuren.
kokeshi-state-home = K-12: Eine Figur steht auf ihrer eigenen Basis { $space }.
kokeshi-position-syntax = Das ist keine Position: Zeile { $line } ist nicht lesbar. Eine Position ist TOML, etwa turn = 0 und figurines = [["c4:pg", …], […]].
kokeshi-position-garden = „garden“ in einer Position ist der Name eines Gartens oder sein Text.

## Ablehnungen
kokeshi-refuse-over = die Partie ist zu Ende.
kokeshi-refuse-place-first = stell zuerst deine { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Figur neben deine Basis.
kokeshi-refuse-place = { $space } ist kein freies Feld neben deiner Basis. Wähle aus { $free }.
kokeshi-refuse-stop = noch ist keine Figur gezogen.
kokeshi-refuse-stop-home = auf der eigenen Basis darf eine Figur nicht bleiben; sie muss wieder heraus.
kokeshi-refuse-pass-moving = Perlen gibt man statt eines Zuges weiter, nicht mitten darin.
kokeshi-refuse-pass-self = eine Perle geht von einer Figur zu einer anderen.
kokeshi-refuse-pass-empty = diese Figur hat keine Perle abzugeben.
kokeshi-refuse-full = eine Figur trägt höchstens drei Perlen; diese ist voll.
kokeshi-refuse-choose = wähle zuerst die eine Figur, die zieht: { $own }.
kokeshi-refuse-no-jump = die Figur auf { $space } hat keine Perle und niemanden zum Überspringen.
kokeshi-refuse-no-landing = die Figur auf { $space } hat keine Perle, und hinter keinem Nachbarn ist ein Feld zum Landen frei.
kokeshi-refuse-no-crossing = von { $space } aus liegt kein freies Feld hinter einer { $bead ->
    [p] rosa
    [g] grünen
   *[o] orangen
} Linie, oder nur die eigene Basis, aus der kein Weg herausführt.
kokeshi-refuse-no-bead = ohne Perle lässt sich keine Linie überqueren.
kokeshi-refuse-no-line = zwischen { $start } und { $space } ist keine Linie.
kokeshi-refuse-colour = die Linie nach { $space } ist { $line ->
    [p] rosa
    [g] grün
   *[o] orange
}, die oberste Perle { $bead ->
    [p] rosa
    [g] grün
   *[o] orange
}.
kokeshi-refuse-occupied = auf { $space } steht schon jemand.
kokeshi-refuse-receiver = die Perle geht an eine andere Figur, nicht an die, die zieht.
kokeshi-refuse-home = durch die eigene Basis kommst du nur, wenn du sofort wieder herauskannst.
kokeshi-refuse-jump-loaded = springen kann nur eine Figur ohne Perlen.
kokeshi-refuse-jump-home = auf die eigene Basis springt niemand.
kokeshi-refuse-landing = auf { $space } kann ein Sprung nicht enden.

## Was geschieht, in Worten
kokeshi-tell-place = { $who } stellt die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Figur auf { $to }.
kokeshi-tell-place-you = Du stellst die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Figur auf { $to }.
kokeshi-tell-choose = { $who } zieht mit der Figur auf { $at }.
kokeshi-tell-choose-you = Du ziehst mit der Figur auf { $at }.
kokeshi-tell-cross = Über die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Linie nach { $to }; die Perle geht an { $receiver }.
kokeshi-tell-cross-you = Über die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Linie nach { $to }; die Perle geht an { $receiver }.
kokeshi-tell-jump = Mit einem Sprung über { $over } nach { $to }.
kokeshi-tell-jump-you = Mit einem Sprung über { $over } nach { $to }.
kokeshi-tell-pass = { $who } gibt eine { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Perle von { $from } an { $to }.
kokeshi-tell-pass-you = Du gibst eine { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Perle von { $from } an { $to }.
kokeshi-tell-base = { $who } erreicht die andere Basis und gewinnt nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
kokeshi-tell-base-you = Du erreichst die andere Basis und gewinnst nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}.
kokeshi-tell-repetition = Dieselbe Stellung zum dritten Mal: unentschieden nach { $turns } Zügen.
kokeshi-tell-limit = { $turns ->
    [one] { $turns } Zug ist
   *[other] { $turns } Züge sind
} vorbei: unentschieden.
kokeshi-label-figurines = { $who } ({ $people })
kokeshi-label-figurines-you = du ({ $people })

## Am Tisch
kokeshi-key-stop = anhalten
kokeshi-ask-place = Wo beginnt deine { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Figur? Auf einem freien Feld um deine Basis { $base }.
kokeshi-ask-turn = Zieh mit einer Figur oder gib eine Perle weiter. Näher kommen: { $spaces }.
kokeshi-ask-turn-pass = Näher kommt gerade keine Figur. Eine Perle für { $spaces } öffnet eine Linie.
kokeshi-ask-turn-round = Näher kommt gerade keine Figur: mach Platz oder gib eine Perle weiter.
kokeshi-ask-late = Du erreichst die andere Basis nicht mehr rechtzeitig. Halt durch bis zum Unentschieden.
kokeshi-ask-draw = { $left ->
    [one] Mit dem letzten Zug ist keine Basis mehr zu erreichen
   *[other] In den letzten { $left } Zügen ist keine Basis mehr zu erreichen
}: Es wird unentschieden.
kokeshi-ask-cross = Über welche { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Linie, und wer bekommt die Perle?
kokeshi-ask-cross-on = Noch über eine { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Linie, oder hier anhalten.
kokeshi-ask-jump = Sie hat keine Perlen: Wohin springt sie?
kokeshi-ask-jump-on = Ihre Perlen sind verbraucht: springen oder hier anhalten.
kokeshi-ask-stop = Weiter geht es nicht: hier anhalten.
kokeshi-standing = { $garden }  ·  Zug { $number }
kokeshi-board-legend = ¹²³ Überquerungen  ↷ Sprung  ⌂ Basis
kokeshi-board-pass = oder gib ab:
kokeshi-board-stop = hier anhalten
kokeshi-board-back = zurück
kokeshi-board-turn = { $most ->
    [0] Zug { $number }
   *[other] Zug { $number } von { $most }
}
kokeshi-label-more = mehr vom Garten
kokeshi-label-choose = Zieh mit { $at } ({ $stack }): { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} erreichbar
kokeshi-label-cross = Über die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Linie nach { $to }; dann wähle, wer die Perle bekommt.
kokeshi-label-win = { $what } Das gewinnt!
kokeshi-label-empty = { $space } ist frei.
kokeshi-label-base = { $space } ist die Basis von { $who }.
kokeshi-label-base-you = { $space } ist deine Basis.
kokeshi-label-stands = { $space }: eine Figur von { $who }, { $stack }.
kokeshi-label-stands-you = { $space }: deine Figur, { $stack }.
kokeshi-stack-none = keine Perlen
kokeshi-stack = Perlen von oben: { $beads }
kokeshi-choice-place = Stell die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Figur auf { $to }.
kokeshi-choice-choose = Zieh mit der Figur auf { $at }, { $stack }. Der Zug kann enden auf { $ends }.
kokeshi-choice-cross = Über die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Linie nach { $to }; die Perle geht an { $receiver }.
kokeshi-choice-jump = Spring nach { $to }.
kokeshi-choice-stop = Halt hier an.
kokeshi-choice-pass = Gib eine { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Perle von { $from } an { $to }.
kokeshi-end-jump = { $to } mit einem Sprung
kokeshi-page-base = Wer zuerst auf der anderen Basis steht, gewinnt
kokeshi-page-draw = Wenn nichts mehr vorangeht, gewinnt niemand
kokeshi-tell-start = { $who } stellt zuerst auf und beginnt.
kokeshi-tell-start-you = Du stellst zuerst auf und beginnst.

## Der Tisch in Sätzen
kokeshi-line-garden = { $garden }. Deine Basis ist { $own }, die andere { $other }; dazwischen { $count ->
    [one] liegt { $count } Überquerung
   *[other] liegen { $count } Überquerungen
}.
kokeshi-line-turns = { $turns ->
    [0] Noch ist kein Zug gespielt.
    [one] Ein Zug ist gespielt.
   *[other] { $turns } Züge sind gespielt.
}
kokeshi-line-net = Das sind alle Linien des Gartens, Feld für Feld.
kokeshi-line-space = { $space }: { $lines }.
kokeshi-line-figurine = Figur von { $who } auf { $at }, { $stack }, { $count ->
    [one] eine Überquerung
   *[other] { $count } Überquerungen
} von der anderen Basis. Linien: { $lines }.
kokeshi-line-figurine-you = Deine Figur auf { $at }, { $stack }, { $count ->
    [one] eine Überquerung
   *[other] { $count } Überquerungen
} von der anderen Basis. Linien: { $lines }.
kokeshi-line-lines = { $bead ->
    [p] rosa
    [g] grün
   *[o] orange
} nach { $spaces }
kokeshi-line-taken = { $space } (besetzt)
kokeshi-line-waiting = { $who } muss noch aufstellen: { $beads }.
kokeshi-line-waiting-you = Du musst noch aufstellen: { $beads }.
kokeshi-line-moving = Die Figur auf { $at } ist am Zug.

## Perft und Zeichnung
kokeshi-perft-head = { $garden }: Folgen vollständiger Züge, und die verschiedenen Stellungen, zu denen sie führen
kokeshi-perft-line = Tiefe { $depth }: { $sequences } Zugfolgen, { $positions } Stellungen
kokeshi-draw-title = { $garden }, Garten für Kokeshi und Samurai
kokeshi-draw-done = { $path }: { $spaces } Felder, { $lines } Linien, { $distance } Überquerungen von Basis zu Basis.

## Im Browser
kokeshi-label-garden = Der Garten
kokeshi-aim-reach = { $to }: { $count ->
    [one] eine Überquerung
   *[other] { $count } Überquerungen
} entfernt, danach noch { $far } bis zur anderen Basis.
kokeshi-aim-jump = { $to }: { $count ->
    [0] einen Sprung
    [one] eine Überquerung und einen Sprung
   *[other] { $count } Überquerungen und einen Sprung
} entfernt, danach noch { $far } bis zur anderen Basis.
kokeshi-ask-receiver = Nach { $to }. Wer bekommt die { $bead ->
    [p] rosa
    [g] grüne
   *[o] orange
} Perle?
kokeshi-ask-held = Wähle ein markiertes Feld, oder wer die oberste Perle bekommt (+).
kokeshi-ask-held-move = Wähle ein markiertes Feld.
kokeshi-ask-held-pass = Ziehen kann sie gerade nicht. Wer bekommt ihre oberste Perle (+)?
kokeshi-tap-choose = Wähle zuerst eine deiner Figuren.
kokeshi-tap-stuck = Diese hat gerade keine Perlen und kann auch nicht springen.
kokeshi-tap-place = Sie beginnt auf einem der markierten Felder um deine Basis.
kokeshi-tap-far = Das erreicht sie nicht. { $line }
kokeshi-tap-far-empty = Das erreicht sie nicht. Ohne Perlen kann sie nur einen Nachbarn überspringen.
kokeshi-line-kind-p = Eine rosa Perle überquert ein Seil.
kokeshi-line-kind-g = Eine grüne Perle überquert eine Hecke.
kokeshi-line-kind-o = Eine orange Perle überquert einen Bambuszaun.
kokeshi-garden-facts = { $spaces } Felder, { $count } Überquerungen
kokeshi-build = Bau einen Garten
kokeshi-build-more = Leg alle zwölf Teile so, dass die Linien von Teil zu Teil weiterlaufen. Zieh ein Teil, oder wähl es und dann einen freien Platz. Dreh es mit den Knöpfen oder mit R. Ein Kreuz zeigt eine Fuge, die nicht passt.
kokeshi-build-how = So wird gebaut
kokeshi-build-from = Beginn mit
kokeshi-build-clear = Leeren
kokeshi-build-left = Nach links drehen
kokeshi-build-right = Nach rechts drehen
kokeshi-build-away = Wegnehmen
kokeshi-build-free = Freier Platz { $place }
kokeshi-build-tile = { $base ->
    [0] Teil mit der ersten Basis
    [1] Teil mit der zweiten Basis
   *[other] Teil
}{ $place ->
    [none] {" "}neben dem Garten
   *[other] {" "}auf { $place }
}, Linien von rechts gegen den Uhrzeigersinn: { $lines }.{ $wrong ->
    [0] {""}
    [one] {" "}Eine Fuge passt nicht.
   *[other] {" "}{ $wrong } Fugen passen nicht.
}
kokeshi-build-beside = { $count ->
    [0] Alle Teile liegen im Garten.
    [one] Ein Teil ist noch zu legen.
   *[other] { $count } Teile sind noch zu legen.
}
kokeshi-build-ready = Dieser Garten lässt sich spielen: { $spaces } Felder, { $count } Überquerungen von Basis zu Basis.
kokeshi-build-play = Spiel diesen Garten
kokeshi-build-share = Link kopieren
kokeshi-figure-step = Die rosa Perle liegt oben, also hält das Seil nicht auf.
kokeshi-figure-hand-on = Drüben angekommen, geht die rosa Perle an eine andere eigene Figur und liegt dort oben.
kokeshi-figure-leap = A trägt nichts und springt über B: Landen darf sie auf 1, 2 oder 3.
kokeshi-figure-far-leap = Auf 1, 2 und 3 steht jemand: Jetzt darf A auf 4 oder 5 landen.
kokeshi-figure-tile = Ein Gartenplättchen, daneben eines mit einer Basis in der Mitte
kokeshi-figure-behind = Hinter B, von A aus gesehen: 1, 2 und 3. Danach: 4 und 5.

# Warum eine Entscheidung gut ist
kokeshi-why-wins = Gewinnt mit diesem Zug.
kokeshi-why-draws = Beendet die Partie unentschieden.
kokeshi-why-forces = Gewinnt in { $turns } Zügen, was die Gegenseite auch tut.
kokeshi-why-stops = Die Gegenseite könnte mit ihrem nächsten Zug gewinnen; danach kann sie es nicht mehr.
kokeshi-why-late = Die Gegenseite kann trotzdem mit ihrem nächsten Zug gewinnen.
kokeshi-why-lets = Lässt die Gegenseite mit ihrem nächsten Zug gewinnen.
kokeshi-why-nearer = Bringt dich { $less ->
    [one] eine Überquerung
   *[other] { $less } Überquerungen
} näher: noch { $away } bis zur anderen Basis.
kokeshi-why-beads = Gibt deiner vordersten Figur mehr zum Laufen: { $beads ->
    [one] eine Perle
   *[other] { $beads } Perlen
}, noch { $away } Überquerungen.
kokeshi-why-race = Deine vorderste Figur ist { $own ->
    [one] eine Überquerung
   *[other] { $own } Überquerungen
} von der anderen Basis entfernt, die der Gegenseite { $other } von deiner.
kokeshi-why-place = Beginnt { $away } Überquerungen von der anderen Basis.
kokeshi-why-begins = Beginnt { $away } Überquerungen von der anderen Basis; sonst wären es { $more }.
kokeshi-why-closer = Deine vorderste Figur ist dann { $away ->
    [one] eine Überquerung
   *[other] { $away } Überquerungen
} von der anderen Basis entfernt; sonst wären es { $more }.
kokeshi-why-holds = Hält die Gegenseite auf: { $away ->
    [one] eine Überquerung
   *[other] { $away } Überquerungen
} bis zu deiner Basis, sonst { $fewer }.
kokeshi-why-looked = { $turns ->
    [one] Einen Zug vorausgedacht
   *[other] { $turns } Züge vorausgedacht
}, steht nichts anderes besser.

## Die Aufgabe des Tages
kokeshi-problem-task = Gewinne in { $turns } Zügen, was dein Gegenüber auch tut. Wie fängst du an?
