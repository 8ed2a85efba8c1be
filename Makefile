# Everything needs a Swift toolchain on Debian 12 or 13. Other dependencies are installed if they are missing.

SWIFT ?= swift
# Without this check, an import of a target that is not a dependency would compile if the target happens to be built
# before.
CHECKED = --explicit-target-dependency-import-check error $(LINKER)
# lld links in a third of the time of the system's linker.
LINKER = -Xswiftc -use-ld=lld
# Static libraries make the start faster. Without symbols the tool is a third smaller.
STATIC = --static-swift-stdlib -Xlinker -s $(LINKER)
# These tests have time limits, so they run alone.
SERVERS = LiveServerTests|SessionHostTests|ServeTests
# These tests measure the memory of their process.
FLOODS = FloodTests
SOURCES = Package.swift Sources Examples Tests Fuzz Benchmarks/Package.swift Benchmarks/Sources

# The folder of make install; DESTDIR precedes it.
PREFIX ?= /usr/local
RELEASE = $$($(SWIFT) build -c release $(STATIC) --show-bin-path)

# The documentation needs modules that programs do not need, so it has a separate build folder.
DOCS ?= .build/docs

.PHONY: help demo tool install uninstall deb docs test pages live screen-reader spark consumer packages debian13 site format lint bench fuzz

help:
	@echo "make demo     draw the gallery into gallery/, and a chart of a table"
	@echo "make tool     the command line tool alone, in release mode"
	@echo "make install  the tool with all that it needs under PREFIX=/usr/local; make uninstall"
	@echo "make deb      Debian packages of the tool and for previews, in .build/packages"
	@echo "make docs     the guide, the gallery and the reference as one folder, .build/docs, for any web server"
	@echo "make test     all tests, with a sample of pages in a browser"
	@echo "make packages the tool installed, completed in real shells, and as a package in a bare system"
	@echo "make debian13 the gallery and all tests in a bare Debian 13, with its libraries"
	@echo "make pages    all pages in a browser; make live: live sessions, at length"
	@echo "make bench    time ours, and with ARGUMENTS='--peers FOLDER' the peers beside it"
	@echo "make fuzz     hostile input for every reader; TARGET=csv SECONDS=60 for one of them"
	@echo "make screen-reader   what Orca says to each key, where it is installed"
	@echo "make spark    the tests of engines against Apache Spark itself, which is fetched for it (450 MB)"
	@echo "make format   lay out the code; make lint checks it, the prose of comments, and that folders form no rings"

demo: tool
	$(SWIFT) build -c release $(STATIC) --product render-gallery
	@Scripts/demo "$$($(SWIFT) build -c release $(STATIC) --show-bin-path)"

tool:
	@Scripts/setup
	$(SWIFT) build -c release $(STATIC) --product opencharts

install: tool
	@DESTDIR="$(DESTDIR)" PREFIX="$(PREFIX)" Scripts/install "$(RELEASE)/opencharts"

uninstall:
	@DESTDIR="$(DESTDIR)" PREFIX="$(PREFIX)" Scripts/install --remove

deb: tool
	@Scripts/setup --package
	@Scripts/make-deb "$(RELEASE)/opencharts" .build/packages

docs:
	@Scripts/setup --docs
	$(SWIFT) build -c release $(STATIC) --product render-gallery
	for target in ChartData ChartSnapshots CoreData SwiftData WidgetKit Combine OSLog UIKit AppKit Cocoa UniformTypeIdentifiers \
	  UserNotifications; do \
	  $(SWIFT) build -c release $(STATIC) --target $$target || exit 1; \
	done
	@"$(RELEASE)/render-gallery" .build/gallery Examples
	@python3 Scripts/make_docs.py "$(RELEASE)" .build/gallery "$(DOCS)"

test:
	@Scripts/setup --tests
	$(SWIFT) build --build-tests $(CHECKED)
	@Scripts/test-suite "$$($(SWIFT) build --show-bin-path)" '$(SERVERS)|$(FLOODS)'
	$(SWIFT) test --skip-build --filter '$(SERVERS)'
	$(SWIFT) test --skip-build --filter '$(FLOODS)'
	@Scripts/test-pages "$$($(SWIFT) build --show-bin-path)" --sample
	@Scripts/test-live "$$($(SWIFT) build --show-bin-path)" --quick
	@Scripts/test-pdf "$$($(SWIFT) build --show-bin-path)"
	@Scripts/test-consumer
	$(MAKE) packages site

pages:
	@Scripts/setup --tests
	$(SWIFT) build $(LINKER) --product render-gallery
	$(SWIFT) build $(LINKER) --product opencharts
	@Scripts/test-pages "$$($(SWIFT) build --show-bin-path)"

screen-reader:
	@Scripts/setup --tests
	$(SWIFT) build $(LINKER) --product render-gallery
	@Scripts/test-screen-reader "$$($(SWIFT) build --show-bin-path)"

spark:
	@Scripts/setup --spark
	$(SWIFT) build --build-tests $(CHECKED)
	OPENCHARTS_TEST_SPARK="$$(echo "$$PWD"/.build/test-spark/lib/python3*/site-packages/pyspark)" \
	  $(SWIFT) test --skip-build $(CHECKED) --filter 'EveryEngineTests|EngineTableTests|EngineSafetyTests'

live:
	@Scripts/setup --tests
	$(SWIFT) build -c release $(STATIC) --product live-gallery
	@Scripts/test-live "$$($(SWIFT) build -c release $(STATIC) --show-bin-path)"

consumer:
	@Scripts/setup --tests
	@Scripts/test-consumer

site: docs
	@Scripts/setup --tests
	@Scripts/test-docs "$(DOCS)"

packages: tool
	@Scripts/setup --tests
	@Scripts/test-package "$(RELEASE)/opencharts"

debian13:
	@Scripts/setup --tests
	@Scripts/test-debian13

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

lint:
	@Scripts/setup --tests
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	$(SWIFT) build --build-tests $(CHECKED)
	@python3 Scripts/check_rings.py "$$($(SWIFT) build --show-bin-path)/index/store" Sources
	@python3 Scripts/test_check_rings.py
	@Scripts/setup --docs
	@python3 Scripts/check_docs.py "$$($(SWIFT) build --show-bin-path)"
	@python3 Scripts/test_check_prose.py
	@python3 Scripts/check_prose.py Package.swift Sources Examples Tests Fuzz Benchmarks Scripts Documentation README.md CHANGELOG.md SECURITY.md CONTRIBUTING.md

bench:
	@Scripts/setup
	$(SWIFT) build -c release $(STATIC) --package-path Benchmarks --product Benchmarks
	@"$$($(SWIFT) build -c release $(STATIC) --package-path Benchmarks --show-bin-path)/Benchmarks" $(ARGUMENTS)
	@Scripts/time-type-check

# Fuzzes a reader of untrusted input with libFuzzer and the address sanitizer. Without TARGET, fuzzes all of them in
# turn.
fuzz:
	@Scripts/setup
	@Scripts/fuzz "$(TARGET)" "$(SECONDS)"
