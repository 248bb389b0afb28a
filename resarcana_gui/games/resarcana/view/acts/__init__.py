"""How events look: each kind of event of the rules has an act, which lets it happen on the scenery and moves what it
moves."""
