# La table dans le terminal
table-title = Roji
table-about = Quatre jeux de jardin japonais

## Touches
table-key-rules = règles
table-key-history = récit
table-key-undo = annuler
table-key-hint = conseil
table-key-type = taper
table-key-theme = clair/sombre
table-key-quit = quitter
table-key-choose = choisir
table-key-move = viser
table-key-next = suite
table-key-close = fermer
table-key-again = rejouer
table-key-menu = jeux
table-key-change = changer

## Écrans
table-rules = Règles : { $game }
table-history = Déroulement
table-history-none = Il ne s’est encore rien passé.
table-type = Votre coup en notation (? dans les règles montre comment) :
table-hint = { $who } choisirait : { $choice }
table-hint-none = Il n’y a rien à décider maintenant.
table-undo-none = Rien ne peut être repris : depuis votre dernière décision, quelque chose de caché a été montré, ou il n’y en a pas eu.
table-undo-done = Repris.
table-undo-ask = { $who } veut reprendre une décision. D’accord, { $others } ?
table-yes = oui
table-no = non
table-handover = Passez le clavier à { $who }, s’il vous plaît.
table-handover-ready = { $who } : pressez Entrée quand personne d’autre ne regarde.
table-wait = Ce n’est pas encore à vous.
table-clause = ? ouvre les règles à { $clause }.
table-leave = Quitter la table ?
table-leave-kept = La partie est gardée et peut être reprise.
table-leave-lost = La partie n’est gardée nulle part et sera perdue.
table-small = La fenêtre est trop petite : { $width } × { $height }. La table demande 80 × 24.
table-kept = L’enregistrement de cette partie est dans { $path }.
table-not-kept = La partie ne peut être gardée : { $why }
table-happened = La partie commence.

## Le menu
menu-choose = À quel jeu jouons-nous ?
menu-continue = Reprendre : { $game }
menu-continue-round = manche { $number } sur { $rounds }
menu-continue-at = après { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
menu-other = Un autre jeu pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
menu-title-setup = { $game } : avant de commencer
menu-people = Personnes à ce clavier
menu-people-rest = { $count ->
    [0] aucun remplaçant ne joue
    [one] un remplaçant tient l’autre place
   *[other] des remplaçants tiennent les { $count } autres places
}
menu-level = Niveau des remplaçants
menu-start = Commencer
menu-back = retour


## Jouer en lignes de texte
plain-welcome = Tapez le numéro d’un choix ou un coup en notation. Autres mots : table, liste, récit, conseil, annuler, règles, règles et un article, quitter.
plain-hint-more = Dites « conseil » encore une fois pour entendre d’autres choix.
plain-prompt = Votre choix :
plain-choices = { $count ->
    [one] Vous avez un choix :
   *[other] Vous avez { $count } choix :
}
plain-more = { $count ->
    [one] Il y en a encore un ; liste les montre tous.
   *[other] Il y en a encore { $count } ; liste les montre tous. Un coup en notation convient aussi.
}
plain-wrong = « { $text } » n’est pas un choix ici. Tapez un nombre de 1 à { $last }, un coup en notation, ou ? pour les mots possibles.
plain-turn = C’est à vous, { $who }.
plain-no-terminal = Sans terminal, on joue en lignes de texte.

play-people = { $game } a { $most ->
    [one] une place
   *[other] de 1 à { $most } places
} pour des personnes. Écrivez --people 2, ou leurs noms : --people Anna,Ben.
play-nobody = Dans { $path }, aucune place n’est à une personne.
play-too-many = « { $first } » doit être décidé seul : la suite n’est pas encore connue.
play-which = { $path } n’existe pas encore. Dites quel jeu doit y commencer : { $known }.


## À la table d’un serveur
table-key-start = commencer
table-key-resign = abandonner
remote-connecting = Connexion…
remote-room = { $game } : la table est prête
remote-open = attend quelqu’un
remote-bot = { $who }, un bot ({ $bot })
remote-yours = { $who }, c’est vous
remote-rules = Règles maison : { $options }
remote-strict = donne stricte
remote-strict-at = --strict est pour une nouvelle table sur un serveur ; utilisez-le avec --at.
remote-late = On attend que { $who } ajoute sa part à la donne. La partie commence d’elle-même.
remote-redealt = La part de { $who } n’est pas venue à temps : une nouvelle donne commence sans elle.
remote-redealt-all = La part de personne n’est venue à temps : une nouvelle donne commence. Relancez.
cli-opt-strict = avec --at : donne stricte, contre un serveur de mèche avec un joueur
remote-missing = On attend la place { $seats }.
remote-all-here = Tout le monde est là. Entrée lance la partie.
remote-press-enter = Pressez Entrée pour commencer.
remote-invite = Les autres rejoignent par ce lien :
remote-own-link = Ce lien ramène à votre propre place ; gardez-le pour vous :
remote-come-back = Revenez à votre place avec
remote-broken = Connexion perdue, nouvel essai…
remote-healed = Connexion rétablie.
remote-no-answer = Le serveur n’a pas répondu à temps. Réessayez quand la connexion sera revenue.
remote-again = Rejouer en échangeant les places ?
remote-resign = Abandonner cette partie ?
remote-leave = Votre place reste à vous ; le même lien y ramène.
remote-plain-welcome = Tapez le numéro d’un choix ou un coup en notation. Autres mots : table, liste, récit, conseil, annuler, règles, règles et un article, abandonner, quitter. Ctrl-C quitte pendant que d’autres décident.
remote-says = Le serveur dit : { $why }
remote-full = Toutes les places de cette table sont prises.
remote-watching = Vous regardez
remote-watch-soon = Tout le monde est là ; la partie va commencer.
remote-watch-on = Continuez à regarder avec
remote-only-watching = Vous regardez ; ceux qui sont assis à la table décident.
remote-leave-watching = Le même lien ramène ici.
remote-plain-watch = Vous regardez. Ctrl-C quitte.
remote-other-game = À cette table on joue à { $found }, pas à { $game }.
remote-which = Dites quel jeu doit être joué sur le serveur : { $known }.
remote-people = { $game } a { $most } places avec ces options ; dites combien de personnes jouent, ou rien pour des personnes à toutes.
remote-address = « { $text } » n’est pas l’adresse d’un serveur. Elle ressemble à https://roji.example.org.
remote-name = --name est pour une table sur un serveur ; utilisez-le avec --join ou --at. À ce clavier, --people prend des noms.
cli-opt-join = jouer à la table de ce lien, sur un serveur, ou y regarder
cli-opt-at = ouvrir une table sur ce serveur et montrer le lien pour les autres ; --people dit combien de personnes jouent
cli-opt-name = votre nom à la table d’un serveur

# Ce que l’on tape en lignes de texte ; entre plusieurs mots il y a une virgule
plain-typed-table = table
plain-typed-list = liste
plain-typed-history = récit, recit
plain-typed-hint = conseil
plain-typed-undo = annuler, reprendre
plain-typed-rules = règles, regles
plain-typed-leave = quitter
plain-typed-help = aide
plain-typed-resign = abandonner
