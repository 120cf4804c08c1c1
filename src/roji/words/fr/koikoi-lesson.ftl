# La leçon de Koi-Koi (games/koikoi/lesson.toml) : ce que dit une étape, et ce qu’elle répond
koikoi-lesson-month = La plante montre le mois d’une carte. Touchez votre pin, puis celui du tapis : vous prenez les deux.
koikoi-lesson-month-right = Les deux pins sont à vous, et la grue avec eux. Ce que vous prenez reste devant vous.
koikoi-lesson-month-wrong = Aucune carte de ce mois n’est sur le tapis : la vôtre y resterait. Cherchez le mois qui s’y trouve aussi.

koikoi-lesson-stock = Après votre carte, la première de la pioche est retournée et prend de même. Prenez le cerisier et voyez ce qui vient.
koikoi-lesson-stock-right = La pioche a montré un susuki et pris les oies pour vous. Un tour peut rapporter deux paires.
koikoi-lesson-stock-wrong = Cette carte ne va avec rien. Seul le cerisier a un partenaire sur le tapis.

koikoi-lesson-lay = Parfois rien ne va ensemble : une de vos cartes reste sur le tapis, où l’autre peut la prendre. Laquelle cédez-vous ?
koikoi-lesson-lay-right = Une carte simple vous coûte peu. Les deux lumières restent chez vous.
koikoi-lesson-lay-wrong = C’est une lumière, et il n’y en a que cinq. Gardez-la et posez la carte simple.

koikoi-lesson-two = Deux chrysanthèmes sont sur le tapis, vous avez le troisième. Jouez-le et choisissez lequel prendre.
koikoi-lesson-two-on = Choisissez : la coupe de saké, ou le chrysanthème simple ?
koikoi-lesson-two-right = La coupe de saké est un animal, compte aussi comme carte simple et sert à plusieurs combinaisons.
koikoi-lesson-two-wrong = Cette carte ne va avec rien. Vous avez un troisième chrysanthème.
koikoi-lesson-two-plain = Une carte simple vaut peu. La coupe de saké compte comme animal et comme carte simple.

koikoi-lesson-three = Trois cartes d’un même mois sont là. Votre quatrième les prend toutes.
koikoi-lesson-three-right = Quatre cartes d’un coup, le phénix compris.
koikoi-lesson-three-wrong = Cette carte ne prend rien. Cherchez le mois présent trois fois.

koikoi-lesson-light = Il y a des lumières, des animaux, des rubans et des cartes simples ; les plus rares valent le plus. Trois prises s’offrent à vous : prenez la lumière.
koikoi-lesson-light-right = La pleine lune : une des cinq lumières. Trois d’entre elles font déjà une combinaison.
koikoi-lesson-light-plain = Vous prendriez deux cartes simples, et il y en a 24. La pleine lune est une des cinq lumières.
koikoi-lesson-light-ribbon = Un ruban, c’est bien, mais il y en a dix. Il n’y a que cinq lumières, et l’une est là.

koikoi-lesson-lights = La grue et la lune sont à vous. Une troisième lumière, hormis l’homme sous la pluie, fait une combinaison à cinq points.
koikoi-lesson-lights-right = Trois lumières. Avec une combinaison, vous choisissez la suite.
koikoi-lesson-lights-wrong = Le phénix resterait à l’autre. Ce serait votre troisième lumière.

koikoi-lesson-stop = Arrêtez-vous et prenez les cinq points, ou annoncez koi-koi et risquez-les. Il ne manque à Roji que le cerf, et il est là : que faites-vous ?
koikoi-lesson-stop-right = Cinq points, et la manche est finie. S’arrêter est juste quand l’autre est tout près.
koikoi-lesson-stop-wrong = Trop dangereux : avec le cerf, Roji gagnerait la manche et ses points compteraient double. Arrêtez-vous.

koikoi-lesson-call = Encore trois lumières, mais Roji n’a presque rien, et la coupe de saké ferait avec votre rideau « sous les cerisiers ». Osez : annoncez koi-koi.
koikoi-lesson-call-on = Roji n’a pas eu de chance. Prenez la coupe de saké avant lui.
koikoi-lesson-call-right = Trois lumières et « sous les cerisiers » : dix points, doublés à vingt. Une nouvelle combinaison finit aussitôt la manche.
koikoi-lesson-call-wrong = Cinq points seraient sûrs. Ici, mieux est tout près et Roji loin derrière : cette fois, annoncez koi-koi.
koikoi-lesson-call-later = Vous avez annoncé : il vous faut une nouvelle combinaison avant Roji. La coupe de saké la donne.

koikoi-lesson-risk = Cette fois, c’est Roji qui a annoncé koi-koi. Si vous formez une combinaison d’abord, la manche est à vous et vos points comptent double.
koikoi-lesson-risk-right = Sanglier, cerf et papillons : cinq points, doublés par l’annonce de Roji. Roji n’a rien.
koikoi-lesson-risk-wrong = Seule la vitesse compte. Vous avez le sanglier et les papillons : le cerf les complète.

koikoi-lesson-seven = Sept points ou plus comptent double. Deux combinaisons sont à portée : prenez celle qui fait sept.
koikoi-lesson-seven-on = Cinq pour les rubans rouges calligraphiés, deux pour vos autres rubans : sept. Mettez-les à l’abri.
koikoi-lesson-seven-right = Sept, doublés : quatorze points en une manche.
koikoi-lesson-seven-five = Sanglier, cerf et papillons feraient cinq. Les trois rubans rouges aussi, et vos deux autres rubans en ajoutent deux.
koikoi-lesson-seven-greedy = Quatorze points, c’est beaucoup à perdre. Arrêtez-vous.
koikoi-lesson-seven-wrong = Cela ne prend rien. Regardez vos rubans : lequel manque ?

koikoi-lesson-lucky = Pas besoin de compter : la table le fait, et toucher vos prises montre ce qui manque. Arrêtez-vous, puis voyez votre donne.
koikoi-lesson-lucky-right = Les quatre pins d’un coup : une main heureuse gagne six points avant tout coup. Après douze manches, qui a le plus de points gagne.
koikoi-lesson-lucky-wrong = Il ne manque à Roji que le cerf. Prenez d’abord les cinq points.
