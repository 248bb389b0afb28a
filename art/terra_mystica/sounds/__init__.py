"""Terra Mystica's sounds."""
