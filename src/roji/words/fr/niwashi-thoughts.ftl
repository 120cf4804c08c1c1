# Ce qu’un compagnon pensait, dit quand la partie est finie
niwashi-thought-lit = { $who } a allumé la lanterne pour { $wish } : { $have } de ses 5 parcelles étaient là, et par les tuiles seules le partenaire pouvait croire à ce souhait à { $chance } %.
niwashi-thought-lit-you = Vous avez allumé la lanterne pour { $wish } : { $have } de ses 5 parcelles étaient là, et par les tuiles seules votre partenaire pouvait croire à ce souhait à { $chance } %.
niwashi-thought-lit-otherwise = Dans la langue que lit Roji, cette lanterne ne nommait aucun souhait que { $who } tenait.
niwashi-thought-lit-otherwise-you = Dans la langue que lit Roji, cette lanterne ne nommait aucun souhait que vous teniez.
niwashi-thought-manner = Voici comment Roji en est venu à lire { $who }, en parts des tours : { $attentive } % lisaient les tuiles du partenaire et donnaient, { $unaware } % donnaient sans les lire, { $selfish } % servaient les seuls souhaits propres, et { $anyhow } % ne lui disaient rien.
niwashi-thought-manner-you = Voici comment Roji en est venu à vous lire, en parts de vos tours : { $attentive } % lisaient les tuiles de votre partenaire et donnaient, { $unaware } % donnaient sans les lire, { $selfish } % servaient vos seuls souhaits, et { $anyhow } % ne lui disaient rien.
niwashi-thought-answers = { $asked ->
    [one] Une fois, { $who } aurait pu répondre à une lanterne ;
   *[other] À { $asked } tours, { $who } aurait pu répondre à une lanterne ;
} après cela, Roji attendait une réponse avec une chance de { $chance } %.
niwashi-thought-answers-you = { $asked ->
    [one] Une fois, vous auriez pu répondre à une lanterne ;
   *[other] À { $asked } tours, vous auriez pu répondre à une lanterne ;
} après cela, Roji attendait une réponse avec une chance de { $chance } %.

# Une personne dans un fichier
niwashi-person-file = { $path } ne décrit pas une personne : il y faut { $want }, une fois chacun, en taux de 0 à 1. python -m roji.cli.niwashi.person fait un tel fichier à partir de parties enregistrées.
niwashi-person-none = Aucun de ces enregistrements n’est une partie de Niwashi jouée par { $name }. Avec --name NAME, c’est le joueur de ce nom, sinon toute personne.
