"""The ground below everything on a table: regions of lit materials."""
