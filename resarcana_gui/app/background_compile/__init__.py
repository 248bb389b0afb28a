"""Makes the compiled modules that lie beside the sources: `python -m resarcana_gui.app.background_compile FOLDER`.

`make play` starts this in the background. It works on a copy of the sources, one at a time on a machine, and can be
killed at any moment: what is not finished is begun again next time, and nothing of it is ever used (see compiled.py).
What was made is tried before it is published: it has to play a game just as the sources do. Whatever does not work is
said in the log, and not tried again for a day unless the sources change.
"""
