# Koi-Koi
koikoi-title = Koi-Koi
menu-koikoi = Assortir les fleurs d’un mois, former des combinaisons, oser continuer.
menu-name-koikoi = Koi-Koi
menu-facts-koikoi = 2 joueurs · 30 min
koikoi-lead-1 = Touchez une carte de votre main. Si une carte du même mois est sur le tapis, vous prenez les deux.
koikoi-lead-2 = Puis la première carte de la pioche est retournée et prend de la même façon.
koikoi-lead-3 = Certains ensembles de cartes prises valent des points. Dès que vous en avez un, arrêtez-vous et marquez, ou annoncez koi-koi et continuez pour plus.

## Les mois et leurs plantes (H-1)
koikoi-month-1 = janvier
koikoi-month-2 = février
koikoi-month-3 = mars
koikoi-month-4 = avril
koikoi-month-5 = mai
koikoi-month-6 = juin
koikoi-month-7 = juillet
koikoi-month-8 = août
koikoi-month-9 = septembre
koikoi-month-10 = octobre
koikoi-month-11 = novembre
koikoi-month-12 = décembre
koikoi-plant-1 = pin
koikoi-plant-2 = prunier
koikoi-plant-3 = cerisier
koikoi-plant-4 = glycine
koikoi-plant-5 = iris
koikoi-plant-6 = pivoine
koikoi-plant-7 = lespédèze
koikoi-plant-8 = susuki
koikoi-plant-9 = chrysanthème
koikoi-plant-10 = érable
koikoi-plant-11 = saule
koikoi-plant-12 = paulownia

## Sortes de cartes
koikoi-kind-L = lumière
koikoi-kind-A = animal
koikoi-kind-R = ruban
koikoi-kind-x = simple

## Les cartes (H-1 à H-3)
koikoi-card-1L = grue (pin)
koikoi-card-1R = ruban rouge calligraphié (pin)
koikoi-card-1x = pin simple 1
koikoi-card-1y = pin simple 2
koikoi-card-2A = rossignol (prunier)
koikoi-card-2R = ruban rouge calligraphié (prunier)
koikoi-card-2x = prunier simple 1
koikoi-card-2y = prunier simple 2
koikoi-card-3L = rideau (cerisier)
koikoi-card-3R = ruban rouge calligraphié (cerisier)
koikoi-card-3x = cerisier simple 1
koikoi-card-3y = cerisier simple 2
koikoi-card-4A = coucou (glycine)
koikoi-card-4R = ruban rouge (glycine)
koikoi-card-4x = glycine simple 1
koikoi-card-4y = glycine simple 2
koikoi-card-5A = passerelle (iris)
koikoi-card-5R = ruban rouge (iris)
koikoi-card-5x = iris simple 1
koikoi-card-5y = iris simple 2
koikoi-card-6A = papillons (pivoine)
koikoi-card-6R = ruban bleu (pivoine)
koikoi-card-6x = pivoine simple 1
koikoi-card-6y = pivoine simple 2
koikoi-card-7A = sanglier (lespédèze)
koikoi-card-7R = ruban rouge (lespédèze)
koikoi-card-7x = lespédèze simple 1
koikoi-card-7y = lespédèze simple 2
koikoi-card-8L = pleine lune (susuki)
koikoi-card-8A = oies (susuki)
koikoi-card-8x = susuki simple 1
koikoi-card-8y = susuki simple 2
koikoi-card-9A = coupe de saké (chrysanthème)
koikoi-card-9R = ruban bleu (chrysanthème)
koikoi-card-9x = chrysanthème simple 1
koikoi-card-9y = chrysanthème simple 2
koikoi-card-10A = cerf (érable)
koikoi-card-10R = ruban bleu (érable)
koikoi-card-10x = érable simple 1
koikoi-card-10y = érable simple 2
koikoi-card-11L = homme sous la pluie (saule)
koikoi-card-11A = hirondelle (saule)
koikoi-card-11R = ruban rouge (saule)
koikoi-card-11x = saule simple
koikoi-card-12L = phénix (paulownia)
koikoi-card-12x = paulownia simple 1
koikoi-card-12y = paulownia simple 2
koikoi-card-12z = paulownia simple 3

## Les images sous leur nom de l’édition Mario (H-7)
koikoi-mario-1L = Bébé Mario (pin)
koikoi-mario-2A = Yoshi (prunier)
koikoi-mario-3L = Princesse Peach (cerisier)
koikoi-mario-4A = Donkey Kong (glycine)
koikoi-mario-5A = Bloups (iris)
koikoi-mario-6A = Mario cape (pivoine)
koikoi-mario-7A = Mario tanuki (lespédèze)
koikoi-mario-8L = Boo (susuki)
koikoi-mario-8A = Luigi (susuki)
koikoi-mario-9A = Plante Piranha (chrysanthème)
koikoi-mario-10A = Mario chat porte-bonheur (érable)
koikoi-mario-11L = Mario et Goomba (saule)
koikoi-mario-11A = Toad (saule)
koikoi-mario-12L = Bowser (paulownia)

## Combinaisons
koikoi-yaku-five-lights = cinq lumières
koikoi-yaku-four-lights = quatre lumières
koikoi-yaku-three-lights = trois lumières
koikoi-yaku-cherry-viewing = sous les cerisiers
koikoi-yaku-moon-viewing = sous la lune
koikoi-yaku-boar-deer-butterflies = sanglier, cerf, papillons
koikoi-yaku-red-ribbons = rubans rouges calligraphiés
koikoi-yaku-blue-ribbons = rubans bleus
koikoi-yaku-animals = animaux
koikoi-yaku-ribbons = rubans
koikoi-yaku-plain = cartes simples
koikoi-yaku-red-and-blue = rubans rouges et bleus
koikoi-yaku-four-of-a-month = main heureuse : quatre d’un mois
koikoi-yaku-four-pairs = main heureuse : quatre paires
koikoi-yaku-seven = sept points ou plus
koikoi-yaku-opponent-called = l’adversaire avait annoncé koi-koi
koikoi-yaku-each-call = chaque annonce de la manche

## Options
koikoi-option-preset = Règles maison toutes faites
koikoi-option-rounds = Manches par partie
koikoi-option-viewings = « Sous les cerisiers » et « sous la lune » comptent
koikoi-option-stacking = Animaux et rubans comptent aussi à côté de leurs trios spéciaux
koikoi-option-koikoi_rise = Après une annonce, un point de plus suffit
koikoi-option-redeal = Redonner quand quatre cartes d’un mois sont sur le tapis
koikoi-option-calls = Combien de fois on peut annoncer koi-koi par manche
koikoi-option-call_bonus = Pour qui une annonce augmente les points
koikoi-option-starter = Qui donne d’abord

## Erreurs
koikoi-card-not-in-month = Il n’y a pas de carte { $card }. Le mois { $month } a { $has }.
koikoi-card-month = Il n’y a pas de carte { $card } : les mois vont de 1 à 12.
koikoi-card-unknown = { $card } n’est pas une carte.{ $meant ->
    [none] {" "}Écrivez le mois et une sorte : L lumière, A animal, R ruban, x y z simple, par exemple 1L 8A 9R 12z.
   *[other] {" "}Vouliez-vous dire { $meant } ?
}
koikoi-card-twice = { $card } apparaît deux fois ; chaque carte n’existe qu’une fois.
koikoi-deck-size = Un jeu a { $size } cartes différentes ; celui-ci en a { $count }.
koikoi-hand-size = Une main donnée a 8 cartes ; celle-ci en a { $count }.
koikoi-hand-calls = Une main heureuse se montre avant toute annonce de koi-koi. Laissez les annonces de côté.
koikoi-state-rounds = Les manches finies, celle en cours et celles à venir doivent faire { $rounds } en tout.
koikoi-nothing-to-take = { $text } : il n’y a rien à choisir maintenant. Jouez une carte de votre main, par exemple 3R.
koikoi-refuse-calls = koi-koi s’annonce au plus une fois par manche, par qui que ce soit. Une règle maison permet d’annoncer autant que l’on veut.
koikoi-refuse-over = la partie est finie.
koikoi-refuse-decide = vous avez une combinaison : dites d’abord stop ou koikoi.
koikoi-refuse-no-combination = stop et koikoi ne se disent que juste après avoir formé une combinaison.
koikoi-refuse-not-in-hand = { $card } n’est pas dans votre main. Vous avez { $hand }.
koikoi-refuse-take = { $card } ne peut être prise. Choisissez parmi { $choices }.

## Ce qui se passe, en mots
koikoi-tell-play = { $who } joue { $card }.
koikoi-tell-play-you = Vous jouez { $card }.
koikoi-tell-turn = { $who } retourne { $card } de la pioche.
koikoi-tell-turn-you = Vous retournez { $card } de la pioche.
koikoi-tell-lay = Rien ne va avec : { $cards } reste sur le tapis.
koikoi-tell-lay-you = Rien ne va avec : { $cards } reste sur le tapis.
koikoi-tell-capture = { $who } prend { $cards }.
koikoi-tell-capture-you = Vous prenez { $cards }.
koikoi-tell-stop = { $who } s’arrête.
koikoi-tell-stop-you = Vous vous arrêtez.
koikoi-tell-koikoi = { $who } annonce koi-koi !
koikoi-tell-koikoi-you = Vous annoncez koi-koi !
koikoi-tell-deal = { $who } donne et commence.
koikoi-tell-deal-you = Vous donnez et commencez.
koikoi-tell-redeal = Quatre cartes d’un même mois sont sur le tapis : on redonne.
koikoi-tell-drawn = Manche { $number } nulle : personne ne marque.
koikoi-tell-both-lucky = Manche { $number } nulle : les deux mains sont heureuses.
koikoi-tell-won = { $who } gagne la manche { $number } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reasons }.
koikoi-tell-won-you = Vous gagnez la manche { $number } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $reasons }.
koikoi-tell-over = La partie se termine { $first } à { $second }.
koikoi-swing = La manche { $number } a pesé le plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $who } ({ $reasons }).
koikoi-swing-you = La manche { $number } a pesé le plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour vous ({ $reasons }).
koikoi-tell-lot = Tirage pour la donne : vous { $mine }, { $who } { $theirs }. Le mois le plus tôt donne.
koikoi-label-field = tapis
koikoi-label-captured = { $who } a pris
koikoi-label-captured-you = vous avez pris
koikoi-label-combinations = { $who } a formé
koikoi-label-combinations-you = vous avez formé
koikoi-choice-stop = s’arrêter et marquer
koikoi-choice-koikoi = annoncer koi-koi et continuer
koikoi-choice-lay = { $card } : la poser
koikoi-choice-pair = { $card } → { $matches }
koikoi-ask-take = { $card } va avec deux cartes. Laquelle prenez-vous ?
koikoi-ask-stop = S’arrêter maintenant donne { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Ou osez-vous annoncer koi-koi ?
koikoi-help-doubling-opponent = Sept points ou plus sont doublés, et doublés encore si l’adversaire avait annoncé koi-koi.
koikoi-help-doubling-each = Sept points ou plus sont doublés. Chaque annonce de koi-koi de la manche, de qui que ce soit, augmente d’un le facteur du gagnant.
koikoi-label-hand = main de { $who }
koikoi-label-hand-you = votre main
koikoi-ask-play = Quelle carte de votre main jouez-vous ?
koikoi-choice-take = prendre { $card }
koikoi-choice-stop-for = s’arrêter et marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-board-stock = pioche { $count }
koikoi-line-stock = { $count ->
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
koikoi-line-worth = { $name } { $points }
koikoi-board-calls = a annoncé koi-koi{ $count ->
    [one] {""}
   *[other] {" "}{ $count } fois
}
koikoi-board-near = { $name } : encore { $missing }
koikoi-board-total = points si vous arrêtez
koikoi-combinations = Combinaisons
koikoi-key-combinations = combinaisons
koikoi-short-L = lum.
koikoi-short-A = animal
koikoi-short-R = ruban
koikoi-short-x = simple
koikoi-preset-leaflet = comme imprimé
koikoi-preset-common = l’usage courant
koikoi-preset-rising = enjeux croissants
koikoi-calls-once = une fois
koikoi-calls-many = autant que l’on veut
koikoi-call_bonus-opponent = pour l’adversaire de qui a annoncé
koikoi-call_bonus-each = pour qui gagne, à chaque annonce

## Dans le navigateur
koikoi-aim-match = { $card }, va avec { $matches }
koikoi-aim-lay = { $card }, reste sur le tapis
koikoi-aim-take = prendre { $card }
koikoi-held-lay = Poser { $card } sur le tapis ?
koikoi-held-take = { $count ->
    [1] Prendre { $cards } ?
    [2] Laquelle prenez-vous avec { $card } ?
   *[other] Prendre les trois avec { $card } ?
}
koikoi-board-round = { $month } · manche { $number } sur { $rounds }
koikoi-sheet = Cartes et combinaisons
koikoi-place-field = sur le tapis
koikoi-place-hand = dans votre main
koikoi-place-unknown = encore cachée
koikoi-goal-card = { $card } : { $place }
koikoi-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-goal-more-A = 1 de plus par animal supplémentaire
koikoi-goal-more-R = 1 de plus par ruban supplémentaire
koikoi-goal-more-x = 1 de plus par carte simple supplémentaire
koikoi-goal-note-four-lights = 7 avec l’homme sous la pluie
koikoi-goal-note-three-lights = sans l’homme sous la pluie
koikoi-goal-note-plain = la coupe de saké en fait partie
koikoi-goal-of = { $who } : { $far }
koikoi-goal-made = formée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-stop-for = Stop : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
koikoi-call-new = { $missing ->
    [one] À une carte
   *[other] À { $missing } cartes
} de { $yaku } : { $points } points.
koikoi-call-more-A = Un animal de plus fait { $points } points.
koikoi-call-more-R = Un ruban de plus fait { $points } points.
koikoi-call-more-x = Une carte simple de plus fait { $points } points.
koikoi-call-far = Il vous faut une nouvelle combinaison, et chacune est à trois cartes au moins.
koikoi-call-risk = Marquez de nouveau avant { $who }, ou vous n’avez rien. Si { $who } marque, cela compte { $times ->
    [2] double
   *[other] { $times } fois
}.
koikoi-lay-here = Poser ici
koikoi-hand-count = { $who } a { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
koikoi-progress = { $have } sur { $need }
koikoi-impossible = hors de portée
koikoi-nothing-yet = rien encore
koikoi-sum = points
koikoi-call = Koi-koi !
koikoi-call-more = continuer
koikoi-round = Manche
koikoi-why = Par
koikoi-drawn = nulle
koikoi-page-winner = { $who } gagne la partie.
koikoi-page-winner-you = Vous gagnez la partie.
koikoi-page-draw = La partie est nulle.
koikoi-curve = Les points au fil de la partie, { $first } en trait plein, { $second } en tirets, jusqu’à { $most ->
    [one] { $most } point
   *[other] { $most } points
}
koikoi-figure-written = Rouges calligraphiés
koikoi-figure-red = Rouges sans écriture
koikoi-figure-blue = Bleus
koikoi-figure-four-lights = Sans l’homme sous la pluie : 8 points
koikoi-figure-rain-man = Avec l’homme sous la pluie, par exemple : 7 points
koikoi-figure-three-lights = Par exemple ces trois-là
koikoi-score-called_by_opponent = l’adversaire avait annoncé koi-koi
koikoi-score-own_calls = combien de fois vous avez annoncé
koikoi-score-opponent_calls = combien de fois l’adversaire a annoncé
koikoi-score-hand = juger une main donnée plutôt que des cartes prises
koikoi-flag-own_calls = Koi-koi annoncés par ce joueur
koikoi-flag-opponent_calls = Koi-koi annoncés par l’autre
koikoi-flag-hand = Ce sont huit cartes telles que données (main heureuse ?)

# Pourquoi une décision est bonne
koikoi-why-completes = Prend { $cards } et complète { $yaku } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} avant tout doublement.
koikoi-why-raises = Prend { $cards } : vos combinaisons valent alors { $points ->
    [one] { $points } point
   *[other] { $points } points
} avant tout doublement.
koikoi-why-nears = Prend { $cards } ; il manque alors { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} pour { $yaku }.
koikoi-why-keeps = Prive l’autre de { $cards } : il lui manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} pour { $yaku }.
koikoi-why-collects = Prend { $cards } : vous avez alors { $have } cartes sur { $need } pour { $yaku }.
koikoi-why-takes = Prend { $cards }.
koikoi-why-either = Va avec { $cards } ; vous en prenez une.
koikoi-why-safe = Personne d’autre ne peut prendre { $card } : le reste de son mois est dans votre main ou déjà pris.
koikoi-why-harmless = Cède peu : en prenant { $card }, l’autre n’a pas de nouveaux points et n’approche à { $near } cartes d’aucune autre combinaison.
koikoi-why-lays = { $count ->
    [one] Une seule carte de son mois est encore cachée,
   *[other] { $count } cartes de son mois sont encore cachées,
} à même de prendre { $card }.
koikoi-why-returns = Vous avez une autre carte de son mois : si { $card } est encore là au prochain tour, vous pouvez la prendre.
koikoi-why-spares = Garde { $card } en main : elle sert à { $yaku }, pour quoi il vous manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
}.
koikoi-why-fewer = { $count ->
    [one] Une seule carte cachée peut
   *[other] Seules { $count } cartes cachées peuvent
} prendre { $card } ; l’autre carte que vous pourriez poser serait à la portée de { $more }.
koikoi-why-calls = Continuer promet { $call } %, s’arrêter { $stop } % ; il vous reste { $hand ->
    [one] une carte
   *[other] { $hand } cartes
} en main.
koikoi-why-stops = { $points ->
    [one] { $points } point est assuré
   *[other] { $points } points sont assurés
} : s’arrêter promet { $stop } %, continuer { $call } %.
koikoi-why-stops-before = { $points ->
    [one] { $points } point est assuré
   *[other] { $points } points sont assurés
} : s’arrêter promet { $stop } %, continuer { $call } % ; il manque à l’autre { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} pour { $yaku }.

## Le problème du jour
koikoi-problem-task = Qu’est-ce qui vous donne les meilleures chances de gagner la partie ?
