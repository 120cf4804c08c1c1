"""Niwa - Garden Orders: hands of nine cards, open swaps, a new order every round, for two to six."""
