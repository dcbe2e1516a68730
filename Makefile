PYTHON ?= python3
# One more than there are cores: tests with a server or a browser wait more than they compute.
WORKERS ?= 3
# Tests stay beside their neighbours, so that what they share is set up once; whoever is done takes from the others.
SHARED := --dist worksteal

VENV := .venv
BIN := $(VENV)/bin
# Playing needs little; developing needs much besides.
READY := $(VENV)/.ready
TOOLS := $(VENV)/.ready-dev
COMPILED := build/compiled
# Tests run with the engine that people play with; interpreted it plays the same games, and its rules can be tested alone.
RULES := $(addprefix tests/,cv engine pursuit scenario sketches)
CLIENT := build/web/index.html
# Whoever has imported all tests once has compiled them for every worker.
COLLECTED := build/collected.txt
# All but `learning`: what its example needs takes more room than everything else together.
EXTRAS := $(addprefix --extra ,bench cluster environments openspiel parquet postgres print push)
LOCK := $(BIN)/uv pip compile pyproject.toml --universal --quiet --generate-hashes --no-header --no-annotate
# Beside the tests, which take longest, everything else has its turn; what needs no build begins before they can.
ALL := all-tests web-style web-types python-check same-games compiled-wheel
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

# Whoever keeps no bytecode compiles every module again for each of the many programs that the tests start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play web static web-check web-style web-types browser browser-package test check python-check pytest all-tests rules coverage compiled quick \
	same-games compiled-wheel wheel bench format lock clean

help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf 'make %-14s %s\n' "$$name" "$$text"; done

play: web ## play in the browser: starts the server and opens the table
	@PYTHONPATH="$$($(BIN)/python tools/compile.py --ready)" $(BIN)/wellspent serve --compile

# A browser that the system has to fetch comes while Python's packages do: neither keeps both cores busy.
test: ## every check and every test
	@$(MAKE) --no-print-directory --jobs=2 $(TOOLS) browser-package
	@$(MAKE) --no-print-directory --jobs=2 $(ALL)

check: $(TOOLS) web/node_modules/.ready ## format, lint, types, rule citations, links, card files; the client too
	@$(MAKE) --no-print-directory --jobs=2 python-check web-types web-style

python-check: $(TOOLS)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/check_citations.py
	$(BIN)/python tools/check_links.py
	$(BIN)/python tools/make_reference.py --check
	$(BIN)/wellspent cards --check

pytest: all-tests ## every test, those in a browser too, compiled where there is a C compiler

all-tests: $(TOOLS) quick static browser $(COLLECTED)
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(WORKERS) $(SHARED)

rules: $(TOOLS) quick web ## the tests of the rules, interpreted
	$(BIN)/pytest -q $(RULES)

coverage: $(TOOLS) static browser ## which lines the tests never come to, in build/coverage
	$(BIN)/pytest -n $(WORKERS) $(SHARED) --cov --cov-report=html

compiled: $(TOOLS) ## compile engine and games into build/compiled
	$(BIN)/python tools/compile.py

quick: $(TOOLS)
	@if $(BIN)/python tools/compile.py --can; then $(BIN)/python tools/compile.py --quick; fi

same-games: quick ## the same games, interpreted and compiled
	@if $(BIN)/python tools/compile.py --can; then $(BIN)/python tools/check_compiled.py; fi

compiled-wheel: quick web
	@if $(BIN)/python tools/compile.py --can; then $(BIN)/python tools/check_wheel.py; fi

wheel: static compiled ## a wheel with the client and the compiled modules, in dist
	WELLSPENT_COMPILED=$(COMPILED) $(BIN)/python -m hatchling build --target wheel

bench: $(TOOLS) ## measure the engine, interpreted and compiled, beside others
	@if $(BIN)/python tools/compile.py --can; then $(BIN)/python tools/compile.py; fi
	@$(BIN)/wellspent bench

web: $(CLIENT) ## build the client of the web table into build/web

static: web ## the game without a server, as a folder for any web host: build/static
	$(BIN)/python -m tools.pack_offline

web-check: web-style web-types ## format, types and tests of the client, and whether it fits the server

web-style: web/node_modules/.ready
	@$(NPM) run --silent style

web-types: web/node_modules/.ready
	$(BIN)/python tools/make_protocol.py --check
	@$(NPM) run --silent types

browser-package:
	@$(PYTHON) tools/browser.py --package

browser: $(TOOLS) ## find a browser for the tests, or install one
	@$(BIN)/python tools/browser.py

format: $(TOOLS) ## format the sources and mend what the linter can
	$(BIN)/ruff check --fix --exit-zero --quiet .
	$(BIN)/ruff format .

lock: $(TOOLS) ## choose the versions of the lock files anew
	$(LOCK) $(EXTRAS) --group dev --upgrade -o requirements-dev.lock
	$(LOCK) --extra print --group build --constraint requirements-dev.lock -o requirements.lock

clean: ## remove everything that was built, the environment included
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Wellspent needs Python 3.11 or newer: make PYTHON=python3.12 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv || echo "uv is not available; pip does it"

define install
	@install="$(BIN)/python -m pip install --disable-pip-version-check"; \
	if [ -x $(BIN)/uv ]; then install="$(BIN)/uv pip install --python $(BIN)/python"; fi; \
	$$install --quiet --require-hashes -r $< && \
	$$install --quiet --no-deps --no-build-isolation -e .
	@touch $@
endef

$(READY): requirements.lock pyproject.toml | $(BIN)/python
	$(install)

$(TOOLS): requirements-dev.lock pyproject.toml | $(BIN)/python
	$(install)
	@touch $(READY)

$(COLLECTED): $(TOOLS)
	@mkdir -p $(@D)
	@$(BIN)/pytest --collect-only --quiet >$@ || true

$(CLIENT): web/node_modules/.ready $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) $(shell find src/wellspent/games -name '*.toml')
	@$(NPM) run --silent build

web/node_modules/.ready: web/package.json web/package-lock.json | $(READY)
	@$(NPM) ci --silent
	@touch $@
