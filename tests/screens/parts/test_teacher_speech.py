"""What the teacher says keeps its button in one place, and is narrow where there is little room."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.node import Node
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.parts.teacher_speech import Speech

SHORT, LONG = "Yes.", "Ten points at the end of a round, and more than anybody else: that is what wins a game. " * 3


def speech(words: str, *, above: str = "2 of 7", go: str = "Go on", beneath: bool = False) -> Speech:
    look = UiStyle()
    face = UiIcon("owl", look.colour("gold"))
    return Speech(look, face, words, above, (go, lambda: None), width=300.0, beneath=beneath)


def part(node: Node, name: str) -> Box:
    found = next(each for each in node.walk() if each.name == name)
    return Box(found.x, found.y, found.width, found.height)


@pytest.mark.parametrize("beneath", [False, True])
def test_the_button_stays_in_one_place_whatever_is_said(beneath: bool) -> None:
    places = {part(speech(words, beneath=beneath), "go on").topleft for words in (SHORT, LONG)}
    assert len(places) == 1


@pytest.mark.parametrize("beneath", [False, True])
@pytest.mark.parametrize("above", ["2 of 7", "For the very first time"])
def test_nothing_in_it_overlaps(above: str, beneath: bool) -> None:
    said = speech(LONG, above=above, beneath=beneath)
    boxes = [part(said, name) for name in ("go on", "lesson step", "lesson words")]
    assert not any(box.colliderect(other) for at, box in enumerate(boxes) for other in boxes[:at])
    assert boxes[2].bottom <= said.height


def test_words_beneath_the_face_make_it_lower() -> None:
    assert speech(LONG, beneath=True).height < speech(LONG).height


def test_the_button_has_room_for_a_key_that_only_works_later() -> None:
    look, keys = UiStyle(), [""]
    said = Speech(
        look, None, SHORT, "2 of 7", ("Understood", lambda: None), width=400.0, key=lambda: keys[0], most_key="Esc"
    )
    button = next(each for each in said.walk() if each.name == "go on")
    assert isinstance(button, Button)
    for key in ("", "Esc"):
        keys[0] = key
        caption, *_ = button.texts()
        assert caption.block.text == "Understood"
