"""A game's part of the window, as simple as possible: all texts from its catalog, one drawing as background. A game
begins with it, and overrides what it has more of."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from resarcana_gui.i18n import Catalog
from resarcana_gui.i18n.catalog import FALLBACK
from resarcana_gui.i18n.plurals import OTHER
from resarcana_gui.kernel.game import Game, Options, Outcome
from resarcana_gui.kernel.state import State
from resarcana_gui.lessons.onboarding import OnboardingTip, onboarding_of
from resarcana_gui.paths import assets
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.painter import Drawing
from resarcana_gui.scene.sprite import Sprite
from resarcana_gui.scene.text import IconSource, NoIcons
from resarcana_gui.scene.ui_style import BODY, HEADING, UiStyle
from resarcana_gui.scene.viewport import CANVAS
from resarcana_gui.scene.widgets.label import Label
from resarcana_gui.screens.context import Context
from resarcana_gui.screens.game_ui import Backdrop, Character, GameUi, Introduction, LearningUi, Level, Seating, Setup
from resarcana_gui.tabletop.tell.voice import Words


class PlainLearning(LearningUi):
    """The part that teaches. Uses `lessons.<lesson>.<text>`, `introduction.words` and `introduction.<scene>`, and
    `firsts.<tip>` of the catalog; the tips are in the game's `firsts.yaml`."""

    folder: ClassVar[str]
    """The game's folder among the assets."""
    scenes: ClassVar[Mapping[str, str]]
    """The scenes of the introduction, each with the name of its picture (see `art`)."""

    @abstractmethod
    def catalog(self, language: str) -> Catalog:
        """Return the texts of the game."""

    def lesson_text(self, name: str, language: str, **figures: object) -> str:
        return self.catalog(language).text(f"lessons.{name}", **figures)

    def introduction(self, language: str) -> Introduction:
        text = self.catalog(language).text
        scenes = [(art, text(f"introduction.{scene}")) for scene, art in self.scenes.items()]
        return Introduction(text("introduction.words"), scenes)

    def onboarding(self) -> Sequence[OnboardingTip]:
        return onboarding_of(assets(self.folder, "firsts.yaml"))

    def onboarding_text(self, name: str, language: str) -> str:
        return self.catalog(language).text(f"firsts.{name}")


class PlainUi(GameUi):
    """Uses these texts of the catalog: `game.name`, `game.how` (to play), `game.setup.<name>` and
    `game.level.<name>`, each with `title` and `text`, and `game.characters`, names without spaces."""

    def __init__(
        self, game: Game, setups: Mapping[str, Options], opponents: Iterable[str], behind: Drawing
    ) -> None:  # fmt: skip
        """`setups` by name, the usual one first; `opponents`: those that are offered, from weak to strong; `behind`:
        the background."""
        self.game: Final = game
        self._setups: Final = dict(setups)
        self._opponents: Final = tuple(opponents)
        self._behind: Final = behind

    @abstractmethod
    def catalog(self, language: str) -> Catalog:
        """Return the texts of the game, with those of the table (see `table_catalog`)."""

    def icons(self, look: UiStyle) -> IconSource:
        return NoIcons()

    def title(self, context: Context) -> Backdrop:
        behind = Backdrop(size=CANVAS)
        behind.add(Sprite(self._behind, CANVAS))
        return behind

    def ground(self, context: Context) -> Drawing:
        return self._behind

    def guide(self, context: Context, width: float) -> Node:
        return Label(context.look, self._text(context.settings.language, "how"), BODY, width=width)

    def name(self, language: str) -> str:
        return self._text(language, "name")

    def setups(self, language: str) -> Sequence[Setup]:
        fewest, most = self.game.seat_range()
        return [
            Setup(name, *self._titled(language, f"setup.{name}"), fewest, most, options)
            for name, options in self._setups.items()
        ]

    def levels(self, language: str) -> Sequence[Level]:
        return [Level(name, *self._titled(language, f"level.{name}")) for name in self._opponents]

    def characters(self, language: str) -> Sequence[Character]:
        names = (self._text(each, "characters").split() for each in (FALLBACK, language))
        return [Character(known.lower(), name) for known, name in zip(*names, strict=True)]

    def results(self, context: Context, seating: Seating, view: State, size: tuple[float, float]) -> Node:
        """Return everybody's place and points, and the measures that have a text `game.measures.<name>`, from first
        to last."""
        outcome, words = self.game.outcome(view), Words(self.catalog(context.settings.language))
        assert outcome is not None
        ranked = sorted(enumerate(outcome.places), key=lambda seated: seated[1])
        lines = []
        for seat, place in ranked:
            told = words.text("results.place", place=place, name=seating.names[seat], points=outcome.points[seat])
            measures = _measured(words, outcome, seat)
            lines.append(words.text("results.measured", result=told, measures=measures) if measures else told)
        return Label(context.look, "\n".join(lines), HEADING, width=size[0], height=size[1])

    def _titled(self, language: str, key: str) -> tuple[str, str]:
        return self._text(language, f"{key}.title"), self._text(language, f"{key}.text")

    def _text(self, language: str, key: str) -> str:
        return self.catalog(language).text(f"game.{key}")


def _measured(words: Words, outcome: Outcome, seat: int) -> str:
    """Return the measures of a seat's result in words."""
    keys = {name: f"game.measures.{name}" for name in outcome.measures}
    return words.listed(
        [
            words.plural(key, outcome.measures[name][seat])
            for name, key in keys.items()
            if words.catalog.has(f"{key}.{OTHER}")
        ]
    )
