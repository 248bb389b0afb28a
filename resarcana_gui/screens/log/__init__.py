"""The log of a running match: sentences, search, and the way back through its positions."""
