"""What the table of any card or board game needs: cards and their faces, tokens, geometry, acts, questions, pages.

Nothing here knows a game. Cards are numbers; what a game says about them stands behind small protocols, such as
`cards.faces.Faces`.
"""
