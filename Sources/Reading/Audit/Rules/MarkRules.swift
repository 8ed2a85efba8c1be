import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases

/// Rules for the choice of marks.
enum MarkRules {
  static func findings(_ chart: AuditedChart) -> [AuditFinding] {
    lineOverNames(chart) + barsWithoutPixels(chart) + zeroBase(chart)
  }

  private static func lineOverNames(_ chart: AuditedChart) -> [AuditFinding] {
    guard let x = chart.drawn.x, x.kind == .names, x.names.count > 2, !OrderedNames.contain(x.names),
      chart.drawn.marks.contains(where: { $0.joinsRows && !$0.hasLength && $0.count > 2 })
    else { return [] }
    return [
      AuditFinding(
        .marksFitData,
        "A line joins names without an order (\(Text.list(x.names, most: 3))): its rises and falls mean "
          + "nothing.", measured: Text.count(x.names.count, "name", "names"),
        required: "numbers, dates or ordered names",
        remedy: "Use BarMark or PointMark for the values of names.", frame: CGRect(chart.plot))
    ]
  }

  private static func barsWithoutPixels(_ chart: AuditedChart) -> [AuditFinding] {
    for marks in chart.drawn.marks where marks.areBars {
      let axis = marks.isHorizontal ? chart.drawn.y : chart.drawn.x
      let length = marks.isHorizontal ? chart.plot.height : chart.plot.width
      let barCount =
        axis?.kind == .names ? axis?.names.count ?? 0 : marks.count / max(chart.drawn.series.count, 1)
      guard Double(barCount) > length, length > 0 else { continue }
      return [
        AuditFinding(
          .marksFitData,
          "\(barCount) bars share \(Text.number(length)) points: fewer than one each.",
          measured: "\(Text.value(length / Double(barCount))) pt a bar", required: "1 pt a bar",
          remedy: "Show them as LineMark or AreaMark, or sum them up in bins (DateBins, NumberBins).",
          frame: CGRect(chart.plot))
      ]
    }
    return []
  }

  private static func zeroBase(_ chart: AuditedChart) -> [AuditFinding] {
    var findings: [AuditFinding] = []
    for marks in chart.drawn.marks where marks.hasLengthFromZero {
      let (name, axis) = marks.isHorizontal ? ("x", chart.drawn.x) : ("y", chart.drawn.y)
      guard let axis, axis.kind == .numbers, axis.lower > 0 || axis.upper < 0 else { continue }
      let what = marks.areAreas ? "areas" : "bars"
      let domain = "\(Text.value(axis.lower)) to \(Text.value(axis.upper))"
      let problem =
        axis.isLinear
        ? "The \(name) axis of \(what) runs from \(domain) and leaves out zero: a bar twice as long is not "
          + "twice as much."
        : "The \(name) axis of \(what) is not linear and runs from \(domain): their lengths do not compare."
      let remedy =
        axis.isLinear
        ? "Let the domain include zero (chart\(name.uppercased())Scale(domain: .automatic(includesZero: true))), "
          + "or use PointMark or LineMark, which need no zero."
        : "Use PointMark, which is read by its place, not by its length."
      let finding = AuditFinding(
        .zeroBase, problem, measured: domain, required: "a domain with 0", remedy: remedy,
        frame: CGRect(chart.plot))
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings
  }
}

/// Names with a natural order: months, weekdays, names that contain numbers.
enum OrderedNames {
  static func contain(_ names: [String]) -> Bool {
    if names.allSatisfy({ $0.contains(where: \.isNumber) }) { return true }
    let starts = names.map { String($0.lowercased().prefix(2)) }
    return calendarOrders.contains { order in starts.allSatisfy(order.contains) }
  }

  /// The first two letters of months and weekdays, in every supported language and some more.
  private static let calendarOrders: [Set<String>] = (SpeechLanguage.codes + ["it", "pt", "nl"]).flatMap {
    language in
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    return [calendar.monthSymbols, calendar.weekdaySymbols].map { symbols in
      Set(symbols.map { String($0.lowercased().prefix(2)) })
    }
  }
}
