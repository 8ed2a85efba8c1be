"""Finds cycles of folders that use each other within a target, by the index that the compiler writes.

    python3 Scripts/check_rings.py INDEX SOURCES [--edges TARGET]    .build/debug/index/store Sources

A target is a folder SOURCES/GROUP/TARGET. Its folders are compared.

A folder may use only the folders below it, so that a reader can start at the bottom. Prints the folders
of each cycle with the uses that close it, fewest first, and exits with status 1. With --edges, prints all uses
between the folders of a target. Needs a build with its index (as `swift build` makes it) and libIndexStore of the
toolchain.
"""

import collections
import ctypes
import os
import shutil
import sys


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


DECLARED, DEFINED, USED, IMPLICIT = 1, 2, 4, 256
PARAMETER, EXTENSION, MODULE = 25, 9, 1
RECORD = 2  # Dependency kind of a unit: a record of occurrences.


def library():
    swift = os.path.realpath(shutil.which("swift") or "")
    path = os.path.join(os.path.dirname(swift), "..", "lib", "libIndexStore.so")
    if not os.path.exists(path):
        sys.exit("check_rings: the toolchain has no libIndexStore.so beside swift")
    found = ctypes.CDLL(path)
    for name in (
        "store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol",
    ):
        getattr(found, "indexstore_" + name).restype = ctypes.c_void_p
    for name in (
        "symbol_get_usr", "symbol_get_name", "unit_reader_get_main_file", "unit_dependency_get_filepath",
        "unit_dependency_get_name",
    ):
        getattr(found, "indexstore_" + name).restype = Text
    found.indexstore_occurrence_get_roles.restype = ctypes.c_uint64
    return found


class Index:
    """Reads the occurrences of symbols in the files of a build."""

    def __init__(self, path):
        self.library = library()
        self.store = ctypes.c_void_p(self.library.indexstore_store_create(path.encode(), None))
        if not self.store:
            sys.exit(f"check_rings: no index at {path}; swift build makes one")

    def _apply(self, function, owner, kind, body, *more):
        wrapper = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)
        call = wrapper(lambda _, value: body(value) or True)
        getattr(self.library, "indexstore_" + function)(owner, *more, None, call)

    def units(self):
        names = []
        self._apply("store_units_apply_f", self.store, Text, lambda name: names.append(str(name)), 1)
        return names

    def files(self):
        """Returns the newest record of each source file."""
        found = {}
        folder = None
        for unit in self.units():
            reader = ctypes.c_void_p(
                self.library.indexstore_unit_reader_create(self.store, unit.encode(), None))
            if not reader:
                continue
            main = str(self.library.indexstore_unit_reader_get_main_file(reader))
            seconds = ctypes.c_int64()
            nanoseconds = ctypes.c_int64()
            self.library.indexstore_unit_reader_get_modification_time(
                reader, ctypes.byref(seconds), ctypes.byref(nanoseconds))
            made = (seconds.value, nanoseconds.value)

            def dependency(value, main=main, made=made):
                value = ctypes.c_void_p(value)
                if self.library.indexstore_unit_dependency_get_kind(value) != RECORD:
                    return
                path = str(self.library.indexstore_unit_dependency_get_filepath(value))
                record = str(self.library.indexstore_unit_dependency_get_name(value))
                if path == main and (path not in found or found[path][0] < made):
                    found[path] = (made, record)

            self._apply("unit_reader_dependencies_apply_f", reader, ctypes.c_void_p, dependency)
            self.library.indexstore_unit_reader_dispose(reader)
        return {path: record for path, (_, record) in found.items()}

    def occurrences(self, record):
        """Yields the symbol, name, kind, roles and line of each occurrence in a file."""
        reader = ctypes.c_void_p(
            self.library.indexstore_record_reader_create(self.store, record.encode(), None))
        if not reader:
            return []
        found = []

        def occurrence(value):
            value = ctypes.c_void_p(value)
            symbol = ctypes.c_void_p(self.library.indexstore_occurrence_get_symbol(value))
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.library.indexstore_occurrence_get_line_col(value, ctypes.byref(line), ctypes.byref(column))
            found.append((
                str(self.library.indexstore_symbol_get_usr(symbol)),
                str(self.library.indexstore_symbol_get_name(symbol)),
                self.library.indexstore_symbol_get_kind(symbol),
                self.library.indexstore_occurrence_get_roles(value),
                line.value,
            ))

        self._apply("record_reader_occurrences_apply_f", reader, ctypes.c_void_p, occurrence)
        self.library.indexstore_record_reader_dispose(reader)
        return found


def home_of(path, sources):
    """The target of a file and the first folder within it; "." for files beside the folders."""
    _, target, *folders, _ = os.path.relpath(path, sources).split(os.sep)
    return target, folders[0] if folders else "."


def uses(index, sources):
    """Returns for each target and each pair of folders the symbols of the second that the first uses."""
    records = {path: record for path, record in index.files().items()
               if path.startswith(sources + os.sep) and os.path.exists(path)}
    named = {path: index.occurrences(record) for path, record in records.items()}
    homes = {}
    for path, occurrences in named.items():
        for usr, _, kind, roles, _ in occurrences:
            if roles & DEFINED and kind not in (PARAMETER, EXTENSION, MODULE):
                homes.setdefault(usr, path)
    found = collections.defaultdict(lambda: collections.defaultdict(list))
    for path, occurrences in named.items():
        target, folder = home_of(path, sources)
        for usr, name, _, roles, line in occurrences:
            home = homes.get(usr)
            if home is None or home == path or not roles & USED:
                continue
            other_target, other = home_of(home, sources)
            if other_target == target and other != folder:
                found[target][folder, other].append((name, os.path.relpath(path, sources), line, home))
    return found


def rings(edges):
    """Returns the strongly connected components of more than one folder (Tarjan 1972)."""
    after = collections.defaultdict(set)
    for first, second in edges:
        after[first].add(second)
        after[second]
    number, low, stack, found = {}, {}, [], []

    def visit(folder):
        number[folder] = low[folder] = len(number)
        stack.append(folder)
        for other in sorted(after[folder]):
            if other not in number:
                visit(other)
            if other in stack:
                low[folder] = min(low[folder], low[other])
        if low[folder] == number[folder]:
            part = []
            while not part or part[-1] != folder:
                part.append(stack.pop())
            if len(part) > 1:
                found.append(sorted(part))

    for folder in sorted(after):
        if folder not in number:
            visit(folder)
    return found


def main():
    index, sources = Index(sys.argv[1]), os.path.realpath(sys.argv[2])
    found = uses(index, sources)
    if sys.argv[3:4] == ["--edges"]:
        edges = found[sys.argv[4]]
        for (first, second), names in sorted(edges.items(), key=lambda item: len(item[1])):
            back = len(edges.get((second, first), []))
            some = sorted({name.split("(")[0] for name, *_ in names})[:8]
            print(f"{first} -> {second}: {len(names)} (back {back}): {', '.join(some)}")
        return
    count = 0
    for target, edges in sorted(found.items()):
        for ring in rings(edges):
            count += 1
            print(f"{target}: {len(ring)} folders in a ring: {', '.join(ring)}")
            inside = [(pair, names) for pair, names in edges.items() if set(pair) <= set(ring)]
            for (first, second), names in sorted(inside, key=lambda item: len(item[1]))[:5]:
                name, path, line, _ = names[0]
                print(f"  {first} uses {second} {len(names)} times, as {name} in {path}:{line}")
    print(f"check_rings: {count} rings")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
