"""What a game offers to whoever learns it or looks something up; nothing, unless it says more."""

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
    """A sign on the face of a card."""

    name: str
    meaning: str
    box: Box
    """Where it stands, from the card's corner."""


class LearningUi:
    """The part of a `GameUi` that teaches: reference, gallery, lessons; all of it is optional."""

    has_reference = False
    """Whether it brings a reference; making it takes a moment."""

    def reference(self, language: str) -> Reference:
        """Its rules and glossary, to be looked up."""
        raise NotImplementedError

    has_gallery = False
    """Whether it shows its cards in a gallery."""

    def gallery(self, language: str) -> Gallery:
        """Its cards, to be looked through; always the same for a language."""
        raise NotImplementedError

    def card_face(self, context: Context) -> Callable[[int, float], Drawing]:
        """Draws the card of a number in a width, for a game with a gallery."""
        raise NotImplementedError

    def card_signs(self, context: Context) -> Callable[[int, float], Sequence[CardSign]]:
        """Finds the signs on the card of a number in a width."""
        return lambda card, width: ()

    def lesson_text(self, name: str, language: str) -> str:
        """What is said in a lesson, by name: `<lesson>.<text>`; also `<lesson>.title` and `<lesson>.about`."""
        raise NotImplementedError

    def firsts(self) -> Sequence[First]:
        """What is explained the first time that it happens."""
        return ()

    def first_text(self, name: str, language: str) -> str:
        """The sentence about one of them."""
        raise NotImplementedError
