# Jouer avec des inconnus, et le mesurer
cli-benchmark = Mesurer comment des bots ou des moteurs jouent avec des inconnus, et les montrer au classement. Sans BOTS : le classement seul. Plusieurs BOTS sont des essais d’une même méthode, qui ne savent rien les uns des autres.
cli-opt-entry-name = comment l’entrée s’appelle au classement
cli-opt-entry-by = de qui est l’entrée
cli-opt-entry = écrire l’entrée dans ce fichier, prête à être remise
cli-opt-matrix = dessiner dans ce fichier (SVG) qui joue bien avec qui
cli-opt-baselines = mesurer de nouveau les entrées de la maison et écrire le classement ; les parties sont gardées dans ce dossier

challenge-none = { $game } n’a pas de telle épreuve. Ces jeux en ont une : { $known }.
challenge-board = { $path } n’est pas un classement : { $why }
challenge-runs = Nommez chaque essai une seule fois.
challenge-title = { $game } avec des inconnus : points
challenge-matrix = { $game } : points moyens de chaque paire
challenge-column-entry = Entrée
challenge-column-ad-hoc = Avec des inconnus
challenge-column-worst = Le pire d’entre eux
challenge-column-self-play = Avec soi-même
challenge-column-cross-play = Avec ses autres essais
challenge-column-deals = Donnes
challenge-column-by = De
challenge-about = Moyennes avec intervalles à 95 % sur les donnes. Le classement suit les points obtenus avec des inconnus ; docs/signalling.md dit qui ils sont et comment remettre une entrée.
