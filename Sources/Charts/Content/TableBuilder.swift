import ChartModel
import Foundation
import SwiftUI

/// One mark as it arrives: its own channels, without what modifiers said.
struct MarkRow {
  var kind: MarkKind
  var shape = MarkShape()
  var x: PositionValue = .none
  var y: PositionValue = .none
  var angle: ChannelValue?
  var series: ChannelValue?
}

/// A column that grows, with what its rows have in common.
struct ChannelColumn {
  let form: ChannelDatum.Form
  private let label: String
  var column: Column

  @MainActor init(_ value: ChannelValue, of collector: _ChartCollector) {
    form = value.datum.form
    label = value.label.comparable(in: collector.environment)
    column = Column(
      label: value.label.resolved(in: collector.environment), kind: form.kind, unit: form.unit)
  }

  @MainActor func accepts(_ value: ChannelValue, of collector: _ChartCollector) -> Bool {
    guard form == value.datum.form else { return false }
    guard value.label.deferred != nil else { return label == value.label.string }
    return label == value.label.comparable(in: collector.environment)
  }

  @MainActor mutating func append(_ datum: ChannelDatum, of collector: _ChartCollector) {
    switch datum {
    case .number(let value), .date(let value): column.append(value)
    case .category(let name): column.append(category: name)
    case .numbers(let start, let end), .dates(let start, let end): column.append(from: start, to: end)
    case .unit(let seconds, let unit, let calendar):
      let found = collector.intervals.interval(
        of: unit, around: seconds, in: calendar ?? collector.calendar)
      column.append(from: found.start, to: found.end)
    }
  }
}

extension Optional where Wrapped == ChannelColumn {
  @MainActor init(_ value: ChannelValue?, of collector: _ChartCollector) {
    self = value.map { ChannelColumn($0, of: collector) }
  }

  @MainActor func accepts(_ value: ChannelValue?, of collector: _ChartCollector) -> Bool {
    guard let value else { return isNone }
    return self?.accepts(value, of: collector) ?? false
  }

  private var isNone: Bool { if case .none = self { true } else { false } }

  @MainActor mutating func append(_ value: ChannelValue?, of collector: _ChartCollector) {
    guard let value else { return }
    self?.append(value.datum, of: collector)
  }
}

/// The columns of one axis.
struct PositionColumns {
  private var start: ChannelColumn?
  private var end: ChannelColumn?
  private var plot: (start: Double?, end: Double?)?

  @MainActor init(_ value: PositionValue, of collector: _ChartCollector) {
    switch value {
    case .none: break
    case .value(let value): start = ChannelColumn(value, of: collector)
    case .interval(let from, let to):
      start = ChannelColumn(from, of: collector)
      end = ChannelColumn(to, of: collector)
    case .plot(let from, let to): plot = (from, to)
    }
  }

  @MainActor func accepts(_ value: PositionValue, of collector: _ChartCollector) -> Bool {
    switch value {
    case .none: return start == nil && plot == nil
    case .value(let value):
      guard let start, end == nil else { return false }
      return start.accepts(value, of: collector)
    case .interval(let from, let to):
      guard let start, let end else { return false }
      return start.accepts(from, of: collector) && end.accepts(to, of: collector)
    case .plot(let from, let to):
      guard let plot else { return false }
      return plot == (from, to)
    }
  }

  @MainActor mutating func append(_ value: PositionValue, of collector: _ChartCollector) {
    switch value {
    case .none, .plot: break
    case .value(let value): start!.append(value.datum, of: collector)
    case .interval(let from, let to):
      start!.append(from.datum, of: collector)
      end!.append(to.datum, of: collector)
    }
  }

  func finish() -> PositionChannel {
    if let plot { return .plot(start: plot.start, end: plot.end) }
    guard let start else { return .none }
    guard let end else { return .value(start.column) }
    return .interval(start: start.column, end: end.column)
  }
}

/// A table that is still open.
struct TableBuilder {
  private var table: MarkTable
  private var x: PositionColumns
  private var y: PositionColumns
  private var angle: ChannelColumn?
  private var series: ChannelColumn?
  private var foregroundStyle: ChannelColumn?
  private var symbol: ChannelColumn?
  private var symbolSize: ChannelColumn?
  private var lineStyle: ChannelColumn?
  private var dodge: ChannelColumn?
  private let dodgeAxis: AxisDimension?
  private let dodgeSpan: MarkLength?

  private var lastStamp = -1
  private var lastCode: UInt32 = 0
  private var codes: [MarkStyle: UInt32] = [:]

  @MainActor init(_ row: borrowing MarkRow, of collector: _ChartCollector) {
    table = MarkTable(kind: row.kind, shape: row.shape)
    x = PositionColumns(row.x, of: collector)
    y = PositionColumns(row.y, of: collector)
    angle = .init(row.angle, of: collector)
    series = .init(row.series, of: collector)
    foregroundStyle = .init(collector.foregroundStyle, of: collector)
    symbol = .init(collector.symbol, of: collector)
    symbolSize = .init(collector.symbolSize, of: collector)
    lineStyle = .init(collector.lineStyle, of: collector)
    dodge = .init(collector.dodge?.value, of: collector)
    dodgeAxis = collector.dodge?.axis
    dodgeSpan = collector.dodge?.span
  }

  /// Whether a row has the kind, shape, channels and names of this table.
  ///
  /// Changes nothing; it is mutating so that a table in memory of its own is looked at in place.
  @MainActor mutating func accepts(_ row: borrowing MarkRow, of collector: _ChartCollector) -> Bool {
    guard table.kind == row.kind, x.accepts(row.x, of: collector), y.accepts(row.y, of: collector),
      angle.accepts(row.angle, of: collector), series.accepts(row.series, of: collector),
      foregroundStyle.accepts(collector.foregroundStyle, of: collector),
      symbol.accepts(collector.symbol, of: collector),
      symbolSize.accepts(collector.symbolSize, of: collector),
      lineStyle.accepts(collector.lineStyle, of: collector), table.shape == row.shape
    else { return false }
    guard let said = collector.dodge else { return dodge == nil }
    return dodge.accepts(said.value, of: collector) && dodgeAxis == said.axis && dodgeSpan == said.span
  }

  @MainActor mutating func append(_ row: borrowing MarkRow, order: UInt32, of collector: _ChartCollector) {
    let index = table.count
    table.count = index + 1
    x.append(row.x, of: collector)
    y.append(row.y, of: collector)
    angle.append(row.angle, of: collector)
    series.append(row.series, of: collector)
    foregroundStyle.append(collector.foregroundStyle, of: collector)
    symbol.append(collector.symbol, of: collector)
    symbolSize.append(collector.symbolSize, of: collector)
    lineStyle.append(collector.lineStyle, of: collector)
    if let said = collector.dodge { dodge?.append(said.value.datum, of: collector) }
    appendStyle(of: collector, at: index)
    table.opacity.append(collector.opacity)
    table.symbolArea.append(collector.symbolArea)
    table.order.append(order)
    for annotation in collector.annotations {
      table.annotations.append(annotation.placed(on: index))
    }
    if collector.saysAccessibility { table.accessibility[index] = collector.accessibility }
  }

  @MainActor private mutating func appendStyle(of collector: _ChartCollector, at index: Int) {
    if collector.stamp != lastStamp {
      let style = collector.style
      lastStamp = collector.stamp
      if table.styles.isEmpty || style != table.styles[Int(lastCode)] {
        let code = codes[style] ?? UInt32(table.styles.count)
        if Int(code) == table.styles.count {
          table.styles.append(style)
          codes[style] = code
        }
        if code != lastCode && table.styleCodes.isEmpty {
          table.styleCodes = Array(repeating: lastCode, count: index)
        }
        lastCode = code
      }
    }
    if !table.styleCodes.isEmpty || lastCode != 0 { table.styleCodes.append(lastCode) }
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

/// What distinguishes tables, for looking one up among many.
struct TableSignature: Hashable {
  private struct Channel: Hashable {
    var label: String
    var form: ChannelDatum.Form
  }
  private var kind: MarkKind
  private var shape: MarkShape
  private var channels: [Channel?] = []
  private var plot: [Double?] = []
  private var dodgeAxis: AxisDimension?
  private var dodgeSpan: MarkLength?

  @MainActor init(_ row: borrowing MarkRow, of collector: _ChartCollector) {
    kind = row.kind
    shape = row.shape
    func add(_ value: ChannelValue?) {
      channels.append(
        value.map { Channel(label: $0.label.comparable(in: collector.environment), form: $0.datum.form) })
    }
    func add(_ position: PositionValue) {
      switch position {
      case .none: channels += [nil, nil]
      case .value(let value):
        add(value)
        channels.append(nil)
      case .interval(let from, let to):
        add(from)
        add(to)
      case .plot(let from, let to):
        channels += [nil, nil]
        plot += [Double(channels.count), from, to]
      }
    }
    add(row.x)
    add(row.y)
    for value in [
      row.angle, row.series, collector.foregroundStyle, collector.symbol, collector.symbolSize,
      collector.lineStyle, collector.dodge?.value,
    ] { add(value) }
    dodgeAxis = collector.dodge?.axis
    dodgeSpan = collector.dodge?.span
  }
}
