"""What the components look like: card faces and backs, icons, essence tokens.

`icons.Icons` gives the pictures that stand in texts, `lines` says in icons what a component does, and `glossary` says
in a sentence what each icon means. `face.Faces` draws the front and back of cards at any width (`plan` and `contents`
lay a face out, `front` and `frame` paint it). `token` has the tokens and what counts them. `gems`, `signs`, `seal`,
`back` and `pictures` draw what has no file.

`python -m resarcana_gui.games.resarcana.tools.card_sheet --png x.png` draws every card.
"""
