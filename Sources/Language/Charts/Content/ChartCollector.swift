import ChartModel
import DisplayList
import Foundation
import SwiftUI

/// Gathers the marks of a chart into tables while content is walked.
///
/// Modifiers set what they say before their content is walked and put back what was there after it, so
/// that the modifier closest to a mark wins. Tables stay open: a mark joins the table of its kind, names
/// and channels, wherever in the chart that began. The lines and areas of a vectorised plot have tables of
/// their own.
@MainActor public final class _ChartCollector {
  let scope: ChartScope
  @usableFromInline package private(set) var environment: EnvironmentValues
  let calendar: Calendar

  // In memory of its own: checked accesses to a class would take longer than the work for a mark.
  let modifierState: UnsafeMutablePointer<ModifierState>

  @usableFromInline let place: UnsafeMutablePointer<ContentPlace>
  /// The loops around the content that is being walked, outermost first.
  var loopPlaces: [LoopPlace] = []

  private(set) var order: UInt32 = 0
  private var tables: [UnsafeMutablePointer<TableBuilder>] = []
  private var last: UnsafeMutablePointer<TableBuilder>?
  private var bySignature: [TableSignature: UnsafeMutablePointer<TableBuilder>] = [:]
  private(set) var layerCount = 0
  private var plotCount = 0
  private var lastColor: (Color, _Paint)?
  let intervals: CalendarIntervals
  /// What is said of each element of the vectorised plot that is being walked to, outermost first.
  var elementModifiers: [Any] = []

  init(scope: ChartScope) {
    self.scope = scope
    environment = scope.environment
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    intervals = CalendarIntervals()
    modifierState = .allocate(capacity: 1)
    modifierState.initialize(to: ModifierState())
    place = .allocate(capacity: 1)
    place.initialize(to: ContentPlace())
  }

  isolated deinit {
    modifierState.deinitialize(count: 1)
    modifierState.deallocate()
    place.deallocate()
    for table in tables {
      table.deinitialize(count: 1)
      table.deallocate()
    }
  }

  /// Gathers what `body` adds in tables of their own, so that its line or area joins no other.
  func asPlot(_ body: () -> Void) {
    plotCount += 1
    modifierState.pointee.plot = plotCount
    body()
    modifierState.pointee.plot = 0
  }

  /// The tables in order of first appearance.
  func finish() -> [MarkTable] { tables.map { $0.pointee.finish() } }

  /// What a style comes to here. Marks of one loop tend to share their colour.
  @inlinable package func paint<S: ShapeStyle>(of style: S) -> _Paint {
    if let color = style as? Color { return paint(ofColor: color) }
    return style._paint(in: environment)
  }

  @usableFromInline package func paint(ofColor color: Color) -> _Paint {
    if let (known, paint) = lastColor, known == color { return paint }
    let paint = color._paint(in: environment)
    lastColor = (color, paint)
    return paint
  }

  func makeLayer() -> LayerRequest {
    layerCount += 1
    return LayerRequest(id: layerCount)
  }

  /// Adds one mark with everything that modifiers have said.
  func append(
    _ kind: MarkKind, shape: MarkShape = MarkShape(), x: PositionValue, y: PositionValue,
    angle: ChannelValue? = nil, series: ChannelValue? = nil
  ) {
    // Hidden data tells marks apart that join their rows; others have no series.
    if case .none = series, let hidden = hiddenSeries, kind.joinsRows {
      return add(kind, shape, x, y, angle, hidden)
    }
    add(kind, shape, x, y, angle, series)
  }

  private func add(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?
  ) {
    let table = table(kind, shape, x, y, angle, series)
    table.pointee.append(x, y, angle, series, order: order, of: self)
    order &+= 1
  }

  /// Adds a formula: a table of its own, with one row that says how it looks.
  func append(_ function: FunctionSource, as kind: MarkKind, x: PositionValue, y: PositionValue) {
    var shape = MarkShape()
    shape.stacking = .unstacked
    let table = UnsafeMutablePointer<TableBuilder>.allocate(capacity: 1)
    table.initialize(to: TableBuilder(kind, shape, x, y, nil, nil, of: self))
    table.pointee.table.function = function
    tables.append(table)
    table.pointee.append(x, y, nil, nil, order: takeOrder(1), of: self)
  }

  /// The table that a row of these channels belongs to.
  func table(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?
  ) -> UnsafeMutablePointer<TableBuilder> {
    if let last, last.pointee.accepts(kind, shape, x, y, angle, series, of: self) { return last }
    let table = find(kind, shape, x, y, angle, series)
    last = table
    return table
  }

  /// The place of the next row in the order of declaration, followed by `count - 1` more.
  func takeOrder(_ count: Int) -> UInt32 {
    defer { order &+= UInt32(truncatingIfNeeded: count) }
    return order
  }

  private func find(
    _ kind: MarkKind, _ shape: MarkShape, _ x: PositionValue, _ y: PositionValue,
    _ angle: ChannelValue?, _ series: ChannelValue?
  ) -> UnsafeMutablePointer<TableBuilder> {
    // A few tables that alternate are the usual case; beyond that, hashing is cheaper.
    for index in max(0, tables.count - 4)..<tables.count
    where tables[index].pointee.accepts(kind, shape, x, y, angle, series, of: self) {
      return tables[index]
    }
    let signature = TableSignature(kind, shape, x, y, angle, series, of: self)
    if let known = bySignature[signature] { return known }
    let new = UnsafeMutablePointer<TableBuilder>.allocate(capacity: 1)
    new.initialize(to: TableBuilder(kind, shape, x, y, angle, series, of: self))
    tables.append(new)
    bySignature[signature] = new
    return new
  }
}

/// `position(by:axis:span:)` as it was said.
struct DodgeValue: Sendable {
  var value: ChannelValue
  var axis: AxisDimension?
  var span: MarkLength
}
