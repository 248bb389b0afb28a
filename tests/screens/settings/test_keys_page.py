from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.scene.pads.pad_buttons import of_pad
from resarcana_gui.screens import actions
from resarcana_gui.screens.settings.key_row import KeyRow
from resarcana_gui.screens.settings.key_words import chord_words
from resarcana_gui.screens.settings.keys_page import KeysPage
from tests.for_each import for_each
from tests.screens.market import shell_of
from tests.screens.shell_player import Player


@pytest.fixture
def player() -> Player:
    shell = shell_of()
    shell.show(KeysPage(shell))
    return Player(shell)


def chords(player: Player, action: str) -> tuple[str, ...]:
    """The keys of an action, without the buttons of a controller."""
    return tuple(chord for chord in player.shell.bindings.chords(action) if not of_pad(chord))


def test_every_action_has_words_and_is_there(player: Player) -> None:
    assert {f"keys {action}" for action in actions.KEYS} <= set(player.names())


def test_the_next_key_is_the_new_one(player: Player) -> None:
    player.click("keys undo")
    player.key("ctrl+u")
    player.settle()
    assert chords(player, "undo") == ("ctrl+u",) and player.settings.keys == {"undo": ("ctrl+u", "pad y")}
    assert not player.shell.messages.asking


def test_a_key_can_be_changed_without_the_mouse(player: Player) -> None:
    while player.focused != "keys pass":
        player.key("tab")
    player.key("return")
    player.key("q")
    player.settle()
    assert chords(player, "pass") == ("q",) and player.focused == "keys pass"


def test_a_key_in_use_is_told_and_can_be_taken(player: Player) -> None:
    player.click("keys undo")
    player.key("p")
    player.settle()
    assert player.shell.messages.asking and chords(player, "undo") == ("z", "ctrl+z")
    player.key("return")
    player.settle()
    assert chords(player, "undo") == ("p",) and chords(player, "pass") == ()
    assert player.settings.keys == {"undo": ("p", "pad y"), "pass": ("pad l2",)}


def test_a_key_in_use_can_be_left_where_it_is(player: Player) -> None:
    player.click("keys undo")
    player.key("p")
    player.settle()
    player.key("escape")
    player.settle()
    assert chords(player, "pass") == ("p",) and not player.settings.keys and not player.shell.messages.asking


def test_the_key_that_accelerates_is_a_key_like_any_other(player: Player) -> None:
    player.click("keys undo")
    player.key("f")
    player.settle()
    assert player.shell.messages.asking and not player.shell.look.pace.held


def test_keys_that_are_only_held_are_waited_through(player: Player) -> None:
    player.click("keys undo")
    player.key("left shift", "left ctrl")
    assert player.shell.messages.asking
    player.key("ctrl+shift+z")
    player.settle()
    assert chords(player, "undo") == ("ctrl+shift+z",)


def test_what_leads_from_control_to_control_is_refused_in_a_sentence(player: Player) -> None:
    player.click("keys undo")
    player.key("tab")
    player.settle()
    assert player.told.startswith("Tab moves") and chords(player, "undo") == ("z", "ctrl+z")


def test_escape_leaves_everything_and_delete_takes_the_keys_away(player: Player) -> None:
    player.click("keys undo")
    player.key("escape")
    player.settle()
    assert chords(player, "undo") == ("z", "ctrl+z")
    player.click("keys undo")
    player.key("delete")
    player.settle()
    assert chords(player, "undo") == () and player.settings.keys == {"undo": ()}


def test_all_can_be_as_at_first(player: Player) -> None:
    player.shell.change(keys={"undo": ("u",)})
    player.click("reset")
    assert chords(player, "undo") == ("z", "ctrl+z") and not player.settings.keys


def test_keys_are_called_as_they_are_on_the_players_keyboard(player: Player) -> None:
    assert [chord_words(player.shell.texts, chord) for chord in ("ctrl+z", "escape", "+", ",")] == [
        "Ctrl+Z", "Esc", "+", ",",
    ]  # fmt: skip
    player.shell.change(language="es")
    assert chord_words(player.shell.texts, "shift+return") == "Mayús+Enter"


@pytest.mark.parametrize("chord", ["ñ", "º", "+", "ctrl+ç", "[5]", "key 135"])
def test_any_key_can_be_the_new_one_and_is_shown(player: Player, chord: str) -> None:
    player.click("keys undo")
    key = chord.removeprefix("ctrl+")
    player.shell.stage.send(KeyDown(key, ctrl=key != chord))
    player.settle()
    assert chords(player, "undo") == (chord,) and not player.faults()
    row = player.find("keys undo")
    assert isinstance(row, KeyRow) and row.chords[0] == chord_words(player.shell.texts, chord)


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("left shift", "count only together with another key"),
        ("alt gr", "count only together with another key"),
        ("caps lock", "Caps Lock belongs to the system"),
        ("left meta", "belongs to the system"),
        ("", "cannot be told from others"),
    ],
)
def test_a_key_that_cannot_be_used_says_why_once_it_is_let_go(player: Player, key: str, why: str) -> None:
    player.click("keys undo")
    player.shell.stage.send(KeyDown(key))
    assert not player.told, "it may hold another one"
    player.shell.stage.send(KeyUp(key))
    assert why in player.told and player.shell.messages.asking
    player.key("u")
    player.settle()
    assert chords(player, "undo") == ("u",) and not player.shell.messages.asking


def test_a_modifier_that_held_another_key_says_nothing(player: Player) -> None:
    player.click("keys undo")
    for event in (KeyDown("left ctrl"), KeyDown("u", ctrl=True), KeyUp("u"), KeyUp("left ctrl")):
        player.shell.stage.send(event)
    player.settle()
    assert chords(player, "undo") == ("ctrl+u",) and not player.told


@for_each("language", ["en", "es"])
def test_every_key_has_a_name(language: str) -> None:
    texts = Catalog.load(assets("lang"), language=language)
    named = {chord: chord_words(texts, chord) for chord in ("ß", "[+]", "key 135", "ctrl++", "numlock", "menu")}
    keypad, place, lock = {"en": ("Keypad +", "Key 135", "Num Lock"), "es": ("+ (numérico)", "Tecla 135", "Bloq Num")}[
        language
    ]
    assert (named["ß"], named["[+]"], named["key 135"], named["ctrl++"], named["numlock"]) == (
        "ß", keypad, place, "Ctrl++", lock,
    )  # fmt: skip
