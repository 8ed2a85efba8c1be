import Descriptions
import Foundation

/// Sorts the columns of a chart into series and the helpers of their glyphs: the low and high of a candlestick, the
/// bounds of an error bar and the caps on them, the parts of a curve that are filled.
struct GlyphParts {
  /// A column of a chart before helpers are told from series.
  struct Column {
    var series: DescribedSeries
    /// The name that it has, or that its values give it.
    var name: String
    /// Whether it is one end of a mark that reaches from one value to another.
    var isEnd: Bool
  }

  /// The series without the marks that show the same again; ends and middles are marked as parts.
  private(set) var columns: [Column]
  /// The places of `columns` among those given.
  private(set) var kept: [Int]
  /// Number of values that have parts and no series of their own.
  private(set) var composites = 0
  /// The names of the parts.
  private(set) var components: [String] = []
  /// The stretches of curves that are set off, in numbers of x.
  private(set) var stretches: [(from: Double, to: Double)] = []

  init(_ given: [Column]) {
    columns = given
    kept = Array(given.indices)
    dropRepeatedCurves()
    guard columns.contains(where: \.isEnd) else { return }
    dropCaps()
    readGroups()
  }

  private mutating func drop(_ dropped: Set<Int>) {
    let rest = columns.indices.filter { !dropped.contains($0) }
    kept = rest.map { kept[$0] }
    columns = rest.map { columns[$0] }
  }

  /// A formula that is drawn again over a part of its domain is the same curve.
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
    // Of the parts of a whole the longest is the ground that the others are set off from.
    let longest = parts.map { $0.to - $0.from }.max() ?? 0
    let domain =
      columns.filter(\.series.isFunction).map { column in
        (column.series.x.filter(\.isFinite).max() ?? 0) - (column.series.x.filter(\.isFinite).min() ?? 0)
      }.max() ?? 0
    stretches = parts.filter { $0.to - $0.from < longest || parts.count == 1 && longest < 0.99 * domain }
      .map { ($0.from, $0.to) }
  }

  /// Whether a sampled curve runs through the samples of another one, to a hundredth of its reach.
  private static func holds(_ curve: DescribedSeries, _ part: DescribedSeries) -> Bool {
    let known = curve.x.indices.filter { curve.x[$0].isFinite && curve.y[$0].isFinite }
    let ends = known.map { curve.x[$0] }
    let heights = known.map { curve.y[$0] }
    guard known.count > 1, zip(ends, ends.dropFirst()).allSatisfy({ $0 < $1 }), let low = heights.min(),
      let high = heights.max(), let start = ends.first, let end = ends.last
    else { return false }
    let slack = (high - low) / 100
    let margin = (end - start) / 1_000
    var place = 0
    for row in part.x.indices where part.x[row].isFinite && part.y[row].isFinite {
      let x = part.x[row]
      guard x >= start - margin, x <= end + margin else { return false }
      if place > 0, ends[place - 1] > x { place = 0 }
      while place + 2 < ends.count, ends[place + 1] < x { place += 1 }
      let share = (x - ends[place]) / (ends[place + 1] - ends[place])
      guard abs(heights[place] + share * (heights[place + 1] - heights[place]) - part.y[row]) <= slack else {
        return false
      }
    }
    return true
  }

  /// Marks at the very ends of others, such as the caps of error bars, show no further value.
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
    let places = columns.map { Set($0.series.x.filter(\.isFinite)) }
    var groups: [[Int]] = []
    for index in columns.indices where columns[index].isEnd {
      if let known = groups.firstIndex(where: { places[$0[0]] == places[index] }) {
        groups[known].append(index)
      } else {
        groups.append([index])
      }
    }
    for group in groups {
      let others = columns.indices.filter { !columns[$0].isEnd && places[$0] == places[group[0]] }
      // One mark at each of the places belongs to the glyph, such as a mean between its bounds.
      let middle = others.count == 1 && !columns[others[0]].series.isFunction ? others : []
      sort(group, hasMiddle: !middle.isEmpty)
      if others.isEmpty { composites += group.map { columns[$0].series.x.count }.max() ?? 0 }
      guard groups.count == 1 else { continue }
      let members = (group + middle).sorted()
      let names = members.map { columns[$0].name }
      if Set(names).count == names.count, names.allSatisfy({ !$0.isEmpty }) { components = names }
    }
  }

  /// Finds the outer parts of a glyph.
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
