# Was der Server ablehnt
no-table = Diesen Tisch gibt es nicht; vielleicht wurde er gelöscht.
no-record = Diese Aufzeichnung gibt es nicht; vielleicht wurde sie gelöscht.
bad-secret = Dieser Link öffnet diesen Tisch nicht. Nimm den ganzen Link, den du bekommen hast, mit allem nach dem „#“.
secret-missing = Das öffnet das Geheimnis eines Platzes oder Links. Öffne den Tisch über seinen Link oder über „Meine Partien“ auf dem Gerät, das Platz genommen hat.
seat-begun = Diese Partie hat begonnen, die Plätze sind vergeben. Zuschauen kannst du mit demselben Link.
seat-taken = Dieser Platz ist nicht frei. Freie Plätze: { $free }.
seat-not-yours = Platz { $seat } gehört dir nicht mehr.
bad-seat-request = Die Anfrage nach einem Platz muss 32 bis 64 hexadezimale Ziffern Zufall enthalten, die niemand sonst kennt („request“).
client-old = Diese Seite oder dein Roji ist älter als der Server. Lade die Seite neu oder aktualisiere Roji; dein Platz bleibt deiner.
bad-name = Ein Name hat höchstens { $most } sichtbare Zeichen.
too-long = Das ist zu lang; höchstens { $most } Zeichen.
leave-begun = Die Partie hat begonnen; du kannst aufgeben, aber den Platz nicht verlassen.
start-begun = Die Partie hat schon begonnen.
start-waiting = Die Partie beginnt, sobald das Gerät von Platz { $seats } seinen Teil zum Geben beigetragen hat.
start-open = Noch sind nicht alle da. Es fehlt Platz { $seats }.
not-your-turn = Platz { $seat } ist am Zug.
not-started = Die Partie hat noch nicht begonnen.
match-over = Die Partie ist vorbei.
match-long = Länger als { $most } Züge wird hier keine Partie. Du kannst aufgeben.
undo-asked = Jemand möchte etwas zurücknehmen; antworte erst darauf.
undo-shown = Das lässt sich nicht zurücknehmen: Du hast seitdem Neues gesehen oder noch nichts entschieden.
undo-not-asked = Niemand fragt dich, ob etwas zurückgenommen werden darf.
chat-off = An diesem Tisch wird nicht geschrieben.
chat-silent = N-7: Solange der Garten wächst, spricht niemand.
hints-off = An diesem Tisch wird ohne Tipps gespielt.
chat-empty = Schreib etwas oder nichts.
rematch-running = Eine Revanche gibt es, wenn diese Partie vorbei ist.
rematch-there = Die Revanche gibt es schon: Tisch { $table }.
stale = Der Tisch ist weiter: Du hast auf Ereignis { $base } geantwortet, er ist bei { $number }.
only-watching = Du schaust zu. Das können nur Mitspielende.
not-now = „{ $type }“ geht hier nicht.
not-stored = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
offline-not-here = Dieses Gerät spielt gerade für sich allein, und dafür braucht es einen Server.
store-unknown = Die Platte des Servers hat versagt; ob das noch gespeichert wurde, weiß niemand. Schau noch einmal nach: Dann siehst du, wie es steht.
store-slow = Die Platte des Servers ist gerade langsamer als das Spiel, also ist das nicht geschehen. Versuch es in ein paar Sekunden noch einmal.
store-failing = Der Server kommt gerade nicht an seine Platte. Komm später wieder; was gespeichert ist, geht nicht verloren.
table-damaged = Dieser Tisch ({ $table }) wurde auf der Platte des Servers beschädigt und bleibt unberührt, damit niemand auf falschem Stand weiterspielt. Sag der Person Bescheid, die den Server betreibt: Was heil ist, lässt sich retten.
table-needs-key = Dieser Tisch ({ $table }) wurde mit einem Schlüssel gegeben, den der Server nicht hat. Wer ihn betreibt, kann den richtigen zurücklegen; dann geht die Partie weiter.
internal = Im Server ist etwas schiefgegangen. Nichts wurde verändert.
bad-message = Das ist keine Nachricht: { $why }
bad-request = Diese Anfrage geht so nicht: { $why }
hello-missing = Beginne mit einem „hello“, das dein Geheimnis nennt.
too-fast = Zu viel auf einmal. Warte einen Augenblick und versuch es noch einmal.
too-many-tables = { $most } Tische von dir sind im Spiel. Beende zuerst eine dieser Partien oder gib sie auf.
too-many-records = Du hast hier { $most } Aufzeichnungen. Lösche zuerst eine davon.
work-waits = Für dich wird gerade schon viel gearbeitet. Warte darauf, dann frag noch einmal.
hint-waits = Über einen Tipp für diesen Platz wird schon nachgedacht.
too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen.
too-many-connections = Von deiner Adresse kommen zu viele Verbindungen; höchstens { $most } auf einmal.
too-busy = Der Server hat gerade alle Hände voll zu tun. Versuch es gleich noch einmal.
too-slow = Die Anfrage kam zu langsam an. Schick sie noch einmal in einem Zug.
too-big = Die Anfrage ist zu lang; höchstens { $most } Bytes.
too-deep = Die Anfrage ist zu tief verschachtelt. Schick einfache Werte, keine Listen in Listen.
long-head = Die Kopfzeilen der Anfrage sind zu lang; höchstens { $most } Bytes und hundert Kopfzeilen.
bad-http = Der Server lehnt eine Anfrage ab, die sich auf zwei Arten lesen ließe, und trennt die Verbindung: { $what ->
    [line] Eine Zeile muss mit CR LF enden, nie mit CR oder LF allein.
    [header] Eine Kopfzeile muss für sich in einer Zeile stehen, „Name: Wert“, ohne Leerzeichen vor dem Doppelpunkt.
    [twice] Host und Länge des Inhalts müssen einmal dastehen: ein Host und entweder Content-Length oder Transfer-Encoding.
    [host] Es fehlt die Kopfzeile Host.
    [coding] Als Transfer-Encoding gibt es nur „chunked“, in HTTP/1.1.
    [length] Content-Length muss eine einfache Zahl sein.
    [chunk] Ein Stück beginnt mit seiner Größe, nur in hexadezimalen Ziffern, und endet mit CR LF; nach dem letzten kommt nichts.
    [upgrade] Eine Anfrage nach einem WebSocket hat keinen Inhalt.
   *[request] Sie muss beginnen wie „GET /pfad HTTP/1.1“, mit GET, HEAD, POST, PUT, PATCH, DELETE oder OPTIONS.
}
log-chat = An diesem Tisch wurde so viel geschrieben, dass der Chat voll ist. Die Partie geht ohne ihn weiter.
log-full = Das Protokoll dieses Tisches ist voll. Du kannst aufgeben oder gehen; spielt dann an einem neuen Tisch weiter.
bad-origin = Eine andere Website darf hier nicht für dich spielen.
bad-host = Auf den Namen „{ $host }“ hört dieser Server nicht. Ist es deiner, starte ihn mit roji serve --name { $host }.
bad-server-name = „{ $name }“ ist kein Name eines Servers. Ein Name sieht aus wie play.example.org, ein Ursprung wie https://play.example.org.
bad-operator = „{ $address }“ ist weder eine Adresse noch ein Netz, etwa 10.0.0.5 oder 10.0.0.0/8.
operators-only = Das ist für die Person, die den Server betreibt: Er antwortet darauf nur auf dem Rechner selbst, nicht durch einen Proxy. Um { $address } zu erlauben, starte ihn mit roji serve --operator { $address }.
operators-page = Das ist für die Person, die den Server betreibt, nicht für Seiten. Frag mit einem Programm wie curl danach.
seats-count = Ein Tisch für { $game } mit diesen Regeln hat { $count } Plätze; nenne so viele oder keine.
seats-me = Setz dich selbst („me“, einmal) oder lass mindestens einen Platz offen.
record-running = Die Partie ist nicht vorbei; ihre Aufzeichnung ist noch geheim.
record-long = Eine Aufzeichnung hat hier höchstens { $most } Zeichen.
record-slow = Diese Aufzeichnung zu lesen dauert hier zu lange.
delete-running = Eine laufende Partie lässt sich nicht löschen. Gib erst auf.

# Das Protokoll auf der Platte
store-in-use = Ein anderer Server benutzt { $folder }.
store-address = „{ $text }“ ist keine Adresse einer Datenbank. Schreib postgresql://NUTZER@RECHNER/NAME.
store-place = „{ $text }“ ist kein Ort für ein Protokoll. Schreib sqlite:ORDNER oder postgresql://NUTZER@RECHNER/NAME.
store-password = Ein Passwort auf der Befehlszeile können alle auf diesem Rechner lesen. Schreib die Adresse mit dem Passwort in die Umgebungsvariable { $variable } oder das Passwort allein in PGPASSWORD oder in die Datei .pgpass.
store-no-driver = Was mit PostgreSQL spricht, ist nicht installiert. So geht es: pip install "roji[postgresql]"
bus-address = „{ $text }“ ist keine Adresse eines NATS-Servers. Schreib nats://RECHNER:4222.
bus-password = Ein Passwort auf der Befehlszeile können alle auf diesem Rechner lesen. Schreib die Adresse mit dem Passwort in die Umgebungsvariable { $variable }.
bus-missing = Sag, wo der NATS-Server ist: --bus nats://RECHNER:4222 oder die Umgebungsvariable { $variable }.
bus-no-driver = Was mit NATS spricht, ist nicht installiert. So geht es: pip install "roji[nats]"
bus-unreachable = Der NATS-Server { $address } lässt sich nicht benutzen: { $why }.
bus-needs-store = Prozesse, die sich ihre Tische teilen, brauchen eine Datenbank für das Protokoll. Gib --store postgresql://NUTZER@RECHNER/NAME dazu.
bus-other-key = Ein anderer Prozess dieses Servers hat einen anderen Schlüssel; hier wüsste niemand, wie an seinen Tischen gegeben wird. Kopiere die Datei „key“ aus seinem Ordner nach { $folder }.
store-unreachable = Die Datenbank { $address } lässt sich nicht benutzen: { $why }.
store-encoding = Die Datenbank speichert Text als { $encoding }. Leg eine mit der Kodierung UTF8 an.
store-older = Diese Datenbank hat das Protokoll in Form { $found }, dieses Roji kennt { $known }. Starte einmal einen Server darauf, der bringt sie auf den neuen Stand.
store-not-empty = In { $path } liegt schon ein Protokoll, und es bleibt, wie es ist. Nimm einen leeren Ort.
store-copy-in-use = Ein Server benutzt { $folder }. Beende ihn erst, damit nichts gespielt wird, was in der Kopie fehlt; oder kopiere mit --snapshot, wie es gerade steht.
store-copy-differs = Die Kopie gleicht dem Original nicht: „{ $table }“ hat { $got } statt { $given } Zeilen oder andere. Nichts davon wurde behalten.
store-newer = Dieses Protokoll hat ein neueres Roji geschrieben (Form { $found }, dieses kennt sie bis { $known }). Aktualisiere Roji.
store-none = In { $folder } gibt es kein Protokoll.
store-exists = { $path } gibt es schon und bleibt, wie es ist. Wähle einen anderen Ort.
store-no-copy = Die Datei { $path } gibt es nicht.
store-unwritable = In { $path } lässt sich nichts speichern: { $why }. Nötig ist ein eigener Ordner auf einer heilen Platte, die Platz hat.
store-damaged = { $path } ist keine heile Kopie eines Protokolls.
store-live = { $path } ist keine fertige Kopie: Ein Server benutzt sie oder wurde darüber beendet, denn { $beside } liegt daneben. Mach mit „roji backup“ eine Kopie und spiele die zurück.
salvage-nothing = Von Tisch { $table } lässt sich nichts retten: Die Partie hatte noch nicht begonnen, oder schon ihre ersten Ereignisse sind beschädigt.
key-damaged = Der Schlüssel des Servers in { $path } ist keiner: Dort müssten 64 hexadezimale Ziffern stehen. Lege die richtige Datei aus deiner eigenen Kopie dorthin; ohne sie können laufende Tische nicht weitergehen.

# Ein Client
bad-link = { $link } ist kein Link zu einem Tisch. Er sieht aus wie https://…/t/abcdefghjk#geheimnis; der Teil nach dem „#“ öffnet ihn.
no-server = Unter { $base } gibt es keinen Roji-Server, oder er antwortet nicht.
bye-gone = Dieser Tisch wurde gelöscht.
bye-left = Du hast diesen Platz verlassen.

# Einen Server betreiben
cli-serve = Andere über einen Link mitspielen lassen: den Server starten.
cli-worker = Für die Bots von Servern auf anderen Rechnern denken.
cli-opt-thinkers = Prozesse, die denken
cli-working = Denkt für alle, die bei { $address } fragen. Strg-C beendet es.
cli-backup = Das Protokoll eines Servers kopieren, auch während er läuft.
cli-restore = Eine Kopie des Protokolls in einen leeren Ordner legen.
cli-migrate-store = Das Protokoll eines Servers an einen anderen Ort kopieren, etwa aus einem Ordner in eine Datenbank, und dort prüfen.
cli-schema = OpenAPI und JSON-Schema des Protokolls schreiben.
cli-verify = Prüfen, ob bei einer Aufzeichnung ehrlich gegeben und nach den Regeln gespielt wurde.
cli-opt-data = der Ordner des Protokolls
cli-opt-host = die Adresse, an der er lauscht; 0.0.0.0 für alle im Netz
cli-opt-port = der Port; 0 nimmt irgendeinen freien
cli-opt-origin = eine weitere Webadresse, von der Browser mitspielen dürfen
cli-opt-server-name = ein weiterer Name dieses Servers im Netz, etwa play.example.org
cli-opt-proxy = Adressen von Proxys, deren X-Forwarded-For geglaubt wird
cli-opt-operator = eine weitere Adresse oder ein Netz, das /health, /ready, /live und /metrics sehen darf
cli-opt-store = eine Datenbank für das Protokoll statt des Ordners; der Schlüssel bleibt im Ordner
cli-opt-snapshot = kopieren, wie es gerade steht, auch wenn ein Server das Protokoll benutzt
cli-opt-bus = ein NATS-Server, über den mehrere Prozesse dieselben Tische bedienen; braucht eine Datenbank
cli-opt-bot-workers = Prozesse für Bots
cli-opt-drain = soll er enden, sagt das zuerst /ready; nach der Hälfte dieser Zeit schließen die Sockets, einer nach dem anderen
cli-opt-telemetry = ein Sammler, der Spuren von Zügen bekommt (OpenTelemetry), etwa http://127.0.0.1:4318/v1/traces
cli-opt-telemetry-share = der Anteil aller Züge, der verfolgt wird
telemetry-missing = Was Spuren verschickt, ist nicht installiert. So geht es: pip install "roji[telemetry]"
cli-opt-open = die Spiele im Browser öffnen
cli-opt-commitment = die Festlegung, die dein Gerät vor dem Geben aufbewahrt hat
cli-opt-nonce = was dein Gerät zum Geben beigetragen hat
cli-opt-verify-seat = dein Platz, von 1 an gezählt, an dem --nonce stehen muss
cli-serving = Roji ist unter { $address }. Das Protokoll liegt in { $folder }. Strg-C beendet den Server.
cli-serving-others = Andere in deinem Netz öffnen { $addresses }
cli-served = Beendet. Alles, was angenommen wurde, liegt auf der Platte.
cli-backed-up = { $tables ->
    [one] Einen Tisch
   *[other] { $tables } Tische
} mit { $count ->
    [one] einem Ereignis
   *[other] { $count } Ereignissen
} nach { $path } kopiert und geprüft.
cli-backup-key = Der Schlüssel { $path } ist nicht in der Kopie. Verwahre eine Kopie davon an einem anderen Ort: Ohne ihn können laufende Partien nicht weitergehen.
cli-restored = { $tables ->
    [one] Einen Tisch
   *[other] { $tables } Tische
} mit { $count ->
    [one] einem Ereignis
   *[other] { $count } Ereignissen
} in { $folder } gelegt und dort geprüft.
cli-snapshot = So stand es, als die Kopie begann: Was danach gespielt wird, ist nicht darin.
cli-keyless = { $count ->
    [one] Ein Tisch wurde mit einem Schlüssel gegeben, der nicht in { $path } liegt
   *[other] { $count } Tische wurden mit einem Schlüssel gegeben, der nicht in { $path } liegt
}: { $tables }. Lege deine Kopie des Schlüssels dorthin, bevor du den Server startest; ohne ihn geht es dort nicht weiter.
cli-damaged = { $count ->
    [one] Ein Tisch ist beschädigt und bleibt unberührt
   *[other] { $count } Tische sind beschädigt und bleiben unberührt
}: { $tables }. „roji salvage TISCH DATEI“ rettet, was heil ist, „roji delete TISCH“ löscht einen Tisch endgültig.
cli-salvage = Die Aufzeichnung eines beschädigten Tisches retten, bis zu seinem letzten heilen Ereignis.
cli-salvaged = Die Partie bis Ereignis { $number } nach { $path } gerettet.
cli-delete = Einen Tisch endgültig löschen, während kein Server läuft.
cli-deleted = Tisch { $table } mit allem gelöscht, was von ihm aufbewahrt war.
cli-wrote = { $path } geschrieben.
serve-address = An { $address } kann ich nicht lauschen: { $why }.

# roji verify
verify-no-fair = { $moves ->
    [one] Die eine Entscheidung folgt den Regeln. Diese Partie hat kein Server gegeben, am Geben ist also nichts zu prüfen.
   *[other] Alle { $moves } Entscheidungen folgen den Regeln. Diese Partie hat kein Server gegeben, am Geben ist also nichts zu prüfen.
}
verify-secret = Das Geheimnis passt zur Festlegung { $commitment }.
verify-seed = { $people ->
    [one] Der Startwert folgt aus dem Geheimnis und dem Beitrag einer Person: { $seed }
   *[other] Der Startwert folgt aus dem Geheimnis und den Beiträgen von { $people } Personen: { $seed }
}
verify-round = Runde { $round }: gegeben mit dem Schlüssel { $key }
verify-yes = { $moves ->
    [one] Ja: Die Karten wurden gegeben wie versprochen, und die eine Entscheidung folgt den Regeln.
   *[other] Ja: Die Karten wurden gegeben wie versprochen, und alle { $moves } Entscheidungen folgen den Regeln.
}

picture-no-curve = Diese Partie wurde noch nicht analysiert. Öffne zuerst ihre Analyse.
picture-preview = Eine aufgezeichnete Partie. Sieh sie dir Zug für Zug an.
review-long = Eine Partie mit mehr als { $most } Entscheidungen wird hier nicht analysiert; im Terminal geht es mit roji analyse.
review-pass = Es gibt nur { $most } Durchgänge.
