"""Cards on the table, and their looks.

`card.CardNode` is a card that can be clicked and dragged; `faces.Faces` is what a game provides for it.
`card_faces.CardFaces` implements that for cards with frame, picture, name, lines, costs, plate and seal, at any width:
a game gives its `style.Style` and the `contents.PrintedTexts` of each card. `contents` and `face_layout` lay out a
face, `front`, `frame` and `back` paint it, `inks` sets its texts in the colours of its materials, and `pictures` reads
and keeps its pictures.
"""
