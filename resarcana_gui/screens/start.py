"""Shows the first screen: the title, or a demo."""

from __future__ import annotations

from resarcana_gui.screens.shell import Shell
from resarcana_gui.settings import Trouble


def begin(shell: Shell, trouble: Trouble | None = None, *, demo: bool = False) -> None:
    """Show the first screen, and say what was wrong with the settings, if anything was."""
    if demo:
        shell.routes.demo()
    else:
        shell.routes.title()
    if trouble is not None:
        shell.tell(shell.text(f"settings.trouble.{trouble.code}", **trouble.values))
