"""Where the parts come together: finding games, setting up tables, and the commands of the command line."""
