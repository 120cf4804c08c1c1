# La leçon de Kokeshi et Samouraïs (games/kokeshi/lesson.toml) : ce que dit une étape, et ce qu’elle répond
kokeshi-lesson-line = Qui atteint le premier la base adverse gagne. Une perle sur la tête ouvre les lignes de sa couleur : menez la figurine marquée par une ligne rose, vers la base au loin.
kokeshi-lesson-line-right = Franchie, et un pas plus près. La perle est allée à une amie.
kokeshi-lesson-line-wrong = Prenez la figurine à la perle rose dessus : touchez-la, puis une case derrière une ligne rose.
kokeshi-lesson-line-back = Cela vous éloigne de la base au loin. Choisissez une case plus proche d’elle.

kokeshi-lesson-give = Chaque perle utilisée va à une autre de vos figurines. Franchissez encore la ligne rose et donnez la perle à l’amie qui n’a que du vert : là-bas, il ne fait que reculer.
kokeshi-lesson-give-right = Avec du rose dessus, cette amie peut avancer. Qui court devant enrichit les autres.
kokeshi-lesson-give-wrong = Bougez la même figurine que tout à l’heure, celle avec du rose dessus.
kokeshi-lesson-give-poor = Cette amie s’en passe. Celle qui a deux perles vertes est bloquée : donnez-lui la perle rose.
kokeshi-lesson-give-back = Avancez, par une ligne rose.

kokeshi-lesson-on = Une perle partie, celle d’en dessous prend sa place, et vous pouvez continuer. Franchissez orange, puis vert, en un seul coup.
kokeshi-lesson-on-on = Le vert est dessus : franchissez la ligne verte qui mène plus loin.
kokeshi-lesson-on-right = Deux lignes en un tour. La figurine n’a plus de perle, les amies en ont plein.
kokeshi-lesson-on-wrong = Prenez la figurine du milieu : orange dessus, vert dessous.
kokeshi-lesson-on-other = De là, la perle verte ne mène qu’en arrière. Franchissez l’autre ligne orange, tout droit.
kokeshi-lesson-on-stop = On peut s’arrêter après toute ligne, mais ici une verte vous attend. Continuez.

kokeshi-lesson-pass = Au lieu de bouger, vous pouvez passer une perle, de tête à tête. Votre première figurine touche la base, mais il lui faut de l’orange : qui peut lui en donner ?
kokeshi-lesson-pass-right = L’orange est dessus. Au prochain tour, la ligne vers la base est ouverte.
kokeshi-lesson-pass-wrong = Laissez les figurines en place. Touchez celle avec de l’orange dessus, puis celle près de la base au loin.
kokeshi-lesson-pass-pink = Une perle rose n’ouvre pas cette ligne. Elle est orange.

kokeshi-lesson-win = La voie est libre : entrez dans la base et gagnez.
kokeshi-lesson-win-right = Gagné. Il n’en faut pas plus : arriver le premier.
kokeshi-lesson-win-wrong = Votre figurine de tête est à une ligne orange de la base. Bougez celle-là, jusque dans la base.

kokeshi-lesson-leap = Une figurine sans perle ne franchit aucune ligne, mais peut sauter par-dessus une voisine, amie ou rivale. Sautez le samouraï sur votre chemin.
kokeshi-lesson-leap-right = Par-dessus, quelles que soient les couleurs des lignes. Un saut finit le coup.
kokeshi-lesson-leap-wrong = Prenez la figurine sans perle : elle est juste à côté du samouraï.
kokeshi-lesson-leap-aside = Ce saut retombe sur le côté. Un autre vous mène plus loin.

kokeshi-lesson-meet = Votre figurine porte une perle, le samouraï aussi : aucun ne passe l’autre, et sa case est fermée. Contournez-le.
kokeshi-lesson-meet-right = Contourné, et en avant. La perle est partie, et qui n’en a plus peut sauter.
kokeshi-lesson-meet-wrong = Prenez la figurine devant le samouraï et l’autre ligne orange qui va de l’avant.

kokeshi-lesson-spend = Les deux à la fois : dépensez votre dernière perle pour arriver à côté du samouraï, puis sautez-le dans le même coup.
kokeshi-lesson-spend-on = Plus de perle, et le samouraï est juste à côté : sautez.
kokeshi-lesson-spend-right = Une ligne et un saut en un tour. Il est parfois bon de se délester.
kokeshi-lesson-spend-wrong = Franchissez la ligne orange qui finit à côté du samouraï.
kokeshi-lesson-spend-stop = Vous pouvez vous arrêter, mais un saut vous mène deux cases plus loin. Sautez.

kokeshi-lesson-block = Danger : par vert puis orange, le samouraï atteindrait votre base au prochain tour. Nul n’entre sur une case occupée : barrez-lui la route.
kokeshi-lesson-block-right = La route est barrée, le samouraï doit réfléchir.
kokeshi-lesson-block-wrong = Alors le samouraï gagne. Il lui faut la case entre lui et votre base : allez-y par la ligne verte, et arrêtez-vous.

kokeshi-lesson-place = Toute partie commence ainsi : placez vos figurines autour de votre base, l’une après l’autre. Choisissez les trois cases tournées vers le jardin.
kokeshi-lesson-place-right = Bien placées. Vous savez tout ce qu’il faut pour une partie.
kokeshi-lesson-place-wrong = Cette case est derrière votre base, le chemin serait plus long. Choisissez-en une tournée vers le jardin.
