"""Reads the parts of a scenario: names, amounts, lists. Each mistake is reported in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards import essences
from resarcana_gui.games.resarcana.cards.tables import ARTIFACT, KINDS, MONUMENT, PLACE, CardSet
from resarcana_gui.kernel.game import OptionsError

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

    def check_keys(self, data: Mapping[str, object], keys: frozenset[str], where: str) -> None:
        unknown = sorted(str(key) for key in data if key not in keys)
        if unknown:
            raise OptionsError(f"{where}: unknown key {unknown[0]!r}; known keys: {', '.join(sorted(keys))}.")

    def mapping(self, data: object, where: str) -> Mapping[str, object]:
        if not isinstance(data, Mapping):
            raise OptionsError(f"{where}: expected an object, found {data!r}.")
        return data

    def sequence(self, data: object, where: str) -> Sequence[object]:
        if not isinstance(data, Sequence) or isinstance(data, str):
            raise OptionsError(f"{where}: expected a list, found {data!r}.")
        return data

    def whole(self, data: object, where: str, least: int, most: int) -> int:
        if not isinstance(data, int) or isinstance(data, bool) or not least <= data <= most:
            raise OptionsError(f"{where}: expected a whole number from {least} to {most}, found {data!r}.")
        return data

    def flag(self, data: object, where: str) -> bool:
        if not isinstance(data, bool):
            raise OptionsError(f"{where}: expected true or false, found {data!r}.")
        return data

    def one_of(self, data: object, names: Sequence[str], where: str) -> str:
        if data not in names:
            raise OptionsError(f"{where}: expected one of {', '.join(names)}, found {data!r}.")
        return str(data)

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
        return [self.component(name, where, kind) for name in self.sequence(data, where)]

    def order(self, data: object, where: str) -> list[int]:
        """Return artifacts in the order in which a shuffle will bring them, from the top. Until then they are in
        another place."""
        numbers = [self.known(name, where) for name in self.sequence(data, where)]
        if any(self.cards.components[number].kind != ARTIFACT for number in numbers):
            raise OptionsError(f"{where}: only artifacts are shuffled during the game.")
        if len(set(numbers)) != len(numbers):
            raise OptionsError(f"{where}: it names an artifact twice.")
        return numbers

    def in_play(self, data: object, where: str) -> list[InPlay]:
        return [self._entry(entry, f"{where}[{at}]") for at, entry in enumerate(self.sequence(data, where))]

    def _entry(self, data: object, where: str) -> InPlay:
        told = {"component": data} if isinstance(data, str) else self.mapping(data, where)
        self.check_keys(told, PLAY_KEYS, where)
        number = self.known(told.get("component"), where)
        if self.cards.components[number].kind in (ARTIFACT, MONUMENT, PLACE):
            self.component(told.get("component"), where)
        on = self.amount(told.get("essences", "0"), f"{where}.essences")
        return InPlay(number, on, self.flag(told.get("turned", False), f"{where}.turned"))
