"""What happened is seen first, deed by deed; then the light moves, the banner opens, and then somebody is asked."""

from __future__ import annotations

from resarcana_gui.games.resarcana.rules.commands import PlaceArtifact, subject
from resarcana_gui.games.resarcana.view.playing.resarcana_table import ResArcanaTable
from resarcana_gui.kernel.command import Command
from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.timing import Speed
from resarcana_gui.screens.table.table_screen import TableScreen
from tools.headless_client import HeadlessClient

HOME = {"mage": "scholar", "item": "divination", "pool": "9E 9L 9C 9D 9G", "hand": ["horn_of_plenty", "windup_man"]}
RIVAL = {"mage": "duelist", "item": "research", "pool": "2E 3L 2D 4G", "play": ["prism"], "hand": ["dragon_egg"]}
STEP = 20


class Evening:
    """A person's turn against a machine, on the whole table."""

    def __init__(self) -> None:
        self.stage = HeadlessClient()
        self.screen: TableScreen = self.stage.table(scenario={"seats": [HOME, RIVAL], "round": 4}, agent="random")
        self.stage.shell.look.pace.speed = Speed.NORMAL
        view = self.screen.view
        assert isinstance(view, ResArcanaTable)
        self.table = view

    def do(self, found: Command) -> None:
        self.screen.controller.submit(found, hurry=False)

    def place(self) -> None:
        """The person places a card, and the machine answers with something."""
        placing = (each for each in self.screen.match.legal() if isinstance(each, PlaceArtifact) and subject(each) >= 0)
        self.do(next(placing))

    @property
    def names(self) -> set[str]:
        return {node.name for node in self.table.scenery.effect_layer.children}

    def log(self, most: int = 12_000) -> list[str]:
        """What is first seen, in its order, until the person is asked again."""
        seen: list[str] = []
        light = self.table.ground.light
        for _ in range(0, most, STEP):
            self.stage.tick(STEP)
            now = [each for each in ("banner",) if each in self.names]
            now += ["held"] if self.table.scenery.held is not None else []
            now += ["light"] if self.table.ground.light != light else []
            light = self.table.ground.light
            asked = self.screen.question_timing.shown and self.screen.match.pending is not None
            seen += [each for each in now if each not in seen or each == "light"]
            if asked and "held" in seen:
                return [*seen, "asked"]
        raise AssertionError(seen)


def test_the_last_deed_then_light_then_banner_then_the_question() -> None:
    evening = Evening()
    evening.place()
    seen = evening.log()
    assert seen[0] == "light", "it walks to the rival"
    assert seen[1] == "held" and seen[-1] == "asked"
    assert seen.index("banner") > seen.index("held") and seen.count("light") == 2
    assert evening.table.scenery.held is None and "banner" not in evening.names
    assert evening.table.ground.light == 0


def test_the_light_is_where_it_belongs_when_a_table_is_shown_anew() -> None:
    evening = Evening()
    assert evening.table.ground.light == 0
    evening.place()
    evening.stage.shell.look.queue.finish()
    view = evening.screen.match.view(0)
    evening.table.show(view)
    assert evening.table.ground.light == 1 and evening.table.ground.fading == 0.0


def test_escape_plays_the_rest_at_once() -> None:
    evening = Evening()
    evening.place()
    while evening.table.scenery.held is None:
        evening.stage.tick(STEP)
    evening.stage.shell.stage.send(KeyDown("escape"))
    evening.stage.tick(STEP)
    assert evening.screen.question_timing.shown and "held" not in evening.names


def test_the_banner_tells_what_happened_last() -> None:
    evening = Evening()
    evening.place()
    while "banner" not in evening.names:
        evening.stage.tick(STEP)
    deed = evening.table.scenery.deeds[1].text
    assert deed.startswith("Circe ")
    band = next(node for node in evening.table.scenery.effect_layer.children if node.name == "banner")
    assert deed in [getattr(label, "text", "") for label in band.walk()]
