"""The command line's entry point: arguments in, exit code out. The player never sees a traceback.

Exit codes: 0 done; 1 an error in the program or its files, or faults found by lint-cards; 2 the player asked for
something that does not exist; 130 interrupted; 141 the reader of the output is gone.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from resarcana_gui.app import cli_commands, text_command
from resarcana_gui.app.arguments import parser
from resarcana_gui.app.error_log import log_traceback
from resarcana_gui.app.errors import OutputError, UnsavedError, UsageError
from resarcana_gui.app.output import INTERRUPTED, OUTPUT_CLOSED, OUTPUT_FAILED, discard_output, print_error
from resarcana_gui.games.plugin import Plugin, discover
from resarcana_gui.kernel.exhaustive_table import IncompleteError
from resarcana_gui.kernel.game import OptionsError
from resarcana_gui.match.errors import SaveError
from resarcana_gui.paths import DamagedFileError, MissingFileError

FAILED: Final = 1
BAD_ARGUMENTS: Final = 2

ACTIONS: Final[dict[str, Callable[[Namespace, Mapping[str, Plugin]], int]]] = {
    "play": cli_commands.window,
    "text": text_command.text,
    "auto": cli_commands.auto,
    "replay": cli_commands.replay,
    "review": cli_commands.review,
    "lint-cards": cli_commands.lint_cards,
    "doctor": cli_commands.doctor,
}


def run(arguments: Sequence[str], plugins: Mapping[str, Plugin] | None = None) -> int:
    """Run a command line and return the exit code. Uses all installed games unless others are given."""
    try:
        return _run(arguments, plugins)
    except (UsageError, SaveError, OptionsError) as error:
        print_error(str(error))
        return BAD_ARGUMENTS
    except UnsavedError as error:
        print_error(str(error))
        return FAILED
    except KeyboardInterrupt:
        print_error("Interrupted.")
        return INTERRUPTED
    except BrokenPipeError:
        discard_output()
        return OUTPUT_CLOSED
    except OutputError as error:
        discard_output()
        print_error(str(error))
        return OUTPUT_FAILED
    except (MissingFileError, DamagedFileError, IncompleteError) as error:
        with suppress(OSError):
            log_traceback()
        print_error(str(error))
        return FAILED
    except Exception:  # noqa: BLE001 - a player is never shown a traceback
        print_error(f"Something went wrong; {_logged()}.")
        return FAILED


def _run(arguments: Sequence[str], plugins: Mapping[str, Plugin] | None) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        getattr(stream, "reconfigure", lambda **_: None)(errors="replace")
    parsed = _parse(arguments)
    if parsed is None:
        return 0
    return ACTIONS[parsed.command](parsed, discover() if plugins is None else plugins)


def _parse(arguments: Sequence[str]) -> Namespace | None:
    """Return the arguments; None if only help or the version was requested. Without a command, the command is
    `play`."""
    general = arguments[:1] in (["-h"], ["--help"], ["--version"])
    named = arguments[:1] and not arguments[0].startswith("-")
    try:
        return parser().parse_args(arguments if named or general else ["play", *arguments])
    except SystemExit:
        return None


def _logged() -> str:
    try:
        return f"the details are in {log_traceback()}"
    except OSError as error:
        return f"the details could not be written ({error.strerror})"
