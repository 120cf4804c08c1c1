# Ce que disent tous les jeux et la bibliothèque.
game-broken = Le jeu « { $game } » ({ $package }) ne peut être chargé : { $why }. Les autres jeux n’en souffrent pas ; prévenez son auteur, ou ôtez son paquet.
part-missing = Le jeu renvoie à { $path }, qui ne peut être chargé : { $why }. Ce devrait être le chemin d’import de quelque chose que le jeu apporte, écrit package.module:nom.
games-left-out = Laissé de côté : { $game } ne peut être chargé ({ $why }).
unknown-game = Il n’y a pas de jeu nommé « { $game } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
} Les jeux sont : { $known }.
unknown-option = { $game } n’a pas d’option « { $option } ».{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire « { $near } » ?
} Ses options sont : { $known }.
unknown-variant = { $game } n’a pas de petite variante « { $variant } ». Il y a : { $known }.
variant-deals = Personne n’a listé toutes les donnes de { $setup } : choisissez un nombre de donnes.
variant-options = Les options vont avec un jeu que l’on nomme ; celui-ci est déjà fait et ne peut prendre { $options }.
bad-option-value = { $game } : « { $value } » n’est pas une valeur de l’option « { $option } ». Sont permis : { $allowed }.
bad-option-pair = « { $text } » n’est pas une option. Écrivez NOM=VALEUR, par exemple rounds=3.
bad-seed = Une graine est un entier de 0 à 2^256 - 1, pas { $seed }.
bad-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last }, et None est un spectateur.
redeal-seed = La graine d’une nouvelle donne est un entier de 0 à 2^64 - 1, pas { $seed }.
action-type = Une action est un entier, pas { $action }. Utilisez parse pour lire la notation.
action-range = Il n’y a pas d’action { $action } ; les actions vont de 0 à { $last }.
effects-apart = { $action } ne mène pas du premier état au second.
too-many-actions = { $game } demande plus de { $limit } actions.
playouts-number = { $name } doit être un entier d’au moins { $least }, pas { $value }.
observe-size = Une observation ou un masque de { $game } demande un tampon d’exactement { $size } octets, d’un seul tenant.
match-number = La graine et le numéro d’une partie sont des entiers de 0 à 2^64 - 1, pas { $value }.
bad-state = Cet état ne peut être lu : quelque chose ne va pas avec « { $field } » ({ $why }).
deal-needs-starter = Une donne explicite ne laisse rien à tirer au sort : choisissez starter=0 ou starter=1, ou donnez aussi une graine.
deal-rounds = Ces paquets suffisent pour { $count } manches sur { $rounds }. Donnez un paquet entier par manche, pas plus, ou une graine pour le reste.
lesson-none = Il n’y a pas de leçon pour { $game }.
lesson-step = Cette leçon a les étapes 1 à { $last }.
lesson-over = Ces décisions ne vont pas avec cette étape de la leçon. Recommencez l’étape.
no-scorekeeper = Il n’y a pas de compteur de points pour « { $game } ». Il y en a un pour : { $known }.

note-none = { $game } ne permet pas de notes sur les décisions. Envoyez la décision sans note.
record-line = Ligne { $line } : { $why }
record-not-text = Ce n’est pas un enregistrement : ce n’est pas du texte UTF-8.
record-syntax = ceci ne se lit pas comme un enregistrement à partir de la colonne { $column }.
record-missing = « { $field } » manque.
record-field = « { $field } » devrait être { $want }.
record-each-seat = « { $field } » demande une entrée pour chacune des { $count } places.
record-unknown-field = « { $field } » ne fait pas partie d’un enregistrement.
record-format = c’est le format d’enregistrement { $found } ; ce programme lit le format { $known }.
record-rules = cet enregistrement suit la version { $found } des règles de { $game } ; ce programme connaît les versions jusqu’à { $known }.
record-source = un enregistrement a soit une graine, soit une donne.
record-seat = la ligne est pour la place { $found }, mais c’est à la place { $seat } de jouer.
record-seat-mark = une ligne de coups commence par la place et un deux-points, par exemple « 0: 3R =3L ».
record-move = « { $move } » ne peut se jouer ici. { $why }
record-moves = une partie a ici { $most } décisions au plus.
record-note = « { $note } » n’est pas une note. Une note commence par le numéro d’une décision de cette manche, compté depuis 0 sur la partie, une note par décision.
record-after-end = « { $move } » vient après la fin de la partie.
record-round-moves = la manche { $round } n’est pas finie par ses coups.
record-round-extra = « { $move } » appartient déjà à la manche suivante.
record-result = l’enregistrement donne les points { $found }, mais ses coups mènent à { $want }.
record-check = le contrôle ne va pas : quelque chose a été changé entre ici et la ligne { $since }. Pour le texte actuel, ce serait { $want }.
file-missing = Il n’y a pas de fichier { $path }.
file-unreadable = { $path } ne peut être lu : c’est un dossier, ou vous n’avez pas le droit de le lire.
file-unwritable = { $path } ne peut être écrit : le dossier manque, ou vous n’avez pas le droit d’y écrire.
unknown-name-set = Il n’y a pas d’ensemble de noms « { $names } ». Il y a : { $known }.
bot-unknown = Il n’y a pas de bot « { $bot } » pour { $game }. Il y a : { $known }. De ceux-ci, { $counted } peuvent être suivis d’un nombre de simulations ou de positions, comme dans search:1000.
bot-number = « { $bot } » n’est pas un bot de { $game } : un entier de 1 à { $most } va avec { $counted } et avec aucun autre bot, comme dans search:1000.
origin-long = Une partie ne peut continuer de là : plus de { $most } décisions la précèdent.
problem-none = { $game } n’a pas de problèmes du jour. Ceux-ci en ont : { $known }.
problem-no-day = Il n’y a pas de problème pour ce jour ; le premier est celui du { $first }.
problem-bad-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-11-17.
problem-future = Le problème du { $day } se montre ce jour-là.
problem-over = Le tour est fini ; plus rien n’est demandé.
problem-no-setter = Personne ne compose de problèmes de { $game }.
