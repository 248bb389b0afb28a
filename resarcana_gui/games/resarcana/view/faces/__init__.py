"""What the components look like: card faces and backs, icons, essence tokens.

`icons.Icons` gives pictures for texts, `lines` says in icons what a component does, and `glossary` says in a sentence
what an icon means. `face.Faces` draws cards at any width, `card.CardNode` is a card on the table. `token` has the
tokens: EssenceToken, TokenNode, Counter, amount_row. `python -m ...faces.sheet --png x.png` shows all of it.
"""
