"""What everything lies on: regions of lit materials."""
