"""A running match: the table shell, what stands around it, undo, and handing the screen over."""
