"""Key bindings. Every action has a name; its keys can be changed, and conflicts are reported."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from resarcana_gui.scene.events import KeyDown
from resarcana_gui.scene.keys import label, normal, plain, split
from resarcana_gui.scene.markup import escaped
from resarcana_gui.scene.pads.pad_buttons import button_sign, of_pad

LABELS = {"return": "Enter", "escape": "Esc"}


class Bindings:
    """The keys of actions. A chord is a key's name after its modifiers: "ctrl+shift+z". The buttons of game
    controllers are keys too; each action has its own keys for the keyboard and for controllers."""

    def __init__(self, defaults: Mapping[str, Sequence[str]]) -> None:
        self.family = ""
        """The family of the controller in use; empty for keyboard and mouse."""
        self.begin_with(defaults)

    def begin_with(self, defaults: Mapping[str, Sequence[str]]) -> None:
        """Replace all actions by these, with their default chords."""
        self._defaults = {action: tuple(map(normal, chords)) for action, chords in defaults.items()}
        self._chords = dict(self._defaults)

    def action(self, event: KeyDown) -> str | None:
        """Return the action bound to a key; None when there is none. An unbound key of the keypad counts as the key
        with the same character elsewhere."""
        bound = self._bound(event.chord)
        return bound if bound is not None else self._bound(replace(event, key=plain(event.key)).chord)

    def _bound(self, chord: str) -> str | None:
        return next((action for action, chords in self._chords.items() if chord in chords), None)

    def chords(self, action: str) -> tuple[str, ...]:
        """Return the chords of an action. Raises KeyError for an unknown one."""
        return self._chords[action]

    def hint(self, action: str) -> str:
        """Return the markup that shows an action's first key on a control: "Ctrl+Z", or the sign of the button while
        a controller is in use; empty when it has none."""
        chords = self._chords.get(action, ())
        if self.family:
            return next(filter(None, (button_sign(self.family, chord) for chord in _own_first(chords))), "")
        keys = [chord for chord in chords if not of_pad(chord)]
        return escaped(chord_label(keys[0])) if keys else ""

    def conflicts(self, action: str, chord: str) -> tuple[str, ...]:
        """Return the other actions bound to a chord."""
        wished = normal(chord)
        return tuple(other for other, chords in self._chords.items() if other != action and wished in chords)

    def rebind(self, action: str, *chords: str, take: bool = False) -> tuple[str, ...]:
        """Replace an action's keys, or its buttons of a controller; those of the other device stay. Without any
        chords it loses all. Returns the actions that already have one of the chords: then nothing has changed,
        unless `take` removed it from them. Raises KeyError for an unknown action."""
        kept = [chord for chord in self._chords[action] if chords and of_pad(chord) != of_pad(normal(chords[0]))]
        wished = tuple(dict.fromkeys([*map(normal, chords), *kept]))
        clashing = tuple(dict.fromkeys(other for chord in chords for other in self.conflicts(action, chord)))
        if clashing and not take:
            return clashing
        for other in clashing:
            self._chords[other] = tuple(chord for chord in self._chords[other] if chord not in wished)
        self._chords[action] = wished
        return clashing

    def reset(self) -> None:
        """Restore the defaults."""
        self._chords = dict(self._defaults)

    def changed(self) -> dict[str, list[str]]:
        """Return the differences from the defaults, for saving."""
        return {action: list(chords) for action, chords in self._chords.items() if chords != self._defaults[action]}

    def restore(self, saved: Mapping[str, Sequence[str]]) -> None:
        """Apply saved differences. Unknown actions are ignored. Bindings saved before controllers were supported are
        combined with the default buttons, except buttons that now have another meaning."""
        known = {action: tuple(map(normal, chords)) for action, chords in saved.items() if action in self._defaults}
        used = {chord for chords in known.values() for chord in chords}
        for action, chords in known.items():
            if chords and not any(map(of_pad, chords)):
                usual = (chord for chord in self._defaults[action] if of_pad(chord) and chord not in used)
                known[action] = (*chords, *usual)
        self._chords = {**self._defaults, **known}

    def __iter__(self) -> Iterator[str]:
        return iter(self._chords)


@lru_cache(maxsize=256)
def chord_label(chord: str) -> str:
    """Return a chord as printed on keys: "Ctrl+Z"."""
    held, key = split(chord)
    return "+".join([*map(label, held), LABELS.get(key) or label(key)])


def _own_first(chords: Sequence[str]) -> list[str]:
    """Return the chords, with buttons of a controller before those buttons that stand for ordinary keys."""
    return sorted(chords, key=lambda chord: not of_pad(chord))
