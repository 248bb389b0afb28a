"""The way back to the title, from wherever one is."""

from __future__ import annotations

from resarcana_gui.screens.shell import Shell


def to_title(shell: Shell) -> None:
    """Leave the screen for the title, for good; a game that is saved can be continued there."""
    from resarcana_gui.screens.title import Title  # noqa: PLC0415 - the title and the others show each other

    shell.show(Title(shell))
