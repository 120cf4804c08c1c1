# roji analyse
cli-analyse = Say what the strongest bot thinks of every decision of a recorded match: mistakes, what they cost, what was better and why.
cli-opt-analyse-seat = look at the decisions of this seat alone
cli-opt-analyse-sims = simulations or positions for a decision, where the bot searches
cli-opt-analyse-svg = draw the curve of the match into this SVG file
analyse-progress = Thinking
analyse-title = Analysis: { $game }
analyse-behind-simulations = Behind every figure stand { $count } simulations by “{ $bot }” for each decision, from what its seat could know then.
analyse-behind-positions = “{ $bot }” looked at { $count } positions for each decision, and as many turns ahead for what was played. A chance is its estimate of the position that comes of it.
analyse-behind-reading = A figure is how many points a decision was likely to bring at once, as “{ $bot }” read the decisions before. Nothing is played out, and some decisions have no figure.
analyse-where = Round { $round }, decision { $number },
analyse-cost = costs { $cost } % of the win ± { $doubt } ({ $after } % instead of { $before } %).
analyse-cost-points = costs { $cost } points, at once or soon ({ $after } instead of { $before } expected).
analyse-better = Better: { $choice }.
analyse-better-turn = Better: { $choice } ({ $turn }).
analyse-none = Nothing to mark: no decision was clearly worse than the best.
analyse-column-seat = Seat
analyse-column-decisions = Decisions
analyse-column-mean = Mean cost in %
analyse-column-mean-points = Mean cost in points
analyse-column-inaccuracy = Inaccuracies
analyse-column-mistake = Mistakes
analyse-column-blunder = Blunders
analyse-column-other = Different, without a figure
analyse-marks = From { $inaccuracy } % on, a decision is marked as an inaccuracy, from { $mistake } % as a mistake, from { $blunder } % as a blunder.
analyse-marks-points = From { $inaccuracy } points on, a decision is marked as an inaccuracy, from { $mistake } as a mistake, from { $blunder } as a blunder.
analyse-sure = What seems to deserve a mark is thought about again, ten times as long and more; it is marked only if the cost holds and is at least three times its ±: the standard error, or how far two looks differ.
analyse-forced = Decisions without a choice are left out.
analyse-drawn = The curve is in { $path }.
analyse-across-rounds = Round
analyse-across-decisions = Decision
analyse-told-line = { $who }: { $first } at the beginning, { $last } at the end.
analyse-told-marks = { $who }: { $inaccuracy ->
    [one] { $inaccuracy } inaccuracy
   *[other] { $inaccuracy } inaccuracies
}, { $mistake ->
    [one] { $mistake } mistake
   *[other] { $mistake } mistakes
}, { $blunder ->
    [one] { $blunder } blunder
   *[other] { $blunder } blunders
}.
why-other = It did best in the imagined matches.
why-better = { $gap } % better than: { $versus }.
why-worse = { $gap } % worse than: { $versus }.
why-better-points = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} better than: { $versus }.
why-worse-points = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} worse than: { $versus }.
why-tie = As good, as far as can be told: { $versus }.
