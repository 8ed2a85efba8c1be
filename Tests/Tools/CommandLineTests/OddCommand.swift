import Foundation
import OpenChartsStatistics
import OpenChartsTables

@testable import OpenChartsCommandLineTool

/// A random command line for an odd table. Most options have valid values.
struct OddCommand {
  /// Arguments without the names of the table and the output.
  private(set) var options: [String] = []
  private(set) var verb: String?
  /// The extension of the output file, or `nil` for standard output.
  private(set) var ending: String?
  /// The names of all columns.
  private var names: [String]
  private var numbers: [String] = []
  private var dates: [String] = []
  /// Whether the chart has three dimensions.
  private let isInSpace: Bool

  /// - Parameters:
  ///   - table: The table as the reader parses it; `nil` if the reader refuses it.
  ///   - isDrawn: Whether the tool would draw the command. An option that makes it false is usually removed again.
  init(
    for table: Table?, _ random: inout SeededGenerator, isDrawn: (OddCommand) -> Bool = { _ in true }
  ) {
    names = table?.columns.map(\.name) ?? ["x", "y"]
    for column in table?.columns ?? [] {
      if column.type == .number { numbers.append(column.name) }
      if column.type == .date { dates.append(column.name) }
    }
    verb = random.one(of: [nil, nil, nil, nil, "plot", "describe", "audit", "audio", "animate"])
    switch verb {
    case "describe": ending = random.one(of: [nil, "txt"])
    case "audit": ending = nil
    case "audio": ending = "wav"
    case "animate": ending = random.one(of: ["svg", "svg", "apng"])
    default: ending = random.one(of: ["svg", "svg", "svg", "svg", "txt", "png", "pdf", "html", "wav"])
    }
    isInSpace = verb != "animate" && random.index(below: 6) == 0
    if isInSpace { add("z", column(&random, among: random.index(below: 4) == 0 ? names : numbers)) }
    if verb == "animate" {
      let states = column(&random)
      add("by", states)
      for path in [\Self.names, \Self.numbers, \Self.dates] { self[keyPath: path].removeAll { $0 == states } }
    }
    // An animation has many frames, so make them few and small.
    if ending == "apng" { options += ["--fps=1", "--width=120", "--height=90"] }
    // Usually few options, so that their effects are visible; sometimes many.
    let share = random.one(of: [2, 4, 8])
    let keepsRefused = random.index(below: 12) == 0
    for option in Option.allCases where ![.by, .z].contains(option) && random.index(below: 12) < share {
      // Most runs use options that the command accepts.
      if !isFor(verb, option), random.index(below: 200) > 0 { continue }
      if ending == "apng", [.fps, .width, .height, .scale].contains(option) { continue }
      if [
        .scale, .width, .height, .aggregate, .limit, .xDomain, .yDomain, .zDomain, .xScale, .yScale, .zScale,
      ].contains(
        option),
        random.index(below: 3) > 0
      {
        continue
      }
      // Units of time, bins and types fit only a few columns, so use them less often.
      if [.timeUnit, .bins, .type].contains(option), random.index(below: 3) > 0 { continue }
      guard let values = values(option, &random) else { continue }
      let before = options
      defer { if !keepsRefused, options != before, !isDrawn(self) { options = before } }
      // Put a column on the x axis that fits the option.
      let fitting = option == .timeUnit ? dates : option == .bins ? numbers : []
      if !fitting.isEmpty {
        options.removeAll { $0.hasPrefix("--x") }
        add("x", random.one(of: fitting))
      }
      add(option.rawValue, option.takesValue ? values : nil)
      if option == .y, !isInSpace, random.index(below: 3) == 0 { add("y", column(&random, among: numbers)) }
    }
  }

  private mutating func add(_ name: String, _ value: String?) {
    options.append("--" + name + (value.map { "=" + $0 } ?? ""))
  }

  private func isFor(_ verb: String?, _ option: Option) -> Bool {
    if isInSpace ? option.isForPlane : option.isForSpace { return false }
    // Speech needs espeak-ng, which is not installed on every machine.
    if option == .narrate || option == .series && verb == "animate" { return false }
    return (verb.flatMap(Verb.init) ?? .plot).refusal(of: option) == nil
  }

  private func column(_ random: inout SeededGenerator, among fitting: [String] = []) -> String {
    if random.index(below: 150) == 0 { return random.one(of: ["nothing", "", "1", "99", "a:b", "-"]) }
    // In most cases, choose a column that fits the option.
    let choice = fitting.isEmpty || random.index(below: 12) == 0 ? names : fitting
    return choice.isEmpty ? "x" : random.one(of: choice)
  }

  /// A value for an option; `nil` for options that are not tested.
  private func values(_ option: Option, _ random: inout SeededGenerator) -> String? {
    if [
      .output, .help, .version, .table, .timeout, .sql, .watch, .refresh, .explain, .why, .suggest, .swift,
      .show, .theme,
    ].contains(
      option)
    {
      return nil
    }
    if random.index(below: 600) == 0 { return random.one(of: ["", "nonsense", "-1", "1e999", "nan"]) }
    switch option {
    case .x, .y, .z:
      let numbers = random.index(below: 4) == 0 && !dates.isEmpty ? dates : numbers
      if random.index(below: 20) == 0, !isInSpace {
        return column(&random, among: numbers) + ":" + column(&random, among: numbers)
      }
      return column(&random, among: option == .y ? numbers : [])
    case .xEnd, .yEnd: return random.index(below: 6) == 0 ? column(&random, among: numbers) : nil
    case .color, .symbol, .by: return column(&random)
    case .size: return column(&random, among: numbers)
    case .yError:
      let low = column(&random, among: numbers)
      return random.index(below: 3) == 0 ? low + "," + column(&random, among: numbers) : low
    case .facet: return random.index(below: 2) == 0 ? column(&random) : nil
    case .filter:
      guard random.index(below: 4) == 0 else { return nil }
      return random.one(of: [
        "\"\(column(&random, among: numbers))\" > 3", "\(column(&random)) is not missing",
        "x in (1, 2) or not y = 'a'", "a <",
      ])
    case .series: return verb == "audio" ? random.one(of: ["1", "2", "Oslo,Rome", "99"]) : column(&random)
    case .mark:
      let all = MarkName.allCases.map(\.rawValue)
      let fitting = isInSpace ? ["point", "surface"] : all.filter { $0 != "surface" }
      return random.one(of: random.index(below: 60) == 0 ? all : fitting)
    case .pose: return random.one(of: ["30,15", "-400,1", "top", "back", "0,-90", "1e-300,89.9999"])
    case .projection: return random.one(of: ProjectionName.allCases.map(\.rawValue))
    case .timeUnit:
      return random.one(of: TimeGroup.allCases.map(\.rawValue))
    case .bins: return random.one(of: ["1", "2", "10", "1000"])
    case .colorScale: return random.one(of: ColorScaleName.names + ["diverging:5", "diverging:-1e300"])
    case .aggregate: return random.one(of: ["count", "sum", "mean", "median", "min", "max", "p5"])
    case .sort: return random.one(of: SortOrder.allCases.map(\.rawValue))
    case .limit: return random.one(of: ["1", "2", "3", "9", "10000"])
    case .sample: return random.index(below: 4) == 0 ? random.one(of: ["1", "2", "5", "1000000"]) : nil
    case .stack: return random.one(of: StackName.allCases.map(\.rawValue))
    case .xScale, .yScale, .zScale: return random.one(of: ScaleName.allCases.map(\.rawValue))
    case .xDomain, .yDomain, .zDomain:
      return random.one(of: [
        "0:100", "-5:5", "1:1e308", "-1e308:1e308", "0:5e-324", "1e-320:2e-320", "2024-01-01:2024-06-30",
        "0001-01-01:9999-12-31", "100..0", "7,8",
      ])
    case .xFormat, .yFormat, .zFormat:
      return random.one(of: [
        "compact", "plain", "percent", "scientific", "0.00", "$0", "0.000000000000 km", "MMM yyyy",
        "EEEE d.M.yy HH:mm:ss a Q", "0%",
      ])
    case .title, .subtitle, .xTitle, .yTitle, .zTitle: return OddColumn.oddName(&random)
    case .width, .height:
      // The largest size only where it needs little memory.
      return random.one(of: ["50", "51.5", "100", "390", "1000", ending == "svg" ? "20000" : "600"])
    case .scale: return random.one(of: ["0.1", "1", "1.5", "3"])
    case .locale:
      return random.one(of: ["de_DE", "ar", "fr", "ja", "es", "fa", "en_IN", "he", "hi", "sv", "pl"])
    case .timeZone:
      return random.one(of: [
        "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu", "UTC",
      ])
    case .fontSize: return random.one(of: ["4", "11", "17", "36", "100"])
    case .type:
      return column(&random) + "=" + random.one(of: ["number", "date", "boolean", "text", "text", "text"])
    case .delimiter: return random.index(below: 20) == 0 ? random.one(of: [";", "tab", "|", "comma"]) : nil
    case .noHeader: return random.index(below: 30) == 0 ? "" : nil
    // `--header` and `--no-header` exclude each other.
    case .header: return nil
    case .missing: return random.index(below: 30) == 0 ? random.one(of: ["n.a.", "-,:", "0"]) : nil
    case .skip: return random.index(below: 100) == 0 ? random.one(of: ["0", "1", "100000"]) : nil
    case .comment: return random.index(below: 60) == 0 ? random.one(of: ["#", "1"]) : nil
    case .decimal: return random.index(below: 30) == 0 ? random.one(of: ["comma", "point"]) : nil
    case .dateFormat: return random.index(below: 30) == 0 ? random.one(of: ["%Y", "%d.%m.%Y", "%b %y"]) : nil
    case .format: return verb == "audit" ? random.one(of: ["text", "json"]) : nil
    case .transparent: return random.index(below: 4) == 0 ? "" : nil
    case .dark, .flat, .force, .loop, .narrate, .showMissing: return ""
    case .duration: return random.one(of: ["0.5", "2", "10"])
    case .from, .to: return random.one(of: ["0", "10", "2024-05-01", "Oslo"])
    case .labels, .cumulative, .change: return random.index(below: 4) == 0 ? "" : nil
    case .rolling: return random.index(below: 6) == 0 ? random.one(of: ["2", "3", "100000"]) : nil
    case .index: return random.index(below: 6) == 0 ? random.one(of: ["100", "0.001", "1"]) : nil
    case .trend: return random.index(below: 2) == 0 ? random.one(of: ["linear", "rolling:3"]) : nil
    case .rule: return random.one(of: ["y=1", "y=-1e300 low", "x=2024-03-01 start", "x=Oslo", "x=0.5"])
    case .band:
      return random.one(of: ["y=1...2 normal", "x=2024-01-01...2024-02-01", "y=-1e308...1e308", "x=5:1"])
    case .note:
      return random.one(of: [
        "x=2024-03-01 y=1 here", "x=Oslo y=2 city", "x=0.5 y=-1e308 far", "x=1 y=Oslo a",
      ])
    case .font: return random.index(below: 20) == 0 ? random.one(of: ["serif", "No Such Font"]) : nil
    case .highlight: return random.one(of: ["Oslo", "a", "true", "1", column(&random)])
    case .palette: return random.one(of: PaletteName.allCases.map(\.rawValue))
    case .keys:
      return random.one(of: ["Right Right ]", "End Left n N", "d s x y l r b", "Home PageDown Ctrl+End"])
    case .hold: return random.one(of: ["0", "0.5"])
    case .fps: return random.one(of: ["1", "5", "12"])
    // `--adaptive` excludes `--dark` and all formats except SVG.
    case .adaptive: return nil
    case .outlines: return ending == "svg" && random.index(below: 10) == 0 ? "" : nil
    case .output, .help, .version, .table, .timeout, .sql, .watch, .refresh, .explain, .why, .suggest, .swift,
      .show, .theme:
      return nil
    }
  }
}
