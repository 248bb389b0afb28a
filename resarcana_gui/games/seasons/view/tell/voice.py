"""The words about one table of Seasons for one viewer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from resarcana_gui.games.seasons.cards.energies import NAMES, counts
from resarcana_gui.games.seasons.cards.tables import COPIES, CardSet
from resarcana_gui.games.seasons.rules.codes import NO_CARD
from resarcana_gui.i18n import Catalog
from resarcana_gui.tabletop.tell.voice import Voice

NUMERALS: Final = ("0", "I", "II", "III")
"""The number of each year; before the first may come a year 0."""


class SeasonsVoice(Voice):
    """Names and amounts as players read them."""

    def __init__(self, catalog: Catalog, cards: CardSet, players: Sequence[str], viewer: int) -> None:
        super().__init__(catalog, players, viewer)
        self.cards = cards

    def card(self, number: int) -> str:
        """Return a card's name; words for one that is hidden."""
        return self.text(f"card.{self.cards.cards[number].slug}") if number >= 0 else self.text("unknown_card")

    def copy(self, copy: int, among: Sequence[int] = ()) -> str:
        """Return a card in play by its name; words for the die and bonuses where there is none. `among`: the cards in
        play from which it is told apart: the second of two is called so if the first is among them."""
        if copy == NO_CARD:
            return self.text("no_card")
        number, which = divmod(copy, COPIES)
        name = self.card(number)
        return self.text("second", card=name) if which and number * COPIES in among else name

    def card_list(self, numbers: Iterable[int]) -> str:
        """Several cards; a number of them where they are hidden."""
        found = list(numbers)
        if found and all(number < 0 for number in found):
            return self.plural("cards", len(found))
        return self.listed([self.card(number) for number in found]) or self.text("none")

    def copies(self, copies: Iterable[int], among: Sequence[int] = ()) -> str:
        """Several cards in play."""
        return self.listed([self.copy(copy, among) for copy in copies])

    def energy(self, energy: int) -> str:
        """One type of energy."""
        return self.text(f"energy.{NAMES[energy]}")

    def energies(self, amount: int) -> str:
        """Return an amount of energies."""
        numbers = enumerate(counts(amount))
        parts = [self.text("count", number=count, what=self.energy(energy)) for energy, count in numbers if count]
        return self.listed(parts) or self.text("nothing")

    def crystals(self, number: int) -> str:
        """Return a number of crystals."""
        return self.plural("crystals", number)

    def face(self, face: int) -> str:
        """Return what a face of a die shows."""
        shown = self.cards.faces[face]
        parts = [self.text("face.gauge")] * shown.gauge
        parts += [self.energies(shown.energies)] * bool(shown.energies)
        parts += [self.crystals(shown.crystals)] * bool(shown.crystals)
        parts += [self.text("face.draw")] * shown.draws + [self.text("face.crystallise")] * shown.crystallises
        return f"{', '.join(parts)} {self.text('face.pips', number=shown.pips)}"

    def whole_face(self, face: int) -> str:
        """Return the same, with what tells it from every other face."""
        return self.face(face)

    def faces(self, faces: Iterable[int]) -> str:
        """Several dice."""
        return "; ".join(self.face(face) for face in faces)

    def receiver(self, seat: int) -> str:
        """Return the words for the player of a seat as the one to whom something is given."""
        return self.text("event.receiver_you") if seat == self.you else self.players[seat]
