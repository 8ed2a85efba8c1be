import Testing

@testable import OpenChartsCommandLineTool

/// The numbers of legends, and the years of short axes.
@MainActor
struct LegendNumberTests {
  private func svg(_ text: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let result = run([file, "-o", folder.path + "/t.svg"] + options)
    #expect(result.status == 0, "\(result.error)")
    return String(decoding: try #require(folder.bytes("t.svg")), as: UTF8.self)
  }

  /// The texts of a picture, whose marks may be split into runs.
  private func texts(_ svg: String) -> Set<String> {
    Set(svg.split(separator: "<").compactMap { $0.split(separator: ">").dropFirst().first.map(String.init) })
  }

  @Test func coloursAndSizesAreWrittenLikeAxes() throws {
    let table = "x,y,people\n" + lines(0..<30) { "\($0 * 7 % 31),\($0 * 11 % 29),\($0 * 70000 + 100)" }
    for option in ["--color", "--size"] {
      let drawn = texts(try svg(table, "--mark", "point", "--x", "x", "--y", "y", option, "people"))
      #expect(
        drawn.contains { $0.hasSuffix("M") } && !drawn.contains { $0.contains("E6") || $0.contains("E5") },
        "\(drawn)")
    }
  }

  @Test func aScaleOfColoursHasItsTitle() throws {
    let table = "x,y,people\n" + lines(0..<30) { "\($0 * 7 % 31),\($0 * 11 % 29),\($0 * 70000 + 100)" }
    let options = ["--mark", "point", "--x", "x", "--y", "y", "--color", "people", "--title", "T"]
    let folder = try TemporaryFolder()
    #expect(run([try folder.file("t.csv", table), "-o", folder.path + "/t.svg"] + options).status == 0)
    let drawn = texts(String(decoding: try #require(folder.bytes("t.svg")), as: UTF8.self))
    #expect(drawn.contains("people"), "\(drawn)")
  }

  @Test func yearsOfColoursHaveNoSeparators() throws {
    let table = "x,y,built\n" + lines(0..<30) { "\($0 * 7 % 31),\($0 * 11 % 29),\($0 * 2 + 1950)" }
    let drawn = texts(
      try svg(table, "--mark", "point", "--x", "x", "--y", "y", "--color", "built", "--type", "built=number"))
    #expect(!drawn.contains { $0.hasPrefix("1,9") || $0.hasPrefix("2,0") }, "\(drawn)")
  }

  @Test func twoToFourYearsAreTheTicksOfTheirAxis() throws {
    let drawn = texts(
      try svg("year,a,b\n2020,5,7\n2021,6,6\n2022,8,4\n", "--mark", "line", "--x", "year", "--y", "a"))
    #expect(drawn.isSuperset(of: ["2020", "2021", "2022"]), "\(drawn)")
    #expect(!drawn.contains { $0.hasPrefix("Jan") || $0.hasPrefix("Jul") })
  }

  @Test func namesOfAColumnWithoutAHeaderHaveNoTitleInTheCaption() throws {
    let drawn = try data(
      lines(",v", 70) { "n\($0),\($0 + 1)" }, "--mark", "bar", "--x", "column 1", "--y", "v")
    #expect(drawn.caption.contains("largest of 70 names") && !drawn.caption.contains("names of"))
  }
}
