# Umgebungen für Programme (roji.envs).

batch-number = { $name } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
batch-actions = Ein Schritt braucht eine ganze Zahl für jede der { $n } Partien, nicht { $given }.
batch-illegal = Partie { $row } des Stapels: Aktion { $action } ist nicht erlaubt. { $why }
batch-other = Gesichert wurde das aus { $saved }; in { $here } passt es nicht.
batch-busy = Zwei Threads benutzen denselben Stapel zugleich: Gib jedem einen eigenen.
batch-numpy = Die Umgebungen brauchen NumPy: Installiere roji mit dem Zusatz, „pip install roji[envs]“.
