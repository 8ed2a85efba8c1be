import Foundation
import OpenChartsChartModel
import OpenChartsDescriptions
import OpenChartsDisplayList
import OpenChartsPhrases

/// Collects the series of a chart from its tables.
struct SeriesColumns {
  private let environment: ChartEnvironment
  /// The name of the values of each series, which replaces a missing name of the series.
  private var valueLabels: [String] = []
  private var kinds: [MarkKind] = []
  private var columnSeries: [DescribedSeries] = []
  /// The indices of the series of each name, and of those that are lines or areas.
  private var indicesByName: [String: [Int]] = [:]
  private var continuousIndices: [Int] = []
  /// For each column that is an end of marks between two values: which one; `nil` for others.
  private var ends: [Int?] = []
  /// The tables that have become series.
  private(set) var used: [MarkTable] = []
  private(set) var additionalAxes: [DescribedAxis] = []

  init(_ environment: ChartEnvironment) { self.environment = environment }

  /// The series and the parts of their glyphs.
  var parts: GlyphParts {
    GlyphParts(
      columnSeries.indices.map {
        GlyphParts.Column(
          series: columnSeries[$0], name: name(of: $0), isEnd: ends[$0] != nil, kind: kinds[$0])
      })
  }

  /// Returns the series with unique names, if there are several.
  func named(_ parts: GlyphParts) -> [DescribedSeries] {
    guard parts.columns.count > 1 else { return parts.columns.map(\.series) }
    let remainingByName = Dictionary(grouping: parts.remaining) { name(of: $0) }
    return zip(parts.remaining, parts.columns).map { index, column in
      var series = column.series
      series.name = column.name
      guard series.part == nil else { return series }
      let same = remainingByName[series.name] ?? []
      guard same.count > 1, !series.name.isEmpty else { return series }
      // The kind of mark distinguishes series with the same name, and a number those that also have the same kind.
      let isMixed = Set(same.map { kinds[$0] }).count > 1
      let alike = same.filter { !isMixed || kinds[$0] == kinds[index] }
      if isMixed {
        series.name = SpeechLanguage(environment.locale).series(series.name, as: kinds[index].trait.form)
      }
      if let before = alike.firstIndex(of: index), before > 0 { series.name += " \(before + 1)" }
      return series
    }
  }

  private func name(of index: Int) -> String {
    columnSeries[index].name.isEmpty ? valueLabels[index] : columnSeries[index].name
  }

  /// Whether all values have one dimension, which can name the axis.
  var hasOneLabel: Bool { Set(valueLabels).count <= 1 }

  /// Adds the rows of a table: one series per name, or two for spans.
  mutating func add(_ table: MarkTable, of marks: DescribedMarks) {
    guard let positions = marks.positions(table, marks.positionAxis) else { return }
    let quantities = marks.quantities(table, marks.valueAxis)
    guard !quantities.isEmpty else { return }
    let isContinuous = table.kind.trait.joinsRows
    let series = marks.series(table)
    var parts: [DescribedSeries] = []
    for name in series.names {
      for (index, quantity) in quantities.enumerated() {
        var label = name
        if quantities.count > 1 {
          let end =
            quantity.label != quantities[1 - index].label && !quantity.label.isEmpty ? quantity.label : ""
          label = SpeechLanguage(environment.locale).joined([label, end])
        }
        parts.append(DescribedSeries(name: label, isContinuous: isContinuous, x: [], y: []))
      }
    }
    let isWhole = !series.isSplit && table.accessibility.isEmpty && positions.labels.isEmpty
    if isWhole {
      for (index, quantity) in quantities.enumerated() {
        (parts[index].x, parts[index].y) = (positions.values, quantity.values)
      }
    } else {
      for row in table.describedRows {
        let name = series.code(row)
        for index in quantities.indices {
          let part = name * quantities.count + index
          if let label = table.accessibility[row]?.label ?? positions.labels[row] {
            parts[part].labels[parts[part].x.count] = label
            parts[part].placings[parts[part].x.count] =
              table.accessibility[row]?.label == nil ? positions.placings[row] : nil
          }
          parts[part].x.append(positions.values[row])
          parts[part].y.append(quantities[index].values[row])
        }
      }
    }
    used.append(table)
    let sizes = sizes(table, series, quantities.count)
    for (index, part) in parts.enumerated() where !part.x.isEmpty {
      var part = part
      part.isFunction = table.function != nil
      if let sizes { part.additional = [sizes[index]] }
      append(
        part, label: quantities[index % quantities.count].label, kind: table.kind,
        end: quantities.count > 1 ? index % quantities.count : nil)
    }
  }

  /// Returns the column of sizes for each series; `nil` if the sizes cannot be an additional axis.
  private mutating func sizes(_ table: MarkTable, _ series: TableSeries, _ width: Int) -> [[Double]]? {
    guard table.kind.trait.symbols == .alone, let sizes = table.symbolSize, sizes.kind == .number, width == 1,
      additionalAxes.isEmpty ? columnSeries.isEmpty : additionalAxes[0].title == sizes.label
    else { return nil }
    let values = sizes.values.filter(\.isFinite)
    guard let low = values.min(), let high = values.max() else { return nil }
    if let sizeAxis = additionalAxes.first {
      additionalAxes[0] = .numbers(
        sizes.label, range: min(low, sizeAxis.range.lowerBound)...max(high, sizeAxis.range.upperBound),
        locale: environment.locale)
    } else {
      additionalAxes = [.numbers(sizes.label, range: low...high, locale: environment.locale)]
    }
    var columns = [[Double]](repeating: [], count: series.names.count)
    for row in table.describedRows {
      columns[series.code(row)].append(sizes.values[row])
    }
    return columns
  }

  private mutating func append(_ part: DescribedSeries, label: String, kind: MarkKind, end: Int?) {
    // Points on a line, or the line of an area, show no further values.
    if kind.trait.symbols == .alone {
      for index in continuousIndices where Self.holds(columnSeries[index], part) { return }
    }
    // Both ends of a span can have one name.
    for index in indicesByName[part.name] ?? [] where ends[index] == end {
      if columnSeries[index].x.isSame(as: part.x), columnSeries[index].y.isSame(as: part.y) { return }
      // Rows of one kind that differ only in their style.
      if kinds[index] == kind, !part.isContinuous, valueLabels[index] == label,
        columnSeries[index].additional.count == part.additional.count
      {
        let start = columnSeries[index].x.count
        columnSeries[index].x += part.x
        columnSeries[index].y += part.y
        for column in part.additional.indices {
          columnSeries[index].additional[column] += part.additional[column]
        }
        for (row, name) in part.labels { columnSeries[index].labels[start + row] = name }
        for (row, placing) in part.placings { columnSeries[index].placings[start + row] = placing }
        return
      }
    }
    indicesByName[part.name, default: []].append(columnSeries.count)
    if part.isContinuous { continuousIndices.append(columnSeries.count) }
    columnSeries.append(part)
    valueLabels.append(label)
    kinds.append(kind)
    ends.append(end)
  }

  /// Whether a line contains all points of another series.
  private static func holds(_ line: DescribedSeries, _ points: DescribedSeries) -> Bool {
    guard points.x.count <= line.x.count, !line.isFunction else { return false }
    let lineHeights = Dictionary(zip(line.x, line.y), uniquingKeysWith: { first, _ in first })
    return zip(points.x, points.y).allSatisfy { lineHeights[$0] == $1 }
  }
}

extension [Double] {
  /// Whether all numbers are equal; NaN equals NaN.
  func isSame(as other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }
}
