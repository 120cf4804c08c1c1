# Umgebungen für Programme (roji.envs).

batch-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
batch-actions = Ein Schritt braucht eine ganze Zahl für jede der { $n } Partien, nicht { $given }.
batch-illegal = Partie { $row } des Stapels: Aktion { $action } ist nicht erlaubt. { $why }
batch-other = Gesichert wurde das aus { $saved }; in { $here } passt es nicht.
batch-busy = Zwei Threads benutzen denselben Stapel zugleich: Gib jedem einen eigenen.
batch-numpy = Die Umgebungen brauchen NumPy: Installiere roji mit dem Zusatz, „pip install roji[envs]“.
env-render = Eine Darstellung „{ $mode }“ gibt es nicht. Es gibt: { $known }.
env-over = Keine Partie von { $setup } dauert länger als das Austeilen ({ $tries } wurden versucht).
env-unknown = Eine Umgebung „{ $name }“ gibt es nicht. Es gibt: { $known }.
env-opponents = { $seats } andere Plätze brauchen ebenso viele Bots, nicht { $given }. Ein Name allein steht für alle.
env-reset = Die Partie ist zu Ende, oder es hat noch keine begonnen: erst reset aufrufen.
env-position = Ein Stapel teilt seine Partien selbst aus: Ein Endspiel lässt sich nur einzeln spielen.
spiel-undealt = Es ist noch nicht ausgeteilt: erst ein Ergebnis des Zufallsknotens anwenden.
spiel-deals = deals ist eine ganze Zahl ab -1 und seed eine ab 0, nicht { $deals } und { $seed }.
spiel-unbounded = OpenSpiel muss wissen, wie lang eine Partie werden kann, und das weiß bei { $game } niemand. Richtig sind Optionen, die sie begrenzen.
spiel-private = Kein Beobachter sieht, was alle haben: nach dem einer Person fragen oder nach keinem.
spiel-options = Optionen schreibt man als „name:wert name:wert“; „{ $given }“ hat keinen Wert.
exact-two = Genaue Werte gibt es für zwei, die gegeneinander spielen, nicht für { $game }.
