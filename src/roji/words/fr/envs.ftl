# Environnements pour programmes (roji.envs).

batch-number = { $name } doit être un entier de { $least } à { $most }, pas { $value }.
batch-actions = Un pas prend un entier pour chacune des { $n } parties, pas { $given }.
batch-illegal = Partie { $row } du lot : l’action { $action } n’est pas permise. { $why }
batch-other = Ceci vient de { $saved } et ne peut être mis dans { $here }.
batch-busy = Deux fils d’exécution utilisent un lot en même temps : donnez-en un à chacun.
batch-numpy = Les environnements ont besoin de NumPy : installez roji avec son supplément, « pip install roji[envs] ».
env-render = Il n’y a pas de mode d’affichage « { $mode } ». Il y a : { $known }.
env-over = Aucune partie de { $setup } ne dure au-delà de la donne ({ $tries } essais).
env-unknown = Il n’y a pas d’environnement « { $name } ». Il y a : { $known }.
env-opponents = { $seats } autres places demandent autant de bots, pas { $given }. Un seul nom vaut pour toutes.
env-reset = La partie est finie, ou aucune n’a commencé : appelez reset.
env-position = Un lot donne lui-même ses parties : une fin de partie ne se joue qu’une à une.
spiel-undealt = Rien n’est encore donné : appliquez d’abord une issue du nœud de hasard.
spiel-deals = deals est un entier à partir de -1 et seed un entier à partir de 0, pas { $deals } et { $seed }.
spiel-unbounded = OpenSpiel veut savoir combien une partie peut durer, et personne ne peut le dire pour { $game }. Choisissez des options qui la limitent.
spiel-private = Aucun observateur ne voit ce que tous les joueurs tiennent : demandez celui d’un joueur, ou d’aucun.
spiel-options = Les options s’écrivent « name:value name:value » ; « { $given } » n’a pas de valeur.
exact-two = Les valeurs exactes se trouvent pour deux qui jouent l’un contre l’autre, pas pour { $game }.
