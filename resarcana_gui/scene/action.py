"""Actions: animations and other things that take time. `a + b` runs one after the other, `a | b` both together.

Time is in whole milliseconds, and an action advances from one of its own turning points to the next, never past one. So
the size of the time steps does not matter: finishing an action half-way leaves exactly what running it to the end
would. An action runs once; build a new one for the next time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from resarcana_gui.scene.node import Node


class Action:
    """Something that takes time. Each kind of action defines how in `step`, `until_next` and `done`."""

    @property
    def done(self) -> bool:
        """Whether it has ended."""
        raise NotImplementedError

    def until_next(self) -> int:
        """Return the milliseconds to the next turning point; 0 when something is due at once."""
        raise NotImplementedError

    def step(self, ms: int) -> None:
        """Let time pass, in milliseconds, at most up to the next turning point, and do what is due there."""
        raise NotImplementedError

    def end_repeating(self) -> None:
        """Stop repeating after the current round."""

    def targets(self) -> Iterator[Node]:
        """Yield the nodes that it animates."""
        return iter(())

    def advance(self, ms: int) -> int:
        """Let time pass, in milliseconds. Return the time left over when the action has ended, and 0 while it is
        running."""
        while not self.done:
            part = self.until_next()
            if part > ms:
                self.step(ms)
                return 0
            self.step(part)
            ms -= part
        return ms

    def finish(self) -> None:
        """Jump to the end at once, exactly as if all its time had passed. Every call on the way is made."""
        self.end_repeating()
        while not self.done:
            self.step(self.until_next())

    def __add__(self, other: Action) -> Sequence:
        return Sequence(self, other)

    def __or__(self, other: Action) -> Together:
        return Together(self, other)


class Wait(Action):
    """Does nothing for some milliseconds."""

    def __init__(self, ms: int) -> None:
        self._left = max(ms, 0)
        self._ended = False

    @property
    def done(self) -> bool:
        return self._ended

    def until_next(self) -> int:
        return self._left

    def step(self, ms: int) -> None:
        self._left -= ms
        self._ended = self._left <= 0


class Call(Action):
    """Calls a function once, taking no time."""

    def __init__(self, function: Callable[[], object]) -> None:
        self._function = function
        self._called = False

    @property
    def done(self) -> bool:
        return self._called

    def until_next(self) -> int:
        return 0

    def step(self, ms: int) -> None:
        self._called = True
        self._function()


class Sequence(Action):
    """Actions one after the other."""

    def __init__(self, *actions: Action) -> None:
        self._actions = [part for action in actions for part in _opened(action)]
        self._index = 0

    @property
    def parts(self) -> list[Action]:
        """The actions in order."""
        return self._actions

    @property
    def done(self) -> bool:
        return self._index == len(self._actions)

    def until_next(self) -> int:
        return 0 if self.done else self._actions[self._index].until_next()

    def step(self, ms: int) -> None:
        if self.done:
            return
        index = self._index
        current = self._actions[index]
        if not current.done:
            current.step(ms)
        if current.done and self._index == index:  # the callee may have finished this sequence
            self._index += 1

    def end_repeating(self) -> None:
        for action in self._actions:
            action.end_repeating()

    def targets(self) -> Iterator[Node]:
        return (node for action in self._actions for node in action.targets())


class Together(Action):
    """Actions at the same time. It is done when the last of them is. Where two animate the same property, the longer
    one decides."""

    def __init__(self, *actions: Action) -> None:
        self._actions = list(actions)
        self._running = list(actions)
        """The actions not known to be done. An action that has ended is removed, so that it is not asked again."""

    @property
    def done(self) -> bool:
        running = self._running
        while running and running[-1].done:
            running.pop()
        return not running

    def until_next(self) -> int:
        return min([action.until_next() for action in self._running if not action.done], default=0)

    def step(self, ms: int) -> None:
        self._running = [action for action in self._running if not action.done]
        for action in tuple(self._running):
            if not action.done:  # the callee of another action may have finished it
                action.step(ms)

    def end_repeating(self) -> None:
        for action in self._actions:
            action.end_repeating()

    def targets(self) -> Iterator[Node]:
        return (node for action in self._actions for node in action.targets())


class Repeat(Action):
    """Repeats: `make` builds each round. Without a number it repeats until it is finished, and then ends with the
    current round."""

    def __init__(self, make: Callable[[], Action], times: int | None = None) -> None:
        self._make = make
        self._left = times
        self._ending = False
        self._round: Action | None = None

    @property
    def done(self) -> bool:
        return self._round is None and (self._left == 0 or (self._ending and self._left is None))

    def until_next(self) -> int:
        if self._round is not None:
            return self._round.until_next()
        return 0 if self._left is not None else 1  # a round that takes no time must not block time for ever

    def step(self, ms: int) -> None:
        if self._round is None:
            if ms >= self.until_next():
                self._begin()
            return
        current = self._round
        if not current.done:
            current.step(ms)
        if current.done and self._round is current:  # the callee may have finished this action
            self._round = None
            self._left = None if self._left is None else self._left - 1

    def _begin(self) -> None:
        self._round = self._make()
        if self._ending:
            self._round.end_repeating()

    def end_repeating(self) -> None:
        self._ending = True
        if self._round is not None:
            self._round.end_repeating()

    def targets(self) -> Iterator[Node]:
        return self._round.targets() if self._round is not None else self._make().targets()


class Later(Action):
    """Builds its action only when its turn comes, from the situation at that moment."""

    def __init__(self, make: Callable[[], Action]) -> None:
        self._make = make
        self._action: Action | None = None
        self._ending = False

    @property
    def done(self) -> bool:
        return self._action is not None and self._action.done

    def until_next(self) -> int:
        return 0 if self._action is None else self._action.until_next()

    def step(self, ms: int) -> None:
        if self._action is None:
            self._action = self._make()
            if self._ending:
                self._action.end_repeating()
        else:
            self._action.step(ms)

    def end_repeating(self) -> None:
        self._ending = True
        if self._action is not None:
            self._action.end_repeating()

    def targets(self) -> Iterator[Node]:
        return self._action.targets() if self._action is not None else iter(())


def in_turn(*actions: Action) -> Sequence:
    """Return a sequence that runs the actions one after the other."""
    return Sequence(*actions)


def together(*actions: Action) -> Together:
    """Return an action that runs all of them at once."""
    return Together(*actions)


def _opened(action: Action) -> list[Action]:
    """Return the parts of a sequence that has not begun, so that a + b + c is one sequence of three."""
    return action.parts if isinstance(action, Sequence) else [action]
