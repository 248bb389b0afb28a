"""The statistics of all finished games, for one person or everybody: figures, and charts that can be turned into
tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from resarcana_gui.records.achievements import POINTS, SETUP, PlayedGame
from resarcana_gui.records.tally import (
    Tally,
    best,
    best_placed,
    by_label,
    by_opponent,
    label_names,
    means,
    persons,
    played_by,
    quickest,
    shares_over_time,
    streaks,
    tallies,
    tally,
)
from resarcana_gui.scene.control import Control
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Painter
from resarcana_gui.scene.transform import Box
from resarcana_gui.scene.ui_icon import UiIcon
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.page import Page
from resarcana_gui.screens.parts.charts import Figure, ShareBar, StackedBar
from resarcana_gui.screens.parts.choices import Choices
from resarcana_gui.screens.parts.curves import TimeLine, share_labels
from resarcana_gui.screens.parts.game_choice import choose_game, game_choices
from resarcana_gui.screens.parts.stack import beside, stacked
from resarcana_gui.screens.records.record_formatter import RecordFormatter
from resarcana_gui.screens.shell import Shell

SIGN: Final = 26.0
PAD: Final = 10.0
"""The margin around it while it is pointed at."""
RADIUS: Final = 10.0
DOWN: Final = 3.0
"""How far the middle of small capitals lies below the middle of their line."""


class ChartFrame(Control):
    """A chart, or its numbers as a table; a click or Enter switches between the two."""

    sound = "button"

    def __init__(
        self, look: UiStyle, title: str, chart: Sequence[Node], table: Sequence[tuple[str, str]], *, turned: bool,
        tip: str, width: float, on_turn: Callable[[str], object],
    ) -> None:  # fmt: skip
        """`table` has a name and a number for each line, and is shown if `turned`. `on_turn` is called with the
        title."""
        super().__init__(look, name=title)
        self.tip = tip
        self.words: Final = " ".join([f"{title}.", *(f"{name}: {number}." for name, number in table)])
        """Title and table as sentences, for the announcer."""
        self._turned: Final = turned
        self._on_turn: Final = on_turn
        lines = [ShareBar(look, name, 0.0, 0.0, number, width=width) for name, number in table]
        head = Label(look, title, HEADING, width=width - SIGN - PAD)
        self._middle: Final = head.height / 2 + DOWN
        content = stacked([head, *(lines if turned else chart)], gap=8)
        self.add(content)
        self.size = (width, content.height)

    def activate(self) -> None:
        self._on_turn(self.name)

    def draw(self, painter: Painter) -> None:
        if self.hovered:
            painter.put(self.look.panel("panel", radius=RADIUS, edge=0.4), self.box.inflate(2 * PAD, 2 * PAD))
        sign = UiIcon("chart" if self._turned else "log", self.look.colour("gold" if self.hovered else "ink_soft"))
        painter.put(sign, Box(self.width - SIGN, self._middle - SIGN / 2, SIGN, SIGN))
        self.draw_ring(painter, RADIUS)


EVERYBODY: Final = ""
WINDOW: Final = 10
"""The number of games over which the moving share is taken."""
BETWEEN: Final = 64.0
MOST_PERSONS: Final = 6
LINE_HEIGHT: Final = 150.0
MOST_LINES: Final = 20
"""The number of latest games in the table behind the line chart."""


class StatisticsPage(Page):
    """Figures on top, charts below, each with a table behind it."""

    name_key = "statistics.title"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._person = EVERYBODY
        self._turned: set[str] = set()
        """The titles of the charts that show their tables."""
        self._sides: list[int] = []
        """The column of each chart, so that it stays there when another one turns."""
        self._counted = ""
        """The figures as sentences."""

    def says(self) -> str:
        return f"{super().says()}. {self._counted}"

    def describe(self, control: Control) -> str:
        return control.words if isinstance(control, ChartFrame) else super().describe(control)

    def lay(self, width: float) -> Node:
        records = self.shell.matches.archive.records(self.shell.chosen)
        called = RecordFormatter(self.shell, self.shell.chosen).names
        names = persons(records, called)[:MOST_PERSONS]
        if self._person not in names:
            self._person = EVERYBODY
        games = played_by(records, self._person or None, called)
        parts: list[Node] = []
        if len(self.shell.games) > 1:
            parts.append(game_choices(self.shell, self.shell.chosen, self._choose_game, width))
        if len(names) > 1:
            parts.append(self._persons(names, width))
        if not games:
            return stacked([*parts, Label(self.shell.look, self.shell.text("records.none"), BODY, width=width)])
        parts += [self._figures(games, width), self._charts(games, width)]
        return stacked(parts, gap=26)

    # ------------------------------------------------------------------------------------------------- figures

    def _figures(self, games: Sequence[PlayedGame], width: float) -> Node:
        shown = list(self._numbers(games))
        self._counted = " ".join(f"{number} {words}." for number, words in shown)
        columns = 3 if self.narrow else len(shown)
        wide = (width - 14 * (columns - 1)) / columns
        figures = [Figure(self.shell.look, number, words, width=wide, name=words) for number, words in shown]
        rows = []
        for start in range(0, len(figures), columns):
            row, nodes = Node(), figures[start : start + columns]
            for node in nodes:
                node.height = max(other.height for other in nodes)
            row.add(*nodes)
            row.size = (width, beside(nodes, gap=14))
            rows.append(row)
        return stacked(rows, gap=14)

    def _numbers(self, games: Sequence[PlayedGame]) -> Iterable[tuple[str, str]]:
        text, total = self.shell.text, tally(games)
        now, longest = streaks(games)
        most, fastest = best(games, POINTS), quickest(games)
        yield str(total.games), self.shell.texts.plural("statistics.games", total.games)
        yield text("settings.percent", number=round(100 * total.share)), text("statistics.won")
        yield self._mean(total.mean_points), text("statistics.mean_points")
        if most is not None:
            yield str(most.numbers[POINTS]), text("statistics.most_points")
        if fastest is not None:
            yield str(fastest.record.stages), text("statistics.fewest_rounds")
        yield f"{now} / {longest}", text("statistics.streak")

    def _mean(self, number: float) -> str:
        """Return a mean with one decimal, as the language writes it."""
        return f"{number:.1f}".replace(".", self.shell.text("language.decimal"))

    # -------------------------------------------------------------------------------------------------- charts

    def _charts(self, games: Sequence[PlayedGame], width: float) -> Node:
        charts = self._all_charts(games)
        if self.narrow:
            return stacked([chart(width) for chart in charts], gap=30)
        wide = (width - BETWEEN) / 2
        columns: tuple[list[Node], list[Node]] = ([], [])
        for at, chart in enumerate(charts):
            if at == len(self._sides):
                self._sides.append(min((0, 1), key=lambda side: _height(columns[side])))
            columns[self._sides[at]].append(chart(wide))
        left, right = (stacked(nodes, gap=30) for nodes in columns)
        right.x = wide + BETWEEN
        whole = Node(size=(width, max(left.height, right.height)))
        whole.add(left, right)
        return whole

    def _all_charts(self, games: Sequence[PlayedGame]) -> list[Callable[[float], Node]]:
        words = self.shell.game.record_words(self.shell.settings.language)
        formatter = RecordFormatter(self.shell, self.shell.chosen)
        text = self.shell.text
        charts: list[Callable[[float], Node]] = []
        for label in (*label_names(games), SETUP):
            found = tallies(games, by_label(label))
            title = words.label(label) if label != SETUP else text("statistics.setup")
            charts.append(self._bars(title, {words.value(label, value): each for value, each in found.items()}))
        opponents = {formatter.level(kind): each for kind, each in tallies(games, by_opponent).items()}
        charts.insert(1, self._bars(text("statistics.opponent"), opponents))
        charts.append(self._over_time(games))
        charts.append(self._sources(games, words.sources, text("statistics.sources"), words.count))
        charts.append(self._deeds(games, words.deeds, words.count))
        return charts

    def _bars(self, title: str, found: dict[str, Tally]) -> Callable[[float], Node]:
        most = max((each.games for each in found.values()), default=1)

        def lay(width: float) -> Node:
            rows = [
                ShareBar(
                    self.shell.look, name, each.wins / most, each.games / most,
                    self._of(each), width=width,
                )
                for name, each in found.items()
            ]  # fmt: skip
            table = [(name, f"{self._of(each)} · {self._percent(each.share)}") for name, each in found.items()]
            return self._framed(title, rows, table, width)

        return lay

    def _of(self, found: Tally) -> str:
        return self.shell.text("statistics.of", wins=found.wins, games=found.games)

    def _percent(self, share: float) -> str:
        return self.shell.text("settings.percent", number=round(100 * share))

    def _over_time(self, played: Sequence[PlayedGame]) -> Callable[[float], Node]:
        formatter, games = RecordFormatter(self.shell, self.shell.chosen), best_placed(played)
        ends = (formatter.day(games[0].record.ended), formatter.day(games[-1].record.ended))
        shares = shares_over_time(games, WINDOW)
        title = self.shell.text("statistics.over_time", number=WINDOW)

        def lay(width: float) -> Node:
            line = TimeLine(
                self.shell.look, shares, ends, share_labels(self.shell.texts), width=width, height=LINE_HEIGHT
            )
            days = [formatter.day(game.record.ended) for game in games]
            table = [(day, self._percent(share)) for day, share in zip(days, shares, strict=True)]
            return self._framed(title, [line], table[-MOST_LINES:], width)

        return lay

    def _sources(
        self, games: Sequence[PlayedGame], names: Sequence[str], title: str, wording: Callable[[str], str]
    ) -> Callable[[float], Node]:
        found = means(games, names)
        whole = sum(found.values()) or 1.0

        def lay(width: float) -> Node:
            parts = [(wording(name), found[name]) for name in names]
            chart = StackedBar(self.shell.look, parts, self._mean, width=width, name=title)
            table = [(words, f"{self._mean(each)} · {self._percent(each / whole)}") for words, each in parts]
            return self._framed(title, [chart], table, width)

        return lay

    def _deeds(
        self, games: Sequence[PlayedGame], names: Sequence[str], wording: Callable[[str], str]
    ) -> Callable[[float], Node]:
        found = means(games, names)
        most = max(found.values(), default=1.0) or 1.0

        def lay(width: float) -> Node:
            rows = [
                ShareBar(
                    self.shell.look, wording(name), found[name] / most, found[name] / most, self._mean(found[name]),
                    width=width,
                )
                for name in names
            ]  # fmt: skip
            table = [(wording(name), self._mean(found[name])) for name in names]
            return self._framed(self.shell.text("statistics.deeds"), rows, table, width)

        return lay

    def _framed(self, title: str, chart: Sequence[Node], table: Sequence[tuple[str, str]], width: float) -> Node:
        """A chart with its title and its table; nothing where there is nothing to show."""
        if not chart:
            return Node()
        turned = title in self._turned
        tip = self.shell.text("statistics.as_chart" if turned else "statistics.as_table")
        return ChartFrame(self.shell.look, title, chart, table, turned=turned, tip=tip, width=width, on_turn=self._turn)

    def _turn(self, title: str) -> None:
        """Show the table behind a chart, or the chart again."""
        self._turned ^= {title}
        self.rebuild()

    def _persons(self, names: Sequence[str], width: float) -> Node:
        values = [(EVERYBODY, self.shell.text("statistics.everybody")), *((name, name) for name in names)]
        return Choices(self.shell.look, values, self._person, self._choose, width=width, name="person")

    def _choose_game(self, name: str) -> None:
        self._sides.clear()
        choose_game(self.shell, name)

    def _choose(self, name: str) -> None:
        self._person = name
        self._sides.clear()
        self.rebuild()


def _height(nodes: Sequence[Node]) -> float:
    return sum(node.height for node in nodes)
