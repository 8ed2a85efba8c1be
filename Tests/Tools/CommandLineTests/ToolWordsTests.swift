import Testing

@testable import CommandLineTool

/// Messages in the terminal use the terms of the tool, not those of the library.
@Suite("Words of the tool") struct ToolWordsTests {
  @Test(
    "an unknown option is answered with the one that is meant, or with none",
    arguments: [
      ("--theme", "--dark"), ("--font", "--font-size"), ("--regression", nil), ("--widht", "--width"),
      ("--colour", "--color"), ("--filter", "--where"), ("--agg", "--aggregate"), ("--tilte", "--title"),
      ("--verbose", nil), ("--out", "--output"), ("--palette", nil), ("--heigth", "--height"),
    ] as [(String, String?)])
  func options(spelling: String, meant: String?) {
    #expect(nearestOption(to: spelling, among: Option.allCases.map(\.spelling)) == meant)
  }

  @Test("a scale that leaves numbers out is advised by its option")
  func scales() {
    let note = "2 values at or below zero cannot lie on the logarithmic y scale and are left out. "
    #expect(
      inToolWords(note + "Use .symmetricLog, or positive values.")
        == note + "Use --y-scale symlog, or positive values.")
  }

  @Test("words that all names begin with are said once")
  func names() {
    #expect(
      Planner.withoutRepeats(["10 Min Std Dev", "10 Min Sampled Avg"]) == ["10 Min Std Dev", "Sampled Avg"])
    #expect(Planner.withoutRepeats(["rain", "sun"]) == ["rain", "sun"])
    #expect(Planner.withoutRepeats(["a b", "a"]) == ["a b", "a"])
  }
}
