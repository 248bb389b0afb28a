"""The animation queue: named lanes that run in parallel, each with one action after the other. Input never waits for
it: what blocks a click is finished, and Esc finishes everything."""

from __future__ import annotations

from collections import deque
from typing import Final

from resarcana_gui.scene.action import Action
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.timing import Pace

TABLE: Final = "table"
"""The lane for events of the game."""

INTERFACE: Final = "interface"
"""The lane for the interface. The game's speed does not affect it, and its actions start at once."""

SETTLING: Final = 100
"""The number of rounds in which actions added by finished ones are finished too."""

LONGEST_STEP: Final = 250
"""The longest step in milliseconds. After a longer pause (a window was dragged, a machine slept) animations continue
where they were."""


class Queue:
    """Runs actions as time passes. `pace` is the player's."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self._lanes: dict[str, deque[Action]] = {}
        self._interface: list[Action] = []
        self._carry = 0.0

    def add(self, action: Action, lane: str = TABLE) -> None:
        """Run an action after those already in its lane."""
        if lane == INTERFACE:
            self._interface.append(action)
        else:
            self._lanes.setdefault(lane, deque()).append(action)

    @property
    def busy(self) -> bool:
        """Whether any event of the game is still to be shown."""
        return any(self._lanes.values())

    @property
    def idle(self) -> bool:
        """Whether no action is left in any lane."""
        return not (self.busy or self._interface)

    def waiting(self, lane: str = TABLE) -> int:
        """Return the number of unfinished actions in a lane."""
        return len(self._lanes.get(lane, ()))

    def update(self, ms: int) -> None:
        """Let real time pass, in milliseconds: the table's lane runs at the player's speed, the interface's at
        normal speed."""
        ms = min(ms, LONGEST_STEP)
        running, self._interface = self._interface, []
        for action in running:
            action.advance(ms)
        self._interface = [action for action in running if not action.done] + self._interface
        self._advance(ms)

    def finish(self, lane: str | None = None) -> None:
        """Finish everything of the game, including lanes that it begins, or everything in one lane."""
        if lane is not None:
            self._finish_lane(lane)
            return
        finished: set[str] = set()
        while (name := next((each for each in self._lanes if each not in finished), None)) is not None:
            finished.add(name)
            self._finish_lane(name)

    def settle(self) -> None:
        """Finish everything, including the interface's actions and those that they add: for tests and pictures."""
        for _ in range(SETTLING):
            self.finish()
            running, self._interface = self._interface, []
            for action in running:
                action.finish()

    def drop(self) -> None:
        """Remove every action without finishing it: for when they can no longer be trusted."""
        self._lanes.clear()
        self._interface.clear()

    def clear_way(self, node: Node) -> None:
        """Finish what blocks a click on a node: in every lane, everything up to the last action that animates it, an
        ancestor or a descendant."""
        for actions in self._lanes.values():
            for _ in range(_last_touching(actions, node)):
                if actions:
                    self._finish_first(actions)

    def _advance(self, ms: int) -> None:
        if self.pace.at_once:
            self.finish()
            return
        exact = ms * self.pace.rate + self._carry
        whole = int(exact)
        self._carry = exact - whole
        for actions in list(self._lanes.values()):
            self._run(actions, whole)

    def _run(self, actions: deque[Action], ms: int) -> None:
        """Run actions in turn. The time that one leaves goes to the next."""
        while actions:
            first = actions[0]
            ms = first.advance(ms)
            if not first.done:
                return
            if actions and actions[0] is first:  # it may have finished the queue
                actions.popleft()

    def _finish_lane(self, name: str) -> None:
        actions = self._lanes.get(name, deque())
        for _ in range(len(actions)):  # actions that they add are not finished: that might never end
            if actions:
                self._finish_first(actions)

    def _finish_first(self, actions: deque[Action]) -> None:
        actions.popleft().finish()


def _last_touching(actions: deque[Action], node: Node) -> int:
    """Return the number of actions up to the last that animates a node, its ancestors or descendants."""
    lineage = set(node.lineage())
    last = 0
    for number, action in enumerate(actions, start=1):
        if any(target in lineage or node in target.lineage() for target in action.targets()):
            last = number
    return last
