"""What the components look like: card faces and backs, icons, essence tokens.

`icons.ICONS` are the pictures that stand in texts, `lines` says in icons what a component does, and `glossary` says
in a sentence what each icon means. `face.Faces` says what is printed on each component;
`token` has the essences as tokens. `gems`, `signs` and `pictures` draw what has no file.

`python -m resarcana_gui.games.resarcana.tools.card_sheet --png x.png` draws every card.
"""
