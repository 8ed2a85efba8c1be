import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// A growing column, with the properties that its rows share.
struct ChannelColumn {
  private let form: ChannelDatum.Form
  private let label: String
  var column: Column

  @MainActor init(_ value: ChannelValue, of collector: _ChartCollector) {
    form = value.datum.form
    label = value.label.comparable(in: collector.environment)
    column = Column(
      label: value.label.resolved(in: collector.environment), kind: form.kind,
      unit: form.unit)
  }

  /// Whether the column takes a value: one of its form and, unless any label is taken, with its label.
  @MainActor func accepts(
    _ value: ChannelValue, anyLabel: Bool = false, of collector: _ChartCollector
  ) -> Bool {
    form == value.datum.form && (anyLabel || hasLabel(of: value, in: collector))
  }

  @MainActor func hasLabel(of value: ChannelValue, in collector: _ChartCollector) -> Bool {
    guard value.label.deferred != nil else { return label == value.label.string }
    return label == value.label.comparable(in: collector.environment)
  }

  @MainActor mutating func append(_ datum: ChannelDatum, of collector: _ChartCollector) {
    column.append(datum, of: collector)
  }
}

extension Column {
  @MainActor mutating func append(_ datum: ChannelDatum, of collector: _ChartCollector) {
    switch datum {
    case .value(let value): append(value)
    case .numbers(let start, let end), .dates(let start, let end): append(from: start, to: end)
    case .unit(let seconds, let calendar, let unit):
      let interval = collector.intervals.interval(
        of: unit, around: seconds, in: calendar?.calendar ?? collector.calendar)
      append(from: interval.start, to: interval.end)
    }
  }
}

extension Optional where Wrapped == ChannelColumn {
  @MainActor init(_ value: ChannelValue?, of collector: _ChartCollector) {
    self = value.map { ChannelColumn($0, of: collector) }
  }

  @MainActor func accepts(_ value: ChannelValue?, of collector: _ChartCollector) -> Bool {
    if case .none = value { return isNone }
    guard let value else { return false }
    return self?.accepts(value, of: collector) ?? false
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  @MainActor mutating func append(_ value: ChannelValue?, of collector: _ChartCollector) {
    guard let value else { return }
    self?.append(value.datum, of: collector)
  }
}

/// The columns of one axis.
struct PositionColumns {
  var start: ChannelColumn?
  var end: ChannelColumn?
  private let plotStart: Double?
  private let plotEnd: Double?

  @MainActor init(_ value: PositionValue, of collector: _ChartCollector) {
    start = value.hasValue ? ChannelColumn(value.first, of: collector) : nil
    end = .init(value.second, of: collector)
    plotStart = value.plotStart
    plotEnd = value.plotEnd
  }

  @MainActor func accepts(_ value: PositionValue, anyLabel: Bool, of collector: _ChartCollector) -> Bool {
    guard value.hasValue else {
      return start.isNone && plotStart == value.plotStart && plotEnd == value.plotEnd
    }
    guard start?.accepts(value.first, anyLabel: anyLabel, of: collector) == true else { return false }
    if case .none = value.other { return end.isNone }
    return end.accepts(value.second, of: collector)
  }

  /// Returns the label of a value if it differs from the label of the first value.
  @MainActor func otherLabel(of value: PositionValue, in collector: _ChartCollector) -> String? {
    guard value.hasValue, let start, !start.hasLabel(of: value.first, in: collector) else { return nil }
    return value.first.label.resolved(in: collector.environment)
  }

  @MainActor mutating func append(_ value: PositionValue, of collector: _ChartCollector) {
    start?.append(value.first.datum, of: collector)
    if !end.isNone { end.append(value.second, of: collector) }
  }

  func finish() -> PositionChannel {
    guard let start else {
      return plotStart == nil && plotEnd == nil ? .none : .plot(start: plotStart, end: plotEnd)
    }
    guard let end else { return .value(start.column) }
    return .interval(start: start.column, end: end.column)
  }
}

/// A table that is being built.
struct TableBuilder {
  var table: MarkTable
  var x: PositionColumns
  var y: PositionColumns
  var angle: ChannelColumn?
  var series: ChannelColumn?
  var foregroundStyle: ChannelColumn?
  var symbol: ChannelColumn?
  var symbolSize: ChannelColumn?
  var lineStyle: ChannelColumn?
  var dodge: ChannelColumn?
  private let dodgeAxis: AxisDimension?
  private let dodgeSpan: MarkLength?
  private let plot: Int
  /// Whether the rows form one line even if their labels differ.
  private let joinsAllLabels: Bool

  private var lastStamp = -1
  private var lastCode: UInt32 = 0
  private var codes: [MarkStyle: UInt32] = [:]

  @MainActor init(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?, of collector: _ChartCollector
  ) {
    table = MarkTable(kind: kind, shape: shape)
    self.x = PositionColumns(x, of: collector)
    self.y = PositionColumns(y, of: collector)
    self.angle = .init(angle, of: collector)
    self.series = .init(series, of: collector)
    foregroundStyle = .init(collector.modifiers.foregroundStyle, of: collector)
    symbol = .init(collector.modifiers.symbol, of: collector)
    symbolSize = .init(collector.modifiers.symbolSize, of: collector)
    lineStyle = .init(collector.modifiers.lineStyle, of: collector)
    dodge = .init(collector.modifiers.dodge?.value, of: collector)
    dodgeAxis = collector.modifiers.dodge?.axis
    dodgeSpan = collector.modifiers.dodge?.span
    plot = collector.modifiers.plot
    joinsAllLabels = collector.joinsAllLabels(kind, series)
  }

  /// Whether a row has the kind, shape, channels and labels of this table. The labels of a line without series do not
  /// matter.
  ///
  /// The method is mutating only so that the table is accessed in place. It changes nothing.
  @MainActor mutating func accepts(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?, of collector: _ChartCollector
  ) -> Bool {
    guard table.kind == kind, self.x.accepts(x, anyLabel: joinsAllLabels, of: collector),
      self.y.accepts(y, anyLabel: joinsAllLabels, of: collector), self.angle.accepts(angle, of: collector),
      self.series.accepts(series, of: collector),
      foregroundStyle.accepts(collector.modifiers.foregroundStyle, of: collector),
      symbol.accepts(collector.modifiers.symbol, of: collector),
      symbolSize.accepts(collector.modifiers.symbolSize, of: collector),
      lineStyle.accepts(collector.modifiers.lineStyle, of: collector), table.shape == shape,
      table.function == nil, plot == collector.modifiers.plot
    else { return false }
    guard let dodge = collector.modifiers.dodge else { return self.dodge.isNone }
    return self.dodge.accepts(dodge.value, of: collector) && dodgeAxis == dodge.axis
      && dodgeSpan == dodge.span
  }

  /// Copies the rows of a source, so that more rows can be added.
  mutating func takeRows() {
    guard let source = table.source else { return }
    table.source = nil
    table.count = source.count
    table.order = Array(source.firstOrder..<source.firstOrder &+ UInt32(source.count))
    x.start?.column.values.reserveCapacity(source.count)
    y.start?.column.values.reserveCapacity(source.count)
    source.forEachChunk { xs, ys, _ in
      for i in 0..<xs.count {
        x.start?.column.values.append(xs[i])
        y.start?.column.values.append(ys[i])
      }
      return true
    }
  }

  @MainActor mutating func append(
    _ x: PositionValue, _ y: PositionValue, _ angle: ChannelValue?, _ series: ChannelValue?,
    order: UInt32, of collector: _ChartCollector
  ) {
    if table.source != nil { takeRows() }
    let index = table.count
    table.count = index + 1
    if joinsAllLabels, table.otherLabel == nil {
      table.otherLabel = self.y.otherLabel(of: y, in: collector)
    }
    self.x.append(x, of: collector)
    self.y.append(y, of: collector)
    if !self.angle.isNone { self.angle.append(angle, of: collector) }
    if !self.series.isNone { self.series.append(series, of: collector) }
    if !foregroundStyle.isNone { foregroundStyle.append(collector.modifiers.foregroundStyle, of: collector) }
    if !symbol.isNone { symbol.append(collector.modifiers.symbol, of: collector) }
    if !symbolSize.isNone { symbolSize.append(collector.modifiers.symbolSize, of: collector) }
    if !lineStyle.isNone { lineStyle.append(collector.modifiers.lineStyle, of: collector) }
    if !dodge.isNone { dodge.append(collector.modifiers.dodge?.value, of: collector) }
    appendStyle(of: collector, at: index)
    table.opacity.append(collector.modifiers.opacity)
    table.symbolArea.append(collector.modifiers.symbolArea)
    table.order.append(order)
    for annotation in collector.modifiers.annotations {
      table.annotations.append(annotation.placed(on: index))
    }
    if collector.modifiers.saysAccessibility {
      table.accessibility[index] = collector.modifiers.accessibility
    }
  }

  /// Appends the style of the next `count` rows.
  @MainActor mutating func appendStyle(of collector: _ChartCollector, at index: Int, count: Int = 1) {
    if collector.modifiers.stamp != lastStamp {
      let style = collector.modifiers.style
      lastStamp = collector.modifiers.stamp
      if table.styles.isEmpty || style != table.styles[Int(lastCode)] {
        let code = code(of: style)
        if code != lastCode && table.styleCodes.isEmpty {
          table.styleCodes = Array(repeating: lastCode, count: index)
        }
        lastCode = code
      }
    }
    guard !table.styleCodes.isEmpty || lastCode != 0 else { return }
    if count == 1 {
      table.styleCodes.append(lastCode)
    } else {
      table.styleCodes.append(contentsOf: repeatElement(lastCode, count: count))
    }
  }

  /// Returns the code of a style, and adds it to the table if it is new.
  private mutating func code(of style: MarkStyle) -> UInt32 {
    // Most tables have one style, and need no dictionary.
    if table.styles.count == 1 { codes[table.styles[0]] = 0 }
    if let code = codes[style] { return code }
    let code = UInt32(table.styles.count)
    table.styles.append(style)
    if code > 0 { codes[style] = code }
    return code
  }

  func finish() -> MarkTable {
    var table = table
    table.x = x.finish()
    table.y = y.finish()
    table.angle = angle?.column
    table.series = series?.column
    table.foregroundStyle = foregroundStyle?.column
    table.symbol = symbol?.column
    table.symbolSize = symbolSize?.column
    table.lineStyle = lineStyle?.column
    if let dodge { table.dodge = DodgeChannel(column: dodge.column, axis: dodgeAxis, span: dodgeSpan!) }
    return table
  }
}

/// A hashable key of a table, for a look-up among many.
struct TableSignature: Hashable {
  private struct Channel: Hashable {
    var label: String
    var form: ChannelDatum.Form
  }
  private let kind: MarkKind
  private let shape: MarkShape
  private let channels: [Channel?]
  private let edges: [Double?]
  private let dodgeAxis: AxisDimension?
  private let dodgeSpan: MarkLength?
  private let plot: Int

  @MainActor init(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?, of collector: _ChartCollector
  ) {
    self.kind = kind
    self.shape = shape
    let values = [
      x.hasValue ? x.first : nil, x.second, y.hasValue ? y.first : nil, y.second, angle, series,
      collector.modifiers.foregroundStyle,
      collector.modifiers.symbol, collector.modifiers.symbolSize, collector.modifiers.lineStyle,
      collector.modifiers.dodge?.value,
    ]
    // The first four values are positions.
    let unlabeled = collector.joinsAllLabels(kind, series) ? 0..<4 : 0..<0
    channels = values.enumerated().map { index, value in
      value.map {
        Channel(
          label: unlabeled.contains(index) ? "" : $0.label.comparable(in: collector.environment),
          form: $0.datum.form)
      }
    }
    edges = [x.plotStart, x.plotEnd, y.plotStart, y.plotEnd]
    dodgeAxis = collector.modifiers.dodge?.axis
    dodgeSpan = collector.modifiers.dodge?.span
    plot = collector.modifiers.plot
  }
}
