import Testing

@testable import OpenChartsCommandLineTool

@Suite("Several columns of one --y")
@MainActor
struct MeasureListTests {
  private let text =
    "day,temp_max,temp_min,felt,note\n2024-01-01,5,1,0,a\n2024-01-02,6,2,3,b\n2024-01-03,4,0,1,c\n"

  @Test(
    "are named with commas or by a pattern",
    arguments: [
      (["temp_max,temp_min"], [1, 2]), (["felt, temp_max"], [3, 1]), (["temp_*"], [1, 2]),
      (["*_m*"], [1, 2]),
      (["TEMP_*"], [1, 2]), (["*"], [1, 2, 3]), (["temp_*", "felt"], [1, 2, 3]),
      (["temp_max,temp_*"], [1, 2]),
      (["temp_max", "temp_max,felt"], [1, 3]),
    ])
  func columns(values: [String], columns: [Int]) throws {
    let options = ["--x", "day"] + values.flatMap { ["--y", $0] }
    let plan = try ChartPlan(table(text), parsed(options))
    #expect(plan.y?.source == .folded(columns) && plan.color?.source == .foldedNames(columns))
    #expect(plan.shape == .line)
  }

  @Test("are series of every mark, and one column is no series")
  func marks() throws {
    let bars = try plan(text, "--x", "note", "--y", "temp_*", "--mark", "bar")
    #expect(bars.stack == .dodge && bars.color?.kind == .name)
    let one = try plan(text, "--x", "day", "--y", "fel*")
    #expect(one.y?.source == .column(3) && one.color == nil)
  }

  @Test("an exact name has precedence over a list or a pattern")
  func exact() throws {
    let odd = "day,\"a,b\",a,b,c*,cx\n2024-01-01,1,2,3,4,5\n2024-01-02,2,3,4,5,6\n2024-01-03,3,4,5,6,7\n"
    func source(_ y: String) throws -> Channel.Source? { try plan(odd, "--x", "day", "--y", y).y?.source }
    #expect(try source("a,b") == .column(1))
    #expect(try source("b,a") == .folded([3, 2]))
    #expect(try source("a,b,cx") == .folded([1, 5]))
    #expect(try source("c*") == .column(4))
    #expect(try source("c*,cx") == .folded([4, 5]))
  }

  @Test(
    "errors have one line",
    arguments: [
      (["--y", "temp_max,wind"], "there is no column \"wind\""),
      (["--y", "x*"], "no column of numbers has the form \"x*\""),
      (["--y", "felt,note"], "column \"note\" holds text"),
      (["--y", "temp_*", "--color", "note"], "the colours are those of several --y"),
      (["--y", "temp_*", "--x", "felt", "--z", "felt"], "a chart in three dimensions takes one --y"),
    ])
  func errors(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let result = run([file] + options + ["-o", folder.path + "/a.svg"])
    #expect(result.status != 0 && result.error.count == 1 && result.error[0].contains(message), "\(result)")
  }

  @Test("descriptions, source and command have the series")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", text)
    let words = run("describe", file, "--x", "day", "--y", "temp_*").out.joined(separator: "\n")
    #expect(words.contains("temp max") && words.contains("temp min"), "\(words)")
    let source = run(file, "--x", "day", "--y", "temp_max,temp_min", "--swift").out.joined(separator: "\n")
    #expect(source.contains("domain: [\"temp max\", \"temp min\"]"), "\(source)")
    let explained =
      run(file, "--x", "day", "--y", "temp_*", "--explain", "-o", folder.path + "/a.svg").out.last ?? ""
    #expect(explained.contains("--y 'temp_*'"), "\(explained)")
    #expect(
      Completion(["plot", file, "--y", "temp_max,te"]).candidates.map(\.word).contains("temp_max,temp_min"))
  }
}
