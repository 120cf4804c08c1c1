# Les Commandes du jardin
orders-title = Niwa - Commandes du jardin
menu-orders = Échanger des cartes ouvertes jusqu’à ce que la main serve au mieux la commande.
menu-name-orders = Commandes du jardin
menu-facts-orders = 2–6 joueurs · 20 min
orders-lead-1 = La commande dit quelles cartes vont compter. Accordez-lui vos neuf cartes.
orders-lead-2 = À votre tour, échangez une de vos cartes contre une carte ouverte, ou révélez la suivante de la pioche.
orders-lead-3 = Trois cartes d’une valeur en trois couleurs forment un trio et rapportent davantage. Quand la pioche est vide, on compte.

## Cartes (O-1)
orders-letter-P = rose
orders-letter-G = vert
orders-letter-O = orange
orders-card = { $rest } { $first }

## Les huit commandes (O-2)
orders-order-1 = toutes les cartes restantes
orders-order-2 = toutes les cartes d’une couleur
orders-order-3 = la plus haute carte de chaque couleur
orders-order-4 = les paires de même valeur
orders-order-5 = les paires de cartes identiques
orders-order-6 = toutes les cartes impaires
orders-order-7 = toutes les cartes paires
orders-order-8 = la plus longue suite d’une couleur

## Pourquoi une main marque
orders-reason-trio = trio
orders-reason-all = cartes restantes
orders-reason-colour = cartes d’une couleur
orders-reason-highest = plus haute de chaque couleur
orders-reason-pair = paire
orders-reason-twins = paire identique
orders-reason-odd = cartes impaires
orders-reason-even = cartes paires
orders-reason-run = plus longue suite
orders-reason-rest = aucun point

## Options
orders-option-players = Joueurs à la table
orders-option-rounds = Manches par partie
orders-option-orders = Quelles commandes on joue
orders-orders-drawn = au sort, une autre à chaque manche
orders-orders-1 = commande 1 à chaque manche
orders-orders-2 = commande 2 à chaque manche
orders-orders-3 = commande 3 à chaque manche
orders-orders-4 = commande 4 à chaque manche
orders-orders-5 = commande 5 à chaque manche
orders-orders-6 = commande 6 à chaque manche
orders-orders-7 = commande 7 à chaque manche
orders-orders-8 = commande 8 à chaque manche
orders-option-stall_rounds = Après tant de tours de table sans rien que des échanges, il faut révéler (0 : jamais)
orders-option-min_run = Cartes qu’il faut au moins pour une suite
orders-option-starter = Qui commence

## Erreurs
orders-card-unknown = { $card } n’est pas une carte.{ $meant ->
    [none] {" "}Écrivez la couleur et la valeur : P rose, G vert, O orange, 0 à 10, par exemple P8.
   *[other] {" "}Vouliez-vous dire { $meant } ?
}
orders-card-thrice = { $card } apparaît plus de deux fois ; chaque carte existe en double.
orders-hand-size = Une main a 9 cartes ; celle-ci en a { $count }.
orders-deck-size = Un paquet a { $size } cartes, chacune des { $kinds } en double ; celui-ci en a { $count }.
orders-order-number = Il n’y a pas de commande { $order } ; elles vont de 1 à 8.
orders-order-missing = Quelle commande compte ? Nommez-la : de 1 à 8.
orders-too-many-orders = { $count } commandes, c’est trop pour { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}. Ôtez-en, ou jouez plus de manches.
orders-deal-order-missing = Rien ne dit quelle commande régit ces cartes : commencez chaque paquet par son numéro (« 4: P8 G1 … »), choisissez l’option orders, ou donnez aussi une graine.
orders-deal-order-fixed = Ce paquet nomme la commande { $order }, mais l’option orders dit { $fixed } pour sa manche.
orders-deal-order-twice = La commande { $order } est nommée pour deux manches ; chaque manche en a une autre. L’option orders permet les répétitions.
orders-state-rounds = Les manches finies, celle en cours et celles à venir doivent faire { $rounds } en tout, chacune avec sa commande.
orders-nothing-to-take = { $text } : il n’y a rien à prendre maintenant. Posez d’abord une carte de votre main, par exemple P8, ou révélez.
orders-trio-unknown = { $text } n’est pas un trio. Écrivez le mot et sa valeur, trio0 à trio10.
orders-refuse-over = la partie est finie.
orders-refuse-trio = aucun trio de { $value } n’est ouvert. Sont ouverts : { $trios }.
orders-refuse-choose = un trio est ouvert : prenez-le ({ $trios }) ou refusez (decline).
orders-refuse-one-trio = vous prenez le trio de { $value }, et un seul trio par tour.
orders-refuse-lay-three = vous prenez le trio de { $value } : posez pour lui trois cartes de votre main.
orders-refuse-swapped = ce tour est un échange : aucun trio ne se prend après. Prenez une carte de la rangée.
orders-refuse-reveal-first = un trio ne se prend qu’après avoir révélé une carte. Révélez d’abord.
orders-refuse-no-trio = il n’y a rien à refuser. Un trio n’est offert que si une carte révélée en laisse un d’ouvert.
orders-refuse-same = { $card } est la carte que vous avez posée. Prenez-en une autre.
orders-refuse-take = { $card } n’est pas dans la rangée. Prenez l’une de { $choices }.
orders-refuse-take-first = vous avez posé une carte pour un échange : prenez l’une de { $choices }.
orders-refuse-stalled = la table a assez échangé : vous devez révéler.
orders-refuse-not-in-hand = { $card } n’est pas dans votre main. Vous avez { $hand }.

## Ce qui se passe, en mots
orders-tell-lay = { $who } pose { $card }.
orders-tell-lay-you = Vous posez { $card }.
orders-tell-take = { $who } prend { $card }.
orders-tell-take-you = Vous prenez { $card }.
orders-tell-reveal = { $who } révèle { $card }.
orders-tell-reveal-you = Vous révélez { $card }.
orders-tell-choose = { $who } veut le trio de { $value } et pose trois cartes pour lui.
orders-tell-choose-you = Vous voulez le trio de { $value } et posez trois cartes pour lui.
orders-tell-trio = { $who } prend le trio : { $cards }.
orders-tell-trio-you = Vous prenez le trio : { $cards }.
orders-tell-decline = { $who } laisse le trio où il est.
orders-tell-decline-you = Vous laissez le trio où il est.
orders-tell-order = La commande { $number } s’applique : les trios, et { $order }.
orders-tell-start = { $who } commence.
orders-tell-start-you = Vous commencez.
orders-tell-round = La manche { $number } est finie. { $won } ({ $hands }).
orders-tell-hand = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
orders-tell-over = { $won } : { $scores }.
orders-swing = La manche { $number } a pesé le plus : { $who } avait { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
orders-swing-you = La manche { $number } a pesé le plus : vous aviez { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
orders-score = { $who } { $points }
orders-label-order = commande { $number }
orders-label-row = rangée
orders-label-hand = votre main

## À la table
orders-ask-turn = Donnez une carte contre une de la rangée, ou révélez
orders-ask-must = La table a assez échangé : révélez une carte
orders-ask-take = Vous posez { $card } : quelle carte prenez-vous en échange ?
orders-ask-trio = { $count ->
    [one] Un trio est ouvert : le voulez-vous ?
   *[other] Des trios sont ouverts : en voulez-vous un ?
}
orders-ask-lay = Le trio de { $value } : posez pour lui { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
} de votre main
orders-choice-swap = Donner { $card } et prendre une carte de la rangée
orders-choice-take = Prendre { $card } contre { $given }
orders-choice-reveal = Révéler la première carte de la pioche
orders-choice-trio = Prendre le trio { $cards } et poser trois cartes
orders-choice-decline = Laisser le trio où il est
orders-choice-lay = Poser { $card } pour le trio de { $trio }
orders-board-order = Commande { $number }
orders-board-counts = trios, et { $order }
orders-board-reveal = révéler
orders-board-decline = le laisser
orders-board-trio = trio de { $value } → { $points }
orders-board-swaps = { $count ->
    [0] il faut maintenant révéler une carte
    [one] encore un échange, puis il faut révéler
   *[other] encore { $count } échanges avant de devoir révéler
}
orders-board-swaps-short = { $count ->
    [0] révélez !
    [one] un échange
   *[other] { $count } échanges
}
orders-board-pays = vaut déjà { $points }
orders-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
orders-board-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
orders-board-total = total
orders-board-star = ★ { $what }
orders-board-count = Votre main sous cette commande
orders-board-rounds = Manches jusqu’ici
orders-board-hand = Votre main
orders-short-trio = trio
orders-short-all = toutes
orders-short-colour = couleur
orders-short-highest = haute
orders-short-pair = paire
orders-short-twins = paire
orders-short-odd = impaire
orders-short-even = paire
orders-short-run = suite
orders-short-rest = –
orders-aim-give = Donner { $card }, puis prendre une carte de la rangée{ $known ->
    [yes] {" "}(tous savent que vous l’avez)
   *[no] {""}
}
orders-aim-swap = Donner { $card } contre { $take } : votre main vaudrait { $points } ({ $change })
orders-aim-want = Prendre { $card } : contre { $give }, votre main vaudrait { $points } ({ $change })
orders-aim-drop = Carte voulue : { $card } ; choisissez-la de nouveau pour y réfléchir
orders-aim-take = Prendre { $card } : votre main vaudrait { $points }
orders-aim-lay = Poser { $card } pour le trio : votre main peut encore atteindre { $points }
orders-aim-trio = Prendre le trio { $cards } contre trois de vos cartes : votre main peut atteindre { $points } ({ $change })
orders-aim-reveal = { $count ->
    [0] La pioche est vide : la manche finit après ce tour
    [one] Révéler la dernière carte de la pioche : la manche finit après ce tour
   *[other] Révéler la première carte de la pioche ; il en reste { $count }
}

## La table en phrases
orders-line-order = Commande { $number } : les trios, et { $order }.
orders-line-row = Rangée : { $cards }.
orders-line-stack = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
orders-line-swaps = { $count ->
    [0] Personne n’a révélé depuis longtemps : il faut maintenant révéler une carte.
    [one] Après un échange encore, il faudra révéler.
   *[other] Après { $count } échanges encore, il faudra révéler.
}
orders-line-seat = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : on sait qu’il y a là { $cards } ; { $count ->
    [0] rien n’est inconnu
    [one] une carte est inconnue
   *[other] { $count } cartes sont inconnues
}.
orders-line-seat-you = Les autres savent que vous avez { $cards } ; { $count ->
    [0] ils connaissent toute votre main
    [one] une carte leur est inconnue
   *[other] { $count } cartes leur sont inconnues
}. Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
orders-line-won = Cartes de commande de { $who } : { $orders }.
orders-line-won-you = Vos cartes de commande : { $orders }.
orders-line-hand = Votre main : { $cards }.
orders-line-pays = Comptée maintenant, elle vaudrait { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reasons }.
orders-line-reason = { $name } { $points } ({ $cards })
orders-line-laid = Vous avez posé { $card } et prenez une carte en échange.
orders-line-take = Ce que vaudrait votre main avec chaque carte de la rangée : { $cards }.
orders-line-swap = Contre { $take }, le mieux serait de donner { $give } ; votre main vaudrait alors { $points }.
orders-line-no-swap = Aucun échange n’améliorerait tout de suite votre main.
orders-line-reach = Ce que votre main peut encore atteindre selon la carte posée : { $cards }.
orders-line-trio = Avec le trio de { $value }, votre main pourrait valoir jusqu’à { $points }.
orders-line-lay = Pour le trio de { $value }, vous posez { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
}.
orders-line-nothing = rien
orders-line-sum = { $who } : { $rounds } = { $points }
orders-line-worth = { $card } : { $points }
orders-place = { $who } { $points }, rang { $place }

## Le décompte d’une manche et de la partie
orders-page-order = Commande { $number } : les trios, et { $order }
orders-page-wins = { $who } gagne la commande { $number }
orders-page-wins-you = Vous gagnez la commande { $number }
orders-page-shared = La commande { $number } est partagée par { $winners }
orders-page-over = Le plus haut total de toutes les manches gagne (O-27)
orders-page-sum = total
orders-page-winner = { $who } gagne la partie
orders-page-winner-you = Vous gagnez la partie
orders-page-draw = La partie est partagée par { $winners }

## Dans le navigateur
orders-deck-orders = Les huit commandes
orders-plain-swap = Donner { $card } contre { $take }
orders-plain-want = Prendre { $card } : quelle carte donnez-vous ?
orders-plain-trio = trio de { $value }
orders-worth = points sur les cartes
orders-worth-more = Montrer sur chaque carte ce qu’un échange rapporterait
orders-recent-lay = posée par { $who }
orders-recent-reveal = révélée par { $who }
orders-recent-take = Vient d’être pris : { $cards }.
orders-card-known = { $card } (tous savent que vous l’avez)
orders-figure-run = Les quatre qui se suivent comptent, même si les deux autres rapporteraient plus.
orders-figure-example = Les neuf cartes de l’exemple, groupées comme elles comptent
orders-score-order = la commande qui compte, de 1 à 8
orders-flag-order = Quelle commande compte ?

# Pourquoi une décision est bonne
orders-why-most = Votre main peut alors valoir { $points }, { $more } de plus { $what ->
    [swap] qu’avec tout autre échange
    [give] qu’en donnant toute autre carte
    [take] qu’en prenant toute autre carte
   *[lay] qu’en posant toute autre carte
}.
orders-why-only = Votre main peut alors valoir { $points }, { $more } de plus que maintenant ; aucun autre échange ne l’améliore.
orders-why-more = Votre main peut alors valoir { $points }, { $more } de plus que maintenant.
orders-why-equal = Votre main peut alors valoir { $points } ; aucun autre choix ne rapporte plus.
orders-why-less = Votre main peut alors valoir { $points }.
orders-why-swap-idle = Dans votre main, { $card } ne compte pas ; s’en défaire ne coûte aucun point.
orders-why-swap-even = Prépare la suite : la main vaut { $points } après l’échange, { $now } maintenant.
orders-why-coming = { $count } des cartes qui peuvent venir augmenteraient alors votre main, { $fewer } autrement.
orders-why-trio = Avec le trio, votre main peut valoir { $points } au lieu de { $now }.
orders-why-decline = Aucun trio ne vaut ici plus que les { $now } que vous avez.
orders-why-decline-still = Garde entière votre main de { $now }, bien qu’un trio puisse valoir { $points }.
orders-why-reveal-must = Les échanges sont finis pour l’instant : il faut révéler.
orders-why-reveal-nothing = Aucun échange ne vaut plus que les { $now } que vous avez ; il reste { $stack ->
    [one] { $stack } carte
   *[other] { $stack } cartes
} à révéler.
orders-why-reveal-little = La manche finit plus tôt, avec { $stack ->
    [one] { $stack } carte
   *[other] { $stack } cartes
} à révéler ; le meilleur échange ajouterait { $gain }.

## Le problème du jour
orders-problem-task = Quel coup vous donne les meilleures chances de gagner ?
