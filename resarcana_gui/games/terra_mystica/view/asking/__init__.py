"""Questions as they are answered on the table."""
