"""Reads the parts of a scenario: names, amounts, lists. Each mistake is reported in one sentence."""

from __future__ import annotations

from typing import Final

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, KINDS, MONUMENT, PLACE, CardSet
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.kernel.options import check_keys, flag, mapping, sequence

PLAY_KEYS: Final = frozenset({"component", "essences", "turned"})


class InPlay:
    """A component in play: what lies on it, and whether it is turned."""

    def __init__(self, component: int, on: int, turned: bool) -> None:
        self.component: Final = component
        self.on: Final = on
        self.turned: Final = turned


class Reader:
    """Reads the parts of a scenario. Each component may be in only one place."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self.used: set[int] = set()

    def amount(self, data: object, where: str) -> int:
        try:
            return essences.parsed(data if isinstance(data, str) else repr(data))
        except ValueError as error:
            raise OptionsError(f"{where}: {error}.") from None

    def known(self, data: object, where: str) -> int:
        number = self.cards.numbers.get(data) if isinstance(data, str) else None
        if number is None:
            raise OptionsError(f"{where}: there is no component {data!r}.")
        return number

    def component(self, data: object, where: str, kind: int | None = None) -> int:
        number = self.known(data, where)
        if kind is not None and self.cards.components[number].kind != kind:
            raise OptionsError(f"{where}: {data!r} is no {KINDS[kind]}.")
        if number in self.used:
            raise OptionsError(f"{where}: {data!r} is in two places.")
        self.used.add(number)
        return number

    def maybe_component(self, data: object, where: str, kind: int) -> int | None:
        return None if data is None else self.component(data, where, kind)

    def components(self, data: object, where: str, kind: int) -> list[int]:
        return [self.component(name, where, kind) for name in sequence(data, where)]

    def order(self, data: object, where: str) -> list[int]:
        """Return artifacts in the order in which a shuffle will bring them, from the top. Until then they are in
        another place."""
        numbers = [self.known(name, where) for name in sequence(data, where)]
        if any(self.cards.components[number].kind != ARTIFACT for number in numbers):
            raise OptionsError(f"{where}: only artifacts are shuffled during the game.")
        if len(set(numbers)) != len(numbers):
            raise OptionsError(f"{where}: it names an artifact twice.")
        return numbers

    def in_play(self, data: object, where: str) -> list[InPlay]:
        return [self._entry(entry, f"{where}[{at}]") for at, entry in enumerate(sequence(data, where))]

    def _entry(self, data: object, where: str) -> InPlay:
        told = {"component": data} if isinstance(data, str) else mapping(data, where)
        check_keys(told, PLAY_KEYS, where)
        number = self.known(told.get("component"), where)
        if self.cards.components[number].kind in (ARTIFACT, MONUMENT, PLACE):
            self.component(told.get("component"), where)
        on = self.amount(told.get("essences", "0"), f"{where}.essences")
        return InPlay(number, on, flag(told.get("turned", False), f"{where}.turned"))
