"""Garden Orders in the terminal."""
