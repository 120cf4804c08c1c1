# Die Seite einer Lektion
lesson-title = { $game }: die Lektion
lesson-at = Schritt { $number } von { $count }
lesson-previous = Einen Schritt zurück
lesson-skip = Zum nächsten Schritt
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-next = Weiter
lesson-words = Die Stellung in Worten
lesson-done = Du hast die Lektion geschafft
lesson-done-more = Spiel jetzt eine echte Partie gegen den Anfänger. Zuerst wird jeder Zug erklärt, dann nur auf Wunsch, und am Ende spielst du allein.
lesson-match = Deine erste Partie
lesson-from-start = Die Lektion von vorn
