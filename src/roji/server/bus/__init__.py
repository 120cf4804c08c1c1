"""How the processes of one server hear of each other. A process that is alone needs none of it."""
