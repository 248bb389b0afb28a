"""The games. Each is one folder; putting a folder here is all it takes to add one."""
