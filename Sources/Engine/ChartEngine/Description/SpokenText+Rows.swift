import Foundation
import OpenChartsChartModel
import OpenChartsPhrases

/// The options for the spoken texts of rows: date precision, axes, and titles that the listener already knows.
struct RowSpeech {
  /// The date precision of each axis that distinguishes its values.
  var units: (x: Calendar.Component, y: Calendar.Component)
  /// The axes whose labels give numbers a meaning; `nil` for plain numbers.
  var axes: (x: ScaleFacts?, y: ScaleFacts?) = (nil, nil)
  /// The axis of positions, whose intervals have names of calendar units; `nil` if none has.
  var positionAxis: AxisDimension?
  /// The spoken names of positions by their names in the picture: "6:00" for the hour "6".
  var positionNames: (x: [String: String], y: [String: String]) = ([:], [:])
  /// The sum of all sectors.
  var total: Double?
  /// The percentage of each amount of sectors, as sentences round it.
  var percentages: [Double: Double] = [:]
  /// The titles of dimensions that are spoken elsewhere, such as the series title.
  var spokenTitles: Set<String> = []
  /// Whether samples of functions are rounded to digits that are useful in speech.
  var roundsSamples = false
}

extension SpokenText {
  /// Returns the spoken text of a row: first the context (names, dates and the series), then the value with
  /// everything that its style encodes.
  mutating func words(_ table: MarkTable, _ row: Int, as speech: RowSpeech)
    -> (context: [String], values: [String])
  {
    var context: [String] = []
    var values: [String] = []
    if let angle = table.angle {
      // If the sectors add up to 1, each amount is its fraction, so only the percentage is spoken.
      let isShare = speech.total.map { abs($0 - 1) < 1e-9 } ?? false
      if !isShare || angle.isInterval { values.append(text(angle, row, unit: .day)) }
      if let total = speech.total, total > 0, !angle.isInterval {
        let share =
          speech.percentages[angle.values[row]] ?? (angle.values[row] / total * 1_000).rounded() / 10
        values.append(language.percent(number(share)))
      }
    }
    let (x, y) = (table.columns(on: .x), table.columns(on: .y))
    // Names and dates are the context of a number, on either axis.
    let isLying = y.first.map { $0.kind != .number } ?? false && x.first?.kind == .number
    // If stacks are normalized, the axis shows fractions, but rows have their original values.
    let isShare = table.shape.stacking == .normalized && table.kind.trait.stacks != nil
    // Both coordinates of a heat-map cell are positions, not values.
    let isCell = DescribedMarks.hasFields(table)
    let rounds = speech.roundsSamples && table.function != nil
    let xText = text(
      x, row, unit: speech.units.x, on: isShare && isLying ? nil : speech.axes.x, rounds: rounds,
      isPosition: isCell || speech.positionAxis == .x
    ).map { speech.positionNames.x[$0] ?? $0 }
    let yText = text(
      y, row, unit: speech.units.y, on: isShare && !isLying ? nil : speech.axes.y, rounds: rounds,
      isPosition: isCell || speech.positionAxis == .y
    ).map { speech.positionNames.y[$0] ?? $0 }
    if let text = isLying ? yText : xText { context.append(text) }
    if let text = isLying ? xText : yText { values.append(text) }
    let positionTitles = Set((x + y).map(\.label))
    addStyles(of: table, row, as: speech, beside: positionTitles, to: &context, &values)
    return (context, values)
  }

  /// Returns the values of a row with the names of their columns: "Low 40.9".
  mutating func parts(_ table: MarkTable, _ row: Int, _ dimension: AxisDimension, on axis: ScaleFacts?)
    -> [String]
  {
    let columns = table.columns(on: dimension)
    guard columns.count == 1 || columns.count == 2 && columns[0].label != columns[1].label else {
      return text(columns, row, unit: .day, on: axis, rounds: false, isPosition: false).map { [$0] } ?? []
    }
    return columns.map { column in
      let value = text(column, row, unit: unit(of: column), on: axis)
      return column.label.isEmpty ? value : language.place(column.label, value)
    }
  }

  private mutating func text(
    _ columns: [Column], _ row: Int, unit: Calendar.Component, on axis: ScaleFacts?, rounds: Bool,
    isPosition: Bool
  ) -> String? {
    guard let first = columns.first else { return nil }
    if rounds, columns.count == 1, first.kind == .number, !first.isInterval {
      let value = first.values[row]
      return value.isFinite ? number(Double(String(format: "%.3g", value)) ?? value) : nil
    }
    guard columns.count > 1 else { return text(first, row, unit: unit, on: axis, namesUnits: isPosition) }
    if isPosition, first.kind == columns[1].kind,
      let interval = interval(first.values[row], columns[1].values[row], first.kind, first.unit ?? unit, axis)
    {
      return interval.text
    }
    let from = axis?.plain(first.value(at: row), unit, &self) ?? text(first, row, unit: unit)
    return range(from, text(columns[1], row, unit: unit, on: axis))
  }

  /// Returns the name of a sector without its percentage at the end, which is spoken as a value.
  static func withoutShare(_ name: String, _ share: Double) -> String {
    guard name.contains("%") || name.contains("٪"), let end = name.lastIndex(of: " "), share.isFinite else {
      return name
    }
    let text = WrittenNumber.western(String(name[end...])).replacingOccurrences(of: ",", with: ".")
    let digits = text.filter { $0.isASCII && ($0.isNumber || $0 == ".") }
    let isShare = text.allSatisfy {
      $0.isNumber || " .%٪()\u{A0}\u{202F}\u{200E}\u{200F}\u{61C}".contains($0)
    }
    guard isShare, let percent = Double(digits), abs(percent - share * 100) <= 1 else { return name }
    return name[..<end].trimmingCharacters(in: .whitespaces)
  }

  /// Adds the data that the style of a mark encodes: names to its context, numbers to its values.
  ///
  /// - Parameter positionTitles: The titles of the row's positions, whose numbers are in `values` already. A number of
  ///   another column is added even if it is equal to one of them.
  private mutating func addStyles(
    of table: MarkTable, _ row: Int, as speech: RowSpeech, beside positionTitles: Set<String>,
    to context: inout [String], _ values: inout [String]
  ) {
    for column in [table.foregroundStyle, table.series, table.symbol, table.lineStyle].compactMap({ $0 })
    where !speech.spokenTitles.contains(column.label) {
      if column.kind != .category, !column.values[row].isFinite { continue }
      var text = text(column, row, unit: .day)
      if let angle = table.angle, let total = speech.total {
        text = Self.withoutShare(text, angle.values[row] / total)
      }
      if column.kind == .category {
        if !context.contains(text), !values.contains(text) { context.append(text) }
      } else if !values.contains(text) || !column.label.isEmpty && !positionTitles.contains(column.label) {
        values.append(text)
      }
    }
    if let size = table.symbolSize, size.kind == .number, !size.label.isEmpty, size.values[row].isFinite {
      let title = UnitWords(title: size.label, locale: locale)?.title ?? size.label
      values.append("\(title) \(text(size, row, unit: .day))")
    }
  }
}
