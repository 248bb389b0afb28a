"""The companion's advice for Terra Mystica."""
