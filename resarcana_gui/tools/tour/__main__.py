"""`python -m resarcana_gui.tools.tour`."""

import sys

from resarcana_gui.tools.tour.run import main

sys.exit(main())
