import Testing

@testable import OpenChartsCommandLineTool

@Suite("Arguments")
struct ArgumentTests {
  @Test("reads options with and without an equals sign, plot or not")
  func options() throws {
    let arguments = try parsed([
      "--mark=bar", "--x", "month", "--y", "sales", "--y=costs", "--x-domain", "0:100", "--dark",
      "--type", "a=b=number", "--sort", "-value", "-o", "-", "--format", "svg", "--width", "800",
    ])
    #expect(arguments.mark == .bar)
    #expect(arguments.y == ["sales", "costs"])
    #expect(arguments.xDomain == .init(low: "0", high: "100"))
    #expect(arguments.isDark)
    #expect(arguments.types == [.init(column: "a=b", type: .number)])
    #expect(arguments.sort == .valueDown)
    #expect(arguments.output == "-" && arguments.format == .svg && arguments.width == 800)
    #expect(try Command(["plot", "a.csv", "--x", "b"]) == Command(["a.csv", "--x", "b"]))
    #expect(try Command(["--help", "x"]) == .help)
    #expect(
      try Command(["--", "-x.csv"])
        == .plot(
          {
            var a = PlotArguments()
            a.file = "-x.csv"
            return a
          }()))
    let times = try parsed(["--x-domain", "2000-01-01T00:00:2000-01-02T12:30"])
    #expect(times.xDomain == .init(low: "2000-01-01T00:00", high: "2000-01-02T12:30"))
    #expect(try parsed(["--y-domain", "-5..-1"]).yDomain == .init(low: "-5", high: "-1"))
  }

  @Test(
    "wrong use has one line with the correct form",
    arguments: [
      (["--colour", "x"], "unknown option --colour; did you mean --color?"),
      (["--zzzzzzzz"], "unknown option --zzzzzzzz"), (["-x"], "unknown option -x; did you mean --x?"),
      (["--mark", "bra"], "--mark bra is unknown; did you mean bar?"),
      (
        ["--mark", "pyramid"],
        "--mark pyramid is unknown; it can be bar, line, area, point, rule, rectangle, sector, surface, heatmap, box, violin, strip, density, errorbar"
      ),
      (["--x"], "--x needs a value"), (["--dark=1"], "--dark takes no value"),
      (["--z", "a", "--z", "b"], "--z is given twice"),
      (
        ["--x", "a", "--x", "b"],
        "--x is given 2 times; several --x are the lengths of bars, with their names in one --y"
      ),
      (["b.csv"], "one table at a time; found \"sales.csv\" and \"b.csv\""),
      (["--bins", "2.5"], "--bins 2.5 is not a whole number from 1 to 1000"),
      (["--width", "abc"], "--width abc is not a number from 50 to 20000"),
      (["--scale", "nan"], "--scale nan is not a number from 0.1 to 20"),
      (["--x-domain", "5"], "--x-domain 5 is not two ends such as 0:100"),
      (["--type", "price"], "--type price is not a column and its type, such as price=number"),
      (["--type", "price=nmber"], "--type nmber is unknown; did you mean number?"),
      (["--delimiter", "ab"], "--delimiter ab is not one character, or tab"),
      (["--missing", ","], "--missing , is not a list of texts such as n.a.,**,:"),
      (["--skip", "-1"], "--skip -1 is not a number of lines from 0 to 100000"),
      (["--comment", "ab"], "--comment ab is not one character such as #"),
      (["--decimal", "x"], "--decimal x is neither comma nor point"),
      (["--header", "--no-header"], "--header and --no-header exclude each other"),
      (
        ["--date-format", "%d"],
        "--date-format %d is no form of dates with a year, such as %d.%m.%Y or %Y-%m-%d %H:%M:%S"
      ),
      (
        ["--y-format", "00.000.00"],
        "--y-format 00.000.00 is unknown; it can be compact, plain, percent, scientific, 0.00, $0, or a date such as \"MMM yyyy\""
      ),
    ])
  func mistakes(_ arguments: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try parsed(arguments) }
  }

  @Test("the help fits two screens and has five examples")
  func help() {
    let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 48)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let examples = lines.drop { $0 != "Examples" }.dropFirst().prefix { !$0.isEmpty }
    #expect(examples.count == 5 && examples.allSatisfy { $0.contains("opencharts ") })
    for option in Option.allCases where option != .help && option != .version {
      #expect(Help.text.contains(option.spelling), "\(option.spelling)")
    }
  }

  @Test("the help's examples work")
  func examples() throws {
    let lines = Help.text.split(separator: "\n").drop { $0 != "Examples" }.dropFirst().prefix(5)
    for line in lines {
      let words = line.split(separator: " ").drop { $0 != "opencharts" }.dropFirst().map(String.init)
      #expect(throws: Never.self) { try Command(words) }
    }
  }
}
