"""The rules of the market stall, to be looked up."""

from __future__ import annotations

from resarcana_gui.reference.articles import Article, Chapter, Reference

STALL = Reference(
    [
        Chapter(
            "trade",
            "Trading",
            (
                Article("goal", "The goal", ("Most coins win. See [>selling|].", "Each {coin} counts.")),
                Article("selling", "Selling", ("Show a card; [>term.coin|coins] come in.",)),
            ),
        ),
        Chapter("terms", "Words", (Article("term.coin", "Coin", ("What you sell for.",)),)),
        Chapter("signs", "Signs", (Article("sign.coin", "{coin}", ("A coin.", "[>goal|]")),)),
        Chapter("cards", "Cards", (Article("card.apple", "Äpple", ("It sells.",), card=1),)),
    ]
)
