"""Cards on the table, and their looks.

`card.CardNode` is a card, to be clicked and dragged; `faces.Faces` is what a game provides for it.
`card_faces.CardFaces` implements that for cards with frame, picture, name, lines, costs, plate and seal, at any width:
a game gives its `style.Style` and the `contents.PrintedTexts` of each card. Inside, `contents` and `face_layout` lay
out a face, `front`, `frame` and `back` paint it, `inks` writes on its materials, `pictures` and `picture_files` have
the pictures, and `stand_ins` small faces for the meantime.
"""
