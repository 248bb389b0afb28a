"""What a game may offer for learning and looking things up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from resarcana_gui.lessons.firsts import First
from resarcana_gui.reference.articles import Reference
from resarcana_gui.reference.gallery import Gallery
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.context import Context


class CardSign(NamedTuple):
    """An icon on the face of a card."""

    name: str
    meaning: str
    box: Box
    """Its area, relative to the card's corner."""


class LearningUi:
    """The part of a `GameUi` for learning: reference, gallery, lessons; all of it is optional."""

    has_reference = False
    """Whether there is a reference; building it takes a moment."""

    def reference(self, language: str) -> Reference:
        """Return the rules and the glossary."""
        raise NotImplementedError

    has_gallery = False
    """Whether there is a gallery of its cards."""

    def gallery(self, language: str) -> Gallery:
        """Return the gallery; always the same object for a language."""
        raise NotImplementedError

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        """Return a function that draws a card by number and width; for a game with a gallery."""
        raise NotImplementedError

    def card_signs(self, context: Context) -> Callable[[int, float], Sequence[CardSign]]:
        """Return a function that finds the icons on a card by number and width."""
        return lambda card, width: ()

    def lesson_text(self, name: str, language: str) -> str:
        """Return a text of a lesson, by name: `<lesson>.<text>`; also `<lesson>.title` and `<lesson>.about`."""
        raise NotImplementedError

    def firsts(self) -> Sequence[First]:
        """Return what is explained the first time that it happens."""
        return ()

    def first_text(self, name: str, language: str) -> str:
        """Return the sentence of one of these."""
        raise NotImplementedError
