"""What can be set, and where it comes from: command line, then environment, then one file, then the defaults."""
