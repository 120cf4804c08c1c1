"""A table anyone can join: HTTP and WebSocket, the log on disk, bots beside people."""
