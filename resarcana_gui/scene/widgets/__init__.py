"""Controls: each can be used with a pointer and with keys alone, and takes its looks from the theme."""
