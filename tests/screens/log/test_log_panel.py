# mypy: no-warn-unreachable
# What a property says changes between two asserts, which mypy does not know.

from __future__ import annotations

import pytest

from resarcana_gui.i18n import Catalog
from resarcana_gui.paths import assets
from resarcana_gui.scene.check import check, report
from resarcana_gui.scene.clock import FakeClock
from resarcana_gui.scene.shapes import Panel
from resarcana_gui.scene.theme import CANDLELIGHT, HIGH_CONTRAST, Theme
from resarcana_gui.scene.ui_style import TARGET, UiStyle
from resarcana_gui.scene.viewport import WHOLE
from resarcana_gui.scene.widgets.button import Button
from resarcana_gui.screens.log.log_panel import LogPanel
from resarcana_gui.screens.log.log_rows import LEFT, PICTURE, LogEntry, tinted
from tests.for_each import for_each
from tests.scene.acting import Actor

NAMES = ("Ada", "Circe")


class Log:
    """A log on a stage, with what it told."""

    def __init__(self, theme: Theme = CANDLELIGHT, scale: float = 1.0, language: str = "en") -> None:
        self.actor = Actor(UiStyle(theme, scale), FakeClock())
        self.past_position: list[int] = []
        self.hovered: list[str | None] = []
        texts = Catalog.load(assets("lang"), language=language)
        self.panel = LogPanel(
            self.actor.look, texts, (272, 500), self.past_position.append, self._hover, names=NAMES, at=(1624, 100)
        )
        self.actor.root.add(self.panel, Button(self.actor.look, "Below", at=(1624, 700)))

    def _hover(self, entry: LogEntry | None) -> None:
        self.hovered.append(entry.sentence if entry is not None else None)

    def tell(self, number: int) -> None:
        for at in range(number):
            if at % 10 == 0:
                self.panel.add_round_heading(at // 10 + 1, at)
            self.panel.tell(f"{NAMES[at % 2]} does thing {at} that takes two lines to tell.", at + 1, at % 2)

    def row(self, number: int) -> tuple[float, float]:
        """The middle of a row on the canvas."""
        top, bottom = self.panel.rows.span(number)
        box = self.panel.bounds()
        return box.left + 60, box.top + (top + bottom) / 2 - self.panel.offset

    def click(self, number: int) -> None:
        self.actor.press(self.row(number))
        self.actor.release(self.row(number))


@pytest.fixture
def log() -> Log:
    made = Log()
    made.tell(40)
    return made


def shown(log: Log) -> str:
    return " ".join(text.block.text for text in log.panel.texts())


def test_an_empty_log_says_so() -> None:
    assert "Nothing has happened yet." in shown(Log())


def test_the_newest_row_is_followed(log: Log) -> None:
    assert "thing 39" in shown(log) and "thing 2 " not in shown(log)
    log.panel.tell("Ada wins.", 41, 0)
    assert "Ada wins." in shown(log).replace("  ", " ")


def test_it_is_not_followed_while_the_player_reads_further_up(log: Log) -> None:
    log.actor.wheel(log.panel, 4)
    before = log.panel.offset
    log.panel.tell("Ada wins.", 41, 0)
    assert log.panel.offset == before and not log.panel.following
    newest = next(node for node in log.panel.children if node.name == "newest")
    assert newest.shown
    log.actor.click(newest)
    assert log.panel.following and not newest.shown and log.past_position == []


def test_a_click_on_a_sentence_travels_there_and_on_a_heading_nowhere(log: Log) -> None:
    log.click(42)
    assert log.past_position == [log.panel.rows.entries[42].at] == [39]
    log.panel.go(0)
    log.click(0)
    assert log.panel.rows.entries[0].heading and log.past_position == [39]


def test_dragging_scrolls_and_travels_nowhere(log: Log) -> None:
    before = log.panel.offset
    x, y = log.panel.bounds().center
    log.actor.drag((x, y), (x, y + 120))
    assert log.panel.offset == before - 120 and log.past_position == []


def test_the_bar_is_taken_at_the_edge_only(log: Log) -> None:
    box = log.panel.bounds()
    log.actor.press((box.right - 8, box.top + 20))
    log.actor.release((box.right - 8, box.top + 20))
    assert log.panel.offset < 100 and log.past_position == []


def test_what_is_pointed_at_is_told_and_when_nothing_is(log: Log) -> None:
    log.actor.point(log.row(42))
    log.actor.point(log.row(43))
    assert [str(sentence)[:24] for sentence in log.hovered] == [
        tinted("Ada does thing 38", "Ada", "water")[:24],
        tinted("Circe does thing 39", "Circe", "air")[:24],
    ]
    log.actor.point((10, 10))
    assert log.hovered[-1] is None


def test_keys_choose_sentences_from_the_newest_up_past_headings(log: Log) -> None:
    log.actor.key("tab")
    assert log.actor.focused is log.panel
    log.actor.key("up")
    assert log.panel.chosen == 43 and log.hovered[-1] is not None
    for _ in range(11):
        log.actor.key("up")
    assert log.panel.chosen == 43 - 12 and log.panel.rows.entries[33].heading
    log.actor.key("return")
    assert log.past_position == [log.panel.rows.entries[31].at]


def test_at_its_end_a_key_leads_on(log: Log) -> None:
    log.actor.key("tab")
    log.actor.key("down")
    assert log.actor.focused is not log.panel


def test_the_chosen_row_is_seen(log: Log) -> None:
    log.actor.key("tab")
    for _ in range(30):
        log.actor.key("up")
    top, bottom = log.panel.rows.span(log.panel.chosen or 0)
    assert log.panel.offset <= top and bottom <= log.panel.offset + log.panel.height


def test_the_row_of_the_position_that_is_shown_is_marked_and_seen(log: Log) -> None:
    log.panel.mark(12)
    assert "thing 11" in shown(log)
    log.panel.mark(None)
    log.actor.stage.picture((960, 540))


def test_what_was_taken_back_is_forgotten(log: Log) -> None:
    log.panel.cut(35)
    assert log.panel.rows.entries[-1].at == 35 and "thing 34" in shown(log) and "thing 35" not in shown(log)
    log.panel.cut(-1)
    assert "Nothing has happened yet." in shown(log)


def test_names_have_their_seats_colours_and_are_shown_as_they_stand() -> None:
    assert tinted("Ada wins.", "Ada", "water") == "[water|**Ada**] wins."
    assert tinted(r"A\*a wins.", "A*a", "air") == r"[air|**A\*a**] wins."
    assert tinted("You win.", "Ada", "water") == "You win."
    assert tinted("Round 1", "", "water") == "Round 1"


@for_each("theme", [CANDLELIGHT, HIGH_CONTRAST])
@for_each("scale", [1.0, 1.5, 2.0])
@for_each("language", ["en", "es"])
def test_it_can_be_read_in_every_size_and_language(theme: Theme, scale: float, language: str) -> None:
    made = Log(theme, scale, language)
    made.tell(12)
    made.panel.mark(4)
    made.actor.look.queue.settle()
    assert report(check(made.actor.root, theme, WHOLE)) == ""


def test_only_the_rows_that_are_seen_are_drawn() -> None:
    log = Log()
    log.tell(600)
    assert len(log.panel.rows.entries) == 660
    assert len(list(log.panel.texts())) < 16
    log.actor.stage.picture((960, 540))
    assert len(list(log.panel.walk())) == 3


def test_one_thin_line_stands_before_what_is_new() -> None:
    log = Log()
    log.tell(3)
    log.panel.add_divider("Since your turn", 4)
    log.panel.tell("Circe does this.", 4, 1)
    log.panel.add_divider("Since your turn", 6)
    log.panel.tell("Circe does that.", 6, 1)
    lines = [number for number, entry in enumerate(log.panel.rows.entries) if entry.divider]
    assert lines == [len(log.panel.rows.entries) - 2]
    top, bottom = log.panel.rows.span(lines[0])
    assert bottom - top < TARGET
    assert log.panel.rows.height == sum(
        high - low for low, high in map(log.panel.rows.span, range(len(log.panel.rows.entries)))
    )


def test_a_line_is_nothing_to_click() -> None:
    log = Log()
    log.tell(3)
    log.panel.add_divider("Since your turn", 4)
    log.panel.tell("Circe does this.", 4, 1)
    log.click(len(log.panel.rows.entries) - 2)
    assert log.past_position == []


def test_what_is_marked_stays_marked_when_the_line_moves() -> None:
    log = Log()
    log.tell(3)
    log.panel.add_divider("Since your turn", 4)
    for at in (4, 5):
        log.panel.tell(f"Circe does {at}.", at, 1)
    log.panel.chosen = len(log.panel.rows.entries) - 1
    log.panel.add_divider("Since your turn", 6)
    assert log.panel.rows.entries[log.panel.chosen].sentence == "[air|**Circe**] does 5."


def test_every_sentence_begins_beside_the_column_of_pictures(log: Log) -> None:
    """Whether it has one or not, so that all begin at the same place; headings take the whole width."""
    picture = Panel((90, 40, 20), (90, 40, 20))
    log.panel.tell("Ada summons Purse of Io.", 41, 0, picture)
    log.panel.tell("Ada gains 1.", 41)
    *_, pictured, bare = log.panel.texts()
    assert log.panel.rows.entries[-2].picture is picture and log.panel.rows.entries[-1].picture is None
    assert pictured.x == bare.x > LEFT + PICTURE
