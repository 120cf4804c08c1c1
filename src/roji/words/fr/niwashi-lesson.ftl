# La leçon du Jardin silencieux (games/niwashi/lesson.toml) : ce que dit une étape, et ce qu’elle répond
niwashi-lesson-lay = Ensemble, vous faites grandir un jardin. Prenez la tuile marquée, déplacez et tournez-la pour qu’elle couvre une ou deux parcelles, et posez-la.
niwashi-lesson-lay-on = Piochez maintenant une des trois tuiles de l’étal, pour en avoir de nouveau trois.
niwashi-lesson-lay-right = Voilà un tour entier : poser, piocher. Ce qui est dessus compte, ce qui est couvert a disparu.
niwashi-lesson-lay-wrong = Commencez par la tuile marquée : deux parcelles de printemps, une d’automne.

niwashi-lesson-finish = Les souhaits sont des formes à la couleur d’une saison. Votre partenaire souhaite cinq printemps en ligne, et trois sont là : ajoutez les deux autres.
niwashi-lesson-finish-on = Cinq en ligne ! Piochez une tuile, puis votre partenaire regarde ses souhaits.
niwashi-lesson-finish-right = Le souhait s’est exaucé, car votre tuile fait partie de la forme. C’est un point pour vous deux.
niwashi-lesson-finish-wrong = Il vous faut deux printemps côte à côte : prenez la tuile qui les a.
niwashi-lesson-finish-place = Posez les deux printemps au bout droit des trois, pour que la ligne continue : le premier couvre la parcelle d’été.

niwashi-lesson-turned = Votre partenaire souhaite maintenant un T d’été. Tourné ou en miroir, c’est toujours un T : trouvez la parcelle qui manque, et posez-y l’été.
niwashi-lesson-turned-on = Voilà le T, couché sur le côté. Piochez une tuile.
niwashi-lesson-turned-right = Encore un souhait exaucé. Vous marquez ensemble, un point chaque fois.
niwashi-lesson-turned-wrong = La barre du T est à gauche et il lui manque le bas ; le pied va vers la droite. Mettez l’été à ce bout, et laissez le reste tel quel.

niwashi-lesson-own = À votre souhait : cinq automnes en ligne. Vous ne l’exaucez jamais vous-même, mais vous pouvez le préparer : portez la ligne à quatre.
niwashi-lesson-own-on = Quatre en ligne. Piochez une tuile, et observez votre partenaire.
niwashi-lesson-own-right = Votre partenaire l’a vu et a ajouté la cinquième. Seules vos tuiles parlent : montrez ce que vous bâtissez, voyez ce qui manque à l’autre.
niwashi-lesson-own-wrong = Prolongez la ligne vers la droite avec la tuile aux deux automnes, pour en avoir quatre de rang.

niwashi-lesson-draw = Ce que vous piochez parle aussi. Votre partenaire a posé deux fois l’hiver : prenez une tuile qui pourrait aider.
niwashi-lesson-draw-right = Avec deux hivers, vous pouvez poursuivre ce que votre partenaire a commencé, et il vous a vu les prendre.
niwashi-lesson-draw-wrong = Celle-là aide peu. Prenez la tuile aux deux hivers.

niwashi-lesson-same = Si une parcelle posée couvre exactement la même couleur, vous pouvez piocher à la défausse. Posez même sur même.
niwashi-lesson-same-on = Même sur même. Prenez maintenant la tuile de la défausse.
niwashi-lesson-same-right = C’est parfois la tuile qui vous manquait.
niwashi-lesson-same-wrong = Aucune couleur ne se retrouve là. Posez printemps sur printemps, ou été sur été.
niwashi-lesson-same-display = C’est permis, mais vous venez de gagner la défausse : prenez sa tuile du dessus.

niwashi-lesson-lantern = La lanterne est le seul signe permis. Vous souhaitez un X d’hiver : prenez-la, posez-la sur le X de la carte d’aide, pointée au nord, d’où vient l’hiver.
niwashi-lesson-lantern-on = Elle coûte toute votre main : défaussez vos tuiles, puis l’étal est à vous.
niwashi-lesson-lantern-right = Votre partenaire connaît votre X. Une lanterne coûte un tour : allumez-la pour un souhait presque là.
niwashi-lesson-lantern-wrong = Laissez les tuiles cette fois et prenez la lanterne.
niwashi-lesson-lantern-place = Sur la carte d’aide, la lanterne nomme une forme. Posez-la sur le X.
niwashi-lesson-lantern-aim = Le printemps vient de l’est, l’été du sud, l’automne de l’ouest, l’hiver du nord. Tournez-la vers le nord.

niwashi-lesson-sign = Votre partenaire a allumé la lanterne : elle est sur le T et pointe au sud, le souhait est donc un T d’été. Exaucez-le.
niwashi-lesson-sign-on = Un T d’été. Piochez une tuile et voyez si vous avez bien lu.
niwashi-lesson-sign-right = Compris sans un mot.
niwashi-lesson-sign-spring = La ligne de printemps serait un I. La lanterne dit T, et le sud veut dire été.
niwashi-lesson-sign-wrong = Cherchez les parcelles d’été : il en manque une pour un T. Posez-y l’été.

niwashi-lesson-two = Une tuile peut servir deux fois. Votre partenaire souhaite un I de printemps et un T d’été, et l’une de vos tuiles complète les deux.
niwashi-lesson-two-on = Les deux formes à la fois. Piochez une tuile.
niwashi-lesson-two-right = Deux souhaits, deux points. À chaque souhait exaucé succède le suivant.
niwashi-lesson-two-wrong = Il vous faut printemps et été côte à côte : prenez la tuile à un printemps et deux étés.
niwashi-lesson-two-place = Presque : son printemps va au bout de la ligne de printemps, ses étés dans le T.

niwashi-lesson-end = Les piles sont vides et votre partenaire n’a plus de tuile : après ce tour, le jardin est fini. Que votre dernière tuile compte.
niwashi-lesson-end-right = Encore un point pour vous deux. De nouveaux partenaires se contentent de six à dix souhaits ; on peut exaucer les vingt.
niwashi-lesson-end-wrong = Votre partenaire souhaite encore cinq printemps en ligne. Complétez-les.
