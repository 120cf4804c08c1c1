# La leçon des Commandes du jardin (games/orders/lesson.toml) : ce que dit une étape, et ce qu’elle répond
orders-lesson-swap = La carte de commande dit ce qui compte. Ici, chaque carte compte sa valeur : touchez votre 1 vert, puis le 10 rose, et ils changent de place.
orders-lesson-swap-right = Neuf points de plus. Vos neuf cartes restent toujours neuf.
orders-lesson-swap-wrong = Donnez la carte qui compte le moins, le 1 vert, et prenez le 10 rose.
orders-lesson-swap-take = Prenez la carte qui compte le plus : le 10 rose.

orders-lesson-colour = Cette commande ne compte que les cartes d’une couleur, celle qui vous rapporte le plus. Faites valoir davantage vos cartes roses.
orders-lesson-colour-right = Le rose vaut maintenant 37. Les autres couleurs ne comptent pas sous cette commande.
orders-lesson-colour-wrong = Le rose est votre meilleure couleur : gardez-le et donnez une carte orange ou verte contre le 9 rose.
orders-lesson-colour-take = Cette carte vaut moins que le 9 rose.

orders-lesson-pair = Maintenant comptent les paires d’une valeur, quelles que soient leurs couleurs. L’une de vos cartes seules trouverait un partenaire dans la rangée.
orders-lesson-pair-right = Deux neuf : dix-huit points. Les dix et les quatre formaient déjà des paires.
orders-lesson-pair-wrong = Gardez vos paires, les dix et les quatre. Donnez une carte seule et basse contre le 9 orange.
orders-lesson-pair-nine = Gardez le 9 rose : son partenaire, le 9 orange, est dans la rangée.
orders-lesson-pair-take = Cette carte ne trouve pas de partenaire dans votre main. Le 9 orange, si.

orders-lesson-twin = Une commande plus stricte : seules comptent les jumelles, même valeur et même couleur. Quel neuf est le jumeau du vôtre ?
orders-lesson-twin-right = Deux fois le 9 orange : dix-huit points. Chaque carte existe exactement deux fois.
orders-lesson-twin-wrong = Gardez vos cinq et le 9 orange. Donnez une carte seule et prenez le second 9 orange.
orders-lesson-twin-take = Bonne valeur, mauvaise couleur. Votre neuf est orange.

orders-lesson-highest = Ici compte la plus haute carte de chaque couleur. L’une de vos couleurs est faible : renforcez-la.
orders-lesson-highest-right = Dix, neuf et huit. Six cartes de votre main ne comptent pas, et c’est très bien.
orders-lesson-highest-wrong = Le 10 rose et le 8 orange sont vos meilleures ; gardez-les. Donnez une carte basse contre le 9 vert.
orders-lesson-highest-take = En rose et en orange, vous avez déjà plus haut. C’est le vert qui est faible.

orders-lesson-run = Maintenant compte la plus longue suite d’une couleur, sans trou. Une seule carte réunit vos deux moitiés.
orders-lesson-run-right = Trois, quatre, cinq, six, sept : 25 points.
orders-lesson-run-wrong = Gardez vos cartes vertes : avec le 5 vert, elles font une suite. Donnez une autre carte en échange.
orders-lesson-run-short = Cette suite serait courte, et la longueur passe avant la valeur. Le 5 vert en fait cinq de rang.

orders-lesson-reveal = Chaque carte compte, mais rien dans la rangée ne vaut mieux que ce que vous avez. Révélez alors la première carte de la pioche.
orders-lesson-reveal-right = La nouvelle carte est ouverte à tous, et votre tour est fini. Vous en verrez plus ainsi, et les autres aussi.
orders-lesson-reveal-wrong = Cet échange vous coûterait des points. Touchez plutôt la pioche.

orders-lesson-trio = Trois cartes d’une valeur, une par couleur, forment un trio, et un trio de zéros vaut 20. Deux d’entre eux sont là : révélez une carte.
orders-lesson-trio-on = Le troisième zéro ! Après avoir révélé, vous pouvez prendre un trio : faites-le.
orders-lesson-trio-right = Il est à vous dès que vous l’aurez payé.
orders-lesson-trio-wrong = Un trio ne se prend qu’après avoir révélé, jamais après un échange. Touchez la pioche.
orders-lesson-trio-decline = Vingt points pour trois cartes, et vos trois plus basses ne valent que six : prenez le trio.

orders-lesson-pay = Un trio coûte trois cartes de votre main. Chaque carte compte : posez les trois qui vous manqueront le moins.
orders-lesson-pay-right = Six points posés, vingt pris.
orders-lesson-pay-wrong = Cette carte compte plus que d’autres. Posez le 1, le 2 et le 3.

orders-lesson-must = Attention : un trio en main doit être compté comme tel, et trois dix ne valent que 10 ensemble. Quelle carte vous enrichit ?
orders-lesson-must-right = Vos deux dix comptent toujours dix chacun, et le neuf s’y ajoute.
orders-lesson-must-wrong = Échangez l’une de vos trois plus basses cartes contre le 9 rose.
orders-lesson-must-tens = Vos trois dix formeraient un trio : 10 points pour tous, au lieu de 20 pour les deux que vous avez.
orders-lesson-must-take = Cette carte compte moins que le 9 rose.

orders-lesson-end = Il reste une carte dans la pioche, et avec elle finit la manche. Seules les cartes impaires comptent, et toutes les vôtres le sont : finissez.
orders-lesson-end-right = La meilleure main gagne la carte de commande ; après trois manches, le plus haut total gagne la partie.
orders-lesson-end-wrong = Un échange ne ferait qu’affaiblir votre main et donner un tour aux autres. Révélez la dernière carte.
