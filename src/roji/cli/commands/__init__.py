"""The commands of `roji` by what they are for; each room adds its own to the line."""
