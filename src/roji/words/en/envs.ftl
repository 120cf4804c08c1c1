# Environments for programs (roji.envs).

batch-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
batch-actions = A step takes one whole number for each of the { $n } matches, not { $given }.
batch-illegal = Match { $row } of the batch: action { $action } is not legal. { $why }
batch-other = This was saved from { $saved }, and cannot be put into { $here }.
batch-busy = Two threads use one batch at the same time: give each its own.
batch-numpy = Environments need NumPy: install roji with its extra, “pip install roji[envs]”.
env-render = There is no render mode “{ $mode }”. Those there are: { $known }.
env-over = No match of { $setup } lasts beyond the deal ({ $tries } were tried).
env-unknown = There is no environment “{ $name }”. Those there are: { $known }.
env-opponents = { $seats } other seats need as many bots, not { $given }. One name alone stands for all of them.
env-reset = The match is over, or none has begun: call reset.
env-position = A batch deals its matches itself: an end game can be played one by one only.
spiel-undealt = Nothing is dealt yet: apply an outcome of the chance node first.
spiel-deals = deals is a whole number from -1 on and seed one from 0 on, not { $deals } and { $seed }.
spiel-unbounded = OpenSpiel wants to know how long a match can be, and nobody can tell for { $game }. Choose options that limit it.
spiel-private = No observer sees what all players hold: ask for that of one player, or for none.
spiel-options = Options are written as “name:value name:value”; “{ $given }” has no value.
exact-two = Exact values are found for two who play against each other, not for { $game }.
