"""What can be read about a table, and its result."""
