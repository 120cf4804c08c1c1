# S’occuper d’un serveur
cli-admin = S’occuper des tables d’un serveur, qu’il tourne ou non.
cli-admin-tables = Lister les tables, les dernières utilisées d’abord.
cli-admin-show = Montrer ce qu’est une table : son jeu, qui y est assis, quels appareils.
cli-admin-export = Écrire dans un dossier les enregistrements des parties finies.
cli-admin-archive = Sortir des tables du journal vers un fichier, que « roji restore » met dans un dossier à part.
cli-admin-delete = Supprimer une table pour de bon, qui que ce soit qui y est assis.
cli-admin-block = Tenir à l’écart une adresse, un réseau ou un appareil.
cli-admin-unblock = Laisser de nouveau entrer quelqu’un.
cli-admin-blocked = Lister qui est tenu à l’écart.
cli-opt-admin-game = seulement les tables de ce jeu
cli-opt-admin-over = seulement les finies, ou seulement les autres
cli-opt-admin-idle = seulement celles qui n’ont pas servi depuis ce temps (30d, 12h, 2w), ou depuis une date (2026-11-01)
cli-opt-admin-why = une note pour vous-même
admin-open = ouverte
admin-over = finie
admin-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
} (id, jeu, état, événements, connectés, dernière utilisation en UTC).
admin-exported = { $count ->
    [one] { $count } enregistrement est
   *[other] { $count } enregistrements sont
} dans { $path }.
admin-archived = { $count ->
    [one] { $count } table a été déplacée
   *[other] { $count } tables ont été déplacées
} dans { $path }.
admin-moved = La table { $table } a continué entre-temps et reste où elle est.
admin-which = Nommez des tables, ou choisissez-les avec --idle ou --game.
admin-idle = « { $text } » n’est pas un temps. Écrivez depuis combien de temps, comme 30d, 12h, 45m ou 2w, ou une date comme 2026-11-01.
admin-blocked = { $what } est à l’écart. Tout serveur sur ce journal le sait en quelques secondes.
admin-unblocked = { $what } peut entrer de nouveau.
admin-blocked-count = { $count ->
    [0] Personne n’est tenu à l’écart.
    [one] Un seul est tenu à l’écart.
   *[other] { $count } sont tenus à l’écart.
}
blocked = Vous ne pouvez pas jouer sur ce serveur. Qui le tient en a décidé ainsi.
block-what = « { $text } » n’est ni une adresse (203.0.113.7), ni un réseau (203.0.113.0/24), ni un appareil (64 chiffres hexadécimaux, tels que les imprime « roji admin show »).
block-everybody = { $text } tiendrait à l’écart cette machine, ou tout le monde. Nommez un réseau plus petit.
block-none = { $text } n’est pas tenu à l’écart.
