"""Everything drawn that is no card's picture: icons, tokens, frames, backs, seals, scenes, the window's signs."""
