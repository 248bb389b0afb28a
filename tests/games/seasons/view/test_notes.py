"""What the notes beside things on the table say, and what questions leave to be seen."""

from __future__ import annotations

from itertools import combinations

import pytest

from resarcana_gui.games.seasons.cards.energies import counts
from resarcana_gui.games.seasons.cards.loader import load_cards
from resarcana_gui.games.seasons.rules.codes import END, GAUGE_BONUS
from resarcana_gui.games.seasons.rules.questions import Question
from resarcana_gui.games.seasons.view.asking.asked_question import END_TURN
from resarcana_gui.games.seasons.view.asking.energy_models import EnergyModel
from resarcana_gui.games.seasons.view.asking.pickers import EnergyPicker
from resarcana_gui.games.seasons.view.geometry.arrangement import held_ids
from resarcana_gui.games.seasons.view.pages.note_text import (
    bonus_lines,
    card_lines,
    clock_lines,
    price_lines,
    reserve_lines,
)
from resarcana_gui.games.seasons.view.playing.seasons_table import SeasonsTable
from resarcana_gui.games.seasons.view.tell.catalogs import catalog
from resarcana_gui.games.seasons.view.tell.markup_voice import MarkupVoice
from resarcana_gui.games.seasons.view.tell.voice import SeasonsVoice
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.actions import CANCEL, MORE
from resarcana_gui.settings import Settings
from resarcana_gui.tabletop.asking.controls.chip import Chip
from resarcana_gui.tabletop.asking.controls.tile import Tile
from resarcana_gui.tabletop.items.table_item import TableItem
from tests.games.seasons.described_table import Table, lying, seat
from tests.games.seasons.robot.test_answers import begin, settled
from tests.screens.hands import Keyboard
from tools.headless_client import HeadlessClient, headless

SIZES = [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100)]


@pytest.fixture(autouse=True, scope="module")
def _headless() -> None:
    headless()


def asked(kind: str, size: tuple[int, int] = (1280, 720), text: int = 100) -> tuple[HeadlessClient, SeasonsTable]:
    """The window with a kind of question."""
    client = HeadlessClient(size, Settings(game="seasons", language="en", speed="instant", text_scale=text))
    _, table = begin(client, kind)
    client.rest()
    return client, table


@pytest.fixture
def table() -> SeasonsTable:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language="en", speed="instant"))
    second = ["purse_of_io", "beggars_horn", "wondrous_chest"]
    described = {"seats": [seat(library_2=second, library_3=["divine_chalice", *second[:2]]), seat()]}
    return settled(client, client.table(scenario=described, agent="random"))


def note_of(table: SeasonsTable, item: TableItem) -> str:
    """What the note beside an item says once it is pointed at."""
    table.pointed(item)
    table.grower.update()
    assert table.grower.note is not None
    return "\n".join(line.text for part in table.pointer.note(item).parts for line in part.lines)


def test_piles_libraries_and_prices_have_notes_but_do_not_grow(table: SeasonsTable) -> None:
    scenery = table.scenery
    told = [note_of(table, item) for item in (*scenery.piles, *scenery.libraries, scenery.prices)]
    assert "to draw" in told[0] and "discarded" in told[1]
    assert "Purse of Io" in told[2] and "Divine Chalice" in told[3] and "crystals" in told[4]
    assert table.grower.grown is None


def clock(voice: SeasonsVoice, p: int) -> list[str]:
    return clock_lines(voice, p)[1:]


def test_the_clock_tells_how_far_it_is_to_the_next_season_and_the_next_year_or_the_end(table: SeasonsTable) -> None:
    voice = table.resources.voice
    assert clock_lines(voice, 1)[0] == "Year I, space 1 of 12: winter."
    assert clock(voice, 1) == ["Spring begins in 3 spaces.", "Year II begins in 12 spaces."]
    assert clock(voice, 12) == ["Winter begins in 1 space.", "Year II begins in 1 space."]
    assert clock(voice, 26) == ["Spring begins in 2 spaces.", "The game ends in 11 spaces."]
    assert clock(voice, END - 1) == ["The game ends in 1 space."]
    assert clock_lines(voice, 0)[0].startswith("Year 0, space 12") and clock_lines(voice, END) != []


@pytest.mark.parametrize(("hands", "worth"), [(0, 7), (1, 4), (2, 2)])
def test_the_dearest_energies_that_are_saved_do_not_count_as_the_price_of_a_card(hands: int, worth: int) -> None:
    """In winter air, water, fire and earth bring 1, 1, 2 and 3."""
    client = HeadlessClient((1280, 720), Settings(game="seasons", language="en", speed="instant"))
    described = {"seats": [seat(*["hand_of_fortune"] * hands), seat()]}
    table = settled(client, client.table(scenario=described, agent="random"))
    voice, cards = table.resources.voice, table.resources.cards
    printed = cards.cards[cards.numbers["divine_chalice"]]
    *_, last = price_lines(voice, table.scenery.state, 0, printed)
    assert last == f"Its energies are worth {worth}{{crystal}} to you now."


def test_a_bonus_tells_what_its_use_costs_and_how_many_are_left(table: SeasonsTable) -> None:
    costs = [list(bonus_lines(table.resources.voice, used, GAUGE_BONUS))[1:] for used in range(4)]
    assert costs[0] == ["Costs 5 points at the end. Uses left: 3."]
    assert [cost[0].split()[1] for cost in costs[:3]] == ["5", "7", "8"] and costs[3] == []


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_a_drawn_card_is_large_and_covered_by_nothing(size: tuple[int, int], text: int) -> None:
    _, table = asked("keep_drawn", size, text)
    controls = table.asker.controls
    assert controls is not None
    (drawn,) = [table.scenery.cards[card] for card in held_ids(table.scenery.state, 0)["drawn"]]
    assert drawn.width >= 200
    used = [node.bounds() for node in controls.walk() if isinstance(node, Button | Chip) and node.shown]
    assert len(used) == 2 and drawn.bounds().collidelist(used) < 0


def test_cards_of_the_hand_that_are_chosen_from_have_no_chips_over_them() -> None:
    _, table = asked("play_hand")
    controls = table.asker.controls
    assert controls is not None and not [node for node in controls.walk() if isinstance(node, Chip)]


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_way_back_from_ending_the_turn_covers_no_bonus(size: tuple[int, int], text: int) -> None:
    client, table = asked("turn", size, text)
    Keyboard(client.shell, client.tick).press("e")
    client.wait(1000)
    controls = table.asker.controls
    assert controls is not None
    back = next(node for node in controls.walk() if isinstance(node, Button) and node.name == CANCEL)
    assert back.bounds().collidelist([coin.bounds() for coin in table.scenery.coins]) < 0


def test_naming_types_for_the_elemental_amulet_tells_what_they_bring_and_moves_no_energy() -> None:
    _, table = asked("choose_types")
    picker = next(node for node in table.walk() if isinstance(node, EnergyPicker))
    assert [picker.model.left(energy) for energy in range(4)] == [1, 1, 1, 1]
    for action in MORE[1:4]:
        picker.act(action)
    assert len(picker.lines()) == 4 and "5 crystals" in picker.lines()[3]
    tiles = [node for node in picker.walk() if isinstance(node, Tile)]
    assert [shown.block.text for tile in tiles for shown in tile.texts() if "→" in shown.block.text] == []


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("text", [100, 160, 200])
def test_the_button_that_ends_the_turn_covers_no_library(language: str, text: int) -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language=language, speed="instant", text_scale=text))
    years = {
        "library_2": ["purse_of_io"] * 2 + ["beggars_horn"],
        "library_3": ["divine_chalice"] * 2 + ["beggars_horn"],
    }
    table = settled(client, client.table(scenario={"seats": [seat(**years), seat()]}, agent="random"))
    controls = table.asker.controls
    assert controls is not None
    button = next(node for node in controls.walk() if isinstance(node, Button) and node.name == END_TURN)
    assert button.bounds().collidelist([pile.bounds() for pile in table.scenery.libraries]) < 0


def test_the_boots_say_to_which_space_and_season_they_lead() -> None:
    _, table = asked("move_season")
    assert table.asker.asking is not None
    labels = [choice.label for choices in table.asker.asking.choices.values() for choice in choices]
    assert "1 space forward: space 9" in labels and "2 spaces forward: space 10, autumn" in labels


def test_what_can_be_paid_with_is_counted_on_cards_too() -> None:
    described = Table(seat("kairn_the_destroyer", lying("amulet_of_water", "2F"), reserve="A"))
    described.activate("kairn_the_destroyer")
    view, question = described.view(0), described.session.pending
    assert isinstance(question, Question)
    voice = MarkupVoice(catalog("en"), load_cards(), ("Ada", "Circe"), 0)
    model = EnergyModel(voice, view, question, described.session.legal())
    assert counts(model.before) == [1, 0, 2, 0]


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_the_steps_of_the_boots_do_not_hide_each_other(size: tuple[int, int], text: int) -> None:
    _, table = asked("move_season", size, text)
    controls = table.asker.controls
    assert controls is not None
    chips = [node.bounds() for node in controls.walk() if isinstance(node, Chip)]
    shared = [one.clip(other) for one, other in combinations(chips, 2)]
    assert len(chips) == 6 and all(min(box.w, box.h) <= 26 for box in shared), "words lie 27 from the edge"


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_note_promises_what_a_click_or_a_key_does_with_one_of_several_equal_energies(by_keys: bool) -> None:
    client, table = asked("turn")
    socket = table.scenery.own.tray.sockets[0]
    client.shell.stage.dispatcher.focus.give(socket, shown=by_keys)
    use = table.pointer.note(socket).feet[0]
    assert ("choose what to do" in use) is by_keys
    client.shell.stage.send(KeyDown("return"))
    assert (table.pointer.menu is not None) is by_keys


def test_arrows_do_not_leave_the_steps_of_the_boots_to_the_side() -> None:
    client, table = asked("move_season")
    focus = client.shell.stage.dispatcher.focus
    assert table.asker.controls is not None
    chips = [node for node in table.asker.controls.walk() if isinstance(node, Chip)]
    for chip in chips:
        focus.give(chip)
        client.shell.stage.send(KeyDown("left"))
        assert focus.current in chips


def test_the_potion_of_life_says_what_the_whole_reserve_would_bring() -> None:
    table = Table(seat("potion_of_life", "purse_of_io", reserve="2A 1F"))
    voice = SeasonsVoice(catalog("en"), load_cards(), ["Ada", "Circe"], 0)
    potion, purse = (Table.copy(card) for card in ("potion_of_life", "purse_of_io"))
    assert card_lines(voice, table.view(0), potion)[-1] == "Your reserve would bring 15{crystal} now."
    assert not list(reserve_lines(voice, table.view(0), 0, purse))
    assert not list(reserve_lines(voice, table.view(1), 1, potion))


def test_a_tip_about_an_own_card_lights_no_copy_of_a_rival() -> None:
    client = HeadlessClient((1280, 720), Settings(game="seasons", language="en", speed="instant"))
    described = {"seats": [seat("purse_of_io", "beggars_horn"), seat("purse_of_io", "air_elemental")]}
    table = settled(client, client.table(scenario=described, agent="random"))
    (box,) = table.subjects.boxes("purse_of_io")
    assert table.scenery.areas.row.contains(box)
    (rival,) = table.subjects.boxes("air_elemental")
    assert table.scenery.areas.boards[0].whole.contains(rival)


def test_that_nothing_can_be_undone_is_not_said_over_the_title_of_the_prelude() -> None:
    client, _ = asked("draft")
    client.shell.stage.send(KeyDown("z"))
    assert not client.shell.messages.notices.sentence
    assert client.shell.tips.tooltip.text == "There is nothing to undo yet."
