# Playing together with strangers, measured
cli-benchmark = Measure how well bots or engines play together with strangers, and show them on the leaderboard. Without BOTS: the leaderboard alone. Several BOTS are runs of one method that know nothing of each other.
cli-opt-entry-name = what the entry is called on the leaderboard
cli-opt-entry-by = whose entry it is
cli-opt-entry = write the entry into this file, ready to be handed in
cli-opt-matrix = draw who plays how well with whom into this file (SVG)
cli-opt-baselines = measure the entries of the house again and write the leaderboard; matches are kept in this folder

challenge-none = { $game } has no such benchmark. These games have one: { $known }.
challenge-board = { $path } is not a leaderboard: { $why }
challenge-runs = Name each run once.
challenge-title = { $game } with strangers: points
challenge-matrix = { $game }: mean points of every pair
challenge-column-entry = Entry
challenge-column-ad-hoc = With strangers
challenge-column-worst = Worst of them
challenge-column-self-play = With itself
challenge-column-cross-play = With its other runs
challenge-column-deals = Deals
challenge-column-by = By
challenge-about = Means with 95% intervals over deals. The leaderboard is ordered by the points with strangers; docs/signalling.md tells who they are and how to hand in an entry.
