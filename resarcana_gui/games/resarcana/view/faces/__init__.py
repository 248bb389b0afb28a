"""What components look like: card faces and backs, icons, essence tokens.

`icons.ICONS` are the icons in texts, `icon_lines` writes in icons what a component does, and `glossary` explains each
icon in a sentence. `face.Faces` says what is printed on each component; `essence_token` has essences as tokens. `gems`,
`signs` and `component_pictures` draw what has no file.

`python -m tools.resarcana.card_sheet --png x.png` draws every card.
"""
