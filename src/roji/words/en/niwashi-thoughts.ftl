# What a companion thought, told when the match is over
niwashi-thought-lit = { $who } lit the lantern for { $wish }: { $have } of its 5 fields lay there, and from tiles alone the partner could take this wish for { $chance } % likely.
niwashi-thought-lit-you = You lit the lantern for { $wish }: { $have } of its 5 fields lay there, and from tiles alone your partner could take this wish for { $chance } % likely.
niwashi-thought-lit-otherwise = In the language that Roji reads, this lantern named no wish that { $who } held.
niwashi-thought-lit-otherwise-you = In the language that Roji reads, this lantern named no wish that you held.
niwashi-thought-manner = This is how Roji came to read { $who }, in shares of the turns: { $attentive } % read the partner’s tiles and gave, { $unaware } % gave without reading them, { $selfish } % served the own wishes alone, and { $anyhow } % made no sense to it.
niwashi-thought-manner-you = This is how Roji came to read you, in shares of your turns: { $attentive } % read your partner’s tiles and gave, { $unaware } % gave without reading them, { $selfish } % served your own wishes alone, and { $anyhow } % made no sense to it.
niwashi-thought-answers = { $asked ->
    [one] Once { $who } could have answered a lantern;
   *[other] In { $asked } turns { $who } could have answered a lantern;
} after that Roji expected an answer with a chance of { $chance } %.
niwashi-thought-answers-you = { $asked ->
    [one] Once you could have answered a lantern;
   *[other] In { $asked } turns you could have answered a lantern;
} after that Roji expected an answer with a chance of { $chance } %.

# A person as a file
niwashi-person-file = { $path } does not describe a person: it needs { $want }, each once, as rates from 0 to 1. python -m roji.cli.niwashi.person makes such a file from records.
niwashi-person-none = None of these records is a match of Niwashi that { $name } played in. With --name NAME it is the player of that name, else every person.
