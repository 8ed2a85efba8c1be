import Foundation
import OpenChartsChartModel
import OpenChartsDescriptions

/// Assigns the columns of a chart to series and to parts of their glyphs: the low and high of a candlestick, the
/// bounds of an error bar and their caps, the highlighted parts of a curve.
struct GlyphParts {
  /// A column of a chart before parts are distinguished from series.
  struct Column {
    var series: DescribedSeries
    /// The name of the series, or of its values.
    var name: String
    /// Whether the column is one end of a mark between two values.
    var isEnd: Bool
    var kind: MarkKind
  }

  /// The series without repeated marks; ends and middles are marked as parts.
  private(set) var columns: [Column]
  /// The index in the input of each element of `columns`.
  private(set) var remaining: [Int]
  /// The number of glyphs whose parts belong to no series.
  private(set) var composites = 0
  /// The names of the parts.
  private(set) var components: [String] = []
  /// The highlighted intervals of curves, in numbers of x.
  private(set) var stretches: [(from: Double, to: Double)] = []

  init(_ given: [Column]) {
    columns = given
    remaining = Array(given.indices)
    dropRepeatedCurves()
    guard columns.contains(where: \.isEnd) else { return }
    dropCaps()
    readGroups()
  }

  private mutating func drop(_ dropped: Set<Int>) {
    let rest = columns.indices.filter { !dropped.contains($0) }
    remaining = rest.map { remaining[$0] }
    columns = rest.map { columns[$0] }
  }

  /// Removes formulas that repeat a part of another curve.
  private mutating func dropRepeatedCurves() {
    var parts: [(index: Int, from: Double, to: Double)] = []
    for (index, part) in columns.enumerated() where part.series.isFunction {
      let isRepeated = columns.indices.contains { other in
        other != index && columns[other].series.isFunction && columns[other].name == part.name
          && !parts.contains { $0.index == other } && Self.holds(columns[other].series, part.series)
      }
      let ends = part.series.x.filter(\.isFinite)
      if isRepeated, let from = ends.min(), let to = ends.max() { parts.append((index, from, to)) }
    }
    guard !parts.isEmpty else { return }
    drop(Set(parts.map(\.index)))
    // If a curve consists of parts, the longest is its base and the others are highlights.
    let longest = parts.map { $0.to - $0.from }.max() ?? 0
    let domain =
      columns.filter(\.series.isFunction).map { column in
        (column.series.x.filter(\.isFinite).max() ?? 0) - (column.series.x.filter(\.isFinite).min() ?? 0)
      }.max() ?? 0
    stretches = parts.filter { $0.to - $0.from < longest || parts.count == 1 && longest < 0.99 * domain }
      .map { ($0.from, $0.to) }
  }

  /// Whether a sampled curve contains the samples of another one, to a hundredth of its range.
  private static func holds(_ curve: DescribedSeries, _ part: DescribedSeries) -> Bool {
    let finiteRows = curve.x.indices.filter { curve.x[$0].isFinite && curve.y[$0].isFinite }
    let ends = finiteRows.map { curve.x[$0] }
    let heights = finiteRows.map { curve.y[$0] }
    guard finiteRows.count > 1, zip(ends, ends.dropFirst()).allSatisfy({ $0 < $1 }), let low = heights.min(),
      let high = heights.max(), let start = ends.first, let end = ends.last
    else { return false }
    let slack = (high - low) / 100
    let margin = (end - start) / 1_000
    var segment = 0
    for row in part.x.indices where part.x[row].isFinite && part.y[row].isFinite {
      let x = part.x[row]
      guard x >= start - margin, x <= end + margin else { return false }
      if segment > 0, ends[segment - 1] > x { segment = 0 }
      while segment + 2 < ends.count, ends[segment + 1] < x { segment += 1 }
      let share = (x - ends[segment]) / (ends[segment + 1] - ends[segment])
      guard abs(heights[segment] + share * (heights[segment + 1] - heights[segment]) - part.y[row]) <= slack
      else {
        return false
      }
    }
    return true
  }

  /// Removes marks exactly at the ends of others, such as the caps of error bars, because they show no further value.
  private mutating func dropCaps() {
    var ends: Set<SIMD2<Double>> = []
    for column in columns where column.isEnd {
      for (x, y) in zip(column.series.x, column.series.y) { ends.insert(SIMD2(x, y)) }
    }
    let caps = columns.indices.filter { index in
      let column = columns[index]
      return !column.isEnd && !column.series.isContinuous && !column.series.isFunction
        && zip(column.series.x, column.series.y).allSatisfy { ends.contains(SIMD2($0, $1)) }
    }
    drop(Set(caps))
  }

  private mutating func readGroups() {
    let positions = columns.map { Set($0.series.x.filter(\.isFinite)) }
    var groups: [[Int]] = []
    for index in columns.indices where columns[index].isEnd {
      if let groupIndex = groups.firstIndex(where: { positions[$0[0]] == positions[index] }) {
        groups[groupIndex].append(index)
      } else {
        groups.append([index])
      }
    }
    // A group of marks at some of the positions of marks of another kind has parts of the same values. In a candlestick
    // chart, the lows and highs of rising days are such a group beside the opens and closes of all days.
    func belongs(_ group: [Int]) -> Bool {
      groups.contains { other in
        columns[other[0]].kind != columns[group[0]].kind
          && positions[other[0]].isStrictSuperset(of: positions[group[0]])
      }
    }
    for group in groups {
      let others = columns.indices.filter { !columns[$0].isEnd && positions[$0] == positions[group[0]] }
      // A single mark at each of the positions belongs to the glyph, such as a mean between its bounds.
      let middle = others.count == 1 && !columns[others[0]].series.isFunction ? others : []
      sort(group, hasMiddle: !middle.isEmpty)
      if others.isEmpty, !belongs(group) { composites += group.map { columns[$0].series.x.count }.max() ?? 0 }
      guard groups.count == 1 else { continue }
      let members = (group + middle).sorted()
      let names = members.map { columns[$0].name }
      if Set(names).count == names.count, names.allSatisfy({ !$0.isEmpty }) { components = names }
    }
  }

  /// Marks the outer parts of a glyph as lowest and highest.
  private mutating func sort(_ group: [Int], hasMiddle: Bool) {
    func isBound(_ index: Int, _ holds: (Double, Double) -> Bool) -> Bool {
      group.allSatisfy { other in
        let values = Dictionary(
          zip(columns[other].series.x, columns[other].series.y), uniquingKeysWith: { first, _ in first })
        return zip(columns[index].series.x, columns[index].series.y).allSatisfy { x, y in
          values[x].map { holds(y, $0) || !$0.isFinite || !y.isFinite } ?? true
        }
      }
    }
    let hasNames = Set(group.map { columns[$0].name }).count == group.count
    for index in group {
      columns[index].series.part =
        if group.count == 2, !hasMiddle, hasNames {
          .end
        } else if isBound(index, <=) {
          .lowest
        } else if isBound(index, >=) {
          .highest
        } else {
          group.count == 2 ? .end : .between
        }
    }
  }
}
