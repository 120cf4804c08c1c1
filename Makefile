# make play and make test set up everything they need; make help lists the rest.
SHELL := /bin/bash
VENV ?= .venv
PY := $(VENV)/bin/python
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
READY := $(VENV)/.ready
TESTED := $(VENV)/.tested
TOOLS := build/tools
PIP := -m pip install --quiet --no-compile --disable-pip-version-check
LOCKED := $(PIP) --require-hashes -r
CORES := $(shell getconf _NPROCESSORS_ONLN)
# Many tests wait for a screen, a socket or a timer, so there are more workers than cores; browsers wait for less.
JOBS ?= $(shell expr 2 \* $(CORES) + 1)
BROWSERS ?= $(shell expr $(CORES) + 1)
TESTS ?=
unexport PYTHONDONTWRITEBYTECODE  # where it is set, each of many short processes would compile everything anew

# Node: the machine's where it is new enough, else that of its PyPI wheel (building/node.py).
MACHINE_NODE = $(PYTHON) -m building.node
export PATH := $(shell $(MACHINE_NODE) 2>/dev/null || echo $(CURDIR)/$(VENV)/bin:)$(PATH)
WEB_BIN := node_modules/.bin

.PHONY: help which-python play test test-offline test-stores test-envs test-walk test-wheel core sbom audit lint lint-python lint-web build web bench soak siege faults mutants pictures lock release docs clean

help:
	@echo "make play     set up, then open the games in the browser (roji play: in the terminal)"
	@echo "make test     set up, then check style and types and run every test"
	@echo "make test-stores  the server on PostgreSQL and NATS, which the tests start by themselves; part of make test where it is installed"
	@echo "make test-envs  the environments for learning, with the suites of others; part of make test where they are installed"
	@echo "make test-walk  every page and moment at every size of screen, by geometry; part of make test"
	@echo "make test-wheel  build the wheel, install it into an empty venv and play there; part of make test in CI"
	@echo "make test-offline  tables without a server, by the Python of browsers under Node; part of make test"
	@echo "make core     the browser's core without a browser, on the golden matches; part of make test"
	@echo "make lint     style and types only"
	@echo "make build    (re)build the compiled modules"
	@echo "make web      (re)build the browser app"
	@echo "make bench    measure speed and size, write benchmarks/results/"
	@echo "make soak     the tests at full counts; goes on where it was stopped (SOAK_SEED=n for other cases)"
	@echo "make faults   kill, pause and cut off every part of a server with several processes; writes the table of docs/faults.md"
	@echo "make siege    every attack we know at a server with two hundred players; prints the table of docs/serving.md"
	@echo "make pictures draw the screens in docs/terminal/ anew, and take those of the browser into build/pictures/"
	@echo "make docs     build the reference of the library from its docstrings, into build/docs/"
	@echo "make lock     write the lock files anew after a change of pyproject.toml or package.json (UPGRADE=1: newer versions)"
	@echo "make release  the source archive and the wheels for this machine, each tried in an empty venv, into dist/"
	@echo "make audit    look up known holes in everything we install"
	@echo "make sbom     write the bills of materials of server and app into build/sbom/"
	@echo "make mutants  change the rules bit by bit and see that the tests notice"

which-python:
	@echo $(PYTHON)

$(READY): pyproject.toml requirements/build.txt requirements/play.txt
	@test -n "$(PYTHON)" || { echo "roji needs Python 3.11 or newer with venv (python3-venv on Debian)."; exit 1; }
	@echo "Setting up $(VENV) (the first time takes a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(PY) $(LOCKED) requirements/build.txt
	@$(PY) $(LOCKED) requirements/play.txt
	@ROJI_PURE=1 $(PY) $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(TESTED): $(READY) requirements/test.txt requirements/postgresql.txt requirements/nats.txt requirements/telemetry.txt requirements/ray.txt requirements/envs.txt requirements/data.txt requirements/learn.txt
	@$(PY) $(LOCKED) requirements/test.txt
	@$(PY) $(LOCKED) requirements/postgresql.txt
	@$(PY) $(LOCKED) requirements/nats.txt
	@$(PY) $(LOCKED) requirements/telemetry.txt
	@$(if $(CI),$(PY) $(LOCKED) requirements/ray.txt,true)
	@$(if $(CI),$(PY) $(LOCKED) requirements/envs.txt,true)
	@$(if $(CI),$(PY) $(LOCKED) requirements/data.txt,true)
	@$(if $(CI),$(PY) $(LOCKED) requirements/learn.txt,true)
	@touch $@

$(TOOLS)/.ready: requirements/tools.txt
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/python $(LOCKED) requirements/tools.txt
	@touch $@

build: $(READY)
	@mkdir -p build
	@$(PY) setup.py --quiet build_ext --inplace --if-changed 2>build/log.txt || { cat build/log.txt; exit 1; }

$(VENV)/.node: $(READY) requirements/node.txt
	@$(MACHINE_NODE) || $(PY) $(LOCKED) requirements/node.txt --only-binary :all:
	@touch $@

web/node_modules/.ready: $(VENV)/.node web/package.json web/pnpm-lock.yaml
	@$(PY) -m building.app fetch
	@touch $@

web/src/lib/protocol.ts: $(READY) web/node_modules/.ready web/scripts/types.mjs $(wildcard src/roji/games/*/facts.py) $(wildcard src/roji/wire/*.py) src/roji/table/told.py src/roji/table/events.py $(wildcard src/roji/server/*.py)
	@mkdir -p build
	@$(VENV)/bin/roji schema build/schema >/dev/null
	@node web/scripts/types.mjs build/schema

web: build $(VENV)/.node
	@$(PY) -m building.app build

play: web
	@$(VENV)/bin/roji serve --open

lint: lint-python lint-web

lint-python: $(TESTED)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy

lint-web: web/src/lib/protocol.ts
	@mkdir -p build
	@cd web && $(WEB_BIN)/prettier --check --log-level warn .
	@cd web && $(WEB_BIN)/svelte-check --fail-on-warnings >../build/svelte.txt 2>&1 || { cat ../build/svelte.txt; exit 1; }
	@cd web && $(WEB_BIN)/tsc -p tsconfig.node.json

core: build web/src/lib/protocol.ts
	@$(PY) -m tests.streams build/streams
	@cd web && $(WEB_BIN)/tsc -p tests && $(WEB_BIN)/vitest run --coverage

test: $(TESTED)
	@$(MAKE) --no-print-directory -j2 --output-sync=target web lint-python
	@$(MAKE) --no-print-directory lint-web $(if $(TESTS),,core)
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(if $(TESTS),$(TESTS),-m "not postgresql" --ignore=tests/web --ignore=tests/wheel --ignore=tests/envs --ignore=tests/offline)
	@$(if $(TESTS),true,$(MAKE) --no-print-directory test-stores)
	@$(if $(TESTS),true,$(PY) -m pytest -n $(CORES) --dist worksteal tests/envs)  # OpenSpiel's logging closes streams that are not its own
	@$(if $(TESTS),true,$(PY) -m pytest -n $(BROWSERS) --dist worksteal tests/web)  # a browser's event loop wants a process of its own
	@$(if $(TESTS),true,$(MAKE) --no-print-directory test-offline)
	@$(if $(TESTS),true,$(if $(CI),$(MAKE) --no-print-directory test-wheel,true))

test-offline: build web/src/lib/protocol.ts $(TESTED)
	@$(PY) -m building.offline
	@$(PY) -m tests.offline.golden build/golden.json
	@cd web && $(WEB_BIN)/tsc -p offline-tests && $(WEB_BIN)/vitest run --config vitest.offline.config.ts
	@$(PY) -m pytest -n $(BROWSERS) --dist worksteal tests/offline

test-stores: build $(TESTED)  # each worker starts a PostgreSQL of its own
	@$(if $(CI),true,$(PY) -m tests.server.postgres) || { echo "no PostgreSQL on this machine (on Debian: apt-get install postgresql): not tested on it"; exit 0; }; \
		$(PY) -m pytest -n $(BROWSERS) --dist worksteal -m postgresql tests/server tests/faults

test-walk: web $(TESTED)
	@$(PY) -m pytest -n $(BROWSERS) --dist worksteal tests/web/test_walk.py

$(VENV)/.envs: $(TESTED) requirements/envs.txt requirements/learn.txt
	@$(PY) $(LOCKED) requirements/envs.txt
	@$(PY) $(LOCKED) requirements/learn.txt
	@touch $@

test-envs: build $(VENV)/.envs
	@$(PY) -m pytest -n $(CORES) --dist worksteal tests/envs tests/examples/test_learning.py

test-wheel: $(TESTED) $(VENV)/.node
	@$(PY) -m pytest tests/wheel

faults: build $(TESTED)
	@$(PY) -m tests.faults

siege: build
	@$(PY) -m tests.siege

soak: build $(TESTED)
	@$(PY) -m tests.soak

build/peers/.ready: requirements/peers.txt
	@echo "Setting up the peers beside which we measure"
	@$(PYTHON) -m venv build/peers
	@build/peers/bin/python $(LOCKED) requirements/peers.txt
	@touch $@

bench: build $(TESTED) build/peers/.ready
	@$(PY) $(LOCKED) requirements/bench.txt
	@$(PY) -m benchmarks.field.run
	@$(PY) -m benchmarks.run
	@$(PY) -m benchmarks.peers
	@$(PY) -m benchmarks.search
	@$(PY) -m benchmarks.fairness
	@$(PY) -m benchmarks.server
	@$(PY) -m benchmarks.web
	@$(PY) -m benchmarks.review

pictures: web $(TESTED)
	@$(PY) -m tests.pictures
	@$(PY) -m tests.web.pictures

mutants: $(TESTED)
	@$(PY) -m tests.mutants

docs: $(TESTED)
	@ROJI_PURE=1 $(PY) -m sphinx -W --keep-going -q -b html docs/reference build/docs
	@echo "build/docs/index.html"

lock: $(TOOLS)/.ready
	@$(TOOLS)/bin/python -m building.lock $(if $(UPGRADE),--upgrade)

release: $(READY) $(VENV)/.node
	@$(PY) -m building.release dist

sbom: $(VENV)/.node $(TOOLS)/.ready
	@rm -rf build/sbom
	@$(PYTHON) -m venv --without-pip build/sbom/venv
	@$(PY) -m pip --python build/sbom/venv/bin/python install --quiet --no-compile --require-hashes -r requirements/play.txt
	@$(TOOLS)/bin/cyclonedx-py environment --pyproject pyproject.toml --mc-type application \
		--output-reproducible -o build/sbom/python.cdx.json build/sbom/venv/bin/python
	@rm -rf build/sbom/venv
	@$(PY) -m building.app sbom
	@echo "build/sbom/python.cdx.json and build/sbom/app.cdx.json, in CycloneDX's form"

audit: $(TOOLS)/.ready $(VENV)/.node
	@for file in requirements/*.txt; do \
		echo "$$file" && $(TOOLS)/bin/pip-audit --strict --require-hashes --disable-pip -r $$file || exit 1; done
	@$(PY) -m building.app audit

clean:
	rm -rf build dist mutants NOTICES.md src/roji.egg-info src/roji/_built.txt src/roji/server/web web/node_modules building/pnpm/node_modules web/src/lib/protocol.ts web/src/games/*/facts.ts web/src/art/serif.woff2
	find src -name '*.so' -delete
