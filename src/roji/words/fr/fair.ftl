# Ce que le serveur refuse pendant la donne
bad-nonce = Une part de la donne, ou sa promesse, fait 64 chiffres hexadécimaux de hasard en minuscules.
nonce-commitment = Cette part est pour la donne à l’engagement { $found } ; ici c’est { $want }.
nonce-not-now = Rien n’est attendu de cette place pour la donne en ce moment.
nonce-promise = Ce n’est pas ce qui était promis : son SHA-256 est autre.

# Pourquoi l’enregistrement d’une donne peut être refusé
fair-secret = Le secret ne va pas avec l’engagement : son SHA-256 est { $found }, il était publié { $want }.
fair-seed = Les cartes ne découlent pas du secret et des parts : la graine est { $found }, elle devrait être { $want }.
fair-digits = « { $what } » doit faire 64 chiffres hexadécimaux en minuscules ; c’est « { $found } ».
fair-missing = Une personne était à la place { $seat }, mais rien de là n’est entré dans la donne. Le serveur a pu choisir les cartes.
fair-left-out = La place { $seat } serait restée hors de la donne, et y a pourtant ajouté quelque chose.
fair-nobody = Personne que le serveur n’a rien ajouté à la donne. Il a pu choisir les cartes.
fair-noted = Cet enregistrement a l’engagement { $found }, vous avez noté { $want }. C’est une autre partie, ou une autre donne.

fair-noted-nonce = Ce que vous avez gardé comme votre part de la donne, { $want }, n’est pas dans cet enregistrement. C’est une autre partie, ou le serveur y a mis autre chose.

# Ce qu’un client trouve quand la partie est finie
dealt-fairly = Donne loyale : vérifiée sur cet appareil.
dealt-partly = Rien ne s’oppose à une donne loyale, mais tout n’a pas pu être vérifié sur cet appareil.
dealt-unfair = Cette partie n’a pas été donnée loyalement. Ne vous fiez pas à ce serveur.
dealt-not = Donne non loyale : cette partie en poursuit une autre.
dealt-position = Elle a commencé là où une autre partie en était après { $count ->
    [one] une décision
   *[other] { $count } décisions
}. Ce qu’une place ne pouvait savoir alors a été redistribué ; qui l’a commencée peut connaître le reste.
dealt-commitment = Le serveur a changé son engagement : d’abord { $want }, puis { $found }.
dealt-secret = Le secret du serveur ne va pas avec l’engagement d’avant la donne : il a été choisi après coup.
dealt-nonce = Le serveur a mis dans la donne autre chose que ce qu’avait ajouté votre appareil, ou un autre appareil à votre place a été plus rapide.
dealt-stranger = Quelque chose a été ajouté à la donne pour la place { $seat }, où il n’y avait personne.
dealt-promise = La place { $seat } a ajouté autre chose que ce qu’elle avait promis.
dealt-record = L’enregistrement de la partie ne tient pas : { $why }
dealt-other-record = L’enregistrement du serveur parle d’une autre donne que celle de cette table.
dealt-cards = Les cartes montrées ici ne sont pas celles de la donne : la première différence est après la décision { $number }.
dealt-late = Cet appareil n’était pas là avant la donne et ne connaît l’engagement que depuis plus tard.
dealt-elsewhere = Votre part a été ajoutée sur un autre appareil ; lui seul peut dire si elle est entrée inchangée.
dealt-watched = Seuls les appareils à la table peuvent dire si leur part est entrée inchangée.
dealt-without-you = Votre part n’est pas venue à temps, et les cartes ont été données sans elle.
dealt-first-form = Cette table date d’avant les engagements : son serveur a pu choisir les cartes.
dealt-again = { $count ->
    [one] Une donne avant celle-ci est tombée parce qu’une part n’est pas venue à temps.
   *[other] { $count } donnes avant celle-ci sont tombées parce qu’une part n’est pas venue à temps.
}
dealt-no-record = L’enregistrement de la partie n’a pu être obtenu : les cartes n’ont pas été comparées à la donne.

# roji verify
verify-givers = Quelque chose a été ajouté à la donne à ces places : { $seats }. Chacune a dû être celle d’une personne.
verify-without = La donne stricte s’est faite sans des places dont la part n’est pas venue à temps : { $seats }. Chacune pouvait faire tomber une donne, mais pas choisir la suivante.
verify-seat = Il n’y a pas de place { $seat } dans cet enregistrement ; les places vont de 1 à { $last }.
verify-first-form = Cette donne est de la première forme. Elle montre que graine, secret et parts vont ensemble, non que le secret a été choisi avant les parts : un serveur malhonnête a pu choisir les cartes.
verify-open-commitment = Non vérifié : si le serveur a publié cet engagement avant la donne. Comparez avec ce que votre appareil a gardé : --commitment.
verify-open-nonce = Non vérifié : si votre propre part est entrée inchangée. Comparez avec ce que votre appareil a gardé : --nonce.
verify-proves = Prouvé : personne n’a choisi seul ces cartes, ni le serveur ni un joueur ; seul le serveur, de mèche avec qui a ajouté en dernier, l’aurait pu.
verify-proves-strict = Prouvé : personne n’a choisi ces cartes, pas même le serveur de mèche avec tous les autres.
verify-knows = Qu’aucune donne ne prouve : que le serveur, qui connaît toutes les cartes pendant la partie, ne les a dites à personne.
verify-position = Non : cette partie n’a pas été donnée loyalement. Elle en poursuit une autre après { $count ->
    [one] une décision
   *[other] { $count } décisions
} ; seul ce que la place { $seat } ne pouvait savoir alors a été redistribué, d’après la graine ci-dessus.
