# Engines: Spieler, die eigene Programme sind
cli-engine = Einen unserer Bots in einem anderen Programm spielen lassen: Er spricht das Engine-Protokoll auf Standardein- und -ausgabe (docs/engines.md).
cli-opt-engine = ein Programm, das als engine:NAME mitspielt (docs/engines.md); für mehrere wiederholen
cli-opt-engine-seconds = Zeit, die eine Engine für eine Entscheidung hat
cli-opt-engine-memory = Megabyte Speicher, die eine Engine belegen darf

engine-pair = „{ $text }“ benennt keine Engine. Schreibe NAME=BEFEHL, zum Beispiel meine="./meine-engine --schnell"; ein Name ist ein Buchstabe und bis zu 23 weitere Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche (ohne Umlaute).
engine-command = Der Befehl „{ $command }“ ist nicht lesbar: { $why }.
engine-missing = Es gibt kein Programm „{ $program }“ für den Engine-Befehl „{ $command }“. Gib seinen Pfad an, zum Beispiel ./meine-engine, und mache es ausführbar.
engine-twice = Zwei Engines heißen { $name }. Gib jeder einen eigenen Namen.
engine-unknown = Hier gibt es keine Engine „{ $name }“. Es gibt: { $known }.
engine-game = Die Engine { $name } spielt { $game } nicht. Sie spielt: { $known }.
engine-platform = Engines brauchen ein System wie Linux oder macOS.

engine-timeout = Engine { $engine } hat nicht innerhalb von { $seconds } s geantwortet.
engine-died = Engine { $engine } hat sich von selbst beendet (Code { $code }). { $last }
engine-garbage = Engine { $engine } hat nicht mit einer Zeile JSON geantwortet: { $line }
engine-flood = Engine { $engine } hat mehr als { $most } Byte ausgegeben, ohne zu antworten.
engine-answer = Engine { $engine } hätte mit „{ $want }“ und derselben id antworten sollen, sagte aber: { $line }
engine-refused = Engine { $engine } lehnt ab: { $why }
engine-version = Engine { $engine } spricht Version { $version } des Protokolls; nötig ist Version { $want }.
engine-field = Bei Engine { $engine } fehlt das Feld „{ $name }“ oder ist unbrauchbar.
engine-illegal = Engine { $engine } wollte { $move }, aber das geht nicht: { $why }
engine-why = Die Engine sagt: { $text }

engine-host-line = Eine Zeile muss genau ein JSON-Objekt sein.
engine-host-field = Der Nachricht fehlt etwas, oder es hat die falsche Form: { $why }.
engine-host-do = „do“ ist hello, match, decide oder over, nicht { $what }.
engine-host-game = Diese Engine spielt { $known }, nicht { $game }.
engine-host-rules = Diese Engine kennt Version { $known } der Regeln, nicht { $rules }.
engine-host-match = Es hat noch keine Partie begonnen. Sende zuerst „match“.
engine-host-seat = In dieser Stellung ist nicht Platz { $seat } am Zug, für den diese Engine spielt.
