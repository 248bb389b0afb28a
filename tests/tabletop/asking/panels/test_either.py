"""Of a few short answers one is chosen, and told by a check mark."""

from __future__ import annotations

from functools import partial

import pytest

from resarcana_gui.scene.look import Look
from resarcana_gui.tabletop.asking.panels.either import Answer, Either, OneOf
from tests.scene.acting import Actor


def answers(chosen: list[str], *names: str) -> list[Answer]:
    return [Answer(f"Take the {name}", name, partial(chosen.append, name)) for name in names]


@pytest.mark.parametrize(("width", "beside"), [(600.0, True), (160.0, False)])
def test_two_answers_stand_beside_each_other_where_there_is_room(look: Look, width: float, beside: bool) -> None:
    either = Either(look, width, *answers([], "left", "right"))
    assert (either.first.y == either.second.y) == beside
    assert either.second.x + either.second.width <= width + 0.01


def test_what_is_clicked_is_called_and_what_is_shown_is_marked(actor: Actor) -> None:
    chosen: list[str] = []
    either = Either(actor.look, 400.0, *answers(chosen, "left", "right"))
    actor.root.add(either)
    actor.click(either.second)
    either.show(first=False)
    assert chosen == ["right"] and either.second.text.startswith("{check}") and either.first.text == "Take the left"


def test_several_answers_go_on_in_the_next_line(actor: Actor) -> None:
    chosen: list[str] = []
    one_of = OneOf(actor.look, 300.0, dict(enumerate(answers(chosen, "first", "second", "third"))))
    actor.root.add(one_of)
    buttons = one_of.children
    assert buttons[0].y < buttons[-1].y and one_of.height == buttons[-1].y + buttons[-1].height
    one_of.show(2)
    actor.click(buttons[2])
    assert chosen == ["third"]
