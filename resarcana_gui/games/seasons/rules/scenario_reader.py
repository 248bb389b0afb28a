"""Reads the parts of a scenario: names, amounts, lists; each mistake is reported in one sentence."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.seasons.cards import energies
from resarcana_gui.games.seasons.cards.tables import COPIES, CardSet
from resarcana_gui.games.seasons.rules.codes import FACE_NAMES
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import check_keys, flag, mapping, sequence

PLAY_KEYS: Final = frozenset({"card", "energies", "turned"})


class InPlay:
    """A card in play: which copy it is, the energies on it, and whether it is turned."""

    def __init__(self, copy: int, on: int, turned: bool) -> None:
        self.copy: Final = copy
        self.on: Final = on
        self.turned: Final = turned


class Reader:
    """Reads the parts of a scenario; there are two copies of each card."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self.used: Final = [0] * cards.count
        """How many copies of each card are somewhere."""
        self._played: Final = [0] * cards.count

    def amount(self, data: object, where: str) -> int:
        try:
            return energies.parsed(data if isinstance(data, str) else repr(data))
        except ValueError as error:
            raise OptionsError(f"{where}: {error}.") from None

    def face(self, data: object, where: str) -> int:
        """Return a face of a die, such as `winter2/5`."""
        if data not in FACE_NAMES:
            raise OptionsError(f"{where}: there is no face {data!r}; write it like 'winter2/5'.")
        return FACE_NAMES.index(str(data))

    def faces(self, data: object, where: str) -> list[int]:
        return [self.face(name, f"{where}[{at}]") for at, name in enumerate(sequence(data, where))]

    def known(self, data: object, where: str) -> int:
        """Return the number of a card that lies elsewhere: it is not counted as placed here."""
        number = self.cards.numbers.get(data) if isinstance(data, str) else None
        if number is None:
            raise OptionsError(f"{where}: there is no card {data!r}.")
        return number

    def card(self, data: object, where: str) -> int:
        """Return the number of a card that lies here, and count it as placed."""
        number = self.known(data, where)
        if self.used[number] == COPIES:
            raise OptionsError(f"{where}: there are only {COPIES} copies of {data!r}.")
        self.used[number] += 1
        return number

    def cards_of(self, data: object, where: str) -> list[int]:
        return [self.card(name, f"{where}[{at}]") for at, name in enumerate(sequence(data, where))]

    def order(self, data: object, where: str) -> list[int]:
        """Return cards in the order in which a shuffle will bring them; they are in another place until then."""
        return [self.known(name, f"{where}[{at}]") for at, name in enumerate(sequence(data, where))]

    def in_play(self, data: object, where: str) -> list[InPlay]:
        return [self._entry(entry, f"{where}[{at}]") for at, entry in enumerate(sequence(data, where))]

    def _entry(self, data: object, where: str) -> InPlay:
        told = {"card": data} if isinstance(data, str) else mapping(data, where)
        check_keys(told, PLAY_KEYS, where)
        name = told.get("card")
        second = f"_{COPIES}"
        slug = name.removesuffix(second) if isinstance(name, str) and name not in self.cards.numbers else name
        number = self.card(slug, where)
        copy = number * COPIES + self._played[number]
        self._played[number] += 1
        on = self.amount(told.get("energies", "0"), f"{where}.energies")
        return InPlay(copy, on, flag(told.get("turned", False), f"{where}.turned"))
