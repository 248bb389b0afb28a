"""An amount is put together by buttons, by clicks on tokens, and by keys."""

from __future__ import annotations

import pytest

from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import RIGHT
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.screens.actions import KEYS, LESS, MORE
from resarcana_gui.tabletop.asking.mixing import Mix
from resarcana_gui.tabletop.asking.panels.amount_picker import AmountPicker, least
from resarcana_gui.tabletop.tell.voice import Words, table_catalog
from tests.scene.acting import Actor
from tests.tabletop.asking.answers import Lay

TOKENS = {name: Panel((colour, 90, 90), (20, 20, 20)) for name, colour in (("wood", 60), ("stone", 120), ("ore", 200))}
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
    model, words = Mix(AMOUNTS, tuple, tuple), Words(table_catalog(language="en"))
    made = Costs(actor.look, model, TOKENS, 400.0, words, (4, 3, 0), Bindings(KEYS))
    actor.root.add(made)
    return made


def find(picker: Costs, name: str) -> Control:
    return next(node for node in picker.walk() if isinstance(node, Control) and node.name == name)


def test_only_kinds_that_can_be_chosen_have_a_column(picker: Costs) -> None:
    names = {node.name for node in picker.walk() if isinstance(node, Control)}
    assert names == {f"{word} {kind}" for word in ("add", "remove", "token") for kind in ("wood", "stone")}
    assert least(picker._mix) < 400


def test_buttons_and_tokens_add_one_and_take_one_away(actor: Actor, picker: Costs) -> None:
    actor.click(find(picker, "remove wood"))
    assert (picker.command, picker.caption) == (None, "Choose more")
    actor.click(find(picker, "token stone"))
    assert picker.command == Lay(0, 2, 0) and not find(picker, "add stone").enabled
    actor.click(find(picker, "token stone"), RIGHT)
    actor.click(find(picker, "add wood"))
    assert picker.command == Lay(1, 1, 0)


def test_each_kind_has_its_keys_and_those_of_others_do_nothing(picker: Costs) -> None:
    changes: list[int] = []
    picker.on_change = lambda: changes.append(1)
    assert picker.act(LESS[0]) and picker.act(MORE[1]) and picker.command == Lay(0, 2, 0)
    assert picker.act(MORE[4]) and picker.command == Lay(0, 2, 0)
    assert not picker.act("confirm") and len(changes) == 2


def test_how_many_there_are_is_told_below_each_token(picker: Costs) -> None:
    assert [node.text for node in picker.walk() if hasattr(node, "text") and "of" in node.text] == ["of 4", "of 3"]
