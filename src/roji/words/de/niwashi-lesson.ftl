# Die Lektion des stillen Gartens (games/niwashi/lesson.toml): was ein Schritt sagt, und was er antwortet
niwashi-lesson-lay = Zusammen lasst ihr einen Garten wachsen. Nimm das markierte Plättchen, schieb und dreh es, bis es ein oder zwei Felder überdeckt, und leg es.
niwashi-lesson-lay-on = Zieh jetzt eines der drei Plättchen aus der Auslage, dann hast du wieder drei.
niwashi-lesson-lay-right = Das ist ein ganzer Zug: eines legen, eines ziehen. Was oben liegt, zählt; was verdeckt ist, ist weg.
niwashi-lesson-lay-wrong = Fang mit dem markierten Plättchen an: zweimal Frühling, einmal Herbst.

niwashi-lesson-finish = Aufträge sind Formen in der Farbe einer Jahreszeit. Dein Partner braucht fünf Frühlingsfelder in einer Reihe, drei liegen da: Füg die anderen zwei an.
niwashi-lesson-finish-on = Fünf in einer Reihe! Zieh ein Plättchen, dann sieht dein Partner nach seinen Aufträgen.
niwashi-lesson-finish-right = Der Auftrag ist erfüllt, weil dein Plättchen zur Form gehört. Das ist ein Punkt für euch beide.
niwashi-lesson-finish-wrong = Du brauchst zwei Frühlingsfelder nebeneinander: Nimm das Plättchen, das sie hat.
niwashi-lesson-finish-place = Leg die zwei Frühlingsfelder rechts an die drei an, sodass die Reihe weitergeht: Das erste überdeckt das Sommerfeld.

niwashi-lesson-turned = Jetzt braucht dein Partner ein T im Sommer. Gedreht oder gespiegelt bleibt es ein T: Such das fehlende Feld und leg Sommer darauf.
niwashi-lesson-turned-on = Da ist das T, es liegt auf der Seite. Zieh ein Plättchen.
niwashi-lesson-turned-right = Wieder ein Auftrag erfüllt. So sammelt ihr gemeinsam Punkte.
niwashi-lesson-turned-wrong = Der Balken des T liegt links, ihm fehlt das untere Ende; der Stiel zeigt nach rechts. Leg dort ein Sommerfeld hin und lass den Rest, wie er ist.

niwashi-lesson-own = Nun dein eigener Auftrag: fünf Herbstfelder in einer Reihe. Du erfüllst ihn nie selbst, aber du kannst ihn vorbereiten: Bring die Reihe auf vier.
niwashi-lesson-own-on = Vier in einer Reihe. Zieh ein Plättchen und achte auf deinen Partner.
niwashi-lesson-own-right = Dein Partner hat das fünfte gelegt. Ihr sprecht nur mit Plättchen: Zeig, was du baust, und sieh, was der andere braucht.
niwashi-lesson-own-wrong = Setz die Reihe nach rechts fort, mit dem Plättchen, das zwei Herbstfelder hat, sodass vier in einer Linie liegen.

niwashi-lesson-draw = Auch was du ziehst, sagt etwas. Dein Partner hat zweimal Winter gelegt: Nimm ein Plättchen, das helfen könnte.
niwashi-lesson-draw-right = Damit kannst du weiterbauen, wo dein Partner anfing, und er hat es gesehen.
niwashi-lesson-draw-wrong = Das hilft wenig. Nimm das Plättchen mit zwei Winterfeldern.

niwashi-lesson-same = Überdeckt eines deiner Felder genau dieselbe Farbe, darfst du stattdessen vom Ablagestapel ziehen. Leg Gleiches auf Gleiches.
niwashi-lesson-same-on = Gleiches auf Gleiches. Nimm jetzt das Plättchen vom Ablagestapel.
niwashi-lesson-same-right = Manchmal ist es genau das eine, das dir fehlte.
niwashi-lesson-same-wrong = Da trifft keine Farbe auf sich selbst. Leg Frühling auf Frühling oder Sommer auf Sommer.
niwashi-lesson-same-display = Das dürftest du, aber du hast dir eben den Ablagestapel verdient: Nimm das oberste von dort.

niwashi-lesson-lantern = Die Laterne ist das einzige erlaubte Zeichen. Dein Auftrag ist ein X im Winter: Nimm die Laterne, stell sie auf das X der Spielhilfe und lass sie nach Norden zeigen, woher der Winter kommt.
niwashi-lesson-lantern-on = Sie kostet dich die ganze Hand: Leg deine Plättchen ab, dann gehört dir die Auslage.
niwashi-lesson-lantern-right = Dein Partner weiß jetzt von deinem X. Ein Zug ist viel: Zünde sie für etwas an, das fast fertig ist.
niwashi-lesson-lantern-wrong = Lass diesmal die Plättchen liegen und nimm die Laterne.
niwashi-lesson-lantern-place = Auf der Spielhilfe nennt die Laterne eine Form. Stell sie auf das X.
niwashi-lesson-lantern-aim = Frühling kommt von Osten, Sommer von Süden, Herbst von Westen, Winter von Norden. Dreh sie nach Norden.

niwashi-lesson-sign = Dein Partner hat die Laterne angezündet: Sie steht auf dem T und zeigt nach Süden, also ist es ein T im Sommer. Erfüll den Auftrag.
niwashi-lesson-sign-on = Ein T im Sommer. Zieh ein Plättchen und sieh, ob du richtig gelesen hast.
niwashi-lesson-sign-right = Verstanden, ganz ohne Worte.
niwashi-lesson-sign-spring = Die Frühlingsreihe wäre ein I. Die Laterne sagt T, und Süden heißt Sommer.
niwashi-lesson-sign-wrong = Sieh dir die Sommerfelder an: Zum T fehlt ihnen eines. Leg dort Sommer hin.

niwashi-lesson-two = Ein Plättchen kann mehr als eines bewirken. Dein Partner braucht ein I im Frühling und ein T im Sommer, und du hast ein Plättchen für beides.
niwashi-lesson-two-on = Beide Formen auf einmal. Zieh ein Plättchen.
niwashi-lesson-two-right = Zwei Aufträge, zwei Punkte. Auf jeden erfüllten folgt der nächste.
niwashi-lesson-two-wrong = Du brauchst Frühling und Sommer nebeneinander: Nimm das Plättchen mit einem Frühlings- und zwei Sommerfeldern.
niwashi-lesson-two-place = Noch nicht ganz: Sein Frühlingsfeld gehört ans Ende der Frühlingsreihe, seine Sommerfelder gehören ins T.

niwashi-lesson-end = Die Stapel sind leer, dein Partner hat kein Plättchen mehr: Mach etwas aus deinem letzten, dann ist der Garten fertig.
niwashi-lesson-end-right = Noch ein Punkt für euch beide. Neue Partner dürfen mit sechs bis zehn zufrieden sein; alle zwanzig sind möglich.
niwashi-lesson-end-wrong = Dein Partner braucht noch fünf Frühlingsfelder in einer Reihe. Mach sie vollständig.
