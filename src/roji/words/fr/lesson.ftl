# La page d’une leçon
lesson-title = { $game } : la leçon
lesson-at = Étape { $number } sur { $count }
lesson-previous = Étape précédente
lesson-skip = Étape suivante
lesson-show = Montrez-moi
lesson-again = Encore une fois
lesson-next = Suite
lesson-words = La position en mots
lesson-done = Vous avez terminé la leçon
lesson-done-more = Jouez maintenant une vraie partie contre le débutant. Au début, chaque coup est expliqué, puis seulement à votre demande, et à la fin vous jouez sans aide.
lesson-match = Votre première partie
lesson-from-start = La leçon depuis le début
