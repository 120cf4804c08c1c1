"""Every part of a server with several processes dies, stops, is cut off or fails, under load; and what came of it."""
