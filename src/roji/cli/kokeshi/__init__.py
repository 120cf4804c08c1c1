"""Kokeshi and Samurai in the terminal."""
