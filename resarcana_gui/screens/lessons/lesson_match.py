"""Sets up the table of a lesson, where it was left."""

from __future__ import annotations

from collections.abc import Sequence

from resarcana_gui.kernel.codec import CodecError, JsonObject
from resarcana_gui.kernel.refusal import Refused
from resarcana_gui.lessons.lesson import Lesson
from resarcana_gui.match.match import Match
from resarcana_gui.screens.seat_names import usual_person
from resarcana_gui.screens.shell import Shell


def start(shell: Shell, lesson: Lesson) -> tuple[Match, int]:
    """The match and the step where it was left; those at the beginning when it was never begun, or the answers given
    then are no longer possible. Raises OptionsError."""
    state = shell.matches.progress(shell.chosen)[lesson.name]
    match = _fresh(shell, lesson)
    if state.step < len(lesson.steps) and _replayed(match, state.answers):
        return match, state.step
    return _fresh(shell, lesson), 0


def _fresh(shell: Shell, lesson: Lesson) -> Match:
    """The match at its beginning. The rival is the first character that does not teach."""
    language = shell.settings.language
    teacher = shell.game.teacher(language)
    rival = next(name for name in shell.game.character_names(language) if teacher is None or name != teacher.name)
    learner = shell.settings.player_name or usual_person(language, 0, 1)
    return shell.matches.lesson(shell.chosen, lesson, (learner, rival))


def _replayed(match: Match, answers: Sequence[JsonObject]) -> bool:
    """Give the answers of a lesson that was left. Returns whether all of them were possible."""
    for answer in answers:
        try:
            match.submit(match.game.codec.read_command(answer))
        except (Refused, CodecError, ValueError):
            return False
    return True
