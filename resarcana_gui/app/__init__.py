"""Where the parts come together: it finds games, sets up tables, and runs the command line's commands."""
