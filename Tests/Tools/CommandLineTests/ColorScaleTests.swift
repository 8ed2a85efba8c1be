import Testing

@testable import OpenChartsCommandLineTool

/// How numbers become colours.
@Suite("Scales of colours")
@MainActor
struct ColorScaleTests {
  private let text = lines("x,y,v", 30) { "\($0),\($0 * 7 % 11),\($0 - 10)" }

  @Test("both sides of a diverging scale are equally long")
  func diverging() throws {
    func domain(_ scale: String) throws -> ClosedRange<Double>? {
      let words = ["--mark", "point", "--x", "x", "--y", "y", "--color", "v", "--color-scale", scale]
      let plan = try ChartPlan(table(text), parsed(words))
      let scales = ColorScales(
        plan: plan, data: PlotData(plan, try table(text)),
        theme: Theme(isDark: false, fontSize: 11, numberSymbols: .init()))
      return scales.domain
    }
    #expect(try domain("diverging") == -19...19)
    #expect(try domain("diverging:10") == -10...30)
    #expect(try domain("symlog") == nil)
  }

  @Test("colours without numbers, or without positive numbers, are refused")
  func refused() throws {
    #expect(throws: PlanError.self) {
      try plan(text, "--mark", "point", "--x", "x", "--y", "y", "--color-scale", "log")
    }
    #expect(throws: PlanError.self) {
      try plan(text, "--mark", "point", "--x", "x", "--y", "y", "--color", "v", "--color-scale", "log")
    }
    #expect(throws: UsageError.self) { try parsed(["--color-scale", "diverging:x"]) }
    #expect(throws: UsageError.self) { try parsed(["--color-scale", "loog"]) }
  }

  @Test("a logarithmic scale changes the colours of a heat map")
  func drawn() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("t.csv", lines("x,y,v", 16) { "\($0 % 4),\($0 / 4),\(1 << $0)" })
    let words = [file, "--mark", "heatmap", "--x", "x", "--y", "y", "--color", "v"]
    for (name, more) in [
      ("a", []), ("b", ["--color-scale", "log"]), ("c", ["--color-scale", "diverging:9"]),
    ] {
      #expect(run(words + more + ["-o", folder.path + "/\(name).svg"]).status == 0)
    }
    let pictures = Set(["a", "b", "c"].compactMap { folder.bytes($0 + ".svg") })
    #expect(pictures.count == 3)
  }
}
