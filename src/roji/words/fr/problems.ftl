# Les problèmes du jour dans le terminal
cli-today = Résoudre le problème du jour en lignes de texte numérotées.
cli-problems = Chercher des problèmes du jour pour un jeu (make), ou les prouver à nouveau (check).
cli-opt-day = un autre jour, par exemple 2026-11-17
cli-opt-days = combien de problèmes le fichier doit contenir
cli-opt-minutes = arrêter après tant de minutes ; un nouvel appel continue
cli-opt-problems-file = le fichier ; à défaut, celui qui est livré avec le jeu
problems-made = { $path } contient { $count } problèmes sur { $days }.
problems-wrong = Le problème { $number } ne tient pas.
problems-checked = { $wrong ->
    [0] Les { $count } problèmes tiennent tous.
   *[other] { $wrong } problèmes sur { $count } ne tiennent pas.
}
problems-what = « { $what } » n’est ni make ni check.
