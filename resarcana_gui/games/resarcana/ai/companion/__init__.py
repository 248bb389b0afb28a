"""The companion's advice for Res Arcana."""
