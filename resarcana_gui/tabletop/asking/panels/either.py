"""Buttons of which one is chosen, with a check mark."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from resarcana_gui.scene.look import TARGET, Look
from resarcana_gui.scene.node import Node
from resarcana_gui.scene.text import TextStyle
from resarcana_gui.scene.widgets.button import Button

GAP: Final = 8.0
ANSWER: Final = TextStyle(20)
MARGIN: Final = 19.0
"""What the words of a button leave free at both sides together."""


class Answer(NamedTuple):
    """One of two answers: its words, the name of its button, and its action."""

    text: str
    name: str
    choose: Callable[[], object]


def _checked(text: str) -> str:
    return f"{{check}}\u00a0{text}"


class Either(Node):
    """Two buttons of which one is chosen, with a check mark."""

    def __init__(self, look: Look, width: float, first: Answer, second: Answer) -> None:
        super().__init__(name=f"{first.name} or {second.name}")
        self._look: Final = look
        self._answers: Final = (first, second)
        self.first: Final = Button(look, "", first.choose, size=(1, 1), style=ANSWER, name=first.name)
        self.second: Final = Button(look, "", second.choose, size=(1, 1), style=ANSWER, name=second.name)
        self.add(self.first, self.second)
        self._fit(width)

    def show(self, *, first: bool) -> None:
        """Show which one is chosen."""
        for button, answer, chosen in zip((self.first, self.second), self._answers, (first, not first), strict=True):
            button.kind = "primary" if chosen else "button"
            button.text = _checked(answer.text) if chosen else answer.text
            button.changed(inner=True)

    def _fit(self, width: float) -> None:
        """Side by side, each as wide as its words need plus half of the rest; otherwise below each other."""
        needs = [self._look.text.measure(_checked(answer.text), ANSWER)[0] + MARGIN for answer in self._answers]
        free = width - GAP - sum(needs)
        wide = (needs[0] + free / 2, needs[1] + free / 2) if free >= 0 else (width, width)
        high = max(self._high(answer, each) for answer, each in zip(self._answers, wide, strict=True))
        self.first.size, self.second.size = (wide[0], high), (wide[1], high)
        self.second.at = (wide[0] + GAP, 0.0) if free >= 0 else (0.0, high + GAP)
        self.size = (width, self.second.y + high)

    def _high(self, answer: Answer, width: float) -> float:
        return max(TARGET, self._look.text.measure(_checked(answer.text), ANSWER, width - MARGIN)[1] + GAP)


class OneOf(Node):
    """A few short answers in as many lines as they need."""

    def __init__(self, look: Look, width: float, answers: Mapping[int, Answer]) -> None:
        super().__init__(name="one of")
        self._answers: Final = dict(answers)
        self._buttons: Final = {
            key: Button(look, "", answer.choose, size=(1, 1), style=ANSWER, name=answer.name)
            for key, answer in answers.items()
        }
        self.add(*self._buttons.values())
        x = y = 0.0
        for key, button in self._buttons.items():
            wide = min(look.text.measure(_checked(answers[key].text), ANSWER)[0] + MARGIN, width)
            if x and x + wide > width:
                x, y = 0.0, y + TARGET + GAP
            button.size, button.at = (wide, TARGET), (x, y)
            x += wide + GAP
        self.size = (width, y + TARGET)

    def show(self, chosen: int) -> None:
        """Show which one is chosen."""
        for key, button in self._buttons.items():
            text = self._answers[key].text
            button.kind = "primary" if key == chosen else "button"
            button.text = _checked(text) if key == chosen else text
            button.changed(inner=True)
