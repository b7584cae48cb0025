# oxmpi: build, show, test, measure, install. Thin: the work is in cargo, xtask and scripts.
#   make            release build, staged in ./stage (a complete prefix)
#   make demo       programs that were compiled for another MPI run on oxmpi
#   make test       everything that must pass before a change lands
#   make test-long  and what takes longer (large cases, other people's programs if they are there)
#   make testsuite [DIRS="pt2pt comm"]  MPICH's own test suite, fetched from Debian
#   make bench      oxmpi, MPICH and Open MPI side by side
#   make bench-p2p  point-to-point in detail, and against Intel MPI, too
#   make bench-coll the same for collectives, with more ranks than cores, too
#   make tune [TUNE="--np 2,4"]  measures the algorithms of collectives here, writes rules for OXMPI_TUNING
#   make bench-rma  the same for one-sided communication
#   make install PREFIX=/usr/local [DESTDIR=/tmp/pkg] [LIBDIR=/usr/local/lib64]
#   make lint       formatting, clippy, layers, generated files
PREFIX  ?= /usr/local
BINDIR  ?= $(PREFIX)/bin
LIBDIR  ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
DESTDIR ?=
CARGO   ?= cargo
PYTHON  ?= python3
RELEASE := target/release
VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
STAGE   := $(CURDIR)/stage
PACKAGES := -p oxmpi-libmpi-mpich -p oxmpi-libmpi-abi -p oxmpi-launch -p oxmpi-mpicc-wrapper

.PHONY: all build stage demo test test-long testsuite bench bench-rma bench-p2p bench-coll tune install uninstall lint clean

all: stage

build:
	@command -v $(CARGO) >/dev/null || { echo "cargo is missing: install Rust (edition 2024, so 1.85 or newer)" >&2; exit 1; }
	@command -v cc >/dev/null || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev; }
	$(CARGO) build --release $(PACKAGES)

# The staged tree is what every test and example uses: the same files, in the same places, that
# `make install` gives.
stage: build
	@$(MAKE) -s --no-print-directory copy PREFIX=$(STAGE) DESTDIR=

install: build
	@$(MAKE) -s --no-print-directory copy

.PHONY: copy
copy:
	./packaging/install.sh "$(DESTDIR)" "$(PREFIX)" "$(BINDIR)" "$(LIBDIR)" "$(INCLUDEDIR)" "$(DATADIR)" "$(RELEASE)" "$(VERSION)"

uninstall:
	./packaging/uninstall.sh "$(DESTDIR)$(DATADIR)/oxmpi/installed-files"

# Python programs, other MPI libraries and build tools that the tests use, all inside ./.venv.
.venv/ready: tests/requirements.txt tests/venv.sh
	PYTHON=$(PYTHON) tests/venv.sh

demo: stage .venv/ready
	examples/demo.sh

test: stage .venv/ready
	.venv/bin/python tests/run.py --all

test-long: stage .venv/ready
	.venv/bin/python tests/run.py --all --long

testsuite: stage
	$(PYTHON) mpich-testsuite/run.py $(DIRS)

bench: stage .venv/ready
	.venv/bin/python bench/bench.py

bench-rma: stage .venv/ready
	.venv/bin/python bench/bench.py --rma

bench-p2p: stage .venv/ready
	PYTHON=$(PYTHON) tests/venv.sh intel
	.venv/bin/python bench/p2p.py

bench-coll: stage .venv/ready
	PYTHON=$(PYTHON) tests/venv.sh intel
	.venv/bin/python bench/coll.py

tune: stage
	$(PYTHON) bench/tune.py $(TUNE)

lint:
	$(PYTHON) tests/run.py --lint

clean:
	$(CARGO) clean
	rm -rf stage .venv
