# roji analyse
cli-analyse = Sagen, was der stärkste Bot von jeder Entscheidung einer aufgezeichneten Partie hält: Fehler, was sie kosten, was besser war und warum.
cli-opt-analyse-seat = nur die Entscheidungen dieses Platzes ansehen
cli-opt-analyse-sims = Simulationen oder Stellungen für eine Entscheidung, wo der Bot sucht
cli-opt-analyse-svg = die Kurve der Partie in diese SVG-Datei zeichnen
analyse-progress = Denkt nach
analyse-title = Analyse: { $game }
analyse-behind-simulations = Hinter jeder Zahl stehen { $count } Simulationen von „{ $bot }“ für jede Entscheidung, aus dem, was ihr Platz damals wissen konnte.
analyse-behind-positions = „{ $bot }“ hat für jede Entscheidung { $count } Stellungen betrachtet, und ebenso viele Züge weit das, was gespielt wurde. Eine Aussicht ist seine Schätzung der Stellung, die daraus wird.
analyse-behind-reading = Eine Zahl sagt, wie viele Punkte eine Entscheidung voraussichtlich sofort gebracht hat, so wie „{ $bot }“ die Entscheidungen davor liest. Durchgespielt wird nichts, und für manche Entscheidungen gibt es keine Zahlen.
analyse-where = Runde { $round }, Entscheidung { $number },
analyse-cost = kostet { $cost } % vom Sieg ± { $doubt } ({ $after } % statt { $before } %).
analyse-cost-points = kostet sofort oder bald { $cost } Punkte (erwartet { $after } statt { $before }).
analyse-better = Besser: { $choice }.
analyse-better-turn = Besser: { $choice } ({ $turn }).
analyse-none = Nichts anzumerken: Keine Entscheidung war deutlich schlechter als die beste.
analyse-column-seat = Platz
analyse-column-decisions = Entscheidungen
analyse-column-mean = Kosten im Mittel in %
analyse-column-mean-points = Kosten im Mittel in Punkten
analyse-column-inaccuracy = Ungenauigkeiten
analyse-column-mistake = Fehler
analyse-column-blunder = Grobe Fehler
analyse-column-other = Anders, ohne Zahl
analyse-marks = Ab { $inaccuracy } % Ungenauigkeit, ab { $mistake } % Fehler, ab { $blunder } % grober Fehler.
analyse-marks-points = Ab { $inaccuracy } Punkten Ungenauigkeit, ab { $mistake } Fehler, ab { $blunder } grober Fehler.
analyse-sure = Was eine Anmerkung zu verdienen scheint, wird noch einmal zehnmal so lange bedacht und länger; angemerkt wird es nur, wenn die Kosten dabei bleiben und wenigstens das Dreifache ihres ± betragen: des Standardfehlers oder des Abstands zweier Blicke.
analyse-forced = Entscheidungen ohne Wahl bleiben weg.
analyse-drawn = Die Kurve liegt in { $path }.
analyse-across-rounds = Runde
analyse-across-decisions = Entscheidung
analyse-told-line = { $who }: am Anfang { $first }, am Ende { $last }.
analyse-told-marks = { $who }: { $inaccuracy ->
    [one] { $inaccuracy } Ungenauigkeit
   *[other] { $inaccuracy } Ungenauigkeiten
}, { $mistake } Fehler, { $blunder ->
    [one] { $blunder } grober Fehler
   *[other] { $blunder } grobe Fehler
}.
why-other = Das schnitt in den gedachten Partien am besten ab.
why-better = { $gap } % besser als: { $versus }.
why-worse = { $gap } % schlechter als: { $versus }.
why-better-points = { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} besser als: { $versus }.
why-worse-points = { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
} schlechter als: { $versus }.
why-tie = Soweit sich sagen lässt, ebenso gut: { $versus }.
