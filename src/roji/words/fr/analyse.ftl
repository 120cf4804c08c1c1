# roji analyse
cli-analyse = Dire ce que le bot le plus fort pense de chaque décision d’une partie enregistrée : les erreurs, leur prix, ce qui était mieux et pourquoi.
cli-opt-analyse-seat = ne regarder que les décisions de cette place
cli-opt-analyse-sims = simulations ou positions par décision, là où le bot cherche
cli-opt-analyse-svg = dessiner la courbe de la partie dans ce fichier SVG
analyse-progress = Réflexion
analyse-title = Analyse : { $game }
analyse-behind-simulations = Derrière chaque chiffre, il y a { $count } simulations de « { $bot } » par décision, à partir de ce que sa place pouvait savoir alors.
analyse-behind-positions = « { $bot } » a examiné { $count } positions par décision, et autant de tours d’avance pour ce qui a été joué. Une chance est son estimation de la position qui en résulte.
analyse-behind-reading = Un chiffre est le nombre de points qu’une décision devait rapporter tout de suite, d’après la lecture que « { $bot } » faisait des décisions d’avant. Rien n’est joué jusqu’au bout, et certaines décisions n’ont pas de chiffre.
analyse-where = Manche { $round }, décision { $number },
analyse-cost = coûte { $cost } % de la victoire ± { $doubt } ({ $after } % au lieu de { $before } %).
analyse-cost-points = coûte { $cost } points, tout de suite ou bientôt ({ $after } attendus au lieu de { $before }).
analyse-better = Mieux : { $choice }.
analyse-better-turn = Mieux : { $choice } ({ $turn }).
analyse-none = Rien à marquer : aucune décision n’était nettement moins bonne que la meilleure.
analyse-column-seat = Place
analyse-column-decisions = Décisions
analyse-column-mean = Coût moyen en %
analyse-column-mean-points = Coût moyen en points
analyse-column-inaccuracy = Imprécisions
analyse-column-mistake = Erreurs
analyse-column-blunder = Bévues
analyse-column-other = Différent, sans chiffre
analyse-marks = À partir de { $inaccuracy } %, une décision est marquée comme imprécision, à partir de { $mistake } % comme erreur, à partir de { $blunder } % comme bévue.
analyse-marks-points = À partir de { $inaccuracy } points, une décision est marquée comme imprécision, à partir de { $mistake } comme erreur, à partir de { $blunder } comme bévue.
analyse-sure = Ce qui semble mériter une marque est réexaminé, dix fois plus longtemps et davantage ; la marque ne reste que si le coût tient et vaut au moins trois fois son ± : l’erreur type, ou l’écart entre deux examens.
analyse-forced = Les décisions sans choix sont laissées de côté.
analyse-drawn = La courbe est dans { $path }.
analyse-across-rounds = Manche
analyse-across-decisions = Décision
analyse-told-line = { $who } : { $first } au début, { $last } à la fin.
analyse-told-marks = { $who } : { $inaccuracy ->
    [one] { $inaccuracy } imprécision
   *[other] { $inaccuracy } imprécisions
}, { $mistake ->
    [one] { $mistake } erreur
   *[other] { $mistake } erreurs
}, { $blunder ->
    [one] { $blunder } bévue
   *[other] { $blunder } bévues
}.
why-other = C’est ce qui a le mieux réussi dans les parties imaginées.
why-better = { $gap } % de mieux que : { $versus }.
why-worse = { $gap } % de moins que : { $versus }.
why-better-points = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} de mieux que : { $versus }.
why-worse-points = { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} de moins que : { $versus }.
why-tie = Aussi bon, autant qu’on puisse le dire : { $versus }.
