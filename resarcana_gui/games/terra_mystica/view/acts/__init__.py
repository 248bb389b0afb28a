"""What events look like on the table."""
