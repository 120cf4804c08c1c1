# Was der Server beim Geben ablehnt
bad-nonce = Ein Beitrag zum Geben oder sein Versprechen besteht aus 64 hexadezimalen Ziffern Zufall, klein geschrieben.
nonce-commitment = Dieser Beitrag gehört zum Geben mit der Festlegung { $found }; hier ist es { $want }.
nonce-not-now = Von diesem Platz wird jetzt nichts zum Geben erwartet.
nonce-promise = Das ist nicht, was versprochen war: Sein SHA-256 ist ein anderer.

# Was an der Aufzeichnung eines Gebens falsch sein kann
fair-secret = Das Geheimnis gehört nicht zur Festlegung: Sein SHA-256 ist { $found }, veröffentlicht war { $want }.
fair-seed = Die Karten folgen nicht aus Geheimnis und Beiträgen: Der Startwert ist { $found }, er müsste { $want } sein.
fair-digits = „{ $what }“ muss aus 64 hexadezimalen Ziffern bestehen, klein geschrieben; da steht „{ $found }“.
fair-missing = An Platz { $seat } saß ein Mensch, aber von dort ging nichts in das Geben ein. Der Server könnte die Karten gewählt haben.
fair-left-out = Platz { $seat } soll am Geben nicht beteiligt gewesen sein und hat doch etwas beigetragen.
fair-nobody = Außer dem Server hat niemand etwas zum Geben beigetragen. Er könnte die Karten gewählt haben.
fair-noted = Diese Aufzeichnung hat die Festlegung { $found }, notiert hast du { $want }. Das ist eine andere Partie oder ein anderes Geben.

fair-noted-nonce = Was du als deinen Beitrag aufbewahrt hast, { $want }, steht nicht in dieser Aufzeichnung. Das ist eine andere Partie, oder der Server hat etwas anderes eingesetzt.

# Was ein Programm nach der Partie feststellt
dealt-fairly = Fair gegeben: auf diesem Gerät geprüft.
dealt-partly = Nichts spricht gegen faires Geben, aber auf diesem Gerät ließ sich nicht alles prüfen.
dealt-unfair = In dieser Partie wurde nicht fair gegeben. Vertrau diesem Server nicht.
dealt-not = Diese Partie wurde nicht fair gegeben: Sie ging von einer anderen aus weiter.
dealt-position = Sie begann dort, wo eine andere Partie nach { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
} stand. Was ein Platz da nicht wissen konnte, wurde neu gegeben; den Rest kann kennen, wer sie begonnen hat.
dealt-commitment = Der Server hat seine Festlegung geändert: Erst war sie { $want }, später { $found }.
dealt-secret = Das Geheimnis des Servers passt nicht zur Festlegung von vor dem Geben; es wurde also später gewählt.
dealt-nonce = Der Server hat etwas anderes in das Geben eingehen lassen, als dein Gerät beigetragen hat, oder ein anderes Gerät an deinem Platz war schneller.
dealt-stranger = Für Platz { $seat } ging etwas in das Geben ein, obwohl dort kein Mensch saß.
dealt-promise = Platz { $seat } hat etwas anderes beigetragen als versprochen.
dealt-record = Die Aufzeichnung der Partie stimmt nicht: { $why }
dealt-other-record = Die Aufzeichnung des Servers erzählt von einem anderen Geben als dem an diesem Tisch.
dealt-cards = Die gezeigten Karten sind nicht die gegebenen: Der erste Unterschied liegt nach der { $number }. Entscheidung.
dealt-late = Dieses Gerät war vor dem Geben nicht dabei und kennt die Festlegung nur von später.
dealt-elsewhere = Dein Beitrag kam von einem anderen Gerät; nur dieses kann sagen, ob er unverändert eingegangen ist.
dealt-watched = Nur die Geräte am Tisch können sagen, ob ihr Beitrag unverändert eingegangen ist.
dealt-without-you = Dein Beitrag kam nicht rechtzeitig; ohne ihn wurde gegeben.
dealt-first-form = Dieser Tisch stammt aus der Zeit, bevor Festlegungen aufbewahrt wurden: Sein Server könnte die Karten gewählt haben.
dealt-again = { $count ->
    [one] Ein Geben vor diesem ist verfallen, weil ein Beitrag nicht rechtzeitig kam.
   *[other] { $count } Mal vor diesem ist das Geben verfallen, weil ein Beitrag nicht rechtzeitig kam.
}
dealt-no-record = Die Aufzeichnung der Partie war nicht zu bekommen; die Karten sind nicht mit dem Geben verglichen.

# roji verify
verify-givers = An diesen Plätzen wurde etwas zum Geben beigetragen: { $seats }. An jedem davon muss ein Mensch gesessen haben.
verify-without = Streng gegeben wurde ohne die Plätze, deren Beitrag nicht rechtzeitig kam: { $seats }. Jeder davon konnte ein Geben verfallen lassen, aber nicht das nächste wählen.
verify-seat = Platz { $seat } gibt es in dieser Aufzeichnung nicht; die Plätze sind 1 bis { $last }.
verify-first-form = Dieses Geben hat die erste Form. Es zeigt, dass Startwert, Geheimnis und Beiträge zusammengehören, nicht aber, dass das Geheimnis vor den Beiträgen feststand: Ein unehrlicher Server könnte die Karten gewählt haben.
verify-open-commitment = Nicht geprüft: ob der Server diese Festlegung vor dem Geben veröffentlicht hat. Vergleiche mit dem, was dein Gerät aufbewahrt hat: --commitment.
verify-open-nonce = Nicht geprüft: ob dein eigener Beitrag unverändert eingegangen ist. Vergleiche mit dem, was dein Gerät aufbewahrt hat: --nonce.
verify-proves = Bewiesen: Niemand allein hat diese Karten gewählt, weder der Server noch jemand am Tisch; nur der Server gemeinsam mit dem, der zuletzt beigetragen hat, hätte es gekonnt.
verify-proves-strict = Bewiesen: Niemand hat diese Karten gewählt, auch nicht der Server im Bund mit allen anderen.
verify-knows = Durch kein Geben bewiesen: dass der Server, der während der Partie alle Karten kennt, sie niemandem verraten hat.
verify-position = Nein: Diese Partie wurde nicht fair gegeben. Sie ging von einer anderen aus nach { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
} weiter; nur was Platz { $seat } da nicht wissen konnte, wurde aus dem Startwert oben neu gegeben.
