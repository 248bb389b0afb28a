"""Card games on a laptop: an event-sourced engine, machine opponents and a table to play at."""

from resarcana_gui.compiled import use_if_requested

__version__ = "1.0.0"

use_if_requested()
