"""Makes the compiled modules that lie beside the sources: `python -m resarcana_gui.app.background_compile FOLDER`.

`make play` starts this in the background. It works on a copy of the sources, one process at a time on a machine, and
can be killed at any moment: unfinished work is started again next time and never used (see compiled.py). The modules
are tried before they are published: they must play a game exactly as the sources do. A failure is logged, and not
tried again for a day unless the sources change.
"""
