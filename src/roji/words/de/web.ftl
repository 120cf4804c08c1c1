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
web-offline-more = Prüfe die Verbindung. Deine Spiele sind sicher, und diese Seite kommt von selbst zurück.
web-strange = Vom Server kam etwas Unerwartetes zurück. Versuch es noch einmal.
web-try-again = Noch einmal versuchen
web-loading = Einen Moment …
web-close = schließen
web-ok = in Ordnung
web-continue = Weiterspielen
web-have-link = Hat dir jemand einen Link geschickt?
web-open = Öffnen
web-bad-link = Das ist kein Link zu einem Tisch oder einer aufgezeichneten Partie. Kopiere den ganzen Link; er sieht so aus: https://…/t/abcdefghjk#geheimnis.
web-mine = Meine Spiele
web-rules = Regeln
web-cards = Die Karten
web-with = mit { $names }
web-state-yours = du bist am Zug
web-state-theirs = die anderen sind am Zug
web-state-waiting = wartet auf Mitspielende
web-state-over = zu Ende
web-state-damaged = beschädigt
web-state-locked = braucht den Schlüssel des Servers

## Einstellungen
web-settings = Einstellungen
web-language = Sprache
web-language-en = English
web-language-de = Deutsch
web-theme = Licht
web-theme-system = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-comfort = Bequemlichkeit
web-motion = Dinge bewegen sich
web-sound = Klänge
web-labels = Beschriftung auf den Karten
web-names = Namen der Blumenkarten
web-names-traditional = traditionell
web-names-mario = Mario-Ausgabe
web-licences = Lizenzen
web-licences-own = Roji ist freie Software: Du darfst es unter der MIT-Lizenz benutzen, verändern und weitergeben.
web-licences-inside = In dieser App enthalten
web-licences-beside = Worauf der Server läuft, jeweils unter eigener Lizenz
web-plain-http = Diese Seite kam über einfaches http. Du kannst spielen, aber sie lässt sich nicht installieren und öffnet sich nicht ohne Verbindung; über https ginge beides.

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
web-level-together = Wie gut dein Gegenüber spielt
web-measured = Wie stark ist das?
web-rating = Gezählt in Elo wie beim Schach, über Hunderte von Partien. Ein einfacher Spieler hat 1000; 200 Punkte mehr gewinnen etwa drei von vier Partien.
web-rating-together = Die Punkte, die zwei im Schnitt gemeinsam erreichten, wenn einer von ihnen so spielte.
web-your-name = Dein Name (wenn du magst)
web-their-name = Name von Spieler { $number }
web-allow-hints = Tipps sind erlaubt
web-allow-chat = Mit Unterhaltung
web-house-rules = Hausregeln
web-allowed = Möglich: { $values }
web-start-bot = Spielen
web-start-invite = Freunde einladen
web-start-pass = An diesem Gerät spielen
web-opponents = { $count ->
    [one] Dein Gegner: { $level }, { $more }
   *[other] { $count } Gegner: { $level }, { $more }
}
web-partner = Dein Gegenüber: { $level }, { $more }
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
web-choose = Anders spielen
web-choose-more = Mit Freunden, gegen andere Gegner, mit Hausregeln

## Der Warteraum
web-room = { $game }: der Tisch ist gedeckt
web-seats = Plätze
web-seat-open = wartet auf jemanden
web-thats-you = das bist du
web-a-bot = ein Bot
web-sit-down = Platz nehmen
web-full = Alle Plätze sind besetzt. Gleich geht es los.
web-missing = { $count ->
    [one] Noch eine Person, dann wird gegeben.
   *[other] Noch { $count } Personen, dann wird gegeben.
}
web-late = Es fehlt noch der Beitrag zum Geben vom Gerät von { $who } …
web-redealt = Von { $who } kam nicht rechtzeitig ein Beitrag: Ein neues Geben beginnt ohne ihn.
web-redealt-all = Von niemandem kam rechtzeitig ein Beitrag: Ein neues Geben beginnt.
web-dealing = Alle sind da. Es wird gegeben.
web-leave-seat = Den Platz zurückgeben
web-invite-title = Lade die anderen ein
web-local = Diese Links gelten nur auf diesem Rechner. Damit andere ihn erreichen: { $command }, dann die Seite unter der Adresse dieses Rechners im Netz öffnen.
web-link-invite = Zum Mitspielen:
web-link-watch = Nur zum Zuschauen:
web-link-own = Zurück an deinen eigenen Platz, von jedem Gerät (behalte ihn für dich):
web-copy = Kopieren
web-copied = Kopiert
web-copy-by-hand = Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert: Drücke Strg+C, oder halte ihn gedrückt und wähle Kopieren.
web-link = Der Link
web-qr = Der Link zum Mitspielen als QR-Code
web-qr-more = Mit dem Handy mitspielen

## Am Tisch
web-started = Die Partie beginnt.
web-took-back = { $who } hat eine Entscheidung zurückgenommen.
web-took-back-you = Du hast eine Entscheidung zurückgenommen.
web-said = { $who }: { $text }
web-connecting = Verbindung wird hergestellt …
web-broken = Verbindung verloren, sie kommt gleich zurück …
web-hint = Tipp
web-undo = Zurücknehmen
web-to-hand = Zu deiner Hand
web-menu = Menü
web-history = Was geschah
web-history-none = Noch ist nichts geschehen.
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
web-away = nicht da
web-to-decide = am Zug
web-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-board-failed = Beim Zeichnen des Bretts ging etwas schief. Nichts ist verloren: Die Partie ist beim Server sicher.
web-count = Die Wertung
web-go-on = Weiter
web-say = Sag etwas
web-send = Senden
web-handover = Bitte gib das Gerät an { $who } weiter.
web-handover-more = Bis dahin bleiben die Karten verdeckt.
web-handover-ready = Ich bin { $who }, zeig meine Karten
web-no-entry = Dieser Tisch bleibt verschlossen
web-bye-gone = Der Tisch wurde gelöscht.
web-bye-left = Du hast deinen Platz zurückgegeben.

## Nach der Partie
web-rematch = Noch einmal mit getauschten Plätzen
web-rematch-go = Zur Revanche
web-share = Aufzeichnung teilen
web-shared = Wer diesen Link hat, kann die Partie ansehen:
web-kept-deal = Was dieses Gerät vom Geben aufbewahrt hat
web-verify = Sichere die Aufzeichnung und prüfe sie selbst, ohne diesen Server:
web-strict = Strenges Geben
web-strict-more = Alle versprechen ihren Beitrag zum Geben, bevor jemand ihn nennt. Gegen einen Server im Bund mit jemandem von euch.
web-save = Aufzeichnung sichern

## Meine Spiele und Aufzeichnungen
web-tables = Tische
web-no-tables = Dieses Gerät hat noch keinen Tisch.
web-records = Aufzeichnungen
web-records-more = Beendete Partien, die du behalten oder geholt hast.
web-import = Aufzeichnung holen
web-delete = Löschen
web-delete-sure = Diesen Tisch mit allem, was von ihm aufbewahrt wird, für alle löschen?
web-privacy = Was über dich aufbewahrt wird
web-privacy-more = Ein Cookie mit einer Zufallszahl lässt dieses Gerät seine Tische wiederfinden; Namen sind nur, was du selbst geschrieben hast. Daneben werden nur die Partien selbst aufbewahrt, mit dem, was darin gesagt wurde.
web-forget = Dieses Gerät vergessen
web-forget-sure = Dieses Gerät vergessen? Seine Liste der Tische und seine Aufzeichnungen sind dann weg; die Tische selbst bleiben für die anderen.
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
