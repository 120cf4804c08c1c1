# Ce que le serveur refuse
no-table = Cette table n’existe pas ; peut-être a-t-elle été supprimée.
no-record = Cet enregistrement n’existe pas ; peut-être a-t-il été supprimé.
bad-secret = Ce lien n’ouvre pas cette table. Prenez le lien entier qu’on vous a donné, avec tout ce qui suit le « # ».
secret-missing = Il y faut le secret d’une place ou un lien. Ouvrez la table par son lien, ou depuis « Mes parties » sur l’appareil qui a pris place.
seat-begun = Cette partie a déjà commencé et ses places sont prises. Vous pouvez la regarder par le même lien.
seat-taken = Cette place n’est pas libre. Places libres : { $free }.
seat-not-yours = La place { $seat } n’est plus à vous.
bad-seat-request = La demande d’une place doit porter 32 à 64 chiffres hexadécimaux tirés au hasard et connus de personne d’autre (« request »).
client-old = Cette page, ou votre Roji, est plus ancienne que le serveur. Rechargez la page, ou mettez Roji à jour ; votre place reste à vous.
bad-name = Un nom a { $most } caractères visibles au plus.
too-long = C’est trop long ; la limite est de { $most } caractères.
leave-begun = La partie a commencé ; vous pouvez abandonner, mais pas quitter la place.
start-begun = La partie a déjà commencé.
start-waiting = La partie commence dès que l’appareil de la place { $seats } a ajouté sa part à la donne.
start-open = Tout le monde n’est pas encore là. On attend la place { $seats }.
not-your-turn = C’est à la place { $seat } de jouer.
not-started = La partie n’a pas commencé.
match-over = La partie est finie.
match-long = Aucune partie ne dépasse ici { $most } décisions. Vous pouvez abandonner.
undo-asked = Quelqu’un a demandé à reprendre un coup ; répondez d’abord.
undo-shown = Cela ne peut être repris : vous avez vu du nouveau depuis, ou n’avez rien décidé.
undo-not-asked = Personne ne vous a demandé de reprendre quoi que ce soit.
chat-off = Cette table n’a pas de messagerie.
chat-silent = N-7 : personne ne parle tant que le jardin grandit.
hints-off = Cette table joue sans conseils.
chat-empty = Dites quelque chose, ou rien.
rematch-running = Une revanche est possible quand cette partie est finie.
rematch-there = La revanche est déjà prête : table { $table }.
stale = La table a avancé : vous répondiez à l’événement { $base }, elle en est à { $number }.
only-watching = Vous regardez. Seuls les joueurs peuvent faire cela.
not-now = « { $type } » n’est pas possible ici.
not-stored = Le serveur n’a pas pu l’enregistrer ; cela n’a donc pas eu lieu. Réessayez.
offline-not-here = Cet appareil joue tout seul en ce moment, et pour cela il faut un serveur.
store-unknown = Le disque du serveur a failli ; nul ne sait si c’est enregistré. Regardez de nouveau : vous verrez où en est la partie.
store-slow = Le disque du serveur est plus lent que le jeu en ce moment ; cela n’a donc pas eu lieu. Réessayez dans quelques secondes.
store-failing = Le serveur ne peut pas utiliser son disque en ce moment. Revenez plus tard ; ce qui est enregistré n’est pas perdu.
table-damaged = Cette table ({ $table }) a été abîmée sur le disque du serveur et reste telle quelle, pour que personne ne continue d’une position fausse. Prévenez qui tient le serveur : ce qui est intact peut être sauvé.
table-needs-key = Cette table ({ $table }) a été donnée avec une clé que le serveur n’a pas. Qui le tient peut remettre la bonne clé ; la partie reprend alors.
internal = Quelque chose a échoué dans le serveur. Rien n’a été changé.
bad-message = Ce n’est pas un message : { $why }
bad-request = Cette demande ne peut être acceptée : { $why }
hello-missing = Commencez par un hello qui nomme votre secret.
too-fast = Trop à la fois. Attendez un instant, puis réessayez.
too-many-tables = Vous avez { $most } tables en cours. Finissez-en une ou abandonnez d’abord.
too-many-records = Vous gardez ici { $most } enregistrements. Supprimez-en un d’abord.
work-waits = Le serveur travaille déjà à plusieurs choses pour vous. Attendez-les, puis redemandez.
hint-waits = Un conseil pour cette place est déjà en route.
too-many-sockets = Trop de connexions viennent de votre adresse.
too-many-connections = Trop de connexions viennent de votre adresse ; la limite est de { $most } à la fois.
too-busy = Le serveur est très occupé. Réessayez dans un instant.
too-slow = La demande a mis trop longtemps à arriver. Renvoyez-la d’un seul trait.
too-big = La demande est trop longue ; la limite est de { $most } octets.
too-deep = La demande est trop imbriquée. Envoyez des valeurs simples, pas des listes dans des listes.
long-head = Les en-têtes de la demande sont trop longs ; la limite est de { $most } octets et de cent en-têtes.
bad-http = Le serveur refuse les demandes qui se lisent de deux façons et a fermé la connexion : { $what ->
    [line] une ligne doit finir par CR LF, sans CR ni LF isolé.
    [header] un en-tête doit tenir sur une ligne, « Name: value », sans espace avant le deux-points.
    [twice] l’hôte et la longueur du corps se donnent une fois : un Host, et soit Content-Length, soit Transfer-Encoding.
    [host] il faut un en-tête Host.
    [coding] le seul Transfer-Encoding est « chunked », en HTTP/1.1.
    [length] Content-Length doit être un simple nombre.
    [chunk] un morceau commence par sa taille en seuls chiffres hexadécimaux et finit par CR LF ; rien ne suit le dernier.
    [upgrade] une demande de WebSocket n’a pas de corps.
   *[request] elle doit commencer comme « GET /path HTTP/1.1 », avec GET, HEAD, POST, PUT, PATCH, DELETE ou OPTIONS.
}
log-chat = La messagerie de cette table est pleine. La partie continue sans elle.
log-full = Le journal de cette table est plein. Vous pouvez abandonner ou partir, puis continuer à une nouvelle table.
bad-origin = Un autre site ne peut pas jouer ici à votre place.
bad-host = Ce serveur ne répond pas au nom « { $host } ». S’il est à vous, lancez-le avec roji serve --name { $host }.
bad-server-name = « { $name } » n’est pas le nom d’un serveur. Un nom ressemble à play.example.org, une origine à https://play.example.org.
bad-operator = « { $address } » n’est ni une adresse ni un réseau, comme 10.0.0.5 ou 10.0.0.0/8.
operators-only = Ceci est pour la personne qui tient le serveur : la réponse se donne sur la machine même, pas à travers un mandataire. Pour permettre { $address }, lancez-le avec roji serve --operator { $address }.
operators-page = Ceci est pour la personne qui tient le serveur, et non pour des pages. Demandez-le avec un programme comme curl.
seats-count = Une table de { $game } avec ces options a { $count } places ; donnez-en autant, ou aucune.
seats-me = Asseyez-vous (« me », une fois), ou laissez au moins une place libre.
record-running = La partie n’est pas finie ; son enregistrement est encore secret.
record-long = Un enregistrement a ici { $most } caractères au plus.
record-slow = Cet enregistrement est trop long à lire ici.
delete-running = Une partie en cours ne peut être supprimée. Abandonnez d’abord.

# Le journal sur le disque
store-in-use = Un autre serveur utilise { $folder }.
store-address = « { $text } » n’est pas l’adresse d’une base de données. Écrivez postgresql://USER@HOST/NAME.
store-place = « { $text } » n’est pas un lieu pour un journal. Écrivez sqlite:FOLDER ou postgresql://USER@HOST/NAME.
store-password = Un mot de passe sur la ligne de commande peut être lu par tous sur cette machine. Mettez l’adresse avec son mot de passe dans la variable d’environnement { $variable }, ou le mot de passe seul dans PGPASSWORD ou le fichier .pgpass.
store-no-driver = Ce qui parle à PostgreSQL n’est pas installé. Installez-le avec : pip install "roji[postgresql]"
bus-address = « { $text } » n’est pas l’adresse d’un serveur NATS. Écrivez nats://MACHINE:4222.
bus-password = Un mot de passe sur la ligne de commande peut être lu par tous sur cette machine. Mettez l’adresse avec son mot de passe dans la variable d’environnement { $variable }.
bus-missing = Indiquez où se trouve le serveur NATS : --bus nats://MACHINE:4222, ou la variable d’environnement { $variable }.
bus-no-driver = Ce qui parle à NATS n’est pas installé. Installez-le avec : pip install "roji[nats]"
bus-unreachable = Le serveur NATS { $address } ne peut être utilisé : { $why }.
bus-needs-store = Des processus qui partagent leurs tables ont besoin d’une base de données pour le journal. Ajoutez --store postgresql://UTILISATEUR@MACHINE/NOM.
bus-other-key = Un autre processus de ce serveur a une clé différente ; les donnes de ses tables ne seraient pas connues ici. Copiez le fichier « key » de son dossier dans { $folder }.
store-unreachable = La base de données { $address } ne peut être utilisée : { $why }.
store-encoding = La base de données enregistre le texte en { $encoding }. Créez-en une avec l’encodage UTF8.
store-older = Cette base a la forme { $found } du journal, et ce Roji connaît { $known }. Lancez-y une fois un serveur, qui la met à jour.
store-not-empty = { $path } a déjà un journal et reste tel quel. Choisissez-en un vide.
store-copy-in-use = Un serveur utilise { $folder }. Arrêtez-le d’abord, pour que rien ne se joue que la copie n’ait pas ; ou ajoutez --snapshot pour copier l’état présent.
store-copy-differs = La copie n’est pas comme l’original : « { $table } » a { $got } lignes au lieu de { $given }, ou d’autres. Rien n’en a été gardé.
store-newer = Ce journal a été écrit par un Roji plus récent (forme { $found }, celui-ci connaît jusqu’à { $known }). Mettez Roji à jour.
store-none = Il n’y a pas de journal dans { $folder }.
store-exists = { $path } existe déjà et reste tel quel. Choisissez un autre lieu.
store-no-copy = Il n’y a pas de fichier { $path }.
store-unwritable = Rien ne peut être enregistré dans { $path } : { $why }. Il faut un dossier à vous sur un disque qui marche et a de la place.
store-damaged = { $path } n’est pas une copie intacte d’un journal.
store-live = { $path } n’est pas une copie achevée : un serveur l’utilise ou a été tué pendant, car { $beside } se trouve à côté. Faites une copie avec « roji backup » et restaurez celle-là.
salvage-nothing = Rien de la table { $table } ne peut être sauvé : sa partie n’avait pas commencé, ou ses premiers événements sont abîmés.
key-damaged = La clé du serveur dans { $path } n’en est pas une : il faudrait 64 chiffres hexadécimaux. Remettez-y le bon fichier de votre copie ; sans lui, les tables en cours ne peuvent continuer.

# Un client
bad-link = { $link } n’est pas un lien vers une table. Un tel lien ressemble à https://…/t/abcdefghjk#secret ; ce qui suit le « # » l’ouvre.
no-server = Il n’y a pas de serveur Roji à { $base }, ou il ne répond pas.
bye-gone = Cette table a été supprimée.
bye-left = Vous avez quitté cette place.

# Tenir un serveur
cli-serve = Laisser d’autres rejoindre par un lien : lancer le serveur.
cli-worker = Réfléchir pour les bots de serveurs sur d’autres machines.
cli-opt-thinkers = processus qui réfléchissent
cli-working = Réfléchit pour qui le demande à { $address }. Ctrl-C l’arrête.
cli-backup = Copier le journal d’un serveur, même pendant qu’il tourne.
cli-restore = Mettre une copie du journal dans un dossier vide.
cli-migrate-store = Copier le journal d’un serveur ailleurs, par exemple d’un dossier dans une base de données, et l’y vérifier.
cli-schema = Écrire OpenAPI et JSON Schema du protocole.
cli-verify = Vérifier qu’une partie enregistrée a été donnée loyalement et jouée selon les règles.
cli-opt-data = le dossier du journal
cli-opt-host = l’adresse d’écoute ; 0.0.0.0 pour tous sur le réseau
cli-opt-port = le port ; 0 en prend un libre
cli-opt-origin = une autre adresse web d’où des navigateurs peuvent jouer
cli-opt-server-name = un autre nom de ce serveur, comme play.example.org
cli-opt-proxy = adresses des mandataires dont le X-Forwarded-For fait foi
cli-opt-operator = une autre adresse ou un réseau qui peut voir /health, /ready, /live et /metrics
cli-opt-store = une base de données pour le journal au lieu du dossier ; la clé reste dans le dossier
cli-opt-snapshot = copier l’état présent, même si un serveur utilise le journal
cli-opt-bus = un serveur NATS par lequel plusieurs processus servent les mêmes tables ; il faut une base de données
cli-opt-bot-workers = processus pour les bots
cli-opt-drain = quand il doit s’arrêter, /ready le dit d’abord ; après la moitié de ce temps, les connexions se ferment l’une après l’autre
cli-opt-telemetry = un collecteur qui reçoit les traces des coups (OpenTelemetry), comme http://127.0.0.1:4318/v1/traces
cli-opt-telemetry-share = la part des coups dont on garde la trace
telemetry-missing = Ce qui envoie les traces n’est pas installé. Installez-le avec : pip install "roji[telemetry]"
cli-opt-open = ouvrir les jeux dans le navigateur
cli-opt-commitment = l’engagement que votre appareil a gardé d’avant la donne
cli-opt-nonce = ce que votre appareil a ajouté à la donne
cli-opt-verify-seat = votre place, comptée à partir de 1, où --nonce doit se trouver
cli-serving = Roji est à { $address }. Le journal est dans { $folder }. Ctrl-C arrête le serveur.
cli-serving-others = D’autres sur votre réseau peuvent ouvrir { $addresses }
cli-served = Arrêté. Tout ce qui a été accepté est sur le disque.
cli-backed-up = Copié et vérifié { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $count ->
    [one] { $count } événement
   *[other] { $count } événements
} dans { $path }.
cli-backup-key = La clé { $path } n’est pas dans la copie. Gardez-en une copie ailleurs : sans elle, les parties en cours ne peuvent continuer.
cli-restored = Remis { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} avec { $count ->
    [one] { $count } événement
   *[other] { $count } événements
} dans { $folder }, et vérifié.
cli-snapshot = C’est l’état au début de la copie : ce qui s’est joué après n’y est pas.
cli-keyless = { $count ->
    [one] Une table a été donnée avec une clé qui n’est pas dans { $path }
   *[other] { $count } tables ont été données avec une clé qui n’est pas dans { $path }
} : { $tables }. Remettez-y votre copie de la clé avant de lancer le serveur ; sans elle, les parties en cours ne peuvent continuer.
cli-damaged = { $count ->
    [one] Une table est abîmée et reste telle quelle
   *[other] { $count } tables sont abîmées et restent telles quelles
} : { $tables }. « roji salvage TABLE FILE » sauve ce qui est intact, « roji delete TABLE » supprime une table pour de bon.
cli-salvage = Sauver l’enregistrement d’une table abîmée, jusqu’à son dernier événement intact.
cli-salvaged = La partie est sauvée jusqu’à l’événement { $number } dans { $path }.
cli-delete = Supprimer une table pour de bon, quand aucun serveur ne tourne.
cli-deleted = La table { $table } est supprimée avec tout ce qui en était gardé.
cli-wrote = Écrit : { $path }.
serve-address = Impossible d’écouter sur { $address } : { $why }.

# roji verify
verify-no-fair = { $moves ->
    [one] La seule décision suit les règles. Aucun serveur n’a donné cette partie, il n’y a donc pas de donne à vérifier.
   *[other] Les { $moves } décisions suivent toutes les règles. Aucun serveur n’a donné cette partie, il n’y a donc pas de donne à vérifier.
}
verify-secret = Le secret va avec l’engagement { $commitment }.
verify-seed = { $people ->
    [one] La graine découle du secret et de ce qu’une personne a ajouté : { $seed }
   *[other] La graine découle du secret et de ce que { $people } personnes ont ajouté : { $seed }
}
verify-round = Manche { $round } : donnée avec la clé { $key }
verify-yes = { $moves ->
    [one] Oui : les cartes ont été données comme promis, et la seule décision suit les règles.
   *[other] Oui : les cartes ont été données comme promis, et les { $moves } décisions suivent toutes les règles.
}

picture-no-curve = Cette partie n’a pas encore été analysée. Ouvrez d’abord son analyse.
picture-preview = Une partie enregistrée, à regarder coup par coup.
review-long = Une partie de plus de { $most } décisions n’est pas analysée ici ; roji analyse le fait dans un terminal.
review-pass = Il n’y a que { $most } passages.
