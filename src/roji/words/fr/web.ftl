# L’application du navigateur

## La maison
web-title = Roji : jeux de jardin japonais
web-about = Des jeux de jardin japonais à une table tranquille.
web-games = Les jeux
web-home = Vers l’accueil
web-more = Plus
web-nowhere = Il n’y a rien à cette adresse
web-nowhere-more = Une lettre du lien s’est peut-être perdue. Continuez ici :
web-not-built = L’application du navigateur n’est pas construite ici. « make play » la construit ; « roji play » joue dans le terminal.
web-offline = Roji est injoignable pour l’instant
web-offline-more = Vérifiez la connexion. Vos parties sont à l’abri, et cette page revient d’elle-même.
web-strange = Quelque chose a échoué en chemin vers le serveur. Réessayez.
web-try-again = Réessayer
web-loading = Un instant…
web-close = Fermer
web-ok = D’accord
web-continue = Continuer
web-go-on-with = Reprendre { $game }
web-have-link = On vous a envoyé un lien ?
web-open = Ouvrir
web-bad-link = Ce n’est pas un lien vers une table ou une partie enregistrée. Copiez le lien entier ; il ressemble à https://…/t/abcdefghjk#secret.
web-mine = Mes parties
web-today = Problème du jour
web-rules = Règles
web-cards = Les cartes
web-score = Compteur de points
web-score-more = Jouez avec vos propres cartes ou votre boîte : Roji compte et garde la feuille sur cet appareil.
web-with = avec { $names }
web-state-yours = à vous de jouer
web-state-theirs = à { $who } de jouer
web-state-waiting = { $count ->
    [0] sur le point de commencer
    [one] il manque une personne
   *[other] il manque { $count } personnes
}
web-result-won = gagnée
web-result-lost = perdue
web-result-shared = nulle
web-result-together = { $points ->
    [one] { $points } point ensemble
   *[other] { $points } points ensemble
}
web-result-gave-up = vous avez abandonné
web-result-given-up = { $who } a abandonné
web-state-damaged = abîmée sur le serveur, ne s’ouvre plus
web-state-locked = verrouillée sur le serveur, ne s’ouvre pas pour l’instant

## Réglages
web-settings = Réglages
web-settings-name = Votre nom à la table
web-language = Langue
web-theme = Apparence
web-theme-system = comme l’appareil
web-theme-light = claire
web-theme-dark = sombre
web-comfort = À la table
web-speed = Ce que font les autres s’affiche
web-speed-slow = lentement
web-speed-normal = normalement
web-speed-quick = vite
web-speed-off = d’un coup, rien ne bouge
web-sound = Sons
web-labels = Noms sur les cartes et les cases
web-names = Noms des cartes à fleurs
web-names-traditional = traditionnels
web-names-mario = ceux du jeu Mario
web-japanese = aussi en japonais
web-licences = Licences
web-licences-own = Roji est libre : vous pouvez l’utiliser, le modifier et le partager sous licence MIT.
web-licences-inside = Dans cette application
web-licences-beside = Ce qui fait tourner le serveur, chacun sous sa propre licence
web-plain-http = Cette page est arrivée par une connexion non protégée (http). Vous pouvez jouer, mais ni installer Roji ni l’ouvrir sans connexion.

## Avant une partie
web-how = Comment voulez-vous jouer ?
web-way-bot = Contre des bots
web-way-bot-more = Quatre niveaux, du débutant au maître.
web-way-invite = Entre amis, par un lien
web-way-invite-more = Chacun sur son appareil ; personne n’a besoin de compte.
web-way-pass = Sur cet appareil
web-way-pass-more = Passez-le à la ronde ; entre les tours, les cartes restent cachées.
web-players = Joueurs à la table
web-people = Combien sont des personnes ? Des bots prennent les autres places.
web-level = { $count ->
    [one] Niveau du bot
   *[other] Niveau des { $count } bots
}
web-level-together = Niveau de votre partenaire
web-measured = Quelle force est-ce ?
web-rating = Compté en Elo, comme aux échecs, sur des centaines de parties. Un joueur simple a 1000 ; 200 points de plus gagnent environ trois parties sur quatre.
web-rating-together = Les points atteints à deux en moyenne quand l’un des deux jouait ainsi.
web-your-name = Votre nom (si vous voulez)
web-their-name = Nom du joueur { $number }
web-allow-hints = Les conseils sont permis
web-allow-chat = Avec une messagerie
web-house-rules = Règles maison
web-start-bot = Jouer
web-start-invite = Inviter des amis
web-start-pass = Jouer sur cet appareil
web-opponents = { $count ->
    [one] Contre un { $level } qui { $more }
   *[other] { $count } adversaires : { $level }, { $more }
}
web-partner = Avec un { $level } qui { $more }
web-with-engine = { $count ->
    [one] Avec le programme { $name }
   *[other] Avec le programme { $name } à { $count } places
}
web-with-people = { $bots ->
    [0] { $people ->
        [one] Avec une autre personne
       *[other] Avec { $people } autres personnes
    }
    [one] { $people ->
        [one] Avec une autre personne et un bot
       *[other] Avec { $people } autres personnes et un bot
    }
   *[other] { $people ->
        [one] Avec une autre personne et { $bots } bots
       *[other] Avec { $people } autres personnes et { $bots } bots
    }
}
web-learn = Apprendre
web-learn-more = { $count } petites étapes sur la vraie table
web-learn-on = Continuer la leçon
web-choose = Jouer autrement
web-choose-more = Entre amis, autres adversaires, règles maison

## La salle d’attente
web-seats = Places
web-seat-open = libre
web-a-bot = un bot
web-sit-down = Prendre place
web-invited = On vous invite à jouer : { $game }
web-invited-by = { $who } vous invite à jouer : { $game }
web-invite = Envoyer l’invitation
web-invite-text = Joue avec moi : { $game }
web-invite-copied = Invitation copiée
web-invite-send = Collez-la maintenant dans un message aux autres.
web-other-links = Liens pour regarder, et pour votre autre appareil
web-full = Toutes les places sont prises. La partie va commencer.
web-missing = { $count ->
    [one] Encore une personne, et cela commence.
   *[other] Encore { $count } personnes, et cela commence.
}
web-late = En attente de l’appareil de { $who }…
web-redealt = L’appareil de { $who } n’a pas répondu à temps : les cartes sont données sans sa part.
web-redealt-all = Aucun appareil n’a répondu à temps : les cartes sont données de nouveau.
web-dealing = Tout le monde est là. On donne les cartes.
web-lead-on = Suite
web-lead-done = Compris
web-coach-all = À vos premiers tours, un bon coup est encadré d’or, sa raison au-dessus. Vous pouvez en jouer un autre.
web-coach-asked = Vous jouez bien. Désormais, demandez un conseil quand vous en voulez un : la lampe là-haut, ou la touche h.
web-coach-none = À partir d’ici, vous jouez sans aide. Bonne partie !
web-leave-seat = Quitter la table
web-local = Ces liens ne marchent que sur cet ordinateur. Pour que d’autres vous rejoignent, lancez Roji avec { $command } et ouvrez-le à l’adresse de cet ordinateur dans votre réseau.
web-link-invite = Ou copiez le lien pour participer :
web-link-watch = Pour regarder seulement :
web-link-own = Pour votre autre appareil. Il ouvre votre propre place et montre vos cartes : gardez-le pour vous.
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Votre navigateur ne permet pas de copier d’ici. Le lien est sélectionné : pressez Ctrl+C, ou touchez-le longuement et choisissez Copier.
web-save-picture = Enregistrer l’image
web-link = Le lien
web-qr = Le lien pour participer, en code QR
web-qr-more = Visez ce code avec un téléphone pour participer

## À la table
web-started = La partie commence.
web-took-back = { $who } a repris une décision.
web-took-back-you = Vous avez repris une décision.
web-said = { $who } : { $text }
web-connecting = Connexion…
web-broken = Connexion perdue, nouvel essai…
web-hint = Conseil
web-hint-others = Autres bons coups
web-hint-alike = { $count ->
    [one] Un autre est à peu près aussi bon.
   *[other] { $count } autres sont à peu près aussi bons.
}
web-hint-equal = À peu près aussi bon.
web-hint-chance = Gagne environ { $value } % du temps.
web-hint-points = Rapporte { $value } points d’un coup.
web-undo = Reprendre
web-to-hand = Vers votre main
web-guest = { $number ->
    [1] Grue
    [2] Carpe
    [3] Grenouille
    [4] Héron
    [5] Renard
    [6] Tortue
   *[other] Invité { $number }
}
web-watch = Laisser regarder
web-watch-more = Qui a ce lien peut suivre la partie et ne voit que ce qui est visible de tous.
web-menu = Menu
web-history = Déroulement
web-history-none = Il ne s’est encore rien passé.
web-notation = Notation
web-unread = { $count ->
    [one] Déroulement : un nouveau message
   *[other] Déroulement : { $count } nouveaux messages
}
web-look-back = Revenir à la décision
web-first = Au début
web-previous = Une décision en arrière
web-next = Une décision en avant
web-last = Au présent
web-past = La table après { $number ->
    [0] la donne
    [one] une décision
   *[other] { $number } décisions
}
web-now = Au présent
web-words = La table en mots
web-choices = { $count ->
    [one] Vous avez un choix
   *[other] Vous avez { $count } choix
}
web-narrow = Chercher par mots ou en notation
web-narrowed = { $shown } sur { $count } sont affichés.
web-resign = Abandonner
web-resign-sure = Abandonner cette partie ?
web-play-on = Continuer
web-agree = D’accord
web-disagree = Non
web-option-rules = Règles : { $option }
web-clause = Règle { $clause }
web-you = Vous
web-you-are = { $who } (vous)
web-you-watch = Vous regardez
web-away = absent
web-to-decide = doit jouer
web-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
web-board-failed = Le plateau n’a pas pu être dessiné. Rien n’est perdu : la partie est à l’abri sur le serveur.
web-count = Le décompte
web-next-round = Manche suivante
web-to-result = Vers le résultat
web-result = Résultat
web-say = Écrire un mot
web-send = Envoyer
web-handover = Passez l’appareil à { $who }, s’il vous plaît.
web-handover-more = D’ici là, les cartes restent cachées.
web-handover-ready = Je suis { $who }, montrez mes cartes
web-no-entry = Cette table reste fermée
web-no-record = Pas d’enregistrement ici
web-no-board = Pas de plateau ici
web-bye-gone = La table a été supprimée.
web-bye-left = Vous avez rendu votre place.

## Après une partie
web-rematch = Encore une
web-rematch-go = Vers la revanche
web-replay = Revoir
web-new-opponent = Autre adversaire
web-keep = Garder ou partager la partie
web-share = Partager l’enregistrement
web-shared = Toute personne qui a ce lien peut voir la partie :
web-kept-deal = Ce que cet appareil a gardé de la donne
web-verify = Enregistrez la partie et vérifiez-la vous-même, sans ce serveur :
web-strict = Une donne que personne ne peut truquer
web-strict-more = Chaque appareil ajoute sa part au mélange sans connaître celle des autres : même le serveur, de mèche avec l’un de vous, ne pourrait choisir les cartes. Cela prend un instant de plus.
web-save = Enregistrer la partie

## Mes parties et enregistrements
web-no-tables = Pas encore de partie sur cet appareil.
web-running = En cours
web-finished = Terminées
web-records = Parties enregistrées
web-records-more = Les parties que vous avez gardées ou apportées en fichier, pour les revoir et les partager.
web-import = Ajouter depuis un fichier
web-delete = Supprimer
web-delete-sure = Supprimer cette partie pour tous ceux qui l’ont jouée ? Elle ne reviendra pas.
web-privacy = Ce qui est gardé de vous
web-privacy-more = Cet appareil a un numéro tiré au hasard, gardé dans un cookie, qui lui fait retrouver ses parties. À part cela, le serveur garde les parties : les noms saisis, les coups et ce qui s’est dit.
web-forget = Oublier cet appareil
web-forget-sure = Oublier cet appareil ? Sa liste de parties et ses parties enregistrées disparaîtront. Les parties avec d’autres continuent pour eux.
web-record = Une partie enregistrée
web-eyes = Vu par
web-eyes-nobody = un spectateur
web-decision = { $number ->
    [0] la donne
   *[other] { $number } sur { $count }
}
web-play-through = Lire
web-pause = Pause
web-copy-link = Copier le lien vers ce moment

## Règles
web-rules-all = Toutes les règles
web-search = Chercher dans les règles
web-found = { $count ->
    [0] Aucun article ne contient ces mots.
    [one] Un article
   *[other] { $count } articles
}

## N’importe quel jeu : comment s’appellent les champs d’une vue si le jeu ne le dit pas (GAME-view-FIELD)
view-hand = Votre main
view-hand_counts = Cartes en main
view-round = Manche
view-of = { $number } sur { $count }
view-scores = Points
view-points = Points de cette manche
view-phase = Maintenant
view-table = La table
view-last = Ce qui vient de se passer
view-all-choices = Montrer toutes les décisions
web-to-analysis = Analyse
web-drop = Lâchez ici pour ajouter la partie.
web-went-on = Cette partie en poursuit une autre après { $count ->
    [one] une décision
   *[other] { $count } décisions
}. Ce que vous ne pouviez pas savoir a été redistribué : la donne n’est pas loyale.
