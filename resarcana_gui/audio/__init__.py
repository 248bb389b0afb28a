"""Sounds and music by name, for any game; without a sound card everything goes on in silence. It knows no game.

`sounds.Sounds` puts the parts together; nothing is opened or read before the first sound is asked for, and then not in
the thread that asks.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
