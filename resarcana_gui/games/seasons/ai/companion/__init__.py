"""The companion's advice for Seasons."""
