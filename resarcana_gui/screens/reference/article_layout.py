"""Lays out the text of the reference: a chapter with all its articles, or one article with its card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from resarcana_gui.reference.articles import CARD_PREFIX, SIGN_PREFIX, Article, Chapter, Reference, link_signs
from resarcana_gui.reference.gallery import EXHIBIT_PREFIX
from resarcana_gui.scene import fonts
from resarcana_gui.scene.layout import CARD_SHAPE
from resarcana_gui.scene.markup import plain
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.scene.widgets.linked import Follow, LinkedText
from resarcana_gui.screens.parts.card_thumb import CardThumb, in_rows
from resarcana_gui.screens.parts.stack import stacked

NAME: Final = replace(BODY, face=fonts.Face.DISPLAY, size=27, colour="gold", on="well")
TEXT: Final = replace(BODY, on="well")
CHAPTER: Final = replace(HEADING, size=36, on="well")
SIGN: Final = TextStyle(34, on="well")
LINES: Final = 8.0
"""The gap between lines."""
ARTICLES: Final = 26.0
"""The gap between articles."""
ENTRIES: Final = 18.0
"""The gap between the entries of a glossary."""
BESIDE: Final = 24.0
"""The gap beside a card or an icon."""
CARD: Final = 300.0
"""The width of an article's card."""
SHARE: Final = 0.4
"""The largest share of the width that the card takes."""
THUMB: Final = 176.0
"""The width of a card in a list."""

Face = Callable[[int, float], Drawing]


class ArticleLayout:
    """Lays out the articles of one reference in one look."""

    def __init__(self, look: UiStyle, reference: Reference, follow: Follow, face: Face | None) -> None:
        """`face` draws a card by number and width; None if cards are not shown."""
        self._look: Final = look
        self._reference: Final = reference
        self._follow: Final = follow
        self._face: Final = face

    def lay(self, name: str, width: float, lit: Sequence[str]) -> tuple[Node, Node | None]:
        """Return the text that contains an article, as high as it needs, and the node of the article in it (None if
        the article is all of it)."""
        article, chapter = self._reference.article(name), self._reference.chapter(name)
        if chapter.is_index:
            return self._card(article, width, lit), None
        return self._chapter(chapter, name, width, lit)

    def index(self, chapter: Chapter, width: float) -> Node:
        """Return a chapter's articles as cards, or as titles if cards are not shown."""
        return stacked([self._heading(chapter, width), self._listed(chapter, width)], gap=ARTICLES)

    def _listed(self, chapter: Chapter, width: float) -> Node:
        if self._face is None:
            links = (f"[>{article.name}|{article.title}]" for article in chapter.articles)
            return stacked([self._text(link, width, ()) for link in links], gap=18)
        return in_rows([self._thumb(article, article.name, THUMB) for article in chapter.articles], width)

    def _thumb(self, article: Article, target: str, width: float) -> Node:
        """Return the card of an article, linked to a target."""
        assert article.card is not None and self._face is not None
        face = self._face(article.card, width)
        return CardThumb(self._look, article.name, article.title, face, lambda: self._follow(target), width=width)

    # -------------------------------------------------------------------------------------------------- chapters

    def _chapter(self, chapter: Chapter, name: str, width: float, lit: Sequence[str]) -> tuple[Node, Node | None]:
        """Return a chapter, and the node of the named article in it."""
        parts = {article.name: self._article(article, width, lit) for article in chapter.articles}
        whole = stacked([self._heading(chapter, width), *parts.values()], gap=ARTICLES if chapter.is_prose else ENTRIES)
        return whole, parts[name]

    def _article(self, article: Article, width: float, lit: Sequence[str]) -> Node:
        if article.name.startswith(SIGN_PREFIX):
            return self._sign(article, width, lit)
        gap = LINES if "." not in article.name else 0.0
        return stacked([self._name(article, width, lit), *self._lines(article, width, lit)], gap=gap)

    def _sign(self, article: Article, width: float, lit: Sequence[str]) -> Node:
        """Return an icon with its meaning beside it."""
        row, sign = Node(name=article.name), Label(self._look, article.title, SIGN)
        text = stacked(self._lines(article, width - sign.width - BESIDE, lit), gap=LINES)
        high = max(sign.height, text.height)
        sign.y, text.at = (high - sign.height) / 2, (sign.width + BESIDE, (high - text.height) / 2)
        row.add(sign, text)
        row.size = (width, high)
        return row

    def _card(self, article: Article, width: float, lit: Sequence[str]) -> Node:
        """Return an article about a card, beside the card's face."""
        side = min(CARD, width * SHARE)
        assert article.card is not None
        left = side + BESIDE if self._face is not None else 0.0
        words = stacked(
            [self._name(article, width - left, lit), *self._lines(article, width - left, lit)], gap=LINES + 4
        )
        words.x = left
        whole = Node(name=article.name)
        if self._face is not None:
            whole.add(self._thumb(article, EXHIBIT_PREFIX + article.name.removeprefix(CARD_PREFIX), side))
        whole.add(words)
        whole.size = (width, max(words.height, side * CARD_SHAPE))
        return whole

    # ---------------------------------------------------------------------------------------------------- pieces

    def _heading(self, chapter: Chapter, width: float) -> Node:
        return Label(self._look, chapter.title, CHAPTER, width=width)

    def _name(self, article: Article, width: float, lit: Sequence[str]) -> Node:
        return self._text(article.title, width, lit, NAME)

    def _lines(self, article: Article, width: float, lit: Sequence[str]) -> list[Node]:
        own = article.name
        return [
            self._text(line if own.startswith(SIGN_PREFIX) else link_signs(line), width, lit) for line in article.lines
        ]

    def _text(self, text: str, width: float, lit: Sequence[str], style: TextStyle = TEXT) -> Node:
        return LinkedText(self._look, text, style, width=width, follow=self._follow, tip=self._tip, lit=lit)

    def _tip(self, target: str) -> str:
        """Return the meaning of an icon, or the title of another target."""
        if target not in self._reference:
            return ""
        article = self._reference.article(target)
        if target.startswith(CARD_PREFIX):
            return article.title
        return article.lines[0] if target.startswith(SIGN_PREFIX) else plain(article.title)
