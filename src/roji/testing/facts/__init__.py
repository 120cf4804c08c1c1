"""One module per game of ours: `pieces` and `hidden`, as `check_game` asks for them."""
