"""The plate of brass says one thing at a time."""

from __future__ import annotations

import pytest

from resarcana_gui.scene.seats.seat_styles import AIR
from resarcana_gui.scene.theme import THEMES, Theme
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.screens.context import LARGER, SMALLEST
from resarcana_gui.screens.table.prompt import SHRUNK, WORDS, Prompt

LONG = "Choose the artifact that you place with Dragon Egg, or keep all of them in your hand for another round"

LONGER = "Halcón: ¿en qué orden devuelves las 3 cartas del mazo de Monumentos? La primera quedará encima."


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_long_sentence_is_not_cut(theme: Theme, scale: float) -> None:
    prompt = Prompt(UiStyle(theme, scale), Box(664, 468, 592, 52 + 44 * (scale - 1)))
    prompt.say(LONG)
    (shown,) = prompt.texts()
    assert not shown.block.overflow and prompt.box.contains(shown.box)


def test_in_a_small_window_two_lines_have_letters_of_sixteen_pixels() -> None:
    prompt = Prompt(UiStyle(text_scale=LARGER), Box(664, 468, 592, 52))
    prompt.say("Keep which of these artifacts? The others are passed to the next player.")
    (shown,) = prompt.texts()
    assert shown.block.lines == 2 and shown.block.font_size > 16 * SMALLEST and prompt.box.contains(shown.box)


def test_rather_than_in_small_letters_a_long_question_stands_in_the_place_of_the_signs() -> None:
    look = UiStyle(text_scale=LARGER)
    look.pixel = SMALLEST
    prompt = Prompt(look, Box(664, 468, 592, 52))
    rooms = []
    for words in ("Your turn", LONGER):
        prompt.say(words, AIR)
        (shown,) = prompt.texts()
        assert shown.block.font_size >= 16 * SMALLEST and prompt.box.contains(shown.box)
        rooms.append(shown.x)
    assert rooms[0] > 40 > rooms[1]


def test_a_text_that_nearly_fits_has_smaller_letters_rather_than_a_second_line() -> None:
    prompt, look = Prompt(UiStyle(), Box(664, 468, 592, 52)), UiStyle()
    prompt.say("Choose a component and straighten it now", AIR)
    (shown,) = prompt.texts()
    assert shown.block.lines == 1 and look.text.size(WORDS) * SHRUNK <= shown.block.font_size


def test_the_picture_of_what_asks_takes_the_place_of_the_sign_at_the_left() -> None:
    prompt = Prompt(UiStyle(), Box(664, 468, 592, 52))
    prompt.say("Discard a card", AIR, picture=AIR.sign)
    (shown,) = prompt.texts()
    assert shown.x > 52 and shown.x + shown.block.width < 592 - 50
    prompt.say("Discard a card", AIR)
    assert prompt.picture is None


def test_who_is_asked_stands_before_the_question_where_both_fit_on_one_line() -> None:
    prompt = Prompt(UiStyle(), Box(664, 468, 592, 52))
    for question, named in (
        ("Choose an action", True),
        ("Gain 3 power for 2 points? 5/7/0 becomes 2/10/0 at once", False),
    ):
        prompt.say(question, AIR, whom="Ben")
        (shown,) = prompt.texts()
        assert shown.block.text.startswith("Ben") == named and shown.block.text.endswith(question)


def test_what_is_said_last_stands_there() -> None:
    prompt = Prompt(UiStyle(), Box(0, 0, 592, 52))
    prompt.say("Your turn", AIR, lit=True)
    prompt.say("Circe is thinking")
    assert (prompt.text, prompt.style, prompt.lit) == ("Circe is thinking", None, False)


def test_a_click_does_what_it_leads_to() -> None:
    prompt, done = Prompt(UiStyle(), Box(0, 0, 592, 52)), []
    prompt.activate()
    prompt.on_click = lambda: done.append("now")
    prompt.activate()
    assert done == ["now"]
