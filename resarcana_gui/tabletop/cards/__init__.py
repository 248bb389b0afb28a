"""Cards on the table, and what they look like.

`card.CardNode` is a card, to be clicked and dragged; `faces.Faces` is what a game has to tell of its cards.
`card_faces.CardFaces` does that for cards with frame, picture, name, lines, costs, plate and seal at any width: a game
gives its `style.Style` and says what is `contents.Printed` on each. Inside, `contents` and `plan` lay a face out,
`front`, `frame` and `back` paint it, and `studio` has inks, `pictures` and `files` the pictures, `stand_ins` small
faces for the meantime.
"""
