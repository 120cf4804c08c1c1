"""Niwashi, the silent garden: two gardeners lay tiles together without a word."""
