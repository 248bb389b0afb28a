"""Questions, and the controls that answer them on the table."""
