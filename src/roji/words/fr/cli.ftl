# La ligne de commande
cli-about = Roji : quatre jeux de jardin japonais. --lang { $langs } choisit la langue.
cli-play = Jouer dans le terminal.
cli-learn = Apprendre un jeu par petites étapes, en lignes de texte numérotées.
cli-opt-step = commencer à cette étape
cli-score = Compter des cartes comme le compteur de points : points et raisons, article par article. CARDS s’écrit par exemple "1L 3L 8L 9A" ; - lit une pile par ligne et répond par un objet JSON par ligne.
cli-replay = Montrer une partie enregistrée coup par coup.
cli-draw = Dessiner un plateau en image SVG. WHAT est ce que le jeu sait dessiner : le nom d’un jardin ou un fichier qui en contient un, ou un enregistrement.
cli-picture = Dessiner une position d’une partie enregistrée, en image à envoyer.
cli-rules = Montrer les règles d’un jeu, ou un seul article.
cli-games = Lister les jeux et leurs options.
cli-new-game = Écrire un paquet avec un jeu qui marche, dont vous ferez le vôtre.
cli-words = Vérifier que chaque langue dit ce que disent l’anglais et l’allemand.
cli-bench = Mesurer la vitesse de parties au hasard sur cette machine.
cli-opt-json = répondre en JSON
cli-opt-option = une option du jeu, NOM=VALEUR ; peut être répétée
cli-opt-seed = la graine des donnes ; sans elle, le hasard décide
cli-opt-names = noms des cartes : traditional, mario ou japanese (les noms japonais à côté des traditionnels)
cli-opt-save = garder la partie dans ce fichier, et la poursuivre s’il existe ; sur un serveur, son enregistrement quand elle est finie
cli-opt-people = personnes à ce clavier : leur nombre, ou leurs noms comme Anna,Ben ; des remplaçants tiennent les autres places
cli-opt-level = niveau des remplaçants : beginner, casual, club ou master (roji ratings dit leur force) ; ou tout autre bot de roji arena
cli-opt-plain = jouer en lignes de texte numérotées, pour les lecteurs d’écran
cli-opt-no-colour = sans couleurs
cli-opt-pace = combien de temps chaque événement est montré ; 0 n’attend pas
cli-opt-pause = attendre Entrée après chaque coup
cli-opt-seat = montrer ce que cette place pouvait voir plutôt que ce que tous voyaient
cli-opt-move = la position après tant de décisions ; sans cela, la dernière
cli-opt-output = le fichier à écrire
cli-opt-picture = l’image à écrire : son nom finit par .svg ou .png
cli-opt-matches = combien de parties
cli-opt-threads = combien de fils d’exécution
cli-perft = Compter les tours complets depuis une position, pour vérifier un générateur de coups.
cli-opt-garden = le jardin : un nom, ou un fichier avec le texte d’un jardin
cli-opt-position = un fichier avec une position
cli-help-flag = Montrer cette aide et quitter.
cli-title-options = Options
cli-title-commands = Commandes
cli-usage = Usage :
cli-bad-command = Il n’y a pas de commande « { $name } ». Commandes : { $known }.
cli-bad-flag = Il n’y a pas d’option { $name } ici.{ $near ->
    [none] {""}
   *[other] {" "}Vouliez-vous dire { $near } ?
}
cli-missing = « { $name } » manque.
cli-bad-value = Ce n’est pas une valeur pour { $name }. Sont permis : { $want }.
cli-bad-usage = Il y a un argument de trop, ou il en manque un. « roji { $command } --help » montre ce qui est possible.
cli-stopped = Arrêté.

learn-welcome = Tapez le numéro d’un choix ou un coup en notation. Autres mots : conseil (ce qui est juste), annuler (recommencer l’étape), table, liste, règles, règles et un article, quitter.
learn-left = Pour continuer d’ici : roji learn { $game } --step { $number }
learn-done = C’était la leçon. Votre première partie : roji play { $game } --level beginner

score-flag = { $flag } ne va pas avec { $game }. Ses propres options sont : { $known }.
score-flag-missing = { $game } ne peut être compté sans { $flag } N, où N est { $allowed }.

rules-missing = La page de règles de { $game } n’est pas ici. Pages : { $known }.
rules-no-clause = Les règles de { $game } n’ont pas d’article { $clause }. Articles : { $known }.

bench-line = { $games } parties, { $decisions } décisions en { $seconds } s : { $rate } millions de décisions par seconde ({ $mode }, { $threads ->
    [one] { $threads } fil
   *[other] { $threads } fils
})
bench-compiled = compilé
bench-plain = Python seul

replay-start = { $game }, graine { $seed }
replay-deal = { $game }, donne explicite
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-seat = Place { $seat }
replay-pause = Entrée

draw-done = L’image est dans { $path }.
draw-game = Il n’y a pas d’image de « { $game } ». Il y en a une de : { $known }.
draw-other-game = C’est un enregistrement de { $found }, pas de { $game }.
draw-move = Il n’y a pas de position après { $move } décisions ; l’enregistrement en a { $last }.
draw-flag = { $flag } ne va pas avec { $game }.
picture-form = { $path } n’est pas le nom d’une image. Il doit finir par .svg ou .png.
picture-end = à la fin
picture-after = { $number ->
    [0] au début
    [one] après une décision
   *[other] après { $number } décisions
}

play-left = À la prochaine.
play-saved = La partie est gardée dans { $path }.
replay-round = Manche { $number } sur { $rounds }

no-perft = Les tours ne se comptent que pour { $known }, pas pour { $game }.

new-game-name = « { $name } » ne peut être le nom d’un jeu. Prenez de 3 à 32 minuscules, chiffres et soulignés, une lettre d’abord, par exemple moon_garden.
new-game-taken = Il y a déjà un module nommé « { $name } ». Choisissez un autre nom.
new-game-exists = Il y a déjà quelque chose nommé { $folder } ici, qui reste tel quel. Choisissez un autre nom ou un autre dossier.
new-game-made = Votre jeu est dans { $folder }. Il marche déjà ; faites-en le vôtre :
    {"  "}cd { $folder }
    {"  "}python -m pip install --no-build-isolation -e .
    {"  "}python -m pytest
    {"  "}roji play { $folder }
    {"  "}roji serve --open

# roji words
words-language = { $lang } ({ $name }) : { $count ->
    [0] complète, { $messages } phrases.
    [one] une faute sur { $messages } phrases.
   *[other] { $count } fautes sur { $messages } phrases.
}
words-no-file = { $file } : le fichier manque
words-extra-file = { $file } : aucune autre langue n’a un tel fichier
words-unreadable = { $file } : Fluent ne peut lire « { $text } »
words-twice = { $file } : { $key } y est deux fois
words-missing = { $file } : { $key } manque
words-extra = { $file } : { $key } n’est dans aucune langue de référence
words-unused = { $file } : { $key } n’est dit nulle part
words-arguments = { $file } : { $key } prend { $want }, mais a { $found }
words-variants = { $file } : { $key } a une variante pour { $found }, qui ne vient jamais ; il y a { $want }
words-long = { $file } : { $key } a { $found } lettres, la référence { $want } au plus
words-no-clause = { $file } : les articles ne sont plus ceux de la référence à partir de { $clause }

## roji seul
cli-version = Roji { $version }, Python { $python }, { $how ->
    [compiled] règles compilées
   *[plain] Python pur
  }
cli-version-flag = Afficher la version.
welcome-title = Roji : quatre jeux de jardin japonais
welcome-browser = jouer dans le navigateur
welcome-terminal = jouer ici, dans le terminal
welcome-help = voir tout ce que roji sait faire d’autre
welcome-ask = Que souhaitez-vous ? [1]
welcome-again = Tapez un nombre de 1 à { $most }, ou Entrée pour le premier choix.
