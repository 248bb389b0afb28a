"""The preview of the next Collect is what Collect then gives."""

from __future__ import annotations

import pytest

from resarcana_gui.games.resarcana.cards.essences import parsed
from resarcana_gui.games.resarcana.view.pages.next_collect import Source, income_line, income_lines, income_of
from resarcana_gui.games.resarcana.view.table.boards import own_boards
from resarcana_gui.scene.markup import plain
from tests.games.resarcana.described_table import Table, lying, seat
from tests.games.resarcana.view.pages.opened import resources_of
from tests.games.resarcana.view.tell.speaking import voice


def the_table() -> Table:
    return Table(
        seat(
            "chalice_of_fire", "celestial_horse", lying("vault", "2G"), lying("windup_man", "1E 2C"), "cursed_forge",
            mage="duelist", item="research",
        ),
        seat("hawk", mage="seer", item="calm_elan"),
    )  # fmt: skip


def lines(at: int) -> list[str]:
    return list(map(plain, income_lines(voice(), the_table().view(0), at)))


def test_what_is_certain_is_added_up() -> None:
    parts = income_of(the_table().view(0), 0)
    assert sum(part.amount for part in parts if part.source is Source.FIXED) == parsed("3E")


def test_every_component_that_has_to_do_with_it_is_named() -> None:
    told = lines(0)
    assert told[0] == "The next Collect"
    assert set(told[1:]) == {
        "Duelist: +1 Elan",
        "Chalice of Fire: +2 Elan",
        "Celestial Horse: +2[elan]/[life]/[calm]",
        "Vault: +2[not_gold] if Gold is left on it",
        "Vault: 2 Gold on it, to take or leave",
        "Windup Man: +2 Elan +2 Calm on it if its essences are left",
        "Windup Man: 1 Elan 2 Calm on it, to take or leave",
        "Cursed Forge: pay 1 Death, or it turns",
        "Plus whatever your new magic item gives after you pass.",
    }


def test_what_is_said_of_a_rival_does_not_speak_to_the_viewer_and_nothing_is_said_too() -> None:
    assert lines(1)[-1] == "Plus whatever Circe's new magic item gives after passing."
    table = Table(seat(mage="seer", item="research"), seat(mage="transmuter", item="divination"))
    view = table.view(0)
    view.passed[1] = True
    assert list(map(plain, income_lines(voice(), view, 1)))[1:] == ["Nothing so far."]


def test_the_item_counts_only_when_it_stays() -> None:
    table = the_table()
    items = {part.component for part in income_of(table.view(0), 1)}
    assert table.state.cards.numbers["calm_elan"] not in items
    view = table.view(0)
    view.passed[1] = True
    assert table.state.cards.numbers["calm_elan"] in {part.component for part in income_of(view, 1)}


def test_the_preview_in_a_line_names_choices_curses_and_what_lies_about() -> None:
    line = plain(income_line(voice(), the_table().view(0), 0))
    assert line.removeprefix("Next Collect: ") == (
        "+3 Elan +2[elan]/[life]/[calm] +2[not_gold] \N{MINUS SIGN}1 Death ([place_on]5[any])"
    )


def test_nothing_to_collect_is_said() -> None:
    table = Table(seat(mage="witch"), seat(mage="scholar", item="research"))
    assert plain(income_line(voice(), table.view(1), 1)) == "Next Collect: nothing"


def test_choices_of_the_same_types_are_one() -> None:
    table = Table(seat(lying("vault", "1G"), "hanging_gardens", "alchemists_tower", mage="scholar"))
    assert plain(income_line(voice(), table.view(0), 0)) == "Next Collect: +8[not_gold] ([place_on]1 Gold)"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_rich_income_has_room_below_the_tray(language: str, scale: float) -> None:
    rich = seat(
        "chalice_of_fire", "celestial_horse", lying("vault", "2G"), lying("windup_man", "1E 2C 1L 1D"), "cursed_forge",
        "hanging_gardens", "elemental_spring", "corrupt_altar", "alchemists_tower", mage="witch",
    )  # fmt: skip
    view = Table(rich).view(0)
    resources = resources_of(language, scale)
    _, _, head = own_boards(resources)
    head.show(view)
    assert not [shown.block.text for shown in head.income.texts() if shown.block.overflow]
    assert "{life}" in head.income.text or "{any}" in head.income.text


def test_what_is_certain_is_then_collected() -> None:
    table = Table(seat("chalice_of_fire", "elemental_spring", mage="duelist", item="research", pool="1G"), seat())
    certain = [part.amount for part in income_of(table.view(0), 0) if part.source is Source.FIXED]
    before = table.state.pool[0]
    while table.state.round == 1:
        if table.asked == "swap_item":
            table.do("choose", "alchemy" if table.asked_seat == 0 else "protection")
        else:
            table.do("pass")
    assert table.state.pool[0] == before + sum(certain)
