"""Names and amounts in sentences: essences, components, and players from the viewer's point of view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from resarcana_gui.games.resarcana.cards.essences import ALL_TYPES, ESSENCES, NAMES, NOT_GOLD_TYPES, counts
from resarcana_gui.games.resarcana.cards.tables import CardSet
from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP
from resarcana_gui.i18n import Catalog
from resarcana_gui.kernel.state import EVERYONE
from resarcana_gui.scene.markup import escaped
from resarcana_gui.tabletop.tell import voice

FEW: Final = 3
"""Up to this many types are named among alternatives; of more, the exceptions are named."""


class Words(voice.Words):
    """Words about essences in one language."""

    def essence(self, essence: int) -> str:
        """Return the name of an essence."""
        return self.text(f"essence.{NAMES[essence]}")

    def amount(self, essences: int) -> str:
        """Return an amount: '2 Elan and 1 Gold'."""
        return self.listed(self.terms(essences)) or self.text("nothing")

    def terms(self, essences: int) -> list[str]:
        """Return the same, one term for each type."""
        return [self.several(count, essence) for essence, count in enumerate(counts(essences)) if count]

    def several(self, count: int, essence: int) -> str:
        """Return a number of one type."""
        return self.text("amount", number=count, essence=self.essence(essence))

    def short(self, essences: int) -> str:
        """Return an amount where there is little room: without 'and'."""
        return self.text("list.comma").join(self.terms(essences)) or self.text("free")

    def types(self, types: int, last: str = "or") -> str:
        """Return the names of a set of types."""
        return self.listed([self.essence(essence) for essence in range(ESSENCES) if types >> essence & 1], last)

    def mix(self, number: int, types: int) -> str:
        """Return a number of essences of these types, in any mix."""
        size = types.bit_count()
        if size == 1:
            return self.several(number, types.bit_length() - 1)
        if size == 2 or (size <= FEW and number == 1):
            return self.plural("mix.of", number, types=self.types(types))
        if types == ALL_TYPES:
            return self.plural("mix.any", number)
        return self.plural("mix.but", number, types=self.types(ALL_TYPES & ~types, "nor"))

    def kind(self, types: int) -> str:
        """Return the kind of as many essences of these types as something has."""
        if types == ALL_TYPES:
            return self.text("kind.any")
        if types.bit_count() < FEW:
            return self.text("kind.of", types=self.types(types))
        return self.text("kind.but", types=self.types(ALL_TYPES & ~types, "nor"))

    def with_any(self, fixed: int, any_type: int) -> str:
        """Return fixed essences and a number of any type."""
        terms = self.terms(fixed)
        if any_type:
            terms.append(self.plural("mix.any", any_type))
        return self.text("list.comma").join(terms) or self.text("nothing")


class Voice(Words, voice.Voice):
    """Words about one table, for one viewer."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        """`names` are those of components by id, `players` those of players by seat."""
        super().__init__(catalog, players, viewer)
        self.cards: Final = cards
        self._names: Final = names

    def card(self, number: int) -> str:
        """Return the name of a component."""
        return self._names[self.cards.components[number].slug]

    def card_list(self, numbers: Sequence[int]) -> str:
        """Return the names of several components."""
        return self.listed([self.card(number) for number in numbers])

    def deck(self, deck: int, seat: int, key: str = "deck") -> str:
        """Return a deck that a seat looks at; with the key deck_of the cards "of your deck"."""
        if deck == MONUMENT_DECK_TOP:
            return self.text(f"{key}.monuments")
        return self.text(f"{key}.own" if seat == self.you else f"{key}.other")


class MarkupVoice(Voice):
    """Writes in the markup of scene/markup.py: essences are icons, and players' names are escaped."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        super().__init__(catalog, cards, names, [escaped(name) for name in players], viewer)

    def essence(self, essence: int) -> str:
        """Return the icon, with the name for those who do not know the icon yet."""
        return f"{{{NAMES[essence]}}}\u00a0{super().essence(essence)}"

    def several(self, count: int, essence: int) -> str:
        """Return a number and the icon."""
        return f"{count}{{{NAMES[essence]}}}"


class OnlookerVoice(MarkupVoice):
    """Addresses nobody at the table, and names everybody."""

    def __init__(
        self, catalog: Catalog, cards: CardSet, names: Mapping[str, str], players: Sequence[str], viewer: int
    ) -> None:
        super().__init__(catalog, cards, names, players, EVERYONE)


def icons_of(mask: int) -> str:
    """Return one essence of these types (bit e for essence e) as icons."""
    if mask == ALL_TYPES:
        return "{any}"
    if mask == NOT_GOLD_TYPES:
        return "{not_gold}"
    named = [f"{{{NAMES[essence]}}}" for essence in range(ESSENCES) if mask >> essence & 1]
    if len(named) <= FEW:
        return "/".join(named)
    left_out = next(NAMES[essence] for essence in range(ESSENCES) if not mask >> essence & 1)
    return f"{{not_{left_out}}}"
