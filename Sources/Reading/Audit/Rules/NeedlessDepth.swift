import Foundation
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsStatistics

extension SpaceRules {
  /// The minimum number of points. Fewer may lie on a line by chance.
  private static let fewestPoints = 5
  private static let exactCorrelation = 0.999

  /// Finds 3-D points that a 2-D chart would show as well, because one value is constant or follows from another.
  static func needlessDepth(_ scene: DrawnScene, _ chart: AuditedChart) -> [AuditFinding] {
    guard let facts = chart.node.facts?.chart, facts.form == .space else { return [] }
    var columns: [[Double]] = [[], [], []]
    for series in facts.series {
      guard let depth = series.additional.first, depth.count == series.x.count else { return [] }
      columns[0] += series.x
      columns[1] += series.y
      columns[2] += depth
    }
    guard columns[0].count >= fewestPoints else { return [] }
    let names = ["x", "y", "z"]
    func finding(_ problem: String, _ measured: String, without dropped: Int) -> [AuditFinding] {
      let remaining = names.indices.filter { $0 != dropped }.map { names[$0] }
      return [
        AuditFinding(
          .needlessDepth, problem, measured: measured,
          required: "three values that are not known from each other",
          remedy:
            "Draw \(remaining[0]) and \(remaining[1]) with Chart in two dimensions, which are read more exactly.",
          frame: CGRect(chart.plot))
      ]
    }
    for axis in [2, 1, 0] where Set(columns[axis]).count == 1 {
      return finding(
        "All \(columns[axis].count) marks have the same \(names[axis]): two dimensions would show as much.",
        "1 value of \(names[axis])", without: axis)
    }
    for (a, b) in [(0, 2), (1, 2), (0, 1)] {
      let r = Correlation.coefficient(columns[a], columns[b])
      if abs(r) >= exactCorrelation {
        return finding(
          "\(names[b]) follows from \(names[a]) (correlation \(Text.value((r * 1_000).rounded() / 1_000))): two dimensions "
            + "would show as much.", "r = \(Text.value((r * 1_000).rounded() / 1_000))", without: b)
      }
      for (from, to) in [(a, b), (b, a)] where isFunction(columns[from], columns[to]) {
        return finding(
          "Marks of equal \(names[from]) have equal \(names[to]): two dimensions would show as much.",
          "\(Set(columns[from]).count) values of \(names[from]), one \(names[to]) each", without: to)
      }
    }
    return []
  }

  /// Whether equal values of one column always have equal values in the other, and values do repeat.
  private static func isFunction(_ from: [Double], _ to: [Double]) -> Bool {
    var mapping: [Double: Double] = [:]
    for (a, b) in zip(from, to) {
      if let other = mapping[a], other != b { return false }
      mapping[a] = b
    }
    return mapping.count > 1 && 2 * mapping.count <= from.count
  }
}
