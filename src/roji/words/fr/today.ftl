# Un problème par jour
today-title = Problèmes du jour
today-about = Une position par jour pour chaque jeu, la même pour tous. Trouvez le bon coup.
today-state = { $end ->
    [solved] résolu
    [late] résolu
    [shown] la réponse a été montrée
    [tried] pas encore résolu
   *[open] pas encore essayé
}
today-streak = { $count ->
    [one] Un jour
   *[other] { $count } jours
} de suite
today-archive = Jours précédents
today-day = Jour
today-no-day = Il n’y a pas de problème pour ce jour, ou pas encore.
today-earlier = Plus tôt
today-cell = { $game }, { $day } : { $end ->
    [solved] résolu
    [late] résolu
    [shown] la réponse a été montrée
   *[open] à faire
}
today-one = { $game }, problème du { $day }
today-words = La position en mots
today-other = l’autre
today-again = Recommencer
today-show = Réponse
today-answer = La réponse
today-right = C’est cela.
today-wrong = Non, pas celui-ci. Essayez encore.
today-wrong-by = Ce coup gagne { $chance } parties sur 100, le bon { $best }. Essayez encore.
today-solved = Résolu
today-also = { $count ->
    [one] Un autre coup est à peu près aussi bon.
   *[other] { $count } autres coups sont à peu près aussi bons.
}
today-then = La suite possible
today-share = Partager
today-by-hand = Copiez la ligne ci-dessus.
today-others = D’autres problèmes
problem-proof-deals = Mesuré sur { $deals } donnes : { $margin } parties sur 100 de plus que le deuxième meilleur coup, à { $error } près.
problem-proof-tried = Les { $tried } coups ont tous été essayés ; aucun autre n’y parvient.
## Dans le terminal
today-welcome = Choisissez par numéro ou en notation ; annuler recommence, conseil montre la réponse, quitter arrête.
today-left = Le problème vous attend. Vous pourrez réessayer.
