"""Terra Mystica's pictures."""
