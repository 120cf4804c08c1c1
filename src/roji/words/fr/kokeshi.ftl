# Kokeshi et Samouraïs
kokeshi-title = Niwa - Kokeshi et Samouraïs
menu-kokeshi = Une course à travers un jardin ; chaque perle utilisée enrichit une amie.
menu-name-kokeshi = Kokeshi et Samouraïs
menu-facts-kokeshi = 2 joueurs · 15 min
kokeshi-first = Votre première partie se joue dans la cour, où le chemin est le plus court.
kokeshi-lead-1 = Menez une de vos figurines à la base adverse avant que quelqu’un n’atteigne la vôtre.
kokeshi-lead-2 = Une figurine franchit les lignes de la couleur de la perle posée sur sa tête.
kokeshi-lead-3 = Chaque perle utilisée va à une autre de vos figurines : qui court devant enrichit les autres.

## Jardins
kokeshi-garden-standard = Jardin de base
kokeshi-garden-hourglass = Sablier
kokeshi-garden-ring = Anneau
kokeshi-garden-courtyard = Cour
kokeshi-garden-bridge = Pont
kokeshi-garden-ponds = Deux étangs
kokeshi-garden-stream = Ruisseau
kokeshi-garden-own = Un jardin à vous

## Peuples et perles
kokeshi-people-kokeshi = kokeshi
kokeshi-people-samurai = samouraïs
kokeshi-bead-p = rose
kokeshi-bead-g = vert
kokeshi-bead-o = orange

## Options
kokeshi-option-garden = Le jardin
kokeshi-option-max_turns = Partie nulle après tant de tours des deux ensemble (0 : sans limite)
kokeshi-option-starter = Qui commence

## Jardins impossibles
kokeshi-garden-entry = « { $entry } » n’est pas une tuile. Écrivez son centre et ses six lignes, par exemple « 2,-1 221100 », et « first » ou « second » derrière une base.
kokeshi-garden-count = K-B3 : un jardin a 12 tuiles ; celui-ci en a { $count }.
kokeshi-garden-colours = K-B2 : la tuile { $tile } doit avoir deux lignes de chaque couleur, 0, 1 et 2.
kokeshi-garden-no-tile = K-B2 : aucune tuile n’a les lignes de { $tile }. Il y a 200121, 221100, 021102, 021012, 210012 et 121020, chacune deux fois et aussi tournée d’un demi-tour.
kokeshi-garden-half-lines = K-B2 : la tuile { $tile } est de travers, ses demi-lignes ne rencontrent pas celles de ses voisines. Tournez-la jusqu’à obtenir une de nos suites, ou une décalée de trois.
kokeshi-garden-arrangement = K-B2 : il y a deux tuiles aux lignes { $lines }, et ce jardin en utilise { $count }.
kokeshi-garden-bases = K-1 : une tuile est la base « first » et une autre la base « second ».
kokeshi-garden-base-tile = K-1 : les bases sont sur les deux tuiles aux lignes { $lines } et sur aucune autre ; voyez { $tile }.
kokeshi-garden-base-edge = K-B3 : les deux tuiles à base partagent un bord ; éloignez-les.
kokeshi-garden-twice = K-B3 : deux tuiles sont sur { $place }.
kokeshi-garden-apart = K-B3 : la tuile en { $place } n’est pas reliée à celle en { $start } par des bords entiers.

## Erreurs
kokeshi-no-deal = Rien n’est distribué dans ce jeu. Choisissez qui commence avec l’option starter, ou préparez une position.
kokeshi-no-space = Il n’y a pas de case { $text }.{ $near ->
    [none] {" "}Les cases vont de a1 à { $last }.
   *[other] {" "}Vouliez-vous dire { $near } ?
}
kokeshi-no-figurine = Aucune de vos figurines n’est en { $space }. Les vôtres sont en { $own }.
kokeshi-bad-figurine = « { $text } » n’est pas une figurine. Écrivez sa case et ses perles, celle du dessus en dernier, par exemple c4:pg.
kokeshi-state-beads = K-B5 : chaque joueur a deux perles de chaque couleur, p, g et o ; la place { $seat } a { $beads }.
kokeshi-state-twice = K-13 : deux figurines sont en { $space }.
kokeshi-state-home = K-12 : une figurine est sur sa propre base, { $space }.
kokeshi-position-syntax = Ce n’est pas une position : la ligne { $line } est illisible. Une position est du TOML comme turn = 0 et figurines = [["c4:pg", …], […]].
kokeshi-position-garden = « garden » dans une position est le nom d’un jardin ou son texte.

## Refus
kokeshi-refuse-over = la partie est finie.
kokeshi-refuse-place-first = placez d’abord votre figurine { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} près de votre base.
kokeshi-refuse-place = { $space } n’est pas une case libre près de votre base. Choisissez parmi { $free }.
kokeshi-refuse-stop = il n’y a pas encore de coup à arrêter.
kokeshi-refuse-stop-home = une figurine ne peut rester sur sa propre base ; elle doit en sortir.
kokeshi-refuse-pass-moving = une perle se passe au lieu de bouger, pas au milieu d’un coup.
kokeshi-refuse-pass-self = une perle va d’une figurine à une autre.
kokeshi-refuse-pass-empty = cette figurine n’a pas de perle à donner.
kokeshi-refuse-full = une figurine porte trois perles au plus ; celle-là est pleine.
kokeshi-refuse-choose = choisissez d’abord la figurine qui bouge : { $own }.
kokeshi-refuse-no-jump = la figurine en { $space } n’a pas de perle et personne à sauter.
kokeshi-refuse-no-landing = la figurine en { $space } n’a pas de perle, et derrière aucune voisine il n’y a de case libre où retomber.
kokeshi-refuse-no-crossing = aucune case libre n’est au-delà d’une ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} depuis { $space }, ou seulement votre base, sans moyen d’en sortir.
kokeshi-refuse-no-bead = sans perle, aucune ligne ne se franchit.
kokeshi-refuse-no-line = aucune ligne ne relie { $start } et { $space }.
kokeshi-refuse-colour = la ligne vers { $space } est { $line ->
    [p] rose
    [g] verte
   *[o] orange
}, la perle du dessus { $bead ->
    [p] rose
    [g] verte
   *[o] orange
}.
kokeshi-refuse-occupied = { $space } est occupée.
kokeshi-refuse-receiver = la perle va à une autre figurine, pas à celle qui bouge.
kokeshi-refuse-home = votre propre base ne se traverse que si vous pouvez en ressortir aussitôt.
kokeshi-refuse-jump-loaded = seule une figurine sans perle peut sauter.
kokeshi-refuse-jump-home = personne ne saute sur sa propre base.
kokeshi-refuse-landing = un saut ne peut finir en { $space }.

## Ce qui se passe, en mots
kokeshi-tell-place = { $who } place la figurine { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} en { $to }.
kokeshi-tell-place-you = Vous placez la figurine { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} en { $to }.
kokeshi-tell-choose = { $who } bouge la figurine en { $at }.
kokeshi-tell-choose-you = Vous bougez la figurine en { $at }.
kokeshi-tell-cross = Par la ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} vers { $to } ; la perle va à { $receiver }.
kokeshi-tell-cross-you = Par la ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} vers { $to } ; la perle va à { $receiver }.
kokeshi-tell-jump = D’un saut par-dessus { $over } vers { $to }.
kokeshi-tell-jump-you = D’un saut par-dessus { $over } vers { $to }.
kokeshi-tell-pass = { $who } passe une perle { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} de { $from } à { $to }.
kokeshi-tell-pass-you = Vous passez une perle { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} de { $from } à { $to }.
kokeshi-tell-base = { $who } atteint l’autre base et gagne après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
kokeshi-tell-base-you = Vous atteignez l’autre base et gagnez après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
kokeshi-tell-repetition = La même position pour la troisième fois : partie nulle après { $turns } tours.
kokeshi-tell-limit = { $turns ->
    [one] { $turns } tour est passé
   *[other] { $turns } tours sont passés
} : partie nulle.
kokeshi-label-figurines = { $who } ({ $people })
kokeshi-label-figurines-you = vous ({ $people })

## À la table
kokeshi-key-stop = arrêter
kokeshi-ask-place = Où part votre figurine { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} ? Sur une case libre autour de votre base { $base }.
kokeshi-ask-turn = Bougez une figurine, ou passez une perle. Peuvent s’approcher : { $spaces }.
kokeshi-ask-turn-pass = Aucune figurine ne peut s’approcher. Une perle passée à { $spaces } ouvre une ligne.
kokeshi-ask-turn-round = Aucune figurine ne peut s’approcher : faites de la place, ou passez une perle.
kokeshi-ask-late = Vous ne pouvez plus atteindre l’autre base à temps. Tenez bon pour la nulle.
kokeshi-ask-draw = { $left ->
    [one] Aucune base ne peut être atteinte au dernier tour
   *[other] Aucune base ne peut être atteinte dans les { $left } derniers tours
} : la partie sera nulle.
kokeshi-ask-cross = Quelle ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} franchit-elle, et qui reçoit la perle ?
kokeshi-ask-cross-on = Franchissez encore une ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
}, ou arrêtez-vous ici.
kokeshi-ask-jump = Elle n’a pas de perle : où saute-t-elle ?
kokeshi-ask-jump-on = Ses perles sont parties : sautez, ou arrêtez-vous ici.
kokeshi-ask-stop = Elle ne peut pas continuer : arrêtez-vous ici.
kokeshi-standing = { $garden }  ·  tour { $number }
kokeshi-board-legend = ¹²³ lignes  ↷ saut  ⌂ base
kokeshi-board-pass = ou passer une perle :
kokeshi-board-stop = arrêter ici
kokeshi-board-back = reposer
kokeshi-board-turn = { $most ->
    [0] Tour { $number }
   *[other] Tour { $number } sur { $most }
}
kokeshi-label-more = la suite du jardin
kokeshi-label-choose = Bouger { $at } ({ $stack }) : { $count ->
    [one] une case
   *[other] { $count } cases
} à portée
kokeshi-label-cross = Par la ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} vers { $to } ; puis choisissez qui reçoit la perle.
kokeshi-label-win = { $what } C’est gagné !
kokeshi-label-empty = { $space } est libre.
kokeshi-label-base = { $space } est la base de { $who }.
kokeshi-label-base-you = { $space } est votre base.
kokeshi-label-stands = { $space } : une figurine de { $who }, { $stack }.
kokeshi-label-stands-you = { $space } : votre figurine, { $stack }.
kokeshi-stack-none = sans perle
kokeshi-stack = perles de haut en bas : { $beads }
kokeshi-choice-place = Placer la figurine { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} en { $to }.
kokeshi-choice-choose = Bouger la figurine en { $at }, { $stack }. Le coup peut finir en { $ends }.
kokeshi-choice-cross = Par la ligne { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} vers { $to } ; la perle va à { $receiver }.
kokeshi-choice-jump = Sauter vers { $to }.
kokeshi-choice-stop = S’arrêter ici.
kokeshi-choice-pass = Passer une perle { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} de { $from } à { $to }.
kokeshi-end-jump = { $to } d’un saut
kokeshi-page-base = Qui est le premier sur l’autre base gagne
kokeshi-page-draw = Quand rien n’avance plus, personne ne gagne
kokeshi-tell-start = { $who } place d’abord et commence.
kokeshi-tell-start-you = Vous placez d’abord et commencez.

## La table en phrases
kokeshi-line-garden = { $garden }. Votre base est { $own }, l’autre { $other } ; { $count ->
    [one] { $count } ligne les sépare.
   *[other] { $count } lignes les séparent.
}
kokeshi-line-turns = { $turns ->
    [0] Aucun tour n’a encore été joué.
    [one] Un tour a été joué.
   *[other] { $turns } tours ont été joués.
}
kokeshi-line-net = Voici toutes les lignes du jardin, case par case.
kokeshi-line-space = { $space } : { $lines }.
kokeshi-line-figurine = Figurine de { $who } en { $at }, { $stack }, à { $count ->
    [one] une ligne
   *[other] { $count } lignes
} de l’autre base. Lignes : { $lines }.
kokeshi-line-figurine-you = Votre figurine en { $at }, { $stack }, à { $count ->
    [one] une ligne
   *[other] { $count } lignes
} de l’autre base. Lignes : { $lines }.
kokeshi-line-lines = { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} vers { $spaces }
kokeshi-line-taken = { $space } (occupée)
kokeshi-line-waiting = { $who } doit encore placer : { $beads }.
kokeshi-line-waiting-you = Vous devez encore placer : { $beads }.
kokeshi-line-moving = La figurine en { $at } est en mouvement.

## Perft et dessin
kokeshi-perft-head = { $garden } : suites de tours complets, et les positions différentes où elles mènent
kokeshi-perft-line = profondeur { $depth } : { $sequences } suites, { $positions } positions
kokeshi-draw-title = { $garden }, jardin pour Kokeshi et Samouraïs
kokeshi-draw-done = { $path } : { $spaces } cases, { $lines } lignes, { $distance } à franchir de base à base.

## Dans le navigateur
kokeshi-label-garden = Le jardin
kokeshi-aim-reach = { $to } : à { $count ->
    [one] une ligne
   *[other] { $count } lignes
}, puis { $far } jusqu’à l’autre base.
kokeshi-aim-jump = { $to } : à { $count ->
    [0] un saut
    [one] une ligne et un saut
   *[other] { $count } lignes et un saut
}, puis { $far } jusqu’à l’autre base.
kokeshi-ask-receiver = Vers { $to }. Qui reçoit la perle { $bead ->
    [p] rose
    [g] verte
   *[o] orange
} ?
kokeshi-ask-held = Choisissez une case marquée, ou une amie pour sa perle du dessus (+).
kokeshi-ask-held-move = Choisissez une case marquée.
kokeshi-ask-held-pass = Elle n’a aucun pas à faire. Qui reçoit sa perle du dessus (+) ?
kokeshi-tap-choose = Choisissez d’abord une de vos figurines.
kokeshi-tap-stuck = Celle-ci n’a pas de perle, ni de saut à faire.
kokeshi-tap-place = Elle part d’une des cases marquées autour de votre base.
kokeshi-tap-far = Hors de sa portée. { $line }
kokeshi-tap-far-empty = Hors de sa portée. Sans perle, elle ne peut que sauter par-dessus une voisine.
kokeshi-line-kind-p = Une perle rose franchit une corde.
kokeshi-line-kind-g = Une perle verte franchit une haie.
kokeshi-line-kind-o = Une perle orange franchit une clôture de bambou.
kokeshi-garden-facts = { $spaces } cases, { $count } lignes à franchir
kokeshi-build = Construire un jardin
kokeshi-build-more = Posez les douze tuiles de sorte que les lignes se prolongent de l’une à l’autre. Glissez une tuile, ou choisissez-la puis une place libre. Tournez-la avec les boutons ou avec R. Une croix marque un raccord qui ne va pas.
kokeshi-build-how = Comment construire
kokeshi-build-from = Partir de
kokeshi-build-clear = Vider
kokeshi-build-left = À gauche
kokeshi-build-right = À droite
kokeshi-build-away = Retirer
kokeshi-build-free = Place libre { $place }
kokeshi-build-tile = { $base ->
    [0] Tuile avec la première base
    [1] Tuile avec la seconde base
   *[other] Tuile
}{ $place ->
    [none] {" "}à côté du jardin
   *[other] {" "}en { $place }
}, lignes depuis la droite, dans le sens inverse des aiguilles d’une montre : { $lines }.{ $wrong ->
    [0] {""}
    [one] {" "}Un raccord ne va pas.
   *[other] {" "}{ $wrong } raccords ne vont pas.
}
kokeshi-build-beside = { $count ->
    [0] Toutes les tuiles sont dans le jardin.
    [one] Il reste une tuile à poser.
   *[other] Il reste { $count } tuiles à poser.
}
kokeshi-build-ready = Ce jardin peut être joué : { $spaces } cases, { $count } lignes à franchir de base à base.
kokeshi-build-play = Jouer ce jardin
kokeshi-build-share = Copier le lien
kokeshi-figure-step = Une perle rose est dessus : la corde n’arrête pas la figurine.
kokeshi-figure-hand-on = Une fois la ligne franchie, la perle rose va à une amie et se pose dessus.
kokeshi-figure-leap = A ne porte rien et saute par-dessus B : elle peut retomber en 1, 2 ou 3.
kokeshi-figure-far-leap = 1, 2 et 3 sont occupées : A peut retomber en 4 ou 5.
kokeshi-figure-tile = Une tuile de jardin, et une autre avec une base au milieu
kokeshi-figure-behind = Derrière B, vu de A : 1, 2 et 3. Ensuite : 4 et 5.

# Pourquoi une décision est bonne
kokeshi-why-wins = Gagne à ce tour.
kokeshi-why-draws = Finit la partie par une nulle.
kokeshi-why-forces = Gagne en { $turns } tours, quoi que fasse l’autre.
kokeshi-why-stops = L’autre pouvait gagner au prochain tour ; après cela, non.
kokeshi-why-late = L’autre peut quand même gagner au prochain tour.
kokeshi-why-lets = Laisse l’autre gagner au prochain tour.
kokeshi-why-nearer = Vous rapproche { $less ->
    [one] d’une ligne
   *[other] de { $less } lignes
} : { $away } jusqu’à l’autre base.
kokeshi-why-beads = Donne de quoi courir à votre figurine de tête : { $beads ->
    [one] une perle
   *[other] { $beads } perles
}, { $away } lignes à franchir.
kokeshi-why-race = Votre figurine de tête est à { $own ->
    [one] une ligne
   *[other] { $own } lignes
} de l’autre base, celle de l’autre à { $other } de la vôtre.
kokeshi-why-place = Part à { $away } lignes de l’autre base.
kokeshi-why-begins = Part à { $away } lignes de l’autre base ; autrement, ce serait { $more }.
kokeshi-why-closer = Votre figurine de tête est alors à { $away ->
    [one] une ligne
   *[other] { $away } lignes
} de l’autre base ; autrement, ce serait { $more }.
kokeshi-why-holds = Retient l’autre : à { $away ->
    [one] une ligne
   *[other] { $away } lignes
} de votre base, autrement { $fewer }.
kokeshi-why-looked = { $turns ->
    [one] À un tour de distance
   *[other] À { $turns } tours de distance
}, rien d’autre ne se présente mieux.

## Le problème du jour
kokeshi-problem-task = Gagnez en { $turns } tours, quoi que fasse l’autre. Comment commencez-vous ?
