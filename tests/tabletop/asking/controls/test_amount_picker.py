"""An amount is put together where the tokens are counted: by clicks there, and by keys."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import RIGHT
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.transform import Box
from resarcana_gui.screens.actions import KEYS, LESS, MORE
from resarcana_gui.tabletop.asking.amounts import AmountModel
from resarcana_gui.tabletop.asking.controls.amount_picker import AmountPicker, columns
from resarcana_gui.tabletop.asking.controls.question_layout import QuestionLayout
from resarcana_gui.tabletop.asking.controls.tile import Tile
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.scene.acting import Actor
from tests.tabletop.asking.answers import Lay

TOKENS = {name: Panel((colour, 90, 90), (20, 20, 20)) for name, colour in (("wood", 60), ("stone", 120), ("ore", 200))}
THERE = (4, 3, 0)
COLUMNS = [Box(300 + 76 * kind, 870, 60, 100) for kind in range(3)]
PLACE, ROOM = Box(1600, 900, 178, 84), Box(0, 0, 1920, 1080)
LAYOUT = QuestionLayout(ROOM, PLACE, lambda count: ROOM, Box(300, 700, 380, 100), column=lambda kind: COLUMNS[kind])
AMOUNTS: list[tuple[int, ...]] = [(1, 1, 0), (2, 0, 0), (0, 2, 0)]


class Costs(AmountPicker):
    @property
    def command(self) -> Command | None:
        return Lay(*self._mix.chosen) if self._mix.complete else None

    @property
    def caption(self) -> str:
        return "Pay" if self._mix.complete else "Choose more"


@pytest.fixture
def picker(actor: Actor) -> Costs:
    model, words = AmountModel(AMOUNTS, tuple, tuple), Words(table_catalog(language="en"))
    left = lambda kind: THERE[kind] - model.count(kind)  # noqa: E731 - it is one
    made = Costs(actor.look, LAYOUT, model, TOKENS, words, left, paying=True, bindings=Bindings(KEYS))
    actor.root.add(made)
    return made


def find(picker: Costs, name: str) -> Control:
    return next(node for node in picker.walk() if isinstance(node, Control) and node.name == name)


def test_only_kinds_that_can_be_chosen_have_a_tile_and_it_lies_over_their_tokens(picker: Costs) -> None:
    tiles = {node.name: node.bounds() for node in picker.walk() if isinstance(node, Tile)}
    assert set(tiles) == {"add wood", "add stone"}
    for tile, column in zip(tiles.values(), COLUMNS, strict=False):
        assert tile.contains(column) and tile.centerx == column.centerx
    assert not tiles["add wood"].colliderect(tiles["add stone"])


def test_a_click_adds_one_and_a_right_click_or_the_button_below_takes_one_back(actor: Actor, picker: Costs) -> None:
    actor.click(find(picker, "remove wood"))
    assert (picker.command, picker.caption) == (None, "Choose more")
    actor.click(find(picker, "add stone"))
    assert picker.command == Lay(0, 2, 0) and not find(picker, "add stone").enabled
    actor.click(find(picker, "add stone"), RIGHT)
    actor.click(find(picker, "add wood"))
    assert picker.command == Lay(1, 1, 0)


def test_each_kind_has_its_keys_and_those_of_others_do_nothing(picker: Costs) -> None:
    changes: list[int] = []
    picker.on_change = lambda: changes.append(1)
    assert picker.act(LESS[0]) and picker.act(MORE[1]) and picker.command == Lay(0, 2, 0)
    assert picker.act(MORE[4]) and picker.command == Lay(0, 2, 0)
    assert not picker.act("confirm") and len(changes) == 2


def test_the_tile_says_how_many_there_are_and_will_be_and_how_that_changes(picker: Costs) -> None:
    def told() -> list[str]:
        tiles = (node for node in picker.walk() if isinstance(node, Tile))
        return [" ".join(shown.block.text for shown in tile.texts()) for tile in tiles]

    assert told() == ["4→3 \N{MINUS SIGN}1 1", "3→2 \N{MINUS SIGN}1 2"]
    picker.act(MORE[1])
    assert told() == ["4 1", "3→1 \N{MINUS SIGN}2 2"]


def test_where_tokens_are_counted_nowhere_tiles_stand_above_the_button() -> None:
    places = columns(QuestionLayout(ROOM, PLACE, lambda count: ROOM, ROOM), 3)
    assert all(place.bottom <= PLACE.top and ROOM.contains(place) for place in places)
    assert not any(one.colliderect(other) for one, other in pairwise(places))
