"""The command line: play, score, replay, rules, games, bench."""
