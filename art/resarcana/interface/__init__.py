"""Everything drawn of Res Arcana that is no card's picture: icons, tokens, frames, backs, seals, scenes, particles."""
