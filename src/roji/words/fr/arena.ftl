# L’arène : bots contre bots, en chiffres
cli-arena = Mesurer la force des bots : parties sur des donnes en miroir, taux de victoire avec intervalles, points, cotes, temps de réflexion. BOTS remplissent les places de la table ; --ladder et --round-robin en prennent autant qu’on veut.
cli-opt-deals = combien de donnes ; sur chacune, toutes les dispositions des places sont jouées
cli-opt-arena-seed = la graine des donnes et des bots
cli-opt-sims = simulations par décision des bots qui cherchent ; un nombre dans un nom, comme search:1000, l’emporte
cli-opt-seconds = temps par décision des bots qui cherchent ; de tels résultats ne se répètent pas
cli-opt-opening = décisions au hasard au début de chaque donne, les mêmes pour toutes les dispositions ; à défaut 6 pour les jeux sans hasard, sinon 0
cli-opt-workers = combien de processus jouent
cli-opt-out = tout garder dans ce dossier, et y reprendre après une interruption
cli-opt-ladder = chaque bot contre le suivant de la liste
cli-opt-round-robin = chaque bot contre chaque autre
cli-opt-ray = jouer sur une grappe Ray : celle de cette adresse (comme 10.0.0.5:6379), sinon sur cette machine
cli-opt-csv = répondre en CSV
cli-ratings = Montrer la force des niveaux, telle que mesurée.
cli-opt-measure = mesurer d’abord à nouveau, en gardant les parties dans ce dossier ; reprend après une interruption

ratings-game = { $game } n’a pas de niveaux à mesurer. Ces jeux en ont : { $known }.
ratings-about = Points sur une échelle où le bot greedy a 1000 : avec 100 de plus, on gagne 64 parties sur 100, avec 200 de plus 76. Pour un jeu joué ensemble : le score moyen à côté d’un partenaire négligent. En dessous, la fourchette qui contient la vraie valeur 95 fois sur 100.

arena-seats = { $game } a { $seats } places, mais vous avez nommé { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. Nommez-en un par place, ou autant que vous voulez avec --ladder ou --round-robin.
arena-different = { $mode } demande au moins deux bots, chacun nommé une fois.
arena-least = { $name } doit être au moins { $least }.
arena-seconds = Le temps par décision doit dépasser 0 seconde.
arena-not-both = { $one } et { $other } ne vont pas ensemble. Choisissez l’un des deux.
arena-no-folder = { $path } n’est pas le dossier d’une arène. Nommez un dossier nouveau ou vide, ou un qu’une arène a commencé.
arena-other = { $path } contient une arène aux autres réglages : { $name } y est { $there }, ici { $here }. Répétez ses réglages, ou nommez un autre dossier.
arena-busy = Une autre arène écrit en ce moment dans { $path }.
arena-line = { $path } est abîmé : la ligne { $line } n’est pas une partie de cette arène. Ôtez la ligne, et la partie sera rejouée.
arena-worker-lost = Un processus est mort, peut-être faute de mémoire. Les parties finies sont gardées ; relancez la même commande pour continuer.
arena-ray-missing = Ray n’est pas installé ici. Pour l’installer : pip install "roji[ray]"
arena-ray-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écrivez HOST:PORT comme 10.0.0.5:6379, ou --ray seul pour cette machine.
arena-ray-unreachable = Aucune grappe Ray n’est joignable à { $address } : { $why }
arena-ray-failed = La grappe Ray n’a pas pu jouer une partie : { $why }. Les parties finies sont gardées ; chaque nœud a besoin du même roji qu’ici.

arena-title = Arène : { $game }
arena-summary = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, graine { $seed }
arena-budget-sims = { $sims } simulations par décision
arena-budget-seconds = { $seconds } s par décision au plus
arena-budget-opening = { $opening } décisions au hasard au début
arena-standings = Classement
arena-meeting = { $one } contre { $other }
arena-together = Joué ensemble
arena-paces = Temps de réflexion
arena-faults = Fautes des moteurs : chacune a perdu sa partie
arena-column-first = La première fois
arena-column-bot = Bot
arena-column-partners = Partenaires
arena-column-matches = Parties
arena-column-result = V–N–D
arena-column-rate = Victoires
arena-column-interval = Intervalle à 95 %
arena-column-points = Points
arena-column-rating = Cote
arena-column-mean = Temps moyen
arena-column-worst = Le plus long
arena-column-decisions = Décisions
arena-column-spread = Dispersion
arena-column-range = Min–max
arena-column-tiles = Tuiles posées
arena-plot-rate = Taux de victoire avec intervalle à 95 %
arena-plot-rate-mark = Le trait marque l’égalité de force.
arena-plot-points = Points par partie avec intervalle à 95 %
arena-plot-rating = Cote avec le double de son incertitude
arena-plot-time = Temps par décision en millisecondes : moyenne, et un trait jusqu’au plus long
arena-method = Toutes les dispositions des places se jouent sur la même donne, pour que la chance soit partagée. Une donne est une observation, car ses parties dépendent les unes des autres : un taux de victoire est la moyenne sur les donnes avec l’intervalle de Wilson pour autant de parties indépendantes que la dispersion entre donnes en vaut, les points ont l’intervalle de Student sur les donnes. Une victoire partagée compte pour sa part. Les cotes sont celles d’openskill (Plackett–Luce), à partir de 25. Les temps sont ceux du processeur, pour que d’autres travaux de la machine ne comptent pas ; temps et décisions comptent là où il y avait un choix.
arena-method-together = Toutes les dispositions des places se jouent sur la même donne. Une donne est une observation : les points ont l’intervalle de Student sur les donnes ; la dispersion est l’écart type sur les parties. Les temps sont ceux du processeur, pour que d’autres travaux de la machine ne comptent pas ; temps et décisions comptent là où il y avait un choix.
arena-progress = Parties
arena-left = encore { $time }
arena-kept = Parties et rapport sont dans { $path }.
