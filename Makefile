# Everything a player or a developer does, in one word. `make help` lists it.
# Needs GNU make, a POSIX shell and Python 3.11 or later; the rest is put into .venv.
# On Windows, make.cmd does the same.

.DEFAULT_GOAL := help
.PHONY: help play test format-check format lint types contracts tests coverage test-compiled bench bench-ui tour fuzz attack tournament compile art checksums executable clean

VENV := .venv
BIN := $(VENV)/bin
ART := build/artenv
SOURCES := $(shell find resarcana_gui -name '*.py') $(wildcard cards.yaml)
COMPILED_TESTS := $(wildcard tests/kernel tests/contract tests/match tests/games)
COUNTED_TESTS := $(wildcard tests/kernel tests/contract tests/match tests/golden tests/games/*/test_*.py \
	tests/games/*/cards tests/games/*/rules tests/games/*/components tests/games/*/ai)
CODE := resarcana_gui tests setup.py $(wildcard art)

help: ## What there is
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "  %-18s %s\n", $$1, $$2 }'

play: $(VENV)/play.stamp ## Play
	@$(BIN)/resarcana play $(ARGS)

test: format-check lint types contracts tests coverage ## Check everything; stops at the first failure

# One after the other even under `make -j`, so that the first failure is the first in this order.
.NOTPARALLEL:

format-check: $(VENV)/dev.stamp ## Is the code formatted?
	$(BIN)/ruff format --check $(CODE)

format: $(VENV)/dev.stamp ## Format the code, and mend what the linter can mend
	$(BIN)/ruff check --fix-only --quiet $(CODE)
	$(BIN)/ruff format $(CODE)

lint: $(VENV)/dev.stamp ## Ruff
	$(BIN)/ruff check $(CODE)

types: $(VENV)/dev.stamp ## mypy, strict
	$(BIN)/mypy

contracts: $(VENV)/dev.stamp ## Who may import whom
	$(BIN)/lint-imports --no-logo

# Counting slows everything that runs, so only those tests count that are there to try the kernel and the rules.
tests: $(VENV)/dev.stamp ## The tests, on all cores; those of kernel and rules count what they cover
	$(BIN)/python -m pytest -n auto --cov --cov-report= --cov-fail-under=0 $(COUNTED_TESTS)
	$(BIN)/python -m pytest -n auto $(addprefix --ignore=,$(COUNTED_TESTS))

coverage: $(VENV)/dev.stamp ## Did the last tests cover every branch of the kernel and the rules?
	$(BIN)/coverage report

compile: build/compiled.stamp ## A compiled copy of the package, in build/compiled

build/compiled.stamp: $(SOURCES) setup.py $(VENV)/dev.stamp
	$(BIN)/python -m resarcana_gui.tools.compile
	@touch $@

# -P keeps the current folder, with the sources, from being looked at first.
test-compiled: compile ## The tests of kernel, games and matches against the compiled copy
	PYTHONPATH=build/compiled:. $(BIN)/python -P -m pytest -o pythonpath= -n auto --quiet $(COMPILED_TESTS)

bench: compile ## How fast it is, plain and compiled
	$(BIN)/python -m resarcana_gui.tools.bench $(ARGS)

bench-ui: $(VENV)/play.stamp ## How fast the window is: frame times, start, memory
	@$(BIN)/python -m resarcana_gui.tools.bench_ui $(ARGS)

fuzz: $(VENV)/dev.stamp ## Play random games and look for broken promises
	$(BIN)/python -m resarcana_gui.tools.fuzz $(ARGS)

attack: $(VENV)/dev.stamp ## Try to break the program: kills, damaged files, odd windows; ARGS="kills --size 0.1"
	$(BIN)/python -m resarcana_gui.tools.attack $(ARGS)

tournament: $(VENV)/dev.stamp ## Let the machine opponents play each other
	$(BIN)/python -m resarcana_gui.tools.tournament $(ARGS)

tour: $(VENV)/dev.stamp $(if $(findstring --readme,$(ARGS)),$(ART)/filled.stamp) ## A picture of every screen, with what is wrong with its layout, in build/tour
	$(BIN)/python -m resarcana_gui.tools.tour $(ARGS)
	@$(if $(findstring --readme,$(ARGS)),$(ART)/bin/python -m art.documents build/tour/readme docs/images)

art: $(ART)/filled.stamp ## Make the pictures that are older than their scripts; ONLY=fire_dragon makes this one
	@$(ART)/bin/python -m art.build $(ARGS)
	@$(if $(ONLY)$(filter-out --force,$(ARGS)),:,$(ART)/bin/python -m art.interface.build $(ARGS))
	@$(if $(ONLY)$(filter-out --force,$(ARGS)),:,$(ART)/bin/python -m art.sounds)
	@$(MAKE) --no-print-directory checksums

checksums: $(VENV)/play.stamp ## Write down what the pictures, sounds and fonts are, after one has changed
	@$(BIN)/python -m resarcana_gui.tools.checksums

executable: $(VENV)/play.stamp ## The program as a folder that needs no Python, in dist/resarcana
	@$(PIP) install --editable '.[executable]'
	$(BIN)/pyinstaller --noconfirm --workpath build/executable build.spec

clean: ## Remove everything that was made here, the virtual environment too
	rm -rf $(VENV) build dist htmlcov *.egg-info .coverage .coverage.*
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The virtual environment: made once, filled again when pyproject.toml changes. What is there already is kept.
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

$(VENV)/play.stamp: pyproject.toml
	@sh .ci/venv $(VENV)
	@echo "Installing what the game needs ..."
	@$(PIP) install --editable .
	@touch $@

$(VENV)/dev.stamp: pyproject.toml
	@sh .ci/venv $(VENV)
	@echo "Installing what development needs ..."
	@$(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/play.stamp

# Pictures are made in an environment of their own, with Blender in it: nothing else needs that.
$(ART)/filled.stamp: .ci/artenv
	@sh .ci/artenv $(ART)
	@touch $@
