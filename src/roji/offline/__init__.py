"""Tables without a server: the server's own rooms on one device, over a disk that the browser brings."""
