import Testing

@testable import OpenChartsCommandLineTool

/// Messages in the terminal use the terms of the tool, not the terms of the library.
@Suite("Words of the tool") struct ToolWordsTests {
  @Test(
    "for an unknown option, the probable option is suggested, if there is one",
    arguments: [
      ("--brand", "--theme"), ("--font", "--font-size"), ("--regression", "--trend"), ("--widht", "--width"),
      ("--colour", "--color"), ("--filter", "--where"), ("--agg", "--aggregate"), ("--tilte", "--title"),
      ("--verbose", nil), ("--out", "--output"), ("--scheme", "--palette"), ("--heigth", "--height"),
    ] as [(String, String?)])
  func options(spelling: String, meant: String?) {
    #expect(nearestOption(to: spelling, among: Option.allCases.map(\.spelling)) == meant)
  }

  @Test("a scale that excludes numbers has advice with the option's name")
  func scales() {
    let note = "2 values at or below zero cannot lie on the logarithmic y scale and are left out. "
    #expect(
      inToolWords(note + "Use .symmetricLog, or positive values.")
        == note + "Use --y-scale symlog, or positive values.")
  }

  @Test("notes on legends and areas name options, not Swift calls")
  @MainActor
  func notes() throws {
    let folder = try TemporaryFolder()
    let names = try folder.file(
      "names.csv", "x,y,name\n" + (0..<85).map { "\($0),\($0),a long name \($0)\n" }.joined())
    let legend = run(
      ["describe", names, "--x", "x", "--y", "y", "--mark", "point", "--color", "name", "--limit", "85"])
    #expect(legend.error.contains { $0.contains("--width") && $0.contains("--limit") }, "\(legend.error)")
    let one = try folder.file("one.csv", "x,y\n1,1\n")
    let area = run(["describe", one, "--x", "x", "--y", "y", "--mark", "area"])
    #expect(area.error.contains { $0.contains("--mark point") }, "\(area.error)")
    let cells = try folder.file("cells.csv", "k,a,b,c\na,9,,\nb,2,7,\nc,1,2,3\n")
    let grid = run(["describe", cells])
    #expect(grid.error == ["\(cells): note: 3 cells have no value and are left out."])
    #expect(!(legend.error + area.error).contains { $0.contains("Mark") })
  }

  @Test("a common beginning of all names is spoken once")
  func names() {
    #expect(
      Planner.withoutRepeats(["10 Min Std Dev", "10 Min Sampled Avg"]) == ["10 Min Std Dev", "Sampled Avg"])
    #expect(Planner.withoutRepeats(["rain", "sun"]) == ["rain", "sun"])
    #expect(Planner.withoutRepeats(["a b", "a"]) == ["a b", "a"])
  }
}
