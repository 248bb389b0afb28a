"""How events look: `acts.Acts` finds what is to be seen of a beat (`beats`), the other modules are what acts are made
of. All of it plays on a CardTable."""
