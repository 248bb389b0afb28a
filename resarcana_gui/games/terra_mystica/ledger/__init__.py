"""Records of games in the public notation of ledgers: read, checked, written (docs/engine.md has the notation)."""
