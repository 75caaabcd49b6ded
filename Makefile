# `make run` and `make test` are the main targets; each installs missing packages first.

PRODUCT = scroll-playground
PREFIX ?= /usr/local
DESTDIR ?=
# The folder for libraries under PREFIX; lib by default.
LIBDIR ?=
ARGS ?=
SEEDS ?= 100000
GESTURES ?= 10000
REPLAYS ?= 20
SEEKS ?= 1000
EVENTS ?= 1000000
SECONDS ?= 600
SEED ?=
FUZZ_RUNS ?= 100000
FUZZ_SEED ?= 1

SWIFT ?= swift
SWIFTC = $(SWIFT)c
LIBRARY = .build/library
# docs/architecture/building.md explains each of these flags.
RELEASE = --configuration release --static-swift-stdlib -debug-info-format none --product $(PRODUCT) \
    -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -disable-dynamic-actor-isolation \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors $(shell Scripts/link-flags.sh $(SWIFTC))
BENCHMARKS = --configuration release --static-swift-stdlib -debug-info-format none --package-path Benchmarks
# STRICT=1 makes a warning an error. It builds in a separate folder, since other flags in the same one would rebuild everything, and from
# the beginning: without what a debugger needs and with more files a compiler's process, that takes a fifth less of the processor.
STRICT ?=
FLAGS = $(if $(STRICT),-Xswiftc -warnings-as-errors --scratch-path .build/check \
    -debug-info-format none -Xswiftc -driver-batch-size-limit -Xswiftc 200)
LINTED = Package.swift Sources Tests Examples Fuzz/Package.swift Fuzz/Sources

# Builds the library and runs a command with it. The program supports older compilers than the library; with these the library is skipped.
with-library = status=0; SWIFTC=$(SWIFTC) Scripts/build-library.sh $(LIBRARY) || status=$$?; case $$status in \
    0) $(2) ;; \
    69) echo "make: the library is not $(1)" >&2 ;; \
    *) exit $$status ;; \
    esac

.PHONY: help deps toolchain run build lib web test outside lint docs bench typecheck fuzz sanitize soak check install install-lib uninstall deb clean

help: ## Lists the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

deps: toolchain ## Installs missing Debian packages
	@Scripts/install-packages.sh

toolchain:
	@command -v $(SWIFT) >/dev/null || { \
	    echo "make: the Swift toolchain is missing. Get Swift 6.1 or later from https://www.swift.org/install/linux," >&2; \
	    echo "make: put its usr/bin on PATH, and run make again." >&2; exit 1; }

run: build ## Builds the program and opens its window; ARGS="--scene List" passes arguments to it
	@$$($(SWIFT) build $(RELEASE) --show-bin-path)/$(PRODUCT) $(ARGS)

build: deps
	@$(SWIFT) build $(RELEASE)

lib: toolchain ## Builds libscrollphysics, the physics for programs in C, in .build/library
	@SWIFTC=$(SWIFTC) Scripts/build-library.sh $(LIBRARY)

web: toolchain ## Builds Assets/Web/scroll-physics.wasm, the physics of pages that 'share' makes, after changes of ScrollPhysics
	@SWIFTC=$(SWIFTC) Scripts/build-web.sh .build/web Assets/Web/scroll-physics.wasm

# The tests are XCTest; Swift Testing's runner would print "0 tests".
test: deps ## Builds everything and runs all tests, those of the real window under Xvfb
	@$(SWIFT) build --build-tests $(FLAGS)
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(FLAGS)" Scripts/test.sh

outside: deps ## Builds packages outside of this one against it, and those in Examples; takes minutes the first time
	@$(SWIFT) build --build-tests
	@OUTSIDE_PACKAGES=1 $(SWIFT) test --skip-build --disable-swift-testing --filter OutsidePackageTests

lint: toolchain ## Checks the format of all sources
	@$(SWIFT) format lint --strict --recursive $(LINTED)

docs: deps ## Builds the documentation of ScrollPhysics, ScrollAnalysis, ScrollUI and SDLHost in out/docs; a warning is an error
	@$(SWIFT) build $(FLAGS)
	@Scripts/make-docs.sh "$$($(SWIFT) build $(FLAGS) --show-bin-path)" out/docs

bench: build ## Prints the figures of the list, the carousel, the curves and the window, one JSON line each, then those of the libraries
	@Scripts/bench.sh $$($(SWIFT) build $(RELEASE) --show-bin-path)/$(PRODUCT)
	@$(SWIFT) run $(BENCHMARKS) ViewBenchmarks
	@$(SWIFT) run $(BENCHMARKS) PhysicsBenchmarks

typecheck: deps ## Prints the compiler's time for a body of 12 children with 6 modifiers each, with a warning above 500 ms
	@touch Benchmarks/Sources/TypeChecking/TwelveChildren.swift
	@$(SWIFT) build $(BENCHMARKS) --target TypeChecking | grep -E 'TwelveChildren.body.getter|warning|error'

fuzz: deps ## Runs all tests with all cases and more SEEDS, GESTURES, REPLAYS, SEEKS and EVENTS, then libFuzzer with FUZZ_RUNS per target
	@FUZZ_ALL=1 FUZZ_SEEDS=$(SEEDS) FUZZ_GESTURES=$(GESTURES) FUZZ_REPLAYS=$(REPLAYS) FUZZ_SEEKS=$(SEEKS) FUZZ_EVENTS=$(EVENTS) \
	    $(SWIFT) test --configuration release -Xswiftc -enable-testing --scratch-path .build/fuzz --disable-swift-testing
	@Scripts/fuzz.sh $(FUZZ_RUNS) $(FUZZ_SEED)

sanitize: deps ## Runs the tests that need no window under AddressSanitizer, those with threads under ThreadSanitizer
	@SWIFT=$(SWIFT) Scripts/sanitize.sh

soak: build ## Plays random real input into the window for SECONDS, from a SEED, and watches memory, descriptors and idle CPU
	@Scripts/soak.sh $$($(SWIFT) build $(RELEASE) --show-bin-path)/$(PRODUCT) $(SECONDS) $(SEED)

check: ## Runs the checks that every change must pass: format, no warnings, documentation, tests
	@$(MAKE) lint docs test STRICT=1

install: build install-lib ## Installs program and library under DESTDIR and PREFIX
	@DESTDIR="$(DESTDIR)" Scripts/install.sh install "$$($(SWIFT) build $(RELEASE) --show-bin-path)/$(PRODUCT)" "$(PREFIX)"

install-lib: toolchain ## Installs only the library
	@$(call with-library,installed,DESTDIR="$(DESTDIR)" LIBDIR="$(LIBDIR)" Scripts/install-library.sh install $(LIBRARY) "$(PREFIX)")

uninstall: ## Removes the installed files under DESTDIR and PREFIX
	@DESTDIR="$(DESTDIR)" Scripts/install.sh uninstall "$(PREFIX)"
	@DESTDIR="$(DESTDIR)" LIBDIR="$(LIBDIR)" Scripts/install-library.sh uninstall "$(PREFIX)"

deb: build ## Builds the Debian packages of program and library in out/
	@Scripts/make-deb.sh "$$($(SWIFT) build $(RELEASE) --show-bin-path)/$(PRODUCT)" out
	@$(call with-library,packaged,Scripts/make-library-debs.sh $(LIBRARY) out)

clean: ## Removes all build results
	rm -rf .build out Fuzz/.build Examples/.build Examples/*/.build
