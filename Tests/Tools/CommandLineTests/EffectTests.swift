import Testing

@testable import OpenChartsCommandLineTool

/// No option is accepted and ignored.
@Suite("Options without an effect")
@MainActor
struct EffectTests {
  let folder = try! TemporaryFolder()

  @Test(
    "are refused with the chart that they need",
    arguments: [
      (["--x", "day", "--y", "v", "--mark", "line", "--stack", "normalized"], "--stack needs --mark bar"),
      (["--x", "day", "--y", "v", "--mark", "line", "--sort", "-value"], "--sort needs an axis of names"),
      (["--x", "day", "--y", "v", "--mark", "line", "--limit", "3"], "--limit needs names"),
      (["--x", "day", "--y", "v", "--mark", "line", "--bins", "3"], "--bins needs a column of numbers"),
      (["--x", "name", "--y", "v", "--mark", "bar", "--size", "w"], "--size needs --mark point"),
      (["--x", "name", "--y", "v", "--mark", "bar", "--symbol", "name"], "--symbol needs --mark point"),
    ])
  func refused(options: [String], message: String) throws {
    let file = try folder.file(
      "t.csv", "day,name,v,w\n2024-01-01,a,1,3\n2024-01-02,b,2,2\n2024-01-03,c,4,1\n")
    let result = run(["describe", file] + options)
    #expect(result.status == 1 && result.error.count == 1, "\(result)")
    #expect(result.error[0].contains(message), "\(result.error)")
  }

  @Test(
    "are accepted if they have an effect",
    arguments: [
      ["--x", "name", "--y", "v", "--mark", "bar", "--sort", "-value", "--limit", "2"],
      ["--x", "v", "--bins", "3"],
      ["--x", "v", "--y", "w", "--mark", "point", "--size", "w", "--symbol", "name"],
      ["--x", "day", "--y", "v", "--color", "name", "--mark", "area", "--stack", "normalized"],
      ["--x", "day", "--y", "v", "--mark", "line", "--stack", "standard", "--sort", "none"],
    ])
  func accepted(options: [String]) throws {
    let file = try folder.file(
      "t.csv", "day,name,v,w\n2024-01-01,a,1,3\n2024-01-02,b,2,2\n2024-01-03,c,4,1\n")
    let result = run(["describe", file] + options)
    #expect(result.status == 0, "\(result)")
  }

  @Test(
    "for text lines are refused for JSON",
    arguments: [["--skip", "1"], ["--comment", "#"], ["--delimiter", ";"], ["--header"], ["--no-header"]])
  func json(options: [String]) throws {
    let file = try folder.file("t.json", #"[{"a": 1, "b": 2}, {"a": 2, "b": 3}]"#)
    let result = run(["describe", file] + options)
    #expect(result.status == 2 && result.error.contains { $0.contains("is for plain text") }, "\(result)")
  }
}
