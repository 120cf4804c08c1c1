# Le compte des points, dans le terminal et dans le navigateur
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-nothing = Aucune combinaison : 0 point.

score-sheet = Feuille de score
score-count = Compter les cartes
score-tap = Touchez les cartes telles qu’elles sont sur la table.
score-cards = { $count ->
    [0] Aucune carte choisie
    [one] Une carte choisie
   *[other] { $count } cartes choisies
}
score-times = { $card }, { $count } fois
score-plus = Plus : { $what }
score-minus = Moins : { $what }
score-undo = Annuler
score-clear = Remettre toutes les cartes
score-write = Pour { $who }
score-round = Manche { $number }
score-round-head = Manche
score-cell = { $who }, manche { $number }
score-sum = Total
score-sum-of = Total de { $who }
score-together = Ensemble
score-of = sur { $most }
score-who-won = Qui a gagné ?
score-won = { $who } a gagné
score-drawn = Nulle
score-nobody = Personne ne marque
score-leads = { $who } mène.
score-level = { $who } : à égalité.
score-shared = { $who } se partagent la victoire.
score-share = Envoyer
score-print = Imprimer
score-new = Nouvelle feuille
score-new-sure = Commencer une nouvelle feuille ? Les points de celle-ci seront perdus.
score-choices = Joueurs, manches, règles maison
score-rounds = Manches par partie
score-rounds-open = autant que l’on veut
score-others = Un autre jeu :
score-take = Continuer cette feuille ici
score-take-more = Elle remplace votre propre feuille pour ce jeu.
score-own = Vers ma feuille
score-broken = Ce lien ne contient pas de feuille de score. Une partie s’est peut-être perdue ; demandez-le à nouveau.
