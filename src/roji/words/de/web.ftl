# Die App im Browser

## Das Haus
web-title = Roji: japanische Gartenspiele
web-about = Japanische Gartenspiele an einem stillen Tisch.
web-games = Die Spiele
web-home = Zur Startseite
web-more = Mehr
web-nowhere = Unter dieser Adresse ist nichts
web-nowhere-more = Vielleicht ist ein Buchstabe des Links verloren gegangen. Hier geht es weiter:
web-not-built = Die App für den Browser ist hier nicht gebaut. „make play“ baut sie; „roji play“ spielt im Terminal.
web-offline = Roji ist gerade nicht zu erreichen
web-offline-more = Prüfe die Verbindung. Deine Partien sind sicher, und diese Seite kommt von selbst zurück.
web-strange = Auf dem Weg zum Server ging etwas schief. Versuch es noch einmal.
web-try-again = Noch einmal versuchen
web-loading = Einen Moment …
web-close = Schließen
web-ok = In Ordnung
web-continue = Weiterspielen
web-go-on-with = Weiterspielen: { $game }
web-have-link = Hat dir jemand einen Link geschickt?
web-open = Öffnen
web-bad-link = Das ist kein Link zu einem Tisch oder einer aufgezeichneten Partie. Kopiere den ganzen Link; er sieht so aus: https://…/t/abcdefghjk#geheimnis.
web-mine = Meine Partien
web-today = Aufgabe des Tages
web-rules = Regeln
web-cards = Die Karten
web-score = Punkte zählen
web-score-more = Ihr spielt mit eigenen Karten oder der eigenen Schachtel: Roji zählt und führt den Zettel auf diesem Gerät.
web-with = mit { $names }
web-state-yours = du bist am Zug
web-state-theirs = { $who } ist am Zug
web-state-waiting = { $count ->
    [0] fängt gleich an
    [one] wartet auf eine weitere Person
   *[other] wartet auf { $count } weitere Personen
}
web-result-won = gewonnen
web-result-lost = verloren
web-result-shared = unentschieden
web-result-together = { $points ->
    [one] zusammen ein Punkt
   *[other] zusammen { $points } Punkte
}
web-result-gave-up = du hast aufgegeben
web-result-given-up = { $who } hat aufgegeben
web-state-damaged = auf dem Server beschädigt, lässt sich nicht öffnen
web-state-locked = auf dem Server verschlossen, lässt sich gerade nicht öffnen

## Einstellungen
web-settings = Einstellungen
web-settings-name = Dein Name am Tisch
web-language = Sprache
web-theme = Aussehen
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-comfort = Am Tisch
web-speed = Was die anderen tun, zeigt sich
web-speed-slow = langsam
web-speed-normal = wie üblich
web-speed-quick = rasch
web-speed-off = sofort, nichts bewegt sich
web-sound = Klänge
web-labels = Karten und Felder beschriften
web-names = Wie die Blumenkarten heißen
web-names-traditional = traditionell
web-names-mario = wie im Mario-Spiel
web-japanese = auch auf Japanisch
web-licences = Lizenzen
web-licences-own = Roji ist frei: Du darfst es unter der MIT-Lizenz benutzen, verändern und weitergeben.
web-licences-inside = In dieser App enthalten
web-licences-beside = Worauf der Server läuft, jeweils unter eigener Lizenz
web-plain-http = Diese Seite kam über eine ungeschützte Verbindung (http). Du kannst spielen, aber Roji hier nicht installieren und nicht ohne Verbindung öffnen.

## Vor der Partie
web-how = Wie möchtest du spielen?
web-way-bot = Gegen Bots
web-way-bot-more = Vier Stufen, vom Anfänger bis zum Meister.
web-way-invite = Mit Freunden, per Link
web-way-invite-more = Alle am eigenen Gerät; niemand braucht ein Konto.
web-way-pass = An diesem Gerät
web-way-pass-more = Reicht es weiter; zwischen den Zügen bleiben die Karten verdeckt.
web-players = Personen am Tisch
web-people = Wie viele davon sind Menschen? Die übrigen Plätze nehmen Bots.
web-level = { $count ->
    [one] Wie gut der Bot spielt
   *[other] Wie gut die { $count } Bots spielen
}
web-level-together = Wie gut dein Partner spielt
web-measured = Wie stark ist das?
web-rating = Gezählt in Elo wie beim Schach, über Hunderte von Partien. Ein einfacher Spieler hat 1000; 200 Punkte mehr gewinnen etwa drei von vier Partien.
web-rating-together = Die Punkte, die zwei im Schnitt gemeinsam erreichten, wenn einer von ihnen so spielte.
web-your-name = Dein Name (wenn du magst)
web-their-name = Name von Spieler { $number }
web-allow-hints = Tipps sind erlaubt
web-allow-chat = Mit Unterhaltung
web-house-rules = Hausregeln
web-start-bot = Spielen
web-start-invite = Freunde einladen
web-start-pass = An diesem Gerät spielen
web-opponents = { $count ->
    [one] Dein Gegner: { $level }, { $more }
   *[other] { $count } Gegner: { $level }, { $more }
}
web-partner = Dein Partner: { $level }, { $more }
web-with-engine = { $count ->
    [one] Mit dem Programm { $name }
   *[other] Mit dem Programm { $name } auf { $count } Plätzen
}
web-with-people = { $bots ->
    [0] { $people ->
        [one] Mit einer weiteren Person
       *[other] Mit { $people } weiteren Personen
    }
    [one] { $people ->
        [one] Mit einer weiteren Person und einem Bot
       *[other] Mit { $people } weiteren Personen und einem Bot
    }
   *[other] { $people ->
        [one] Mit einer weiteren Person und { $bots } Bots
       *[other] Mit { $people } weiteren Personen und { $bots } Bots
    }
}
web-learn = Lernen
web-learn-more = { $count } kleine Schritte am echten Tisch
web-learn-on = Weiterlernen
web-choose = Anders spielen
web-choose-more = Mit Freunden, gegen andere Gegner, mit Hausregeln

## Der Warteraum
web-seats = Plätze
web-seat-open = frei
web-a-bot = ein Bot
web-sit-down = Platz nehmen
web-invited = Du bist zu { $game } eingeladen
web-invited-by = { $who } lädt dich zu { $game } ein
web-invite = Einladung senden
web-invite-text = Spiel mit mir { $game }
web-invite-copied = Einladung kopiert
web-invite-send = Füge sie jetzt in eine Nachricht an die anderen ein.
web-other-links = Links zum Zuschauen und für dein anderes Gerät
web-full = Alle Plätze sind besetzt. Gleich geht es los.
web-missing = { $count ->
    [one] Noch eine Person, dann geht es los.
   *[other] Noch { $count } Personen, dann geht es los.
}
web-late = Es fehlt noch das Gerät von { $who } …
web-redealt = Das Gerät von { $who } hat nicht rechtzeitig geantwortet; die Karten werden ohne seinen Beitrag gegeben.
web-redealt-all = Kein Gerät hat rechtzeitig geantwortet; die Karten werden neu gegeben.
web-dealing = Alle sind da. Es wird gegeben.
web-lead-on = Weiter
web-lead-done = Verstanden
web-coach-all = In deinen ersten Zügen ist ein guter Zug golden umrandet, der Grund steht darüber. Du darfst auch anders ziehen.
web-coach-asked = Gut so. Ab jetzt frag, wenn du einen Tipp willst: die Lampe oben oder die Taste h.
web-coach-none = Von hier an spielst du allein. Viel Freude!
web-leave-seat = Den Tisch verlassen
web-local = Diese Links gelten nur auf diesem Rechner. Damit andere mitspielen können, starte Roji mit { $command } und öffne es unter der Adresse dieses Rechners in deinem Netz.
web-link-invite = Oder den Link zum Mitspielen kopieren:
web-link-watch = Nur zum Zuschauen:
web-link-own = Für dein anderes Gerät. Er öffnet deinen eigenen Platz und zeigt deine Karten, behalte ihn also für dich:
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Drücke Strg+C, oder halte ihn gedrückt und wähle Kopieren.
web-save-picture = Als Bild speichern
web-link = Der Link
web-qr = Der Link zum Mitspielen als QR-Code
web-qr-more = Handykamera hierauf richten und mitspielen

## Am Tisch
web-started = Die Partie beginnt.
web-took-back = { $who } hat eine Entscheidung zurückgenommen.
web-took-back-you = Du hast eine Entscheidung zurückgenommen.
web-said = { $who }: { $text }
web-connecting = Verbindung wird hergestellt …
web-broken = Verbindung verloren, sie kommt gleich zurück …
web-hint = Tipp
web-hint-others = Andere gute Züge
web-hint-alike = { $count ->
    [one] Ein anderer ist etwa gleich gut.
   *[other] { $count } andere sind etwa gleich gut.
}
web-hint-equal = Etwa gleich gut.
web-hint-chance = Gewinnt in etwa { $value } % der Fälle.
web-hint-points = Bringt sofort { $value } Punkte.
web-undo = Zurücknehmen
web-to-hand = Zu deiner Hand
web-guest = { $number ->
    [1] Kranich
    [2] Koi
    [3] Frosch
    [4] Reiher
    [5] Fuchs
    [6] Schildkröte
   *[other] Gast { $number }
}
web-watch = Andere zuschauen lassen
web-watch-more = Wer diesen Link hat, darf zuschauen und sieht nur, was offen liegt.
web-menu = Menü
web-history = Was geschah
web-history-none = Noch ist nichts geschehen.
web-notation = Notation
web-unread = { $count ->
    [one] Was geschah: eine neue Nachricht
   *[other] Was geschah: { $count } neue Nachrichten
}
web-look-back = Zurück zu Entscheidung
web-first = Zum Anfang
web-previous = Eine Entscheidung zurück
web-next = Eine Entscheidung weiter
web-last = Zur Gegenwart
web-past = Der Tisch nach { $number ->
    [0] dem Geben
    [one] einer Entscheidung
   *[other] { $number } Entscheidungen
}
web-now = Zur Gegenwart
web-words = Der Tisch in Worten
web-choices = { $count ->
    [one] Du hast eine Möglichkeit
   *[other] Du hast { $count } Möglichkeiten
}
web-narrow = Mit Wörtern oder Notation suchen
web-narrowed = { $shown } von { $count } stehen in der Liste.
web-resign = Aufgeben
web-resign-sure = Diese Partie aufgeben?
web-play-on = Weiterspielen
web-agree = Einverstanden
web-disagree = Nein
web-option-rules = Regeln: { $option }
web-clause = Regel { $clause }
web-you = Du
web-you-are = { $who } (du)
web-you-watch = Du schaust zu
web-away = nicht da
web-to-decide = am Zug
web-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-board-failed = Das Brett ließ sich nicht zeichnen. Nichts ist verloren: Die Partie ist beim Server sicher.
web-count = Die Wertung
web-next-round = Nächste Runde
web-to-result = Zum Ergebnis
web-result = Ergebnis
web-say = Sag etwas
web-send = Senden
web-handover = Bitte gib das Gerät an { $who } weiter.
web-handover-more = Bis dahin bleiben die Karten verdeckt.
web-handover-ready = Ich bin { $who }, zeig meine Karten
web-no-entry = Dieser Tisch bleibt verschlossen
web-no-record = Keine Aufzeichnung
web-no-board = Kein Spielplan
web-bye-gone = Der Tisch wurde gelöscht.
web-bye-left = Du hast deinen Platz zurückgegeben.

## Nach der Partie
web-rematch = Noch einmal
web-rematch-go = Zur Revanche
web-replay = Zurückblicken
web-new-opponent = Neuer Gegner
web-keep = Partie sichern oder teilen
web-share = Aufzeichnung teilen
web-shared = Wer diesen Link hat, kann die Partie ansehen:
web-kept-deal = Was dieses Gerät vom Geben aufbewahrt hat
web-verify = Sichere die Aufzeichnung und prüfe sie selbst, ohne diesen Server:
web-strict = Geben, an dem niemand drehen kann
web-strict-more = Jedes Gerät mischt mit, ohne zu wissen, was die anderen beitragen; so könnte nicht einmal der Server gemeinsam mit jemandem von euch die Karten aussuchen. Es dauert einen Moment länger.
web-save = Aufzeichnung sichern

## Meine Partien und Aufzeichnungen
web-no-tables = Auf diesem Gerät gibt es noch keine Partien.
web-running = Laufende
web-finished = Beendete
web-records = Gesicherte Partien
web-records-more = Partien, die du behalten oder als Datei mitgebracht hast, zum Nachspielen und Teilen.
web-import = Aus einer Datei holen
web-delete = Löschen
web-delete-sure = Diese Partie für alle löschen, die mitgespielt haben? Sie lässt sich nicht zurückholen.
web-privacy = Was über dich aufbewahrt wird
web-privacy-more = Dieses Gerät hat eine Zufallszahl in einem Cookie, an der es seine Partien wiederfindet. Daneben bewahrt der Server die Partien selbst auf: die Namen, die ihr eingegeben habt, die Züge und was gesagt wurde.
web-forget = Dieses Gerät vergessen
web-forget-sure = Dieses Gerät vergessen? Die Liste seiner Partien und die gesicherten sind dann weg. Partien mit anderen gehen für sie weiter.
web-record = Eine Aufzeichnung
web-eyes = Mit den Augen von
web-eyes-nobody = jemandem, der zuschaut
web-decision = { $number ->
    [0] nach dem Geben
   *[other] { $number } von { $count }
}
web-play-through = Abspielen
web-pause = Anhalten
web-copy-link = Link zu diesem Moment kopieren

## Regeln
web-rules-all = Alle Regeln
web-search = In den Regeln suchen
web-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel
   *[other] { $count } Regeln
}

## Jedes Spiel: wie die Felder einer Ansicht heißen, wenn das Spiel es nicht selbst sagt (SPIEL-view-FELD)
view-hand = Deine Hand
view-hand_counts = Karten auf der Hand
view-round = Runde
view-of = { $number } von { $count }
view-scores = Punkte
view-points = Punkte dieser Runde
view-phase = Jetzt
view-table = Der Tisch
view-last = Was zuletzt geschah
view-all-choices = Alle Möglichkeiten zeigen
web-to-analysis = Analyse
web-drop = Hier loslassen, um die Partie hinzuzufügen.
web-went-on = Diese Partie geht von einer anderen aus weiter, nach { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
}. Was du nicht wissen konntest, wurde neu gegeben: Sie ist nicht fair gegeben.
