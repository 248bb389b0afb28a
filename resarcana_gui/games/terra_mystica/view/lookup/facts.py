"""What the reference says of factions, tiles, structures and terrains: sentences made of the components."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from resarcana_gui.games.terra_mystica.components.amounts import Amount
from resarcana_gui.games.terra_mystica.components.tables import Components, Faction
from resarcana_gui.games.terra_mystica.components.words import (
    CULTS,
    DWELLING,
    PIECES,
    SANCTUARY,
    STRONGHOLD,
    STRUCTURES,
    TEMPLE,
    TERRAINS,
    TRADING_HOUSE,
    VALUES,
    WHEEL,
)
from resarcana_gui.games.terra_mystica.view.lookup.exhibits import BONUS, FACTION, FAVOUR, SCORING, Thing
from resarcana_gui.games.terra_mystica.view.tell.component_text import (
    action_text,
    card_text,
    faction_abilities,
    favour_text,
    scoring_text,
    stronghold_effects,
    town_text,
)
from resarcana_gui.games.terra_mystica.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.terra_mystica.view.tell.voice import capital
from resarcana_gui.i18n import Catalog
from resarcana_gui.reference.articles import CARD_PREFIX
from resarcana_gui.tabletop.tell.voice import sentence

MADE_OF: Final = {TRADING_HOUSE: DWELLING, TEMPLE: TRADING_HOUSE, STRONGHOLD: TRADING_HOUSE, SANCTUARY: TEMPLE}
"""Which structure each one is an upgrade of."""
FROM_ONE: Final = (STRONGHOLD, SANCTUARY)
"""Structures of which there is one."""
BETWEEN: Final = "\N{EM SPACE} "
"""Between the parts of a line: wider than a space, and a line may break there."""


class Facts:
    """Makes the sentences, in one language."""

    def __init__(self, voice: MarkupVoice, texts: Catalog) -> None:
        """`voice`: the words of the table; `texts`: those of the reference."""
        self._voice: Final = voice
        self._texts: Final = texts

    @property
    def parts(self) -> Components:
        """The components."""
        return self._voice.parts

    def of_thing(self, thing: Thing) -> list[str]:
        """Return what is to be said of a faction or a tile, without its rulings."""
        if thing.kind == FACTION:
            return list(self._faction(self.parts.factions[thing.number]))
        told = {BONUS: card_text, SCORING: scoring_text, FAVOUR: favour_text}.get(thing.kind, town_text)
        lines = [sentence(each) for each in told(self._voice, thing.number).split("; ")]
        if thing.kind == FAVOUR:
            lines.append(self._copies(self.parts.favour_tiles[thing.number].copies))
        elif thing.kind not in (BONUS, SCORING):
            lines.append(self._copies(self.parts.town_tiles[thing.number].copies))
        return lines

    def title(self, thing: Thing) -> str:
        """Return the title of the page of a faction or a tile."""
        if thing.kind == FACTION:
            return short_title(self._voice, self._texts, thing)
        return self._text_of_tile(thing.kind, name=self._text_of_tile(thing.name))

    def power_actions(self) -> Iterator[str]:
        """Yield what each power action on the board does."""
        for action in self.parts.power_actions:
            yield sentence(action_text(self._voice, action.number))

    def structure(self, structure: int) -> Iterator[str]:
        """Yield what a structure is worth, is made of, costs, and brings each round."""
        yield self._text("value", value=VALUES[structure], pieces=PIECES[structure])
        if structure in MADE_OF:
            before = MADE_OF[structure]
            yield self._text("from", **{"from": f"[>structure.{STRUCTURES[before]}|{self._named(before)}]"})
        yield self._head("prices")
        yield from self._grouped([self._price(faction, structure) for faction in self.parts.factions])
        yield self._head("income")
        yield from self._grouped([self._income(faction, structure) for faction in self.parts.factions])

    def terrain(self, terrain: int) -> Iterator[str]:
        """Yield who lives on a terrain, how far the others are, and where it lies."""
        lives = [self._linked(each) for each in self.parts.factions if each.home == terrain]
        yield self._text("lives", factions=self._voice.listed(lives))
        away = [self._voice.listed([self._land((terrain + way * far) % WHEEL) for way in (1, -1)]) for far in (1, 2, 3)]
        yield self._text("wheel", one=away[0], two=away[1], three=away[2])
        board = self.parts.board
        names = [board.names[at] for at in range(len(board.names)) if board.terrain[at] == terrain]
        yield self._text("hexes", number=len(names), names=", ".join(names))

    # -------------------------------------------------------------------------------------------------- factions

    def _faction(self, faction: Faction) -> Iterator[str]:
        others = [
            self._linked(each) for each in self.parts.factions if each.home == faction.home and each is not faction
        ]
        yield self._text(
            "home", land=f"{{{TERRAINS[faction.home]}}}", terrain=self._voice.terrain(faction.home),
            other=self._voice.listed(others),
        )  # fmt: skip
        yield self._head("start")
        yield from [sentence(each) for each in faction_abilities(self._voice, faction.number)] or [
            self._text("no_ability")
        ]
        yield self._head("stronghold")
        yield from (sentence(each) for each in stronghold_effects(self._voice, faction.number))
        yield self._head("begins")
        yield from self._start(faction)
        yield self._head("prices")
        for structure in range(1, len(STRUCTURES)):
            yield self._line(self._linked_structure(structure), self._price(faction, structure))
        yield from self._tracks(faction)
        yield self._head("income")
        for structure in range(1, len(STRUCTURES)):
            yield self._line(self._linked_structure(structure), self._income(faction, structure))

    def _start(self, faction: Faction) -> Iterator[str]:
        yield self._voice.amount(faction.start)
        yield self._text("bowls", bowls=", ".join(map(str, faction.bowls)))
        cults = [f"{{{cult}}}{steps}" for cult, steps in zip(CULTS, faction.cults, strict=True) if steps]
        if cults:
            yield self._text("cults", cults=BETWEEN.join(cults))

    def _tracks(self, faction: Faction) -> Iterator[str]:
        """Yield what a step of the exchange track and one of shipping cost and score."""
        if len(faction.spade) > 1:
            digging = self._step(faction.dig_price, [faction.dig_points])
        else:
            price = self._voice.number("priests", faction.abilities.spade_priests)
            digging = self._text("no_digging", price=price)
        yield self._line(self._text("digging"), digging)
        shipping = self._text("no_shipping")
        if faction.ships:
            shipping = self._step(faction.ship_price, faction.ship_points[faction.ship_start + 1 :])
        yield self._line(self._text("shipping"), shipping)

    def _step(self, price: Amount, points: Sequence[int]) -> str:
        return self._text("step", price=self._voice.amount(price), points=f"{', '.join(map(str, points))}{{point}}")

    # -------------------------------------------------------------------------------------------------- structures

    def _price(self, faction: Faction, structure: int) -> str:
        price = self._voice.amount(faction.costs[structure])
        if structure != TRADING_HOUSE:
            return price
        return self._text("alone", beside=price, alone=self._voice.amount(faction.alone))

    def _income(self, faction: Faction, structure: int) -> str:
        """Return the income by the number of these structures on the map, from 1; of dwellings from none."""
        amounts = faction.income[structure]
        if structure in FROM_ONE:
            return self._voice.amount(amounts[-1])
        first = 0 if amounts[0] else 1
        told = [
            f"{number}:\N{NO-BREAK SPACE}{self._voice.amount(amounts[number])}" for number in range(first, len(amounts))
        ]
        return BETWEEN.join(told)

    def _grouped(self, told: Sequence[str]) -> Iterator[str]:
        """Yield what most factions have, then what others have, each with their names. `told` is by faction."""
        groups: dict[str, list[Faction]] = {}
        for faction, words in zip(self.parts.factions, told, strict=True):
            groups.setdefault(words, []).append(faction)
        ranked = sorted(groups.items(), key=lambda group: -len(group[1]))
        for at, (words, factions) in enumerate(ranked):
            names = self._text("most") if at == 0 else self._voice.listed([self._linked(each) for each in factions])
            yield self._line(names, words)

    # ---------------------------------------------------------------------------------------------------- pieces

    def _text_of_tile(self, key: str, **values: object) -> str:
        return self._texts.text(f"tile.{key}", **values)

    def _text(self, key: str, **values: object) -> str:
        return self._texts.text(f"facts.{key}", **values)

    def _head(self, key: str) -> str:
        return f"[gold|{self._texts.text(f'about.{key}')}]"

    def _line(self, name: str, what: str) -> str:
        return self._text("line", name=name, what=what)

    def _copies(self, number: int) -> str:
        return self._texts.plural("tile.copies", number)

    def _land(self, terrain: int) -> str:
        return f"{{{TERRAINS[terrain]}}} {self._voice.terrain(terrain)}"

    def _named(self, structure: int) -> str:
        return self._voice.structure(structure)

    def _linked(self, faction: Faction) -> str:
        return f"[>{CARD_PREFIX}{faction.slug}|{capital(self._voice.faction(faction.number))}]"

    def _linked_structure(self, structure: int) -> str:
        return f"[>structure.{STRUCTURES[structure]}|{capital(self._named(structure))}]"


def short_title(voice: MarkupVoice, texts: Catalog, thing: Thing) -> str:
    """Return the name of a faction, or of a tile among those of its kind."""
    name = voice.faction(thing.number) if thing.kind == FACTION else texts.text(f"tile.{thing.name}")
    return capital(name)
