# Matches as rows for learning
cli-dataset = Write matches between bots, or stored ones, as Parquet for learning: what a seat observed, what it could do and did, and what came of it. OUT is a folder; the same command goes on where it was stopped.
cli-opt-dataset-bots = who plays, one for each seat, or one for all
cli-opt-dataset-matches = how many matches
cli-opt-teacher = a bot whose opinion of every decision is kept as well
cli-opt-records = a stored match instead of bots; repeat it for more

dataset-arrow = This needs PyArrow. To install it: pip install "roji[data]"
dataset-no-folder = { $path } is not the folder of a dataset. Name a new or empty folder, or one that was begun.
dataset-other = { $path } holds another dataset: { $name } is { $there } there and { $here } here. Repeat its settings, or name another folder.
dataset-mixed = { $path } was played with other options than { $first }. A dataset holds matches with the same options.
dataset-other-game = { $path } is a match of { $found }, not of { $game }.
dataset-unfinished = { $path } was not played to its end, so nobody knows what came of it.
dataset-kept = { $matches ->
    [one] One match
   *[other] { $matches } matches
} with { $rows } decisions in { $path }, and a card that explains them.

dataset-title = { $game }: decisions for learning
dataset-about = { $matches } matches, { $rows } decisions, { $size } in Parquet files. Every row is one decision of one seat, in the order of play.
dataset-made = How it was made
dataset-same = The same command with the same version of Roji makes the same rows; a run that was stopped goes on.
dataset-columns = Columns
dataset-observation = The observation
dataset-pieces = { $size } bytes, version { $version } ({ $digest }). The viewer is the seat that decides; where a piece has a row for every seat, the viewer’s comes first.
dataset-reading = Reading it
dataset-limits = What it is not good for
dataset-limits-text = The matches show how these players play, not how one should. Rows of one match depend on each other: split by match, not by row. The outcome of a match says little about a single decision. No row holds what its seat could not know, but the outcome does come from the end of the match.
dataset-head-setting = Setting
dataset-head-value = Value
dataset-head-column = Column
dataset-head-meaning = Meaning
dataset-head-piece = Piece
dataset-head-bytes = Bytes
dataset-head-shape = Shape
dataset-column-match = number of the match
dataset-column-number = decisions made in it before
dataset-column-round = the round, from 0 on
dataset-column-seat = who decides
dataset-column-player = the bot at that seat, or “person”
dataset-column-observation = what the seat may know, as bytes (below)
dataset-column-mask = legal actions as bits: action a is bit a % 8 of byte a // 8
dataset-column-action = what was decided
dataset-column-outcome = how the match ended for that seat, from −1 to 1
dataset-column-score = its points at the end
dataset-column-opinions = what the teacher thinks of every legal action, the best first: expected outcome, its standard deviation, and the share of thought it was given
