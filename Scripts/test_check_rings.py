"""Checks that check_rings finds a cycle of two folders, and reports none for folders without a cycle."""

import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
BELOW = "struct Tick { var value = 1.0 }\n"
ABOVE = "struct Axis { var ticks = [Tick()] }\n"
# A member of an extension uses the extended type, and callers of the member use the extension's folder.
BACK = "extension Tick { var axis: Axis { Axis() } }\n"
LATE = "func late(_ tick: Tick) -> Double { tick.doubled }\n"
MEMBER = "extension Tick { var doubled: Double { value * 2 } }\n"


def status(files):
    """Returns the exit status and the output of the check of one target's files."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, text in files.items():
            path = os.path.join(folder, "Sources", "Room", "Target", name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            paths.append(path)
        store = os.path.join(folder, "store")
        subprocess.run(
            ["swiftc", "-module-name", "Target", "-parse-as-library", "-emit-module", "-emit-module-path",
             os.path.join(folder, "Target.swiftmodule"), "-c", "-index-store-path", store, *paths],
            cwd=folder, check=True)
        done = subprocess.run(
            [sys.executable, os.path.join(HERE, "check_rings.py"), store, os.path.join(folder, "Sources")],
            capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


def main():
    cases = [
        ("one way", {"Scales/Tick.swift": BELOW, "Guides/Axis.swift": ABOVE}, 0, "0 rings"),
        ("a ring", {"Scales/Tick.swift": BELOW, "Guides/Axis.swift": ABOVE, "Scales/Back.swift": BACK}, 1,
         "Guides, Scales"),
        ("a ring by a member", {"Scales/Tick.swift": BELOW, "Scales/Late.swift": LATE, "Guides/Member.swift": MEMBER},
         1, "Guides, Scales"),
        ("files beside the folders", {"Scales/Tick.swift": BELOW, "Axis.swift": ABOVE, "Scales/Back.swift": BACK}, 1,
         "., Scales"),
    ]
    failures = 0
    for name, files, wanted, words in cases:
        found, text = status(files)
        if found != wanted or words not in text:
            failures += 1
            print(f"test_check_rings: {name}: status {found}, not {wanted}: {text}")
    print(f"test_check_rings: {len(cases) - failures} passed, {failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
