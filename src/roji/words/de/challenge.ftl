# Mit Fremden zusammenspielen, gemessen
cli-benchmark = Messen, wie gut Bots oder Engines mit Fremden zusammenspielen, und sie in der Bestenliste zeigen. Ohne BOTS: nur die Bestenliste. Mehrere BOTS sind Läufe einer Methode, die nichts voneinander wissen.
cli-opt-entry-name = wie der Beitrag in der Bestenliste heißt
cli-opt-entry-by = von wem der Beitrag ist
cli-opt-entry = den Beitrag in diese Datei schreiben, fertig zum Einreichen
cli-opt-matrix = in diese Datei zeichnen, wer mit wem wie gut spielt (SVG)
cli-opt-baselines = die Beiträge des Hauses neu messen und die Bestenliste schreiben; die Partien bleiben in diesem Ordner

challenge-none = Für { $game } gibt es diese Messung nicht. Es gibt sie für: { $known }.
challenge-board = { $path } ist keine Bestenliste: { $why }
challenge-runs = Nenne jeden Lauf nur einmal.
challenge-title = { $game } mit Fremden: Punkte
challenge-matrix = { $game }: mittlere Punkte jedes Paars
challenge-column-entry = Beitrag
challenge-column-ad-hoc = Mit Fremden
challenge-column-worst = Schlechtestes Paar
challenge-column-self-play = Mit sich selbst
challenge-column-cross-play = Mit eigenen Läufen
challenge-column-deals = Austeilungen
challenge-column-by = Von
challenge-about = Mittelwerte mit 95-%-Intervallen über Austeilungen. Die Bestenliste ist nach den Punkten mit Fremden geordnet; docs/signalling.md sagt, wer sie sind und wie man einen Beitrag einreicht.
