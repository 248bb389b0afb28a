"""Keys of keyboards from several countries, with what SDL sends for them: taken down from SDL 2.32 under X11, key by
key, and the digits of the French keyboard as other systems send them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame
import pytest

from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import KeyDown, KeyUp
from resarcana_gui.scene.input import Reader
from resarcana_gui.scene.keys import key_name, label, normal, plain, split
from resarcana_gui.scene.pads.pads import Pads
from resarcana_gui.scene.viewport import Viewport
from resarcana_gui.screens import actions
from tests.for_each import for_each

DEAD = 1 << 30
"""The code of every dead key."""

SPANISH = {
    "'": (39, 45),
    "¡": (161, 46),
    "[": (DEAD, 47),
    "+": (43, 48),
    "ñ": (241, 51),
    "º": (186, 53),
    "ç": (231, 49),
}
FRENCH = {
    ")": (41, 45), "a": (97, 20), "z": (122, 26), "[": (DEAD, 47), "$": (36, 48), "q": (113, 4), "m": (109, 51),
    "ù": (249, 52), "²": (178, 53), "*": (42, 49), "w": (119, 29), ",": (44, 16), ";": (59, 54), ":": (58, 55),
    "!": (33, 56), "1": (38, 30), "2": (233, 31), "3": (34, 32), "4": (39, 33), "5": (40, 34), "6": (45, 35),
    "7": (232, 36), "8": (95, 37), "9": (231, 38), "0": (224, 39),
}  # fmt: skip
GERMAN = {
    "ß": (223, 45), "=": (DEAD, 46), "z": (122, 28), "ü": (252, 47), "+": (43, 48), "ö": (246, 51), "ä": (228, 52),
    "`": (DEAD, 53), "#": (35, 49), "y": (121, 29), "-": (45, 56),
}  # fmt: skip
RUSSIAN = {
    "q": (1081, 20), "w": (1094, 26), "e": (1091, 8), "r": (1082, 21), "t": (1077, 23), "y": (1085, 28),
    "p": (1079, 19), "[": (1093, 47), "a": (1092, 4), "s": (1099, 22), "l": (1076, 15), ";": (1078, 51),
    "z": (1103, 29), "m": (1100, 16), ",": (1073, 54), ".": (1102, 55), "/": (47, 100),
}  # fmt: skip
GREEK = {
    ";": (59, 20), "w": (962, 26), "r": (961, 21), "y": (965, 28), "p": (960, 19), "a": (945, 4), "s": (963, 22),
    "f": (966, 9), "l": (955, 15), "z": (950, 29), "n": (957, 17), "m": (956, 16), "«": (171, 100),
}  # fmt: skip
CZECH = {"z": (122, 28), "ú": (250, 47), ")": (41, 48), "ů": (367, 51), "§": (167, 52), "2": (283, 31), "0": (233, 39)}
ARABIC = {"1": (0x661, 30), "q": (0x636, 20)}
EVERYWHERE = {
    "space": (32, 44), "return": (13, 40), "enter": (pygame.K_KP_ENTER, 88), "[1]": (pygame.K_KP1, 89),
    "[+]": (pygame.K_KP_PLUS, 87), "pageup": (pygame.K_PAGEUP, 75), "pagedown": (pygame.K_PAGEDOWN, 78),
    "f6": (pygame.K_F6, 63), "delete": (127, 76), "left": (pygame.K_LEFT, 80), "menu": (pygame.K_MENU, 118),
    "left shift": (pygame.K_LSHIFT, 225), "mute": (DEAD | 127, 127), "key 135": (DEAD | 135, 135), "": (0, 0),
}  # fmt: skip
LAYOUTS = (SPANISH, FRENCH, GERMAN, RUSSIAN, GREEK, CZECH, ARABIC, EVERYWHERE)


@pytest.fixture
def display() -> Iterator[None]:
    """SDL names the rarer keys only then."""
    pygame.display.init()
    yield
    pygame.display.quit()


def pressed(code: int, place: int, mod: int = 0) -> KeyDown:
    event = pygame.Event(pygame.KEYDOWN, key=code, scancode=place, mod=mod, unicode="")
    (read,) = Reader(Viewport((960, 540)), Pads(FakeClock())).read([event])
    assert isinstance(read, KeyDown)
    return read


@pytest.mark.usefixtures("display")
@for_each("layout", LAYOUTS)
def test_a_key_is_called_by_what_is_written_on_it_or_by_its_place_where_that_is_not_latin(
    layout: Mapping[str, tuple[int, int]],
) -> None:
    assert {key_name(*sent): name for name, sent in layout.items()} == {name: name for name in layout}


@for_each("layout", [RUSSIAN, GREEK])
def test_keys_of_other_alphabets_mean_what_their_places_mean(layout: Mapping[str, tuple[int, int]]) -> None:
    keys = Bindings(actions.KEYS)
    assert keys.action(pressed(*layout["z"])) == keys.action(pressed(*layout["z"], pygame.KMOD_LCTRL)) == "undo"
    assert [keys.action(pressed(*layout[key])) for key in "pralms"] == [
        "pass", "rival", "advice", "log", "mute", "speed",
    ]  # fmt: skip


@pytest.mark.parametrize("number", range(1, 6))
def test_digits_count_tokens_on_every_keyboard_and_on_the_keypad(number: int) -> None:
    keys, row = Bindings(actions.KEYS), FRENCH[str(number)]
    assert keys.action(pressed(*row)) == f"more_{number}"
    assert keys.action(pressed(*row, pygame.KMOD_RSHIFT)) == f"less_{number}"
    assert keys.action(pressed(pygame.K_KP1 + number - 1, 88 + number)) == f"more_{number}"


def test_a_key_of_the_keypad_that_is_bound_itself_means_that() -> None:
    keys = Bindings({"undo": ["[1]"], "more": ["1"]})
    assert keys.action(KeyDown("[1]")) == "undo" and keys.action(KeyDown("1")) == "more"
    assert plain("[1]") == "1" and plain("[") == "[" and plain("return") == "return"


def test_a_chord_is_compared_in_one_spelling() -> None:
    assert normal(" Shift+CTRL+Z ") == "ctrl+shift+z" and normal("Page Up") == "pageup"


@pytest.mark.parametrize("chord", ["+", "ctrl++", "[+]", "shift+[+]", "ctrl+alt+shift+ñ", "ctrl+key 135", "shift"])
def test_every_chord_keeps_its_spelling(chord: str) -> None:
    held, key = split(chord)
    assert normal(chord) == chord == "+".join([*held, key])


@pytest.mark.parametrize("chord", ["+", "ctrl++", "[+]", "ñ", "ctrl+º", "key 135"])
def test_every_key_can_be_bound(chord: str) -> None:
    keys = Bindings({"undo": ["z"]})
    keys.rebind("undo", chord)
    held, key = split(chord)
    assert keys.action(KeyDown(key, ctrl="ctrl" in held)) == "undo"
    others = Bindings({"undo": ["z"]})
    others.restore(keys.changed())
    assert others.chords("undo") == (chord,)


@pytest.mark.parametrize(
    ("key", "shown"),
    [("z", "Z"), ("ñ", "Ñ"), ("ç", "Ç"), ("ß", "ß"), ("º", "º"), ("¡", "¡"), ("[7]", "7"), ("end", "End")],
)
def test_a_key_is_shown_by_its_own_character(key: str, shown: str) -> None:
    assert label(key) == shown


def test_a_key_keeps_its_name_until_it_is_let_go() -> None:
    reader = Reader(Viewport((960, 540)), Pads(FakeClock()))
    down = pygame.Event(pygame.KEYDOWN, key=ord("f"), scancode=9, mod=0)
    up = pygame.Event(pygame.KEYUP, key=0x438, scancode=5, mod=0)
    same = pygame.Event(pygame.KEYUP, key=0x430, scancode=9, mod=0)
    assert list(reader.read([down, down])) == [KeyDown("f"), KeyDown("f", repeat=True)]
    assert list(reader.read([up, same])) == [KeyUp("b"), KeyUp("f")]


@pytest.mark.parametrize(
    ("event", "writes"),
    [
        (KeyDown("ñ"), True),
        (KeyDown("a", shift=True), True),
        (KeyDown("[5]"), True),
        (KeyDown("space"), True),
        (KeyDown("a", ctrl=True), False),
        (KeyDown("return"), False),
    ],
)
def test_a_key_that_writes_is_known(event: KeyDown, writes: bool) -> None:
    assert event.writes is writes
