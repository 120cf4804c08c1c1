"""Where bytes are read and written: the messages of the protocol, and events as they are stored and told."""
