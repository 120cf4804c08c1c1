"""One client against two hundred players: every attack we know, and what the others notice of it."""
