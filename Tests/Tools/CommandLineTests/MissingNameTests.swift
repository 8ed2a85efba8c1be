import Testing

@testable import OpenChartsCommandLineTool

@Suite("Rows without a name")
@MainActor
struct MissingNameTests {
  private let table = "x,y,n\n1,1,a\n2,2,\n3,4,b\n4,3,N/A\n"

  @Test(
    "are left out, with a note, of colours, symbols and series",
    arguments: [
      // Areas have no symbols: the tool refuses `--symbol` for them.
      ("--color", "point"), ("--color", "line"), ("--color", "area"),
      ("--symbol", "point"), ("--symbol", "line"),
      ("--series", "point"), ("--series", "line"), ("--series", "area"),
    ])
  func leftOut(option: String, mark: String) throws {
    let drawn = try data(table, "--mark", mark, "--x", "x", "--y", "y", option, "n")
    // Stacked areas have a value of each colour at each position.
    #expect(drawn.count == (mark == "area" && option == "--color" ? 4 : 2))
    for column in [drawn.color, drawn.symbol, drawn.series] {
      guard case .names(let codes, let names)? = column else { continue }
      #expect(codes.allSatisfy { names.indices.contains(Int($0)) })
    }
    #expect(drawn.notes == ["2 rows have no n and are left out"])
  }

  @Test("do not stop the drawing and the audit", arguments: ["plot", "audit"])
  func drawn(verb: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", table)
    let output = verb == "plot" ? ["-o", folder.path + "/t.svg"] : []
    let result = run([verb, file, "--x", "x", "--y", "y", "--series", "n", "--mark", "line"] + output)
    #expect(result.status == 0)
    #expect(result.error == ["\(file): note: 2 rows have no n and are left out"])
  }

  @Test("are one line of error if no row has a name")
  func none() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", "x,y,n\n1,1,\n2,2,\n")
    let result = run(file, "--x", "x", "--y", "y", "--series", "n", "-o", folder.path + "/t.svg")
    #expect(result.status == 1 && result.error.count == 1)
  }
}
