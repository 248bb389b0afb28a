from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence

from resarcana_gui.audio.executor import Job
from resarcana_gui.audio.speaker import Speaker


class Queued:
    """Runs its jobs when it is told to."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def submit(self, job: Job) -> None:
        self.jobs.append(job)

    def close(self, last: Job, timeout: float | None) -> bool:
        return True

    def run(self) -> None:
        while self.jobs:
            self.jobs.pop(0)()


class Voice:
    """A command that speaks."""

    def __init__(self) -> None:
        self.spoken: list[tuple[str, str]] = []
        self.ended = 0
        self.meanwhile: Callable[[], object] | None = None

    def __call__(self, words: Sequence[str], **how: object) -> Voice:
        assert how["stdin"] == subprocess.PIPE and "shell" not in how
        self._words = words
        return self

    def communicate(self, text: bytes) -> None:
        self.spoken.append((text.decode(), self._words[-1]))
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            meanwhile()

    def terminate(self) -> None:
        self.ended += 1


def made(voice: object, words: Sequence[str] = ("speak",)) -> tuple[Speaker, Queued]:
    queued = Queued()
    found = lambda language: (*words, language) if words else ()  # noqa: E731 - one line says it
    return Speaker(found=found, start=voice, new_executor=lambda: queued), queued  # type: ignore[arg-type]


def test_texts_are_spoken_one_after_the_other_in_their_language() -> None:
    voice = Voice()
    speaker, queued = made(voice)
    speaker.say("Ana juega", "es")
    speaker.say("It is your turn", "en")
    queued.run()
    assert voice.spoken == [("Ana juega", "es"), ("It is your turn", "en")]


def test_what_interrupts_ends_what_is_spoken_and_drops_what_waits() -> None:
    voice = Voice()
    speaker, queued = made(voice)
    speaker.say("long", "en")
    speaker.say("waits", "en")
    voice.meanwhile = lambda: speaker.say("now", "en", interrupts=True)
    queued.run()
    assert [text for text, _ in voice.spoken] == ["long", "now"] and voice.ended == 1


def test_without_a_command_or_when_it_fails_it_is_silent() -> None:
    voice = Voice()
    speaker, queued = made(voice, ())
    speaker.say("nobody hears it", "en")
    queued.run()
    assert not voice.spoken and not speaker.able("en")

    def fails(*_: object, **__: object) -> None:
        raise FileNotFoundError("speak")

    speaker, queued = made(fails)
    speaker.say("once", "en")
    queued.run()
    speaker.say("twice", "en")
    assert not queued.jobs and not speaker.able("en")
    speaker.close()
