"""The demo: machines at play, explained to whoever looks on, and ready to make room."""
