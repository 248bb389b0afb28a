"""Places and uses a card that was put into the tree, by mouse: `python -m tests.games.resarcana.recipes.card ID`."""

from __future__ import annotations

import sys

from resarcana_gui.games.resarcana.rules.commands import PlaceArtifact, UsePower
from resarcana_gui.scene.timing import Speed
from tests.games.resarcana.robot.robot import Robot
from tools.headless_client import HeadlessClient, headless

MOST = 400


def main(slug: str) -> None:
    """Let a robot that likes this card best play it from the hand; tell its name, and what lies on it then."""
    headless()
    stage = HeadlessClient()
    stage.shell.look.pace.speed = Speed.INSTANT
    own = {"mage": "duelist", "item": "protection", "pool": "2E", "hand": [slug]}
    scenario = {"seats": [own, {"mage": "seer", "item": "research"}]}
    robot = Robot(stage, stage.table(people=2, scenario=scenario), clever=0.0)
    number = robot.table.resources.cards.numbers[slug]
    assert number in robot.table.scenery.cards, "the card does not lie in the hand"
    robot.wish = {number}
    for _ in range(MOST):
        done = [step.command for step in robot.screen.match.history.steps]
        if UsePower(0, number, 0) in done:
            assert PlaceArtifact(0, number) in done
            break
        robot._go_on()
    else:
        raise AssertionError("the card is never used")
    robot.check()
    voice, lying = robot.table.resources.voice, robot.screen.match.view(0).on[number]  # type: ignore[attr-defined]
    print(f"{voice.card(number)}: {voice.amount(lying)}")


if __name__ == "__main__":
    main(sys.argv[1])
