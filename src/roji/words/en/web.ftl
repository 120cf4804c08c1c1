# The browser app

## The house
web-title = Roji: Japanese garden games
web-about = Japanese garden games at one quiet table.
web-games = The games
web-home = To the start page
web-more = More
web-nowhere = There is nothing at this address
web-nowhere-more = Perhaps a letter of the link was lost. Here you can go on:
web-not-built = The browser app is not built here. “make play” builds it; “roji play” plays in the terminal.
web-offline = Roji cannot be reached just now
web-offline-more = Check the connection. Your games are safe, and this page comes back by itself.
web-strange = Something went wrong on the way to the server. Try again.
web-try-again = Try again
web-loading = One moment …
web-close = Close
web-ok = All right
web-continue = Continue
web-go-on-with = Continue { $game }
web-have-link = Somebody sent you a link?
web-open = Open
web-bad-link = This is not a link to a table or a recorded match. Copy the whole link; it looks like https://…/t/abcdefghjk#secret.
web-mine = My games
web-today = Problem of the day
web-rules = Rules
web-cards = The cards
web-score = Scorekeeper
web-score-more = Play with your own cards or your own box: Roji counts and keeps the sheet on this device.
web-with = with { $names }
web-state-yours = your turn
web-state-theirs = waiting for { $who }
web-state-waiting = { $count ->
    [0] about to begin
    [one] waiting for one more person
   *[other] waiting for { $count } more people
}
web-result-won = won
web-result-lost = lost
web-result-shared = drawn
web-result-together = { $points ->
    [one] one point together
   *[other] { $points } points together
}
web-result-gave-up = you gave up
web-result-given-up = { $who } gave up
web-state-damaged = damaged on the server, cannot be opened
web-state-locked = locked on the server, cannot be opened now

## Settings
web-settings = Settings
web-settings-name = Your name at the table
web-language = Language
web-theme = Appearance
web-theme-system = like the device
web-theme-light = light
web-theme-dark = dark
web-comfort = At the table
web-speed = What the others do is shown
web-speed-slow = slowly
web-speed-normal = as usual
web-speed-quick = quickly
web-speed-off = at once, nothing moves
web-sound = Sounds
web-labels = Labels on cards and spaces
web-names = What the flower cards are called
web-names-traditional = by their traditional names
web-names-mario = as in the Mario deck
web-japanese = also in Japanese
web-licences = Licences
web-licences-own = Roji is free: you may use, change and share it under the MIT licence.
web-licences-inside = Inside this app
web-licences-beside = What the server runs on, each under its own licence
web-plain-http = This page came over an unprotected connection (http). You can play, but you cannot install Roji here or open it without a connection.

## Before a match
web-how = How do you want to play?
web-way-bot = Against bots
web-way-bot-more = Four levels, from beginner to master.
web-way-invite = With friends, by link
web-way-invite-more = Each on a device of their own; nobody needs an account.
web-way-pass = On this device
web-way-pass-more = Pass it around; cards stay hidden between turns.
web-players = Players at the table
web-people = How many of them are people? Bots take the other seats.
web-level = { $count ->
    [one] How well the bot plays
   *[other] How well the { $count } bots play
}
web-level-together = How well your partner plays
web-measured = How strong is that?
web-rating = Counted in Elo, as in chess, over hundreds of matches. A simple player has 1000; 200 points more win about three matches of four.
web-rating-together = The points that two reached together on average when one of them played like this.
web-your-name = Your name (if you like)
web-their-name = Name of player { $number }
web-allow-hints = Hints are allowed
web-allow-chat = With a chat
web-house-rules = House rules
web-start-bot = Play
web-start-invite = Invite friends
web-start-pass = Play on this device
web-opponents = { $count ->
    [one] Against the { $level }, who { $more }
   *[other] { $count } opponents: { $level }, { $more }
}
web-partner = With the { $level }, who { $more }
web-with-engine = { $count ->
    [one] With the program { $name }
   *[other] With the program { $name } at { $count } seats
}
web-with-people = { $bots ->
    [0] { $people ->
        [one] With one other person
       *[other] With { $people } other people
    }
    [one] { $people ->
        [one] With one other person and a bot
       *[other] With { $people } other people and a bot
    }
   *[other] { $people ->
        [one] With one other person and { $bots } bots
       *[other] With { $people } other people and { $bots } bots
    }
}
web-learn = Learn it
web-learn-more = { $count } small steps on the real table
web-learn-on = Go on learning
web-choose = Play it another way
web-choose-more = With friends, other opponents, house rules

## The waiting room
web-seats = Seats
web-seat-open = free
web-a-bot = a bot
web-sit-down = Sit down
web-invited = You are invited to { $game }
web-invited-by = { $who } invites you to { $game }
web-invite = Send the invitation
web-invite-text = Play { $game } with me
web-invite-copied = Invitation copied
web-invite-send = Now paste it into a message to the others.
web-other-links = Links for watching, and for your other device
web-full = All seats are taken. The match is about to begin.
web-missing = { $count ->
    [one] One more person, then it begins.
   *[other] { $count } more people, then it begins.
}
web-late = Waiting for the device of { $who } …
web-redealt = The device of { $who } did not answer in time, so the cards are dealt without its part.
web-redealt-all = No device answered in time, so the cards are dealt anew.
web-dealing = Everybody is here. The cards are being dealt.
web-lead-on = Next
web-lead-done = Got it
web-coach-all = For your first turns a good move is framed in gold, with the reason above. You may play another one.
web-coach-asked = You are doing well. From now on, ask when you want a hint: the lamp up there, or the key h.
web-coach-none = From here you play on your own. Enjoy it!
web-leave-seat = Leave the table
web-local = These links work on this computer only. To let others join, start Roji with { $command } and open it at the address of this computer in your network.
web-link-invite = Or copy the link to join:
web-link-watch = To watch only:
web-link-own = For your other device. It opens your own seat and shows your cards, so keep it to yourself:
web-copy = Copy
web-copied = Copied
web-copy-by-hand = Your browser does not let this page copy. The link is selected: press Ctrl+C, or hold it and choose Copy.
web-save-picture = Save as a picture
web-link = The link
web-qr = The link to join as a QR code
web-qr-more = Point a phone’s camera here to join

## At the table
web-started = The match begins.
web-took-back = { $who } took a decision back.
web-took-back-you = You took a decision back.
web-said = { $who }: { $text }
web-connecting = Connecting …
web-broken = Connection lost, trying to come back …
web-hint = Hint
web-hint-others = Other good moves
web-hint-alike = { $count ->
    [one] Another one is about as good.
   *[other] { $count } others are about as good.
}
web-hint-equal = About as good.
web-hint-chance = Wins about { $value } % of the time.
web-hint-points = Brings { $value } points at once.
web-undo = Take back
web-to-hand = To your hand
web-guest = { $number ->
    [1] Crane
    [2] Koi
    [3] Frog
    [4] Heron
    [5] Fox
    [6] Turtle
   *[other] Guest { $number }
}
web-watch = Let others watch
web-watch-more = Whoever has this link may look on, and sees only what lies open.
web-menu = Menu
web-history = What happened
web-history-none = Nothing has happened yet.
web-notation = Notation
web-unread = { $count ->
    [one] What happened: one new message
   *[other] What happened: { $count } new messages
}
web-look-back = Back to decision
web-first = To the beginning
web-previous = One decision back
web-next = One decision on
web-last = To the present
web-past = The table after { $number ->
    [0] the deal
    [one] one decision
   *[other] { $number } decisions
}
web-now = To the present
web-words = The table in words
web-choices = { $count ->
    [one] You have one choice
   *[other] You have { $count } choices
}
web-narrow = Search them by words or notation
web-narrowed = { $shown } of { $count } are listed.
web-resign = Give up
web-resign-sure = Give up this match?
web-play-on = Play on
web-agree = Agree
web-disagree = No
web-option-rules = Rules: { $option }
web-clause = Rule { $clause }
web-you = You
web-you-are = { $who } (you)
web-you-watch = You are watching
web-away = away
web-to-decide = to decide
web-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
web-board-failed = The board could not be drawn. Nothing is lost: the match is safe at the server.
web-count = The count
web-next-round = Next round
web-to-result = To the result
web-result = Result
web-say = Say something
web-send = Send
web-handover = Please hand the device to { $who }.
web-handover-more = The cards stay hidden until then.
web-handover-ready = I am { $who }, show my cards
web-no-entry = This table stays closed
web-no-record = No record here
web-no-board = No board here
web-bye-gone = The table was deleted.
web-bye-left = You have given your seat back.

## After a match
web-rematch = Once more
web-rematch-go = To the rematch
web-replay = Look back
web-new-opponent = New opponent
web-keep = Save or share this match
web-share = Share the record
web-shared = Everybody with this link can look at the match:
web-kept-deal = What this device kept of the deal
web-verify = Save the record and check it yourself, without this server:
web-strict = Dealing that nobody can rig
web-strict-more = Every device adds to the shuffle without knowing what the others add, so that not even the server together with one of you could choose the cards. It takes a moment longer.
web-save = Save the record

## My games and records
web-no-tables = No games on this device yet.
web-running = Running
web-finished = Finished
web-records = Saved matches
web-records-more = Matches that you kept or brought here as a file, to replay and to share.
web-import = Add one from a file
web-delete = Delete
web-delete-sure = Delete this game for everybody who played it? It cannot be brought back.
web-privacy = What is kept about you
web-privacy-more = This device has a random number, kept in a cookie, by which it finds its games again. Beside that the server keeps the games themselves: the names you typed, the moves, and what was said.
web-forget = Forget this device
web-forget-sure = Forget this device? Its list of games and its saved matches will be gone. Games with others go on for them.
web-record = A record
web-eyes = Through the eyes of
web-eyes-nobody = a spectator
web-decision = { $number ->
    [0] the deal
   *[other] { $number } of { $count }
}
web-play-through = Play
web-pause = Pause
web-copy-link = Copy the link to this moment

## Rules
web-rules-all = All the rules
web-search = Search the rules
web-found = { $count ->
    [0] No clause has these words.
    [one] One clause
   *[other] { $count } clauses
}

## Any game: what the fields of a view are called unless the game says so itself (GAME-view-FIELD)
view-hand = Your hand
view-hand_counts = Cards in hand
view-round = Round
view-of = { $number } of { $count }
view-scores = Points
view-points = Points in this round
view-phase = Now
view-table = The table
view-last = What happened last
view-all-choices = Show all decisions
web-to-analysis = Analysis
web-drop = Let go here to add the match.
web-went-on = This match goes on from another one after { $count ->
    [one] one decision
   *[other] { $count } decisions
}. What you could not know was dealt anew: it is not dealt fairly.
