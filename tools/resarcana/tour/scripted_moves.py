"""Tables for strips at which every seat plays a script of moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from resarcana_gui.games.resarcana.rules.codes import MONUMENT_DECK_TOP as DECK
from resarcana_gui.games.resarcana.rules.commands import (
    Answer,
    PowerAnswer,
    subject,
)
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import HeadlessClient
from tools.resarcana.tour.games import new
from tools.tour.stop import seat_at

Seat = dict[str, object]


class Move(NamedTuple):
    """An answer: the first of this kind, about this component or the monuments' deck, with this power."""

    kind: type[Answer]
    slug: str = ""
    power: int | None = None

    def fits(self, answer: object, numbers: Mapping[str, int]) -> bool:
        """Return whether an answer is this one."""
        if not isinstance(answer, self.kind) or (self.slug and subject(answer) != numbers.get(self.slug, DECK)):
            return False
        return self.power is None or (isinstance(answer, PowerAnswer) and answer.power == self.power)


def table(seats: Sequence[Seat], more: Mapping[str, object], stage: HeadlessClient) -> None:
    """Show a described table; the first seat is the viewer's, the others are machines' that follow the script."""
    stage.shell.look.pace.speed = Speed.NORMAL
    seat_at(
        stage,
        new(
            stage,
            len(seats),
            {
                "scenario": {
                    "seats": list(seats),
                    "round": 1 if "phase" in more and more["phase"] != "collect" else 4,
                    **more,
                }
            },
        ),
    )
    assert stage.matches.latest_worker is not None
    stage.matches.latest_worker.told_only = True


def perform(*answers: Move) -> Callable[[HeadlessClient], None]:
    """Return a function that lets whoever is asked perform the next answer, the first at once, the others when nothing
    moves any more."""
    left, at = list(answers), -1

    def go_on(stage: HeadlessClient) -> None:
        nonlocal at
        if not isinstance(screen := stage.shell.screen, TableScreen):
            return
        numbers = stage.plugin.game().cards.numbers  # type: ignore[attr-defined]
        pending, worker, now = screen.match.pending, stage.matches.latest_worker, len(screen.match.history.steps)
        if not left or pending is None or worker is None or at == now or (at >= 0 and stage.shell.look.queue.busy):
            return
        found = next((each for each in screen.match.legal() if left[0].fits(each, numbers)), None)
        if found is None:
            return
        left.pop(0)
        at = now
        if screen.match.seats[pending.seat].is_human:
            screen.controller.submit(found, hurry=False)
        else:
            worker.answer(found)

    return go_on
