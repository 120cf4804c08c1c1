"""Koi-Koi in the terminal."""
