# Moteurs : des joueurs qui sont leurs propres programmes
cli-engine = Faire jouer un de nos bots dans un autre programme : il parle le protocole des moteurs sur l’entrée et la sortie standard (docs/engines.md).
cli-opt-engine = un programme qui joue comme engine:NOM (docs/engines.md) ; à répéter pour plusieurs
cli-opt-engine-seconds = temps qu’un moteur a pour une décision
cli-opt-engine-memory = mégaoctets de mémoire qu’un moteur peut utiliser

engine-pair = « { $text } » ne nomme pas un moteur. Écrivez NOM=COMMANDE, comme mine="./my-engine --fast" ; un nom est une lettre suivie de 23 lettres, chiffres, points, tirets ou soulignés au plus.
engine-command = La commande « { $command } » ne peut être lue : { $why }.
engine-missing = Il n’y a pas de programme « { $program } » pour la commande de moteur « { $command } ». Donnez son chemin, comme ./my-engine, et voyez s’il peut être exécuté.
engine-twice = Deux moteurs s’appellent { $name }. Donnez à chacun son nom.
engine-unknown = Il n’y a pas de moteur « { $name } » ici. Il y a : { $known }.
engine-game = Le moteur { $name } ne joue pas à { $game }. Il joue à : { $known }.
engine-platform = Les moteurs ont besoin d’un système comme Linux ou macOS.

engine-timeout = Le moteur { $engine } n’a pas répondu en { $seconds } s.
engine-died = Le moteur { $engine } s’est arrêté de lui-même (code { $code }). { $last }
engine-garbage = Le moteur { $engine } n’a pas répondu par une ligne de JSON : { $line }
engine-flood = Le moteur { $engine } a dit plus de { $most } octets sans réponse.
engine-answer = Le moteur { $engine } aurait dû répondre « { $want } » avec le même id, mais a dit : { $line }
engine-refused = Le moteur { $engine } a refusé : { $why }
engine-version = Le moteur { $engine } parle la version { $version } du protocole ; il faut la version { $want }.
engine-field = Le moteur { $engine } a omis ou gâté le champ « { $name } ».
engine-illegal = Le moteur { $engine } voulait { $move }, ce qui n’est pas possible : { $why }
engine-why = Le moteur dit : { $text }

engine-host-line = Une ligne doit être un objet JSON.
engine-host-field = Il manque quelque chose au message, ou sous la mauvaise forme : { $why }.
engine-host-do = « do » est hello, match, decide ou over, pas { $what }.
engine-host-game = Ce moteur joue à { $known }, pas à { $game }.
engine-host-rules = Ce moteur connaît la version { $known } des règles, pas { $rules }.
engine-host-match = Aucune partie n’a commencé. Envoyez d’abord « match ».
engine-host-seat = Dans cette position, ce n’est pas le tour de la place { $seat }, pour laquelle ce moteur joue.
