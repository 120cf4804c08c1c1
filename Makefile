# make play and make test set up everything they need; make help lists the rest.
SHELL := /bin/bash
comma := ,
VENV ?= .venv
PY := $(VENV)/bin/python
PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	$$p -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
READY := $(VENV)/.ready
JOBS ?= 2
EXTRAS := dev$(if $(CI),$(comma)ray)
TESTS ?=

.PHONY: help which-python play test lint build bench soak mutants pictures clean

help:
	@echo "make play     set up, then play in the terminal"
	@echo "make test     set up, then check style and types and run every test"
	@echo "make lint     style and types only"
	@echo "make build    (re)build the compiled modules"
	@echo "make bench    measure speed and size, write benchmarks/results/"
	@echo "make soak     the tests at full counts; goes on where it was stopped (SOAK_SEED=n for other cases)"
	@echo "make pictures draw the screens in docs/terminal/ anew"
	@echo "make mutants  change the rules bit by bit and see that the tests notice"

which-python:
	@echo $(PYTHON)

$(READY): pyproject.toml
	@test -n "$(PYTHON)" || { echo "roji needs Python 3.11 or newer with venv (python3-venv on Debian)."; exit 1; }
	@echo "Setting up $(VENV) (the first time takes a minute)"
	@$(PYTHON) -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --upgrade pip setuptools cython
	@ROJI_PURE=1 $(PY) -m pip install --quiet --disable-pip-version-check --no-build-isolation -e ".[$(EXTRAS)]"
	@touch $@

build: $(READY)
	@mkdir -p build
	@$(PY) setup.py --quiet build_ext --inplace --if-changed 2>build/log.txt || { cat build/log.txt; exit 1; }

play: build
	@$(VENV)/bin/roji play

lint: $(READY)
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy

test: build lint
	@$(PY) -m pytest -n $(JOBS) $(TESTS)

soak: build
	@$(PY) -m tests.soak

bench: build
	@$(PY) -m pip install --quiet --disable-pip-version-check -e ".[bench]" --no-build-isolation
	@$(PY) -m benchmarks.run
	@$(PY) -m benchmarks.peers
	@$(PY) -m benchmarks.search
	@$(PY) -m benchmarks.fairness
	@$(PY) -m benchmarks.server

pictures: build
	@$(PY) -m tests.pictures

mutants: $(READY)
	@$(PY) -m tests.mutants

clean:
	rm -rf build dist mutants src/roji.egg-info src/roji/_built.txt
	find src -name '*.so' -delete
