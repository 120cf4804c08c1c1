# Des parties en lignes pour l’apprentissage
cli-dataset = Écrire des parties entre bots, ou des parties gardées, en Parquet pour l’apprentissage : ce qu’une place observait, ce qu’elle pouvait faire et a fait, et ce qu’il en est advenu. OUT est un dossier ; la même commande reprend où elle s’est arrêtée.
cli-opt-dataset-bots = qui joue, un par place, ou un pour toutes
cli-opt-dataset-matches = combien de parties
cli-opt-teacher = un bot dont l’avis sur chaque décision est gardé aussi
cli-opt-records = une partie gardée au lieu de bots ; à répéter pour plusieurs

dataset-arrow = Il y faut PyArrow. Pour l’installer : pip install "roji[data]"
dataset-no-folder = { $path } n’est pas le dossier d’un jeu de données. Nommez un dossier nouveau ou vide, ou un déjà commencé.
dataset-other = { $path } contient un autre jeu de données : { $name } y est { $there }, ici { $here }. Répétez ses réglages, ou nommez un autre dossier.
dataset-mixed = { $path } a été jouée avec d’autres options que { $first }. Un jeu de données contient des parties aux mêmes options.
dataset-other-game = { $path } est une partie de { $found }, pas de { $game }.
dataset-unfinished = { $path } n’a pas été jouée jusqu’au bout ; nul ne sait ce qu’il en serait advenu.
dataset-kept = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} avec { $rows } décisions dans { $path }, et une fiche qui les explique.

dataset-title = { $game } : décisions pour l’apprentissage
dataset-about = { $matches } parties, { $rows } décisions, { $size } de fichiers Parquet. Chaque ligne est une décision d’une place, dans l’ordre du jeu.
dataset-made = Comment il a été fait
dataset-same = La même commande avec la même version de Roji fait les mêmes lignes ; un passage interrompu reprend.
dataset-columns = Colonnes
dataset-observation = L’observation
dataset-pieces = { $size } octets, version { $version } ({ $digest }). L’observateur est la place qui décide ; où une pièce a une rangée par place, la sienne vient d’abord.
dataset-reading = Comment le lire
dataset-limits = À quoi il ne convient pas
dataset-limits-text = Les parties montrent comment ces joueurs jouent, non comment il faudrait jouer. Les lignes d’une partie dépendent les unes des autres : séparez par partie, non par ligne. L’issue d’une partie dit peu d’une seule décision. Aucune ligne ne contient ce que sa place ne pouvait savoir, mais l’issue vient, elle, de la fin de la partie.
dataset-head-setting = Réglage
dataset-head-value = Valeur
dataset-head-column = Colonne
dataset-head-meaning = Sens
dataset-head-piece = Pièce
dataset-head-bytes = Octets
dataset-head-shape = Forme
dataset-column-match = numéro de la partie
dataset-column-number = décisions prises avant dans celle-ci
dataset-column-round = la manche, à partir de 0
dataset-column-seat = qui décide
dataset-column-player = le bot à cette place, ou « person »
dataset-column-observation = ce que la place peut savoir, en octets (plus bas)
dataset-column-mask = actions permises en bits : l’action a est le bit a % 8 de l’octet a // 8
dataset-column-action = ce qui a été décidé
dataset-column-outcome = comment la partie a fini pour cette place, de −1 à 1
dataset-column-score = ses points à la fin
dataset-column-opinions = ce que le maître pense de chaque action permise, la meilleure d’abord : issue attendue, son écart type, et la part de réflexion qu’elle a reçue
