"""Kokeshi and Samurai: alpha-beta search over complete turns."""
