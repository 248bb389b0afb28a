"""Terra Mystica in words."""
