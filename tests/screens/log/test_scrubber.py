from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.scene.bindings import Bindings
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.events import LetGo
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.ui_style import UiStyle
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.screens import actions
from resarcana_gui.screens.log.match_log import Turn
from resarcana_gui.screens.log.scrubber import Scrubber
from tests.for_each import for_each
from tests.scene.acting import Actor

TURNS = [Turn(at, at // 4 + 1, ("Ada", "Circe *")[at // 2 % 2]) for at in range(0, 20, 2)]


class Ride:
    """A scrubber that goes where it is told."""

    def __init__(self, theme: Theme = CANDLELIGHT, scale: float = 1.0, language: str = "en") -> None:
        self.actor = Actor(UiStyle(theme, scale), FakeClock())
        self.past_position: list[int | None] = []
        texts = Catalog.load(assets("lang"), language=language)
        self.scrubber = Scrubber(self.actor.look, texts, 272, self.travel, Bindings(actions.KEYS))
        self.scrubber.at = (1624, 700)
        self.scrubber.fill(TURNS, 20)
        self.actor.root.add(self.scrubber)

    def travel(self, at: int | None) -> None:
        self.past_position.append(at)
        self.scrubber.show(at)

    @property
    def words(self) -> str:
        return self.scrubber.words.text


@pytest.fixture
def ride() -> Ride:
    return Ride()


def test_it_begins_with_now(ride: Ride) -> None:
    assert ride.words == "Now" and ride.scrubber.back.enabled
    assert not ride.scrubber.forth.enabled and not ride.scrubber.present.enabled


def test_buttons_go_from_turn_to_turn_and_back_to_now(ride: Ride) -> None:
    ride.actor.click(ride.scrubber.back)
    ride.actor.click(ride.scrubber.back)
    ride.actor.click(ride.scrubber.forth)
    ride.actor.click(ride.scrubber.present)
    assert ride.past_position == [18, 16, 18, None] and ride.words == "Now"


def test_actions_do_the_same(ride: Ride) -> None:
    ride.scrubber.earlier()
    ride.scrubber.later()
    ride.scrubber.later()
    ride.scrubber.now()
    assert ride.past_position == [18, None]


def test_it_says_what_is_seen(ride: Ride) -> None:
    ride.scrubber.show(6)
    assert ride.words == "Round 2, before Circe \\*'s turn"
    ride.scrubber.show(7)
    assert ride.words == "Round 2, during Circe \\*'s turn"
    ride.scrubber.fill([Turn(3, 1, "Ada")], 20)
    ride.scrubber.show(2)
    assert ride.words == "At the start"
    ride.scrubber.fill([Turn(0, 0, "Ada")], 20)
    ride.scrubber.show(2)
    assert ride.words == "Setup, before Ada's choice"
    ride.scrubber.fill([Turn(0, 0, "You", yours=True), Turn(5, 2, "You", yours=True)], 20)
    for at, words in ((0, "Setup, before your choice"), (5, "Round 2, before your turn")):
        ride.scrubber.show(at)
        assert ride.words == words


def test_of_a_game_that_is_over_the_way_leads_to_its_end(ride: Ride) -> None:
    assert ride.scrubber.return_text(6) == "Round 2, before Circe \\*'s turn: back to now"
    ride.scrubber.end()
    assert ride.words == "The end" and ride.scrubber.present.text == "To the end"
    assert ride.scrubber.return_text(6) == "Round 2, before Circe \\*'s turn: to the end"


def test_at_the_start_there_is_nothing_earlier(ride: Ride) -> None:
    ride.scrubber.show(0)
    assert not ride.scrubber.back.enabled
    ride.scrubber.earlier()
    assert ride.past_position == []


def test_the_track_is_used_by_keys(ride: Ride) -> None:
    ride.actor.key("tab")
    assert ride.actor.focused is ride.scrubber.track
    for chord in ("left", "home", "right", "end"):
        ride.actor.key(chord)
    assert ride.past_position == [18, 0, 2, None]


def test_the_track_is_dragged_to_any_position(ride: Ride) -> None:
    box = ride.scrubber.track.bounds()
    ride.actor.drag((box.right - 15, box.centery), (box.left + 15, box.centery))
    assert ride.past_position[-1] == 0
    ride.actor.drag((box.left + 15, box.centery), (box.right, box.centery))
    assert ride.past_position[-1] is None


def test_the_track_no_longer_follows_a_pointer_that_was_let_go(ride: Ride) -> None:
    box = ride.scrubber.track.bounds()
    ride.actor.press((box.right - 15, box.centery))
    ride.actor.point((box.centerx, box.centery))
    ride.actor.stage.send(LetGo())
    before = list(ride.past_position)
    ride.actor.point((box.left + 15, box.centery))
    assert ride.past_position == before and not ride.scrubber.track.pressed


def test_a_longer_game_keeps_the_position_that_is_shown(ride: Ride) -> None:
    ride.scrubber.show(6)
    ride.scrubber.fill(TURNS, 24)
    assert ride.scrubber.track.at_shown == 6
    ride.scrubber.fill(TURNS[:2], 4)
    assert ride.scrubber.track.at_shown is None


def test_there_is_a_mark_for_each_round_and_not_too_many(ride: Ride) -> None:
    assert len(ride.scrubber.track._ticks()) == 5
    ride.scrubber.fill([Turn(at, at + 1, "Ada") for at in range(200)], 200)
    assert len(ride.scrubber.track._ticks()) < 40
    ride.scrubber.fill([], 0)
    ride.actor.stage.picture((960, 540))


@for_each("theme", [CANDLELIGHT, HIGH_CONTRAST])
@for_each("scale", [1.0, 1.4, 2.0])
@for_each("language", ["en", "es"])
def test_it_can_be_read_in_every_size_and_language(theme: Theme, scale: float, language: str) -> None:
    ride = Ride(theme, scale, language)
    for at in (None, 6):
        ride.scrubber.show(at)
        assert report(check(ride.actor.root, theme, WHOLE)) == ""
    ride.scrubber.fill([Turn(0, 0, "Ada Lovelace"), Turn(5, 12, "Hermes Trismegistus, sage")], 9)
    ride.scrubber.show(7)
    assert report(check(ride.actor.root, theme, WHOLE)) == ""
    ride.scrubber.show(3)
    ride.scrubber.end()
    assert report(check(ride.actor.root, theme, WHOLE)) == ""
