"""The table: where everything lies, and what lies there."""
