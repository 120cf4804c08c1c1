"""Koi-Koi with 48 hanafuda cards, for two."""
