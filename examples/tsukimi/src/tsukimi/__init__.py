"""Tsukimi, a game for Roji: take the moons and the hares, or nothing at all."""
