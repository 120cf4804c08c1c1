# Die Arena: Bots gegen Bots, in Zahlen
cli-arena = Messen, wie stark Bots sind: Partien mit gespiegelten Karten, Gewinnquoten mit Vertrauensbereich, Punkte, Wertungen, Bedenkzeit. BOTS besetzen die Plätze am Tisch; --ladder und --round-robin nehmen beliebig viele.
cli-opt-deals = wie oft ausgeteilt wird; jedes Mal wird jede Sitzordnung gespielt
cli-opt-arena-seed = der Startwert für Karten und Bots
cli-opt-sims = Simulationen je Entscheidung für Bots, die suchen; eine Zahl im Namen wie in search:1000 geht vor
cli-opt-seconds = Zeit je Entscheidung für Bots, die suchen; solche Ergebnisse lassen sich nicht genau wiederholen
cli-opt-opening = zufällige Entscheidungen am Anfang, für alle Sitzordnungen dieselben; ohne Angabe 6 bei Spielen ohne Zufall, sonst 0
cli-opt-workers = wie viele Prozesse spielen
cli-opt-out = alles in diesem Ordner aufheben und nach einer Unterbrechung dort weitermachen
cli-opt-ladder = jeder Bot gegen den nächsten in der Reihe
cli-opt-round-robin = jeder Bot gegen jeden anderen
cli-opt-ray = auf einem Ray-Cluster spielen: auf dem unter dieser Adresse (etwa 10.0.0.5:6379), sonst auf diesem Rechner
cli-ratings = Zeigt, wie stark die Spielstärken sind: das Ergebnis der Messung.
cli-opt-measure = zuerst neu messen und alle Partien in diesem Ordner aufheben; macht nach einer Unterbrechung dort weiter
cli-opt-csv = in CSV antworten

ratings-game = Für { $game } gibt es keine Spielstärken zu messen. Es gibt die von { $known }.
ratings-about = Punkte auf einer Skala, auf der der Bot greedy 1000 hat: Mit 100 mehr gewinnst du 64 von 100 Partien, mit 200 mehr 76. Bei einem gemeinsamen Spiel: die mittlere Punktzahl neben einem unachtsamen Mitspieler. Darunter steht jeweils der Bereich, der den wahren Wert in 95 von 100 Fällen enthält.
arena-seats = { $game } hat { $seats } Plätze, du nennst aber { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}. Nenne für jeden Platz einen, oder beliebig viele mit --ladder oder --round-robin.
arena-different = { $mode } braucht mindestens zwei Bots, jeden nur einmal.
arena-least = { $name } muss mindestens { $least } sein.
arena-seconds = Die Zeit je Entscheidung muss mehr als 0 Sekunden sein.
arena-not-both = { $one } und { $other } passen nicht zusammen. Wähle eines davon.
arena-no-folder = { $path } ist nicht der Ordner einer Arena. Nenne einen neuen oder leeren Ordner, oder einen, den eine Arena begonnen hat.
arena-other = { $path } gehört zu einer Arena mit anderen Einstellungen: { $name } ist dort { $there } und hier { $here }. Wiederhole ihre Einstellungen, oder nenne einen anderen Ordner.
arena-busy = In { $path } schreibt gerade eine andere Arena.
arena-line = { $path } ist beschädigt: Zeile { $line } ist keine Partie dieser Arena. Entferne die Zeile, dann wird die Partie noch einmal gespielt.
arena-worker-lost = Ein Arbeitsprozess ist gestorben, vielleicht aus Speichermangel. Fertige Partien bleiben; derselbe Befehl macht danach weiter.
arena-ray-missing = Ray ist hier nicht installiert. So ginge es: pip install "roji[ray]"
arena-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Richtig wäre HOST:PORT wie 10.0.0.5:6379, oder --ray allein für diesen Rechner.
arena-ray-unreachable = Unter { $address } ist kein Ray-Cluster zu erreichen: { $why }
arena-ray-failed = Der Ray-Cluster konnte eine Partie nicht spielen: { $why }. Fertige Partien bleiben; jeder Knoten braucht dasselbe roji wie hier.

arena-title = Arena: { $game }
arena-summary = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $deals }-mal ausgeteilt, Startwert { $seed }
arena-budget-sims = { $sims } Simulationen je Entscheidung
arena-budget-seconds = höchstens { $seconds } s je Entscheidung
arena-budget-opening = { $opening } zufällige Entscheidungen am Anfang
arena-standings = Rangliste
arena-meeting = { $one } gegen { $other }
arena-together = Zusammen gespielt
arena-paces = Bedenkzeit
arena-faults = Fehler von Engines: jeder hat seine Partie verloren
arena-column-first = Beim ersten Mal
arena-column-bot = Bot
arena-column-partners = Partner
arena-column-matches = Partien
arena-column-result = S–U–N
arena-column-rate = Quote
arena-column-interval = 95-%-Bereich
arena-column-points = Punkte
arena-column-rating = Wertung
arena-column-mean = Zeit im Mittel
arena-column-worst = Längste
arena-column-decisions = Entscheidungen
arena-column-spread = Streuung
arena-column-range = Wenigste–meiste
arena-column-tiles = Gelegte Plättchen
arena-plot-rate = Gewinnquote mit 95-%-Bereich
arena-plot-rate-mark = Die Linie steht für gleiche Stärke.
arena-plot-points = Punkte je Partie mit 95-%-Bereich
arena-plot-rating = Wertung mit doppelter Unsicherheit
arena-plot-time = Zeit je Entscheidung in Millisekunden: Mittel, und eine Linie bis zur längsten
arena-method = Alle Sitzordnungen werden mit denselben Karten gespielt, damit sich das Glück verteilt. Einmal Austeilen ist eine Beobachtung, denn die Partien daraus hängen voneinander ab: Die Gewinnquote ist das Mittel über das Austeilen mit Wilsons Bereich für so viele unabhängige Partien, wie die Streuung dazwischen wert ist; Punkte haben Students Bereich. Ein geteilter Sieg zählt als sein Teil. Die Wertungen sind die von openskill (Plackett–Luce) und beginnen bei 25. Zeiten sind die des Prozessors, damit andere Arbeit auf dem Rechner nicht mitzählt; Zeiten und Entscheidungen zählen, wo es eine Wahl gab.
arena-method-together = Alle Sitzordnungen werden mit demselben Anfang gespielt. Einmal Austeilen ist eine Beobachtung: Punkte haben Students Bereich darüber; die Streuung ist die Standardabweichung über die Partien. Zeiten sind die des Prozessors, damit andere Arbeit auf dem Rechner nicht mitzählt; Zeiten und Entscheidungen zählen, wo es eine Wahl gab.
arena-progress = Partien
arena-left = noch { $time }
arena-kept = Partien und Bericht liegen in { $path }.
