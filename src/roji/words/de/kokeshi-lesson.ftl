# Die Lektion von Kokeshi und Samurai (games/kokeshi/lesson.toml): was ein Schritt sagt, und was er antwortet
kokeshi-lesson-line = Wer zuerst auf der anderen Basis steht, gewinnt. Die oberste Perle öffnet Linien ihrer Farbe: Zieh die markierte Figur über eine rosa Linie, der fernen Basis entgegen.
kokeshi-lesson-line-right = Drüben, und einen Schritt näher. Die Perle ging an eine Freundin.
kokeshi-lesson-line-wrong = Nimm die Figur mit der rosa Perle oben: Tippe sie an, dann ein Feld hinter einer rosa Linie.
kokeshi-lesson-line-back = Das führt von der fernen Basis weg. Wähl ein Feld, das näher daran liegt.

kokeshi-lesson-give = Jede benutzte Perle geht an eine andere deiner Figuren. Geh wieder über Rosa und gib die Perle der, die sie braucht: Mit Grün kommt sie dort nur zurück.
kokeshi-lesson-give-right = Mit Rosa oben kommt sie jetzt voran. Wer vorausläuft, macht die anderen reich.
kokeshi-lesson-give-wrong = Zieh dieselbe Figur wie eben, die mit Rosa oben.
kokeshi-lesson-give-poor = Diese Figur kommt ohne sie zurecht. Die mit den zwei grünen Perlen steckt fest: Gib ihr die rosa Perle.
kokeshi-lesson-give-back = Geh vorwärts, über eine rosa Linie.

kokeshi-lesson-on = Ist eine Perle benutzt, liegt die nächste oben, und du darfst mit ihr weiterziehen. Geh in einem Zug über Orange und dann über Grün.
kokeshi-lesson-on-on = Jetzt liegt Grün oben: Geh über die grüne Linie, die weiterführt.
kokeshi-lesson-on-right = Zwei Linien in einem Zug. Diese Figur hat keine Perlen mehr, die anderen haben umso mehr.
kokeshi-lesson-on-wrong = Nimm die Figur in der Mitte: Orange oben, Grün darunter.
kokeshi-lesson-on-other = Von dort führt die grüne Perle nur zurück. Nimm die andere orange Linie, geradeaus.
kokeshi-lesson-on-stop = Nach jeder Linie darfst du stehen bleiben, aber hier wartet eine grüne. Zieh weiter.

kokeshi-lesson-pass = Statt zu ziehen, kannst du eine Perle weiterreichen, von oben nach oben. Deine vorderste Figur steht neben der fernen Basis, braucht aber Orange: Wer kann es geben?
kokeshi-lesson-pass-right = Jetzt liegt Orange oben. Im nächsten Zug ist die Linie zur Basis offen.
kokeshi-lesson-pass-wrong = Lass die Figuren stehen. Tippe die mit Orange oben an, dann die neben der fernen Basis.
kokeshi-lesson-pass-pink = Eine rosa Perle öffnet diese Linie nicht. Sie ist orange.

kokeshi-lesson-win = Der Weg ist frei: Geh auf die Basis und gewinn.
kokeshi-lesson-win-right = Gewonnen. Mehr braucht es nicht: zuerst dort sein.
kokeshi-lesson-win-wrong = Deine vorderste Figur ist eine orange Linie von der Basis entfernt. Zieh mit ihr auf die Basis.

kokeshi-lesson-leap = Eine Figur ohne Perlen kommt über keine Linie, darf aber über eine Nachbarin springen, eigene oder fremde. Spring über den Samurai, der im Weg steht.
kokeshi-lesson-leap-right = Drüber, egal welche Farbe die Linien haben. Mit dem Sprung endet der Zug.
kokeshi-lesson-leap-wrong = Nimm die Figur ohne Perlen: Sie steht direkt neben dem Samurai.
kokeshi-lesson-leap-aside = Dieser Sprung führt zur Seite. Ein anderer bringt dich weiter.

kokeshi-lesson-meet = Jetzt trägt deine Figur eine Perle und der Samurai auch: Keiner kommt am anderen vorbei, und sein Feld ist besetzt. Geh außen herum.
kokeshi-lesson-meet-right = Herum und vorwärts. Die Perle ist weg, und wer keine hat, darf springen.
kokeshi-lesson-meet-wrong = Nimm die Figur vor dem Samurai und geh über die andere orange Linie, die vorwärtsführt.

kokeshi-lesson-spend = Beides zugleich: Gib deine letzte Perle so aus, dass du neben dem Samurai ankommst, und spring noch im selben Zug über ihn.
kokeshi-lesson-spend-on = Keine Perle mehr, und der Samurai steht gleich daneben: Spring.
kokeshi-lesson-spend-right = Eine Linie und ein Sprung in einem Zug. Manchmal wird man eine Last am besten los.
kokeshi-lesson-spend-wrong = Geh über die orange Linie, die neben dem Samurai endet.
kokeshi-lesson-spend-stop = Du darfst stehen bleiben, aber ein Sprung bringt dich zwei Felder weiter. Spring.

kokeshi-lesson-block = Gefahr: Mit Grün und dann Orange stünde der Samurai im nächsten Zug auf deiner Basis. Auf ein besetztes Feld darf niemand: Stell dich ihm in den Weg.
kokeshi-lesson-block-right = Der Weg ist zu, und der Samurai muss sich etwas Neues überlegen.
kokeshi-lesson-block-wrong = Dann gewinnt der Samurai. Er braucht das Feld zwischen sich und deiner Basis: Geh über die grüne Linie dorthin und bleib stehen.

kokeshi-lesson-place = So beginnt jede Partie: Stell deine Figuren nacheinander um deine Basis. Wähl die drei Felder, die zum Garten zeigen.
kokeshi-lesson-place-right = Gut gestellt. Jetzt weißt du alles für eine Partie.
kokeshi-lesson-place-wrong = Dieses Feld liegt hinter deiner Basis, der Weg wäre länger. Wähl eines, das zum Garten zeigt.
