import Testing

@testable import OpenChartsCommandLineTool

@Suite("Errors of the linker")
struct LinkerErrorTests {
  private let output = """
    error: link command failed with exit code 1 (use -v to see invocation)
    ld.lld: error: undefined symbol: $s6WeightAAC4dateSdvg
    >>> referenced by Weight-1.o
    >>>               /tmp/TemporaryDirectory.7zLBiR/My View-1.o:($s1l1AV1xSivg)
    >>> referenced by Row-2-1.o
    >>>               /tmp/TemporaryDirectory.7zLBiR/Row-2-1.o:($s1l3barSiyF)
    >>> referenced 3 more times
    ld.lld: error: duplicate symbol: start
    >>> defined at A.swift
    >>>            /tmp/TemporaryDirectory.7zLBiR/A-1.o
    >>> defined at B.swift
    >>>            /tmp/TemporaryDirectory.7zLBiR/B-1.o
    ld.lld: error: unable to find library -lfoo
    ld.lld: error: too many errors emitted, stopping now
    clang: error: linker command failed with exit code 1 (use -v to see invocation)
    """

  @Test func symbolsAreReadableAndTheirFilesAreNamed() {
    let errors = LinkerError.all(in: output)
    #expect(errors.map(\.files) == [["My View", "Row-2"], ["B"], []])
    #expect(errors[0].summary.hasPrefix("the linker does not find "))
    #expect(errors[0].summary.contains("date.getter"), "\(errors[0].summary)")
    #expect(errors[1].summary == "the linker reports: duplicate symbol: start")
    #expect(errors[2].summary == "the linker reports: unable to find library -lfoo")
    #expect(LinkerError.all(in: "A.swift:1:1: error: no\n").isEmpty)
  }

  @Test func filesThatNeedAMissingSymbolAreLeftOut() {
    var omitted = OmittedFiles(keepsParts: true)
    let errors = LinkerError.all(in: output)
    let sources = ["My View": "/app/My View.swift", "B": "/app/B.swift"]
    var isFound = omitted.add(errors, sources: sources, text: { _ in "struct Bee {}" })
    #expect(isFound)
    #expect(omitted.paths == ["/app/My View.swift", "/app/B.swift"])
    #expect(
      omitted.reasons.first
        == "/app/B.swift: the linker reports: duplicate symbol: start; B.swift is left out")
    #expect(
      OmittedFiles.lines(errors, sources: sources)[1]
        == "error: the linker reports: duplicate symbol: start; needed by /app/B.swift")
    // The same errors again lead no further.
    isFound = omitted.add(errors, sources: sources, text: { _ in "" })
    #expect(!isFound)
  }
}
