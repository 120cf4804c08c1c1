# The arena: bots against bots, in numbers
cli-arena = Measure how strong bots are: matches on mirrored deals, win rates with intervals, points, ratings, thinking time. BOTS fill the seats of the table; --ladder and --round-robin take any number of them.
cli-opt-deals = how many deals; on each, every seating is played
cli-opt-arena-seed = the seed of deals and bots
cli-opt-sims = simulations per decision of bots that search; a number in a name, as in search:1000, takes precedence
cli-opt-seconds = time per decision of bots that search; such results are not repeatable
cli-opt-opening = random decisions at the start of each deal, the same for all seatings; without it 6 for games without chance, else 0
cli-opt-workers = how many processes play
cli-opt-out = keep everything in this folder, and resume there after an interruption
cli-opt-ladder = each bot against the next one in the line
cli-opt-round-robin = every bot against every other
cli-opt-ray = play on a Ray cluster: on the one at this address (such as 10.0.0.5:6379), else on this machine
cli-opt-csv = answer in CSV
cli-ratings = Show how strong the levels are, as measured.
cli-opt-measure = measure again first, keeping all matches in this folder; resumes after an interruption

ratings-game = { $game } has no levels to measure. These games have: { $known }.
ratings-about = Points on a scale where the bot greedy has 1000: with 100 more you win 64 matches out of 100, with 200 more 76. In a game that is played together: the mean score beside a careless partner. Below each is the range that contains the true value 95 times out of 100.

arena-seats = { $game } has { $seats } seats, but you named { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. Name one for each seat, or any number with --ladder or --round-robin.
arena-different = { $mode } needs at least two bots, each named once.
arena-least = { $name } must be at least { $least }.
arena-seconds = The time per decision must be more than 0 seconds.
arena-not-both = { $one } and { $other } do not go together. Choose one of them.
arena-no-folder = { $path } is not the folder of an arena. Name a new or empty folder, or one that an arena has begun.
arena-other = { $path } holds an arena with other settings: { $name } is { $there } there and { $here } here. Repeat its settings, or name another folder.
arena-busy = Another arena is currently writing to { $path }.
arena-line = { $path } is damaged: line { $line } is not a match of this arena. Remove the line, and the match will be played again.
arena-worker-lost = A worker process has died, perhaps for lack of memory. Finished matches are kept; run the same command again to continue.
arena-ray-missing = Ray is not installed here. To install it: pip install "roji[ray]"
arena-ray-address = “{ $address }” is not the address of a Ray cluster. Use HOST:PORT such as 10.0.0.5:6379, or --ray alone for this machine.
arena-ray-unreachable = No Ray cluster can be reached at { $address }: { $why }
arena-ray-failed = The Ray cluster could not play a match: { $why }. Finished matches are kept; each node needs the same roji as here.

arena-title = Arena: { $game }
arena-summary = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, seed { $seed }
arena-budget-sims = { $sims } simulations per decision
arena-budget-seconds = at most { $seconds } s per decision
arena-budget-opening = { $opening } random decisions at the start
arena-standings = Standings
arena-meeting = { $one } against { $other }
arena-together = Played together
arena-paces = Thinking time
arena-faults = Faults of engines: each lost its match
arena-column-first = The first time
arena-column-bot = Bot
arena-column-partners = Partners
arena-column-matches = Matches
arena-column-result = W–D–L
arena-column-rate = Win rate
arena-column-interval = 95% interval
arena-column-points = Points
arena-column-rating = Rating
arena-column-mean = Mean time
arena-column-worst = Longest
arena-column-decisions = Decisions
arena-column-spread = Spread
arena-column-range = Least–most
arena-column-tiles = Tiles laid
arena-plot-rate = Win rate with 95% interval
arena-plot-rate-mark = The line marks equal strength.
arena-plot-points = Points per match with 95% interval
arena-plot-rating = Rating with twice its uncertainty
arena-plot-time = Time per decision in milliseconds: mean, and a line to the longest
arena-method = All seatings are played on the same deal, so that luck is shared out. One deal is one observation, because its matches depend on each other: a win rate is the mean over deals with Wilson’s interval for as many independent matches as the spread between deals is worth, points have Student’s interval over deals. A shared win counts as its part. Ratings are those of openskill (Plackett–Luce), beginning at 25. Times are the processor’s, so that other work on the machine does not count; times and decisions count where there was a choice.
arena-method-together = All seatings are played on the same deal. One deal is one observation: points have Student’s interval over deals; the spread is the standard deviation over matches. Times are the processor’s, so that other work on the machine does not count; times and decisions count where there was a choice.
arena-progress = Matches
arena-left = { $time } left
arena-kept = Matches and report are in { $path }.
