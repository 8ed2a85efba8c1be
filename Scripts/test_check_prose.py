"""Checks that check_prose.py finds each habit, and leaves code, code examples and plain sentences alone."""

import check_prose

FOUND = {
    "Sources/A.swift": [
        "/// What a running axis shows.",
        "let a = 1",
        "/// - Parameter width: Whoever draws it decides.",
        "let b = 1",
        "// Nobody listens at the port.",
        "let c = 1",
        "/// Draws so many rows by lot.",
        "let d = 1",
        "/// The view, which is told its size.",
        "let e = 1",
        "/// A first line that ends with the words of its",
        "/// own, over two lines.",
        "let f = 1",
        "/// - width: What the caller wants.",
        "let g = 1",
        "/// Frames in order. What they share is stored once.",
        "let h = 1",
        "/// The same with a label.",
        "let i = 1",
        "/// A tree that a number stands for.",
        "let j = 1",
        "/// The width; `nil` means that of the chart.",
        "let k = 1",
        "/// Whether the dates have equal steps, as months do.",
        "let l = 1",
        "// " + "many words " * 16,
        "let m = 1",
        "/// - width: The width of a line that",
        "///     nobody draws.",
    ],
    "Documentation/A.md": ["A page that runs by itself."],
    "Tests/ATests.swift": ["@Test(", '  "what cannot be drawn is refused")', "func a() {}"],
}
PLAIN = {
    "Sources/A.swift": [
        "/// Tick values of a continuous axis.",
        "///",
        "///     let nobody = Whoever()",
        "let text = \"nobody\"  // The name of a user.",
        "#expect(nobody == somebody)",
        "/// Calls `nobody(_:)`.",
        "let b = 1",
        "/// The same value is used for both axes. Where it is not finite, the line is interrupted.",
        "let c = 1",
        "/// Pairs the rows, so that of two equal rows one is kept, as in a table: " + "words " * 25 + "; " + "words " * 25,
    ],
    "Tests/ATests.swift": ['@Test("impossible charts are refused")', 'let a = "nobody"'],
    "Documentation/A.md": ["```sh", "whoever", "```", "| nobody | somebody |", "What a chart shows depends on its data."],
}


def main():
    for path, lines in FOUND.items():
        count = len(list(check_prose.findings(path, lines)))
        expected = 14 if path.startswith("Sources/") else 1
        assert count == expected, f"{path}: {count} findings, expected {expected}"
    for path, lines in PLAIN.items():
        findings = list(check_prose.findings(path, lines))
        assert not findings, f"{path}: {findings}"
    print("check_prose: all is well")


if __name__ == "__main__":
    main()
