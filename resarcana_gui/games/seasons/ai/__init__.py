"""The opponents of Seasons, and what they have learned."""
