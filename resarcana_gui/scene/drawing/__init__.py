"""Drawing: what a frame shows, and how it comes to the window."""
