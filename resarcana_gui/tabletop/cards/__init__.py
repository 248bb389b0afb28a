"""Cards on the table: `card.CardNode` is one, to be clicked and dragged; `faces.Faces` is what a game tells of it."""
