import ChartModel
import Foundation
import SwiftUI

/// Gathers the marks of a chart into tables while content is walked.
///
/// Modifiers set what they say before their content is walked and put back what was there after it, so
/// that the modifier closest to a mark wins. Tables stay open: a mark joins the table of its kind, names
/// and channels, wherever in the chart that began.
@MainActor public final class _ChartCollector {
  let scope: ChartScope
  let environment: EnvironmentValues
  let calendar: Calendar

  // What modifiers have said so far.
  var style = MarkStyle() {
    didSet {
      stampCount += 1
      stamp = stampCount
    }
  }
  /// Equal stamps mean equal styles.
  var stamp = 0
  private var stampCount = 0
  var opacity = 1.0
  /// Square points; negative where none was said.
  var symbolArea = -1.0
  var foregroundStyle: ChannelValue?
  /// A `foregroundStyle(by:)` that a plain style hides: lines are still told apart by it.
  var hiddenSeries: ChannelValue?
  var symbol: ChannelValue?
  var symbolSize: ChannelValue?
  var lineStyle: ChannelValue?
  var dodge: DodgeValue?
  var annotations: [MarkAnnotation] = []
  var accessibility = MarkAccessibility()
  var saysAccessibility = false

  private var order: UInt32 = 0
  private var tables: [TableBuilder] = []
  private var last: TableBuilder?
  private var bySignature: [TableSignature: TableBuilder] = [:]
  private var layerCount = 0
  private var lastColor: (Color, _Paint)?
  let intervals: CalendarIntervals

  init(scope: ChartScope) {
    self.scope = scope
    environment = scope.environment
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    intervals = CalendarIntervals()
  }

  /// The tables in order of first appearance.
  func finish() -> [MarkTable] { tables.map { $0.finish() } }

  /// What a style comes to here. Marks of one loop tend to share their colour.
  func paint<S: ShapeStyle>(of style: S) -> _Paint {
    guard let color = style as? Color else { return style._paint(in: environment) }
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
  func append(_ row: MarkRow) {
    let table: TableBuilder
    if let last, last.accepts(row, of: self) {
      table = last
    } else {
      table = find(row)
      last = table
    }
    table.append(row, order: order, of: self)
    order &+= 1
  }

  private func find(_ row: MarkRow) -> TableBuilder {
    // A few tables that alternate are the usual case; beyond that, hashing is cheaper.
    for table in tables.suffix(4) where table.accepts(row, of: self) { return table }
    let signature = TableSignature(row, of: self)
    if let known = bySignature[signature] { return known }
    let new = TableBuilder(row, of: self)
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
