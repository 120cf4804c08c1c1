# Environments for programs (roji.envs).

batch-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
batch-actions = A step takes one whole number for each of the { $n } matches, not { $given }.
batch-illegal = Match { $row } of the batch: action { $action } is not legal. { $why }
batch-other = This was saved from { $saved }, and cannot be put into { $here }.
batch-busy = Two threads use one batch at the same time: give each its own.
batch-numpy = Environments need NumPy: install roji with its extra, “pip install roji[envs]”.
