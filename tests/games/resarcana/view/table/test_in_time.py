"""The picture comes before the question, and who hurries it answers nothing by that."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resarcana_gui.games.resarcana.rules.codes import ACTING, NOBODY
from resarcana_gui.games.resarcana.rules.commands import CardsAnswer, subject
from resarcana_gui.games.resarcana.rules.round_questions import AskTurn
from resarcana_gui.games.resarcana.view.asking.controls.collect_controls import CollectControls
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.events import KeyDown, KeyUp, PointerDown, PointerMoved, PointerUp
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.table_screen import TableScreen
from resarcana_gui.tabletop.asking.choice import mark_of
from tests.games.resarcana.robot.robot import Robot
from tests.screens.hands import Mouse
from tools.headless_client import HeadlessClient

STEP = 40


class Evening:
    """A table of one person and one machine, at which a robot plays for the person."""

    def __init__(self, seed: int = 3, speed: Speed = Speed.NORMAL) -> None:
        self.stage = HeadlessClient()
        self.stage.shell.look.pace.speed = speed
        self.screen: TableScreen = self.stage.table("first", 2, seed=seed)
        self.stage.tick(STEP)
        self.robot = Robot(self.stage, self.screen, Mouse, seed=seed, patient=True)

    @property
    def table(self) -> ResArcanaTable:
        return self.robot.table

    @property
    def steps(self) -> int:
        return len(self.screen.match.history.steps)

    @property
    def behind(self) -> bool:
        """Whether the picture has not yet reached the viewer's question."""
        return self.screen.runner.asked_person == 0 and not self.screen.question_timing.shown

    @property
    def seen_it(self) -> bool:
        return self.table.scenery.state.facts() == self.screen.match.view(0).facts()

    def until(self, wanted: Callable[[], bool], most: int = 1500) -> None:
        """Let the game go on, frame by frame, the robot answering what is asked."""
        for _ in range(most):
            if wanted():
                return
            if self.table.asker.controls is not None and not self.stage.shell.look.queue.busy:
                self.robot._answer()
            else:
                self.stage.tick(STEP)
        raise AssertionError("it never came to that")

    def usable_next(self) -> int:
        """A card of the hand with which the question that comes can be answered."""
        hand = self.screen.match.view(0).hand[0]  # type: ignore[attr-defined]
        for each in self.screen.match.legal():
            for card in each.cards if isinstance(each, CardsAnswer) else (subject(each),):  # type: ignore[arg-type]
                if card in hand:
                    return card
        raise AssertionError("no card of the hand is of use")

    def after_a_rival(self) -> Evening:
        """Where what a rival did is still to be seen, and the turn that follows is not said to have come."""
        match, queue = self.screen.match, self.stage.shell.look.queue
        steps = match.history.steps
        self.until(lambda: self.behind and queue.busy and steps[-1].seat == 1 and isinstance(match.pending, AskTurn))
        return self

    def click(self, control: Control) -> None:
        x, y = Mouse(self.stage.shell, self.stage.tick).point_on(control)
        for event in (PointerMoved(x, y), PointerDown(x, y)):
            self.stage.shell.stage.send(event)
        self.stage.tick()
        self.stage.shell.stage.send(PointerUp(x, y))
        self.stage.tick()


def opened(table: ResArcanaTable) -> bool:
    """Whether a menu is open beside a card."""
    return table.pointer.menu is not None


def test_no_question_is_shown_before_what_led_to_it() -> None:
    evening = Evening()
    early: list[int] = []

    def noticed() -> bool:
        if evening.table.asker.controls is not None and not evening.seen_it:
            early.append(evening.steps)
        return evening.screen.match.progress().get("rounds", 0) > 2

    evening.until(noticed)
    assert not early


def test_the_turn_is_not_said_to_be_one_s_own_before_it_is_seen_to_be() -> None:
    evening = Evening().after_a_rival()
    side, said = evening.screen.hud, set()
    assert side is not None
    while evening.behind:
        evening.stage.tick(STEP)
        if evening.behind:
            assert ("Your turn" in side.top_bar.prompt.text) == (evening.table.acting() == 0)
            assert all(node.mark == mark_of(()) for node in evening.table.scenery.all_cards())
            said.add(side.top_bar.prompt.text)
    assert any("is playing" in words for words in said)
    assert "Your turn" in side.top_bar.prompt.text


def test_between_collecting_and_the_first_turn_nobody_is_said_to_play() -> None:
    evening, said = Evening(), []
    side, match = evening.screen.hud, evening.screen.match
    assert side is not None

    def second_round() -> bool:
        state, busy = evening.table.scenery.state, evening.stage.shell.look.queue.busy
        between = state.phase == ACTING and evening.table.scenery.turn == NOBODY
        if between and busy and not evening.screen.question_timing.shown:
            said.append(side.top_bar.prompt.text)
        return match.progress().get("rounds", 0) == 2 and evening.screen.question_timing.shown

    evening.until(second_round)
    assert said and not any("playing" in words or "Your turn" in words for words in said), said


def test_at_the_end_of_a_round_it_is_nobody_s_turn_until_the_next_is_announced() -> None:
    evening = Evening()
    evening.until(lambda: evening.screen.match.progress().get("rounds", 0) == 2 and evening.behind)
    side, seen = evening.screen.hud, []
    assert side is not None
    while evening.behind:
        evening.stage.tick(STEP)
        banners = {node.name for node in evening.table.scenery.effect_layer.children if node.name == "banner"}
        seen.append((side.top_bar.prompt.text, bool(banners), evening.screen.question_timing.shown))
    announced = next(at for at, (_, banner, _) in enumerate(seen) if banner)
    assert all(words.startswith("Round") or words == "[chosen|Your turn]" for words, _, shown in seen if not shown)
    assert all(words.startswith("Round") for words, _, shown in seen[announced:] if not shown)
    assert len(seen) - announced > 10, "it can be read before anything is asked"


@pytest.mark.parametrize("key", ["p", "return", "escape"])
def test_a_key_that_hurries_brings_the_question_and_does_not_answer_it(key: str) -> None:
    evening = Evening().after_a_rival()
    steps, send = evening.steps, evening.stage.shell.stage.send
    send(KeyDown(key))
    evening.stage.tick()
    assert evening.screen.question_timing.shown and evening.seen_it
    for _ in range(3):
        send(KeyDown(key, repeat=True))
        evening.stage.tick()
    send(KeyUp(key))
    assert evening.steps == steps and not evening.stage.shell.messages.asking
    assert evening.table.asker.controls.following is None  # type: ignore[union-attr]


def test_a_click_on_a_card_that_hurries_is_used_up() -> None:
    evening = Evening().after_a_rival()
    steps, card = evening.steps, evening.table.scenery.cards[evening.usable_next()]
    evening.click(card)
    assert evening.screen.question_timing.shown and evening.seen_it
    assert (evening.steps, opened(evening.table)) == (steps, False)
    evening.stage.rest()
    evening.click(card)
    assert opened(evening.table) or evening.steps > steps, "the next click is meant"


def test_what_lies_over_the_table_is_used_at_once_whatever_moves() -> None:
    evening = Evening().after_a_rival()
    evening.click(evening.table.scenery.heads[0].medallion)
    assert evening.table.book.panel is not None and evening.behind


def test_at_instant_speed_a_question_is_asked_at_once() -> None:
    evening = Evening(speed=Speed.INSTANT)
    evening.until(lambda: evening.table.asker.controls is not None)
    evening.robot._answer()
    while evening.screen.runner.asked_person is None:
        evening.stage.tick()
    assert evening.screen.question_timing.shown and evening.table.asker.controls is not None


def test_what_was_planned_for_a_whole_phase_is_handed_in_without_waiting_for_the_picture() -> None:
    stage = HeadlessClient()
    vaults = [{"component": name, "essences": "2G"} for name in ("vault", "prism")]
    seat = {"mage": "scholar", "item": "divination", "pool": "1E", "play": [*vaults, "horn_of_plenty"]}
    rival = {"mage": "duelist", "item": "research"}
    screen = stage.table(scenario={"seats": [seat, rival], "phase": "collect"})
    stage.tick()
    table = screen.view
    assert isinstance(table, ResArcanaTable) and isinstance(table.asker.controls, CollectControls)
    assert table.asker.controls.plan.complete
    stage.shell.stage.send(KeyDown("return"))
    for _ in range(4):
        stage.tick()
    kinds = [step.command.KIND for step in screen.match.history.steps if step.command.seat == 0]
    assert len(kinds) > 1 and stage.shell.look.queue.busy


def test_whoever_only_watches_machines_is_never_told_that_it_is_their_turn() -> None:
    stage = HeadlessClient()
    screen, told = stage.table(people=0), set[str]()
    for _ in range(400):
        stage.tick(50)
        assert screen.hud is not None
        told.add(screen.hud.top_bar.prompt.text)
    assert any("Ada" in words for words in told) and not any("Your turn" in words for words in told)
