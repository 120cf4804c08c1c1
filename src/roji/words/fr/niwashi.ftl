# Niwashi
niwashi-title = Niwashi - Le Jardin silencieux
menu-niwashi = Poser un jardin en silence et deviner ce que souhaite l’autre.
menu-name-niwashi = Le Jardin silencieux
menu-facts-niwashi = 2 joueurs · 30 min
niwashi-lead-1 = À deux, vous posez un même jardin sans un mot, et vous marquez ensemble.
niwashi-lead-2 = Vos souhaits sont des formes à la couleur d’une saison. Ils s’exaucent quand votre partenaire pose la tuile qui les complète.
niwashi-lead-3 = Observez donc ce que l’autre pose et prend : cela trahit ses souhaits. La lanterne peut montrer quelque chose, mais coûte toute votre main.

## Saisons et sable
niwashi-letter-h = printemps
niwashi-letter-n = été
niwashi-letter-a = automne
niwashi-letter-f = hiver
niwashi-letter-s = sable
niwashi-tile = { $first }, { $second }, { $third }
niwashi-wish = { $first } { $second }

## Directions
niwashi-aim-n = au nord
niwashi-aim-ne = au nord-est
niwashi-aim-e = à l’est
niwashi-aim-se = au sud-est
niwashi-aim-s = au sud
niwashi-aim-sw = au sud-ouest
niwashi-aim-w = à l’ouest
niwashi-aim-nw = au nord-ouest
niwashi-aim-none = nulle part
niwashi-way-e = vers l’est
niwashi-way-s = vers le sud
niwashi-way-w = vers l’ouest
niwashi-way-n = vers le nord

## Une case de la table, par son chemin depuis le milieu
niwashi-cell = { $side ->
    [left] { $columns } à gauche{ $height ->
        [up] , { $rows } en haut
        [down] , { $rows } en bas
       *[level] {""}
    }
    [right] { $columns } à droite{ $height ->
        [up] , { $rows } en haut
        [down] , { $rows } en bas
       *[level] {""}
    }
   *[middle] { $height ->
        [up] { $rows } en haut
        [down] { $rows } en bas
       *[level] le milieu
    }
}
niwashi-cell-notation = { $cell }

## Options
niwashi-option-tiles = Les tuiles du jardin
niwashi-tiles-standard = les usuelles, avec une parcelle de sable au plus
niwashi-tiles-all_different = trois couleurs différentes par tuile : plus difficile
niwashi-option-shapes = Les six formes des souhaits
niwashi-web-shapes-left = { $count ->
    [0] Pour en changer une, ôtez-en d’abord une autre.
    [one] Choisissez-en encore une.
   *[other] Choisissez-en encore { $count }.
}
niwashi-option-older_tile_counts = La dernière tuile du partenaire exauce des souhaits, si ancienne soit-elle
niwashi-option-refill_to_three = Après avoir posé, piocher jusqu’à une main pleine
niwashi-option-journey = Un jardin du voyage
niwashi-option-starter = Qui commence

## Les jardins du voyage
niwashi-journey-none = pas de voyage
niwashi-journey-temple-gate = La porte du temple
niwashi-journey-walled-court = La cour murée
niwashi-journey-mossy-rocks = Rochers moussus
niwashi-journey-long-gallery = La longue galerie
niwashi-journey-raked-sand = Sable ratissé
niwashi-journey-one-flame = Une petite flamme
niwashi-journey-two-hands = Deux en main
niwashi-journey-drifting-leaves = Feuilles au vent
niwashi-journey-pond-and-island = L’étang et l’île
niwashi-journey-silent-moon = La lune silencieuse

## Erreurs
niwashi-tile-unknown = { $tile } n’est pas une tuile de jardin. Une tuile a trois parcelles parmi h (printemps), n (été), a (automne), f (hiver), s (sable), une seule de sable au plus et pas toutes pareilles, par exemple hna.
niwashi-tile-reversed = { $tile } est écrite par son autre bout : { $name }.
niwashi-wish-unknown = { $wish } n’est pas un souhait. Un souhait est une saison h n a f et une des formes { $shapes }, par exemple hT.
niwashi-cell-unknown = { $cell } n’est pas une case. Les colonnes vont de a à z et de aa à bk, les lignes de 1 à 63 ; le milieu de la table est af32.
niwashi-place-unknown = La lanterne ne peut être sur « { $place } ». Elle se pose sur une case comme af32, de display1.1 à display3.3, sur aid. suivi d’une de { $shapes }, sur pile ou sur discard.
niwashi-direction-unknown = { $text } n’est pas une direction pour une tuile. Les directions sont { $known }.
niwashi-aim-unknown = { $text } n’est pas une direction pour la lanterne. Les directions sont { $known }, où - veut dire aucune.
niwashi-note = « { $note } » ne peut s’ajouter à cette décision : ici, personne ne parle. Avec la lanterne, x=31.20 y=30.50 dit où elle se trouve exactement, et angle=74 où elle pointe, en degrés de 0 à 359.
niwashi-note-place = « { $note } » n’est pas sur { $place }. Sur une case, x et y comptent les cases depuis la gauche et le haut ; ailleurs, on={ $place } vient d’abord, et les deux sont des parts de 0 à 1.
niwashi-note-aim = Un angle de { $angle } degrés ne pointe pas { $direction }. Il tourne dans le sens des aiguilles d’une montre depuis le nord ; si la lanterne ne pointe nulle part, omettez-le.
niwashi-draw-unknown = { $text } : rien à piocher là. Écrivez +1, +2 ou +3 pour une tuile de l’étal, +d pour la défausse.
niwashi-draw-other = { $text } : c’est une autre tuile qui est là.
niwashi-deal-parts = Une donne explicite a deux parties, toutes les tuiles et tous les souhaits dans l’ordre de la donne ; celle-ci en a { $count }.
niwashi-deal-tiles = Ce ne sont pas les 62 tuiles du jeu « { $tiles } ». Manquent : { $missing }. En trop : { $extra }.
niwashi-deal-wishes = Ce ne sont pas les 24 souhaits, chacun une fois.
niwashi-tile-too-often = Il y a plus de ces tuiles qu’il n’en existe : { $tiles }.
niwashi-wish-twice = { $wish } y est deux fois ; chaque souhait n’existe qu’une fois.
niwashi-refuse-over = la partie est finie.
niwashi-refuse-no-lantern = { $count ->
    [0] il n’y a pas de lanterne dans ce jardin.
   *[other] plus de lanterne : dans ce jardin, vous pouvez la bouger { $count } fois.
}
niwashi-refuse-no-placement = { $tile } ne peut être posée nulle part.
niwashi-refuse-no-tile = ce n’est pas une tuile. Vous avez { $hand }.
niwashi-refuse-not-in-hand = { $tile } n’est pas dans votre main. Vous avez { $hand }.
niwashi-refuse-no-cell = choisissez une case de la table pour la première parcelle de la tuile.
niwashi-refuse-no-direction = une tuile va vers e, s, w ou n depuis sa première parcelle.
niwashi-refuse-edge = depuis { $cell }, la tuile dépasserait le bord de la table.
niwashi-refuse-covers-none = depuis { $cell }, la tuile ne couvrirait aucune parcelle ; elle doit en couvrir une ou deux.
niwashi-refuse-covers-all = depuis { $cell }, la tuile couvrirait trois parcelles ; elle peut en couvrir une ou deux.
niwashi-refuse-same-backwards = cette tuile se lit pareil des deux bouts : posez-la vers e ou s depuis sa première parcelle.
niwashi-refuse-plot = dans ce jardin, aucune tuile ne peut être en { $cell }.
niwashi-refuse-sand = dans ce jardin, le sable reste ouvert : { $cell } ne doit pas être couverte.
niwashi-refuse-no-draw = piochez une tuile de l’étal ou le dessus de la défausse.
niwashi-refuse-empty-place = la place { $place } de l’étal est vide.
niwashi-refuse-discard-empty = la défausse est vide.
niwashi-refuse-discard-closed = dans ce jardin, la défausse reste fermée.
niwashi-refuse-not-special = la défausse n’est ouverte qu’après avoir couvert une parcelle de la même couleur.
niwashi-refuse-no-display = la place { $place } de l’étal est vide ; la lanterne ne peut y marquer une tuile.
niwashi-refuse-no-aim = la lanterne pointe dans une des huit directions, ou dans aucune.

## Ce qui se passe, en mots
niwashi-tell-lay = { $who } pose { $tile } ({ $cell }, { $way }).
niwashi-tell-lay-notation = { $who } pose { $name } depuis { $cell } { $way }.
niwashi-tell-lay-you = Vous posez { $tile } ({ $cell }, { $way }).
niwashi-tell-lay-you-notation = Vous posez { $name } depuis { $cell } { $way }.
niwashi-tell-special = Même sur même.
niwashi-tell-take = { $who } prend { $tile } à l’étal.
niwashi-tell-take-you = Vous prenez { $tile } à l’étal.
niwashi-tell-take-discard = { $who } prend { $tile } à la défausse.
niwashi-tell-take-discard-you = Vous prenez { $tile } à la défausse.
niwashi-tell-lantern = { $who } saisit la lanterne.
niwashi-tell-lantern-you = Vous saisissez la lanterne.
niwashi-tell-place = { $who } la pose : { $place }.
niwashi-tell-place-you = Vous la posez : { $place }.
niwashi-tell-aim = Elle pointe { $aim }.
niwashi-tell-discard = { $who } défausse { $tile }.
niwashi-tell-discard-you = Vous défaussez { $tile }.
niwashi-tell-remove = { $tile } quitte le jeu.
niwashi-tell-lift = La lanterne gênait et retourne à sa place.
niwashi-tell-fulfil = { $who } montre un souhait exaucé : { $wish }.
niwashi-tell-fulfil-you = Vous montrez un souhait exaucé : { $wish }.
niwashi-tell-wish = { $who } pioche un nouveau souhait.
niwashi-tell-wish-you = Vous piochez un nouveau souhait : { $wish }.
niwashi-tell-end-no-tile = { $who } n’a plus de tuile : le jardin est fini.
niwashi-tell-end-no-tile-you = Vous n’avez plus de tuile : le jardin est fini.
niwashi-tell-end-no-move = { $who } ne peut rien poser et n’a plus de lanterne : le jardin est fini.
niwashi-tell-end-no-move-you = Vous ne pouvez rien poser et n’avez plus de lanterne : le jardin est fini.
niwashi-tell-end-all-fulfilled = Tous les souhaits sont exaucés !
niwashi-tell-score = { $points ->
    [one] { $points } souhait exaucé
   *[other] { $points } souhaits exaucés
} : { $grade ->
    [all] le jardin parfait
    [challenge] un jardin de maître
    [good] un beau jardin
    [respectable] un jardin honorable
   *[quiet] un début paisible
}.
niwashi-tell-target = { $reached ->
    [yes] { $garden } : l’objectif de { $target } est atteint.
   *[no] { $garden } : l’objectif était { $target }.
}

## Où est la lanterne
niwashi-place-display = la parcelle { $field } de { $tile } à l’étal
niwashi-place-display-notation = la parcelle { $letter } de la tuile { $name } (place { $number } de l’étal)
niwashi-place-aid = la forme { $shape } de la carte d’aide
niwashi-place-pile = la pioche
niwashi-place-discard = la défausse
niwashi-place-cell = une parcelle { $field } ({ $cell })
niwashi-place-cell-notation = { $cell } ({ $field })
niwashi-place-ground = le sol nu ({ $cell })
niwashi-place-ground-notation = { $cell }
niwashi-place-rest = sa place près de la pioche

## Mots du plateau
niwashi-label-display = étal
niwashi-label-discard = défausse
niwashi-label-pile = pioche
niwashi-label-lantern = lanterne
niwashi-label-fulfilled = { $who } a exaucé
niwashi-label-fulfilled-you = vous avez exaucé
niwashi-label-hand = vos tuiles
niwashi-label-wishes = vos souhaits
niwashi-label-known = { $who } a pris
niwashi-label-known-you = vous avez pris
niwashi-board-pile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}

## Jouer dans le terminal
niwashi-key-turn = tourner
niwashi-key-zoom = zoom
niwashi-key-aid = formes
niwashi-ask-tile = Choisissez une tuile à poser, ou la lanterne.
niwashi-ask-cell = Où la poser ? Déplacez-la, tournez-la, posez-la.
niwashi-ask-cell-notation = Où poser { $tile } ? Déplacez-la sur le jardin, tournez-la, posez-la.
niwashi-ask-direction = Dans quel sens va-t-elle ?
niwashi-ask-direction-notation = Dans quel sens va { $tile } depuis { $cell } ?
niwashi-ask-draw = Piochez une tuile de l’étal.
niwashi-ask-draw-special = Même sur même : piochez à l’étal ou à la défausse.
niwashi-ask-place = Où poser la lanterne ?
niwashi-ask-aim = Où doit pointer la lanterne ?
niwashi-ask-discard = Quelle tuile va maintenant à la défausse ? La dernière sera dessus.
niwashi-choice-tile = poser { $tile }
niwashi-choice-lantern = bouger la lanterne : votre main part, tout l’étal vient
niwashi-choice-cell = { $cell } : { $ways }
niwashi-choice-lay = { $tile } depuis { $cell } { $way }, sur { $covered }.
niwashi-choice-lay-notation = { $name } depuis { $cell } { $way }, sur { $covered }.
niwashi-choice-lifts = La lanterne rentre chez elle.
niwashi-choice-draw-display = piocher { $tile }
niwashi-choice-draw-discard = piocher { $tile } à la défausse
niwashi-choice-place = sur : { $place }
niwashi-choice-aim = { $aim }
niwashi-choice-discard = défausser { $tile }
niwashi-ghost-no = { $tile } ne peut être ainsi depuis { $cell }. Entrée dit pourquoi.
niwashi-board-fulfilled = exaucés
niwashi-board-of = { $count } sur { $target }
niwashi-board-aid = carte d’aide
niwashi-board-stock = pioche { $count }
niwashi-board-discard = défausse { $count }
niwashi-board-left = reste { $count }
niwashi-short-display = étal
niwashi-short-aid = forme
niwashi-short-pile = sur la pioche
niwashi-short-discard = sur la défausse
niwashi-short-rest = au repos
niwashi-help-keys =
    1 2 3 choisissent une tuile, l la lanterne. Les flèches déplacent la tuile sur le jardin, Tab va d’une place
    possible à la suivante, r et R la tournent, Entrée la pose. Signes sur la tuile : ○ sol nu, ▼ couvre une
    parcelle, = couvre la même couleur, × interdit. z + - zoom, Maj et flèches déplacent la vue, c montre tout le
    jardin. À la souris : tirez le jardin ; la molette tourne une tuile en main, sinon zoome ; le bouton droit tourne aussi.
niwashi-score = { $points ->
    [one] { $points } souhait exaucé
   *[other] { $points } souhaits exaucés
}
niwashi-score-target = { $garden } : { $points } souhaits sur { $target }
niwashi-open-tile = Le jardin s’ouvre avec { $tile }.
niwashi-open-begin = { $who } commence.
niwashi-open-begin-you = Vous commencez.
niwashi-open-shapes = Les formes : { $shapes }.
niwashi-line-last = { $who } a posé en dernier { $tile }, sur { $cells }.
niwashi-line-last-notation = { $who } a posé en dernier { $name }, sur { $cells }.
niwashi-line-last-you = Vous avez posé en dernier { $tile }, sur { $cells }.
niwashi-line-last-you-notation = Vous avez posé en dernier { $name }, sur { $cells }.
niwashi-line-run = { $start } : { $fields }
niwashi-line-run-notation = { $column } : { $fields }
niwashi-line-row = { $height ->
    [up] Ligne { $rows } en haut
    [down] Ligne { $rows } en bas
   *[level] Ligne du milieu
}, depuis { $fields }.
niwashi-line-row-notation = Ligne { $row }, depuis { $fields }.
niwashi-line-discard = Défausse : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, dessus { $tile }.
niwashi-line-lantern = La lanterne est posée ({ $place }) et pointe { $aim }.
niwashi-line-left = { $count ->
    [0] Elle ne peut plus être bougée.
    [one] Elle peut être bougée encore une fois.
   *[other] Elle peut être bougée encore { $count } fois.
}
niwashi-line-corners = Les tuiles sont entre { $first } et { $last }.
niwashi-line-blocked = Aucune tuile ne peut être sur { $cells }.
niwashi-ban-cover-sand = Le sable reste ouvert.
niwashi-ban-discard-hand = Une main cédée pour la lanterne quitte le jeu.
niwashi-ban-draw-discard = La défausse reste fermée.
niwashi-line-shape = { $shape ->
    [F] F, une rangée de trois, une parcelle au-dessus de son milieu vers la droite, une sous le milieu.
    [I] I, cinq en ligne.
    [L] L, quatre en ligne et une à angle droit au bout.
    [N] N, deux en ligne et à côté trois qui continuent où elles finissent.
    [P] P, un carré de quatre et une de plus le long d’un côté.
    [T] T, une barre de trois avec un pied de deux en son milieu.
    [U] U, trois en ligne avec une dressée à chaque bout.
    [V] V, deux bras de trois qui partagent un coin.
    [W] W, un escalier de cinq.
    [X] X, une croix : une parcelle et ses quatre voisines.
    [Y] Y, quatre en ligne et une à côté de la deuxième.
   *[Z] Z, trois en ligne avec une à chaque bout, de côtés opposés.
}
niwashi-tell-hidden = Ce qui restait caché :
niwashi-label-open = { $who } souhaitait encore
niwashi-label-open-you = vous souhaitiez encore
niwashi-label-held = { $who } avait
niwashi-label-held-you = vous aviez
niwashi-line-chosen = à poser maintenant : { $tile }.
niwashi-line-chosen-at = à poser maintenant : { $tile }, depuis { $cell }.
niwashi-line-shapes = formes : { $shapes }
niwashi-line-wishes = vos souhaits : { $wishes }
niwashi-line-wish = { $wish } : { $shape }

## roji draw
niwashi-draw-title = Un jardin de { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, { $points ->
    [one] { $points } souhait exaucé
   *[other] { $points } souhaits exaucés
}
niwashi-draw-lantern = lanterne : { $place }

## Dans le navigateur
niwashi-web-garden = Le jardin. Les flèches déplacent la vue.
niwashi-web-keys = r tourne · n et p vont de place en place · + et - zooment
niwashi-web-nearer = Plus près
niwashi-web-farther = Plus loin
niwashi-web-whole = Tout le jardin
niwashi-web-turn = La tourner
niwashi-web-turn-left = La tourner dans l’autre sens
niwashi-web-before = La place possible précédente
niwashi-web-after = La place possible suivante
niwashi-web-lay = La poser
niwashi-web-put-back = La remettre
niwashi-web-put-back-tile = remettre { $tile }
niwashi-web-no = Elle ne peut être ainsi depuis { $cell }.
niwashi-web-no-here = Elle ne peut être ainsi.
niwashi-web-special = Même sur même : vous pouvez aussi piocher à la défausse.
niwashi-web-nowhere = Ne pointer nulle part
niwashi-web-set-down = La déposer
niwashi-web-wishes = souhaits
niwashi-web-done = Souhaits exaucés
niwashi-web-stack = { $who } a encore { $count ->
    [one] { $count } souhait
   *[other] { $count } souhaits
}.
niwashi-web-stack-you = Vous avez encore { $count ->
    [one] { $count } souhait
   *[other] { $count } souhaits
}.
niwashi-web-holds = { $who } tient
niwashi-web-holds-you = Vous tenez
niwashi-web-laid = { $who } a posé
niwashi-web-laid-you = Vous avez posé
niwashi-web-took = et pris
niwashi-web-took-you = et pris
niwashi-web-lit = { $who } a bougé la lanterne
niwashi-web-lit-you = Vous avez bougé la lanterne
niwashi-web-meant = La lanterne voulait dire
niwashi-web-language = La langue de la lanterne
niwashi-web-language-lead = Personne ne parle dans ce jardin. Mais une lanterne dit en un tour ce que des tuiles mettent longtemps à suggérer. Voici comment Roji la parle et la lit.
niwashi-web-on-shape = Sur une forme, elle nomme un souhait
niwashi-web-reads = { $angle ->
    [0] Vers le haut : { $season }
    [90] Vers la droite : { $season }
    [180] Vers le bas : { $season }
   *[270] Vers la gauche : { $season }
}
niwashi-web-on-field = Sur une parcelle, sa saison seule
niwashi-web-reads-field = Dans le jardin ou à l’étal, où qu’elle pointe : ici { $season }.
niwashi-web-elsewhere = Ailleurs, rien
niwashi-web-reads-nothing = Sur une pile ou à côté du jardin, la lanterne ne veut rien dire.
niwashi-web-pays = Quand elle est utile
niwashi-web-pays-more = Elle coûte un tour et toute votre main : une fois par partie suffit, pour un souhait presque là que vos tuiles n’ont pas montré. Tant que vous pouvez exaucer un souhait de votre partenaire, faites plutôt cela.
niwashi-web-otherwise = Si vous voyez cela autrement
niwashi-web-otherwise-more = Personne n’est tenu de parler cette langue. Roji prend votre lanterne pour un bon indice, jamais pour une promesse, et s’y fie davantage une fois qu’elle a dit vrai. Si vous n’y touchez pas, Roji ne lit que vos tuiles.
niwashi-web-turns = Qui souhaitait quoi, tour par tour
niwashi-web-turns-more = Les barres montrent quelle chance un partenaire attentif donnait à chaque souhait après le tour, d’après les tuiles et la lanterne seules.
niwashi-web-wished = { $who } souhaitait
niwashi-web-wished-you = vous souhaitiez
niwashi-web-likely = probable à { $percent } pour cent selon le partenaire
niwashi-web-journey = Le voyage
niwashi-web-journey-more = Dix jardins, chacun avec ses règles. Atteignez l’objectif de l’un, avec qui vous voulez, et le chemin du suivant s’ouvre sur cet appareil.
niwashi-web-target = { $target } souhaits à exaucer
niwashi-web-reached = atteint : { $points } souhaits pour { $target } demandés
niwashi-web-locked = Encore dans la brume
niwashi-web-bounds = Murs de { $wide } cases sur { $high }.
niwashi-web-rocks = { $count } rochers.
niwashi-web-lanterns = { $count ->
    [0] Pas de lanterne.
   *[other] { $count } lanternes pour les deux.
}
niwashi-web-hand = { $count } tuiles en main.
niwashi-figure-turned = Trois fois la même forme
niwashi-figure-cover = À gauche, la tuile couvre une parcelle, à droite deux.
niwashi-figure-lantern = La lanterne sur une parcelle d’été, pointée à droite
niwashi-figure-special = L’automne se pose sur l’automne : la défausse est ouverte aussi.

# Pourquoi une décision est bonne
niwashi-why-shows = Montre { $wish }{ $count ->
    [one] {""}
   *[other] {" "}(et { $count } formes en tout)
} : à en juger par ses décisions, votre partenaire tient ce souhait avec une chance de { $chance } %.
niwashi-why-near = Il ne manque alors qu’une parcelle à votre souhait { $wish }.
niwashi-why-builds = Porte votre souhait { $wish } à { $have } parcelles sur 5.
niwashi-why-lies = Votre souhait { $wish } est alors complet ; il s’exauce quand votre partenaire couvre une de ses parcelles avec la même saison.
niwashi-why-offers = Porte { $wish } à 4 parcelles sur 5 : à en juger par ses décisions, votre partenaire tient ce souhait avec une chance de { $chance } %.
niwashi-why-waits = Ne montre rien que votre partenaire souhaite sans doute, et n’avance aucun de vos souhaits.
niwashi-why-all = Tous les souhaits ensemble s’en approchent le plus : les vôtres, ceux que tient peut-être votre partenaire, et ceux à piocher encore.
niwashi-why-tile = { $count ->
    [0] Aucune parcelle de cette tuile n’a une saison de vos souhaits.
    [one] Une parcelle de cette tuile a une saison de vos souhaits.
   *[other] { $count } parcelles de cette tuile ont des saisons de vos souhaits.
}
niwashi-why-cell = Il y a plusieurs façons de poser la tuile depuis ici.
niwashi-why-discard = { $count ->
    [0] Aucune parcelle de cette tuile n’a une saison de vos souhaits.
    [one] Une seule parcelle de cette tuile a une saison de vos souhaits.
   *[other] Toutes vos tuiles doivent partir ; { $count } parcelles de celle-ci ont des saisons de vos souhaits.
}
niwashi-why-lantern = La lanterne peut dire quelque chose à votre partenaire ; elle coûte { $count ->
    [one] la tuile
   *[other] les { $count } tuiles
} de votre main.
niwashi-advice-means = Le chiffre est le nombre de souhaits de votre partenaire exaucés tout de suite, autant que ses décisions trahissent ce qu’il tient ; ± est l’écart type. L’ordre tient compte aussi du progrès de vos propres souhaits.
niwashi-analyse-behind = Un chiffre est le nombre de souhaits du partenaire qu’une tuile devait exaucer tout de suite, tels que « { $bot } » les lisait dans les décisions d’avant. S’y ajoute de combien les souhaits des deux s’approchent ; rien n’est joué jusqu’au bout. Piocher, défausser et la lanterne n’ont pas de chiffre.

## Le problème du jour
niwashi-problem-task = Exaucez ce que demande la lanterne : { $wish }.
niwashi-problem-why = Le souhait de votre partenaire s’exauce : { $wish }.
