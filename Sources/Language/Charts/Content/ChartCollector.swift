import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Collects the marks of a chart into tables during the walk through its content.
///
/// A modifier applies its settings before its content is walked and restores the previous ones afterwards, so that the
/// innermost modifier takes precedence. A mark is added to the table of its kind, labels and channels, even if other
/// marks are declared between them. Lines that no data separates into series are one table with any labels. Lines and
/// areas of a vectorized plot have their own tables.
@MainActor public final class _ChartCollector {
  let scope: ChartScope
  @usableFromInline package private(set) var environment: EnvironmentValues
  let calendar: Calendar

  // Exclusive access is not checked, because the checks would take longer than the work per mark. Only the main actor
  // accesses a collector, and nothing that runs during an access reads or writes the same property.
  @exclusivity(unchecked) var modifiers = ModifierState()

  @usableFromInline @exclusivity(unchecked) var cursor = ContentCursor()
  /// The loops around the content that is being walked, outermost first.
  var loopCursors: [LoopCursor] = []

  private(set) var order: UInt32 = 0
  @exclusivity(unchecked) var tables: [TableBuilder] = []
  /// The index of the last mark's table.
  private var last: Int?
  private var bySignature: [TableSignature: Int] = [:]
  /// The tables that are not in `bySignature` yet. Charts with few tables need no dictionary.
  private var unlisted: [(TableSignature, Int)] = []
  private(set) var layerCount = 0
  private var plotCount = 0
  private var lastColor: (Color, _Paint)?
  let intervals: CalendarIntervals
  /// The modifiers for each element of the current vectorized plot, outermost first.
  var elementModifiers: [Any] = []

  init(scope: ChartScope) {
    self.scope = scope
    environment = scope.environment.recording(scope.contentReads)
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    intervals = CalendarIntervals()
  }

  /// Collects the marks that `body` adds into separate tables, so that their line or area is not joined with others.
  func asPlot(_ body: () -> Void) {
    plotCount += 1
    modifiers.plot = plotCount
    body()
    modifiers.plot = 0
  }

  /// Returns the tables in order of first appearance.
  func finish() -> [MarkTable] { tables.map { $0.finish() } }

  /// Resolves a style in this environment. Caches the last colour, because consecutive marks usually share it.
  @inlinable package func paint<S: ShapeStyle>(of style: S) -> _Paint {
    if let color = style as? Color { return paint(ofColor: color) }
    return style._paint(in: environment)
  }

  @usableFromInline package func paint(ofColor color: Color) -> _Paint {
    if let (last, paint) = lastColor, last == color { return paint }
    let paint = color._paint(in: environment)
    lastColor = (color, paint)
    return paint
  }

  func makeLayer() -> LayerRequest {
    layerCount += 1
    return LayerRequest(id: layerCount)
  }

  /// Adds a mark with the settings of the enclosing modifiers.
  func append(
    _ kind: MarkKind, shape: MarkShape = MarkShape(), x: PositionValue, y: PositionValue,
    angle: ChannelValue? = nil, series: ChannelValue? = nil
  ) {
    // Only a hidden data-driven style separates the series of lines and areas; other marks have no series.
    if case .none = series, let hidden = modifiers.hiddenSeries, kind.joinsRows {
      return add(kind, shape, x, y, angle, hidden)
    }
    add(kind, shape, x, y, angle, series)
  }

  private func add(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?
  ) {
    let table = table(kind, shape, x, y, angle, series)
    tables[table].append(x, y, angle, series, order: order, of: self)
    order &+= 1
  }

  /// Adds a function: a separate table with one row for its style.
  func append(_ function: FunctionSource, as kind: MarkKind, x: PositionValue, y: PositionValue) {
    var shape = MarkShape()
    shape.stacking = .unstacked
    var table = TableBuilder(kind, shape, x, y, nil, nil, of: self)
    table.table.function = function
    table.append(x, y, nil, nil, order: takeOrder(1), of: self)
    tables.append(table)
  }

  /// Returns the index of the table for a row with these channels.
  func table(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?
  ) -> Int {
    if let last, tables[last].accepts(kind, shape, x, y, angle, series, of: self) { return last }
    let table = find(kind, shape, x, y, angle, series)
    last = table
    return table
  }

  /// Whether marks form one line even if their labels differ, as on Apple's systems: points of lines that no data
  /// separates into series.
  func joinsAllLabels(_ kind: MarkKind, _ series: ChannelValue?) -> Bool {
    kind == .line && series == nil && modifiers.foregroundStyle == nil && modifiers.symbol == nil
      && modifiers.lineStyle == nil
  }

  /// Returns the declaration index of the next row, and reserves `count` indices.
  func takeOrder(_ count: Int) -> UInt32 {
    defer { order &+= UInt32(truncatingIfNeeded: count) }
    return order
  }

  private func find(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?
  ) -> Int {
    // Usually a few tables alternate, so check the last four first. With more tables, hashing is faster.
    for index in max(0, tables.count - 4)..<tables.count
    where tables[index].accepts(kind, shape, x, y, angle, series, of: self) {
      return index
    }
    let signature = TableSignature(kind, shape, x, y, angle, series, of: self)
    if tables.count > 4 {
      for (signature, index) in unlisted { bySignature[signature] = index }
      unlisted = []
      if let existing = bySignature[signature] { return existing }
    }
    tables.append(TableBuilder(kind, shape, x, y, angle, series, of: self))
    unlisted.append((signature, tables.count - 1))
    return tables.count - 1
  }
}

/// The settings of `position(by:axis:span:)`.
struct DodgeValue: Sendable {
  var value: ChannelValue
  var axis: AxisDimension?
  var span: MarkLength
}
