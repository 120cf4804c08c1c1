# La langue elle-même : son nom, et les usages de quel pays
language-name = Français
language-locale = fr_FR

# Entre les parties d’une liste
list-comma = { ", " }
list-semicolon = { " ; " }
list-sentence = { " " }

# Ce que disent le terminal et le navigateur
table-turn-you = À vous
table-turn = À { $who } de jouer
table-over = La partie est finie
table-wins = { $who } gagne.
table-wins-you = Vous gagnez.
table-others-win = Les autres gagnent.
table-unfinished = La partie reste inachevée.
table-round = Manche { $number } sur { $rounds }
table-score = { $who } { $points }
table-you = vous
level-beginner = débutant
level-casual = amateur
level-club = joueur de club
level-master = maître
level-beginner-more = connaît les règles
level-casual-more = joue de temps en temps
level-club-more = joue chaque semaine
level-master-more = ne laisse rien passer
level-engine-more = un programme choisi par qui tient ce serveur
level-rated = { $level } · { $points }
level-rated-together = { $level } · { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { $most }
advice-title = Ce qu’en pense { $who }
advice-chance = { $value } % ± { $spread }
advice-points = { $value } points d’un coup ± { $spread }
advice-means-simulations = Le chiffre est la chance de gagner la partie, d’après { $count } déroulements simulés au plus ; ± dit de combien ils s’écartent les uns des autres (un écart type).
advice-means-positions = Le chiffre est la chance de gagner la partie, estimée sur { $count } positions au plus.
advice-means-reading = Le chiffre est le nombre de points qu’un choix rapporte tout de suite, autant que les décisions des autres trahissent ce qu’ils ont en main ; ± est l’écart type.
advice-means-nothing = Ces choix n’ont pas de chiffre, seulement un ordre.
advice-forced = Il n’y a que ce choix.
play-person = Joueur { $number }
option-true = oui
option-false = non
option-lot = au sort
option-starter-0 = joueur 1
option-starter-1 = joueur 2
option-starter-2 = joueur 3
option-starter-3 = joueur 4
option-starter-4 = joueur 5
option-starter-5 = joueur 6
option-drawn = au sort
option-none = aucun
remote-set-back = Le journal du serveur est revenu à un état plus ancien : vos derniers coups sont perdus. Voici où en est la partie.
remote-sat = { $who } prend place.
remote-sat-you = Vous prenez place.
remote-left = { $who } quitte sa place.
remote-left-you = Vous quittez votre place.
remote-asked = { $who } demande à reprendre une décision.
remote-asked-you = Vous demandez à reprendre votre décision.
remote-no = { $who } n’est pas d’accord.
remote-no-you = Vous n’êtes pas d’accord.
remote-resigned = { $who } abandonne.
remote-resigned-you = Vous abandonnez.
remote-replaced = { $who } abandonne ; un bot continue.
remote-replaced-you = Vous abandonnez ; un bot continue pour vous.
remote-bot-replaced = Le bot { $who } est tombé en panne ; un joueur simple prend la suite.
remote-bot-replaced-you = Un joueur simple prend la suite pour vous.
remote-rematch = { $who } voudrait une revanche ; la table est prête.
remote-rematch-you = La table de la revanche est prête.
remote-away = { $who } : absent
remote-moved-on = La table a avancé entre-temps.

# Ce que disent tous les jeux
telling-several = { $sentences }
telling-labelled = { $label } : { $what }.
telling-who = { $who }
telling-fact = { $name } : { $value }
telling-asked = { $count ->
    [one] Vous n’avez qu’un choix.
   *[other] Vous avez { $count } choix.
}
