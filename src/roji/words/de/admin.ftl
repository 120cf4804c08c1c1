# Sich um einen Server kümmern
cli-admin = Sich um die Tische eines Servers kümmern, ob er läuft oder nicht.
cli-admin-tables = Tische auflisten, die zuletzt benutzten zuerst.
cli-admin-show = Zeigen, was ein Tisch ist: sein Spiel, wer dort sitzt, welche Geräte.
cli-admin-export = Die Aufzeichnungen beendeter Partien in einen Ordner schreiben.
cli-admin-archive = Tische aus dem Protokoll in eine Datei verschieben; „roji restore“ legt sie in einen eigenen Ordner.
cli-admin-delete = Einen Tisch endgültig löschen, wer auch immer dort sitzt.
cli-admin-block = Eine Adresse, ein Netz oder ein Gerät aussperren.
cli-admin-unblock = Jemanden wieder hereinlassen.
cli-admin-blocked = Auflisten, wer ausgesperrt ist.
cli-opt-admin-game = nur Tische dieses Spiels
cli-opt-admin-over = nur beendete, oder nur andere
cli-opt-admin-idle = nur solche, die so lange (30d, 12h, 2w) oder seit einem Tag (2026-11-01) niemand benutzt hat
cli-opt-admin-why = eine Notiz für dich selbst
admin-open = offen
admin-over = beendet
admin-tables = { $count ->
    [one] Ein Tisch
   *[other] { $count } Tische
} (Id, Spiel, Stand, Ereignisse, verbunden, zuletzt benutzt in UTC).
admin-exported = { $count ->
    [one] Eine Aufzeichnung liegt
   *[other] { $count } Aufzeichnungen liegen
} in { $path }.
admin-archived = { $count ->
    [one] Ein Tisch wurde
   *[other] { $count } Tische wurden
} nach { $path } verschoben.
admin-moved = An Tisch { $table } ging es inzwischen weiter, er bleibt, wo er ist.
admin-which = Nenne Tische, oder wähle sie mit --idle oder --game.
admin-idle = „{ $text }“ ist keine Zeit. Schreib, wie lange es her ist, etwa 30d, 12h, 45m oder 2w, oder einen Tag wie 2026-11-01.
admin-blocked = { $what } ist ausgesperrt. Jeder Server auf diesem Protokoll weiß es in wenigen Sekunden.
admin-unblocked = { $what } darf wieder herein.
admin-blocked-count = { $count ->
    [0] Niemand ist ausgesperrt.
    [one] Einer ist ausgesperrt.
   *[other] { $count } sind ausgesperrt.
}
blocked = Auf diesem Server kannst du nicht spielen. So hat es entschieden, wer ihn betreibt.
block-what = „{ $text }“ ist weder eine Adresse (203.0.113.7) noch ein Netz (203.0.113.0/24) noch ein Gerät (64 hexadezimale Ziffern, wie „roji admin show“ sie zeigt).
block-everybody = { $text } würde diesen Rechner oder alle aussperren. Nenne ein kleineres Netz.
block-none = { $text } ist nicht ausgesperrt.
