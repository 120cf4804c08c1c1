"""Niwashi in the terminal."""
