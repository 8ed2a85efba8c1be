import ChartModel
import DisplayList
import SwiftUI

/// Gathers the marks of a chart in three dimensions into tables while content is walked.
///
/// Modifiers set what they say before their content is walked and put back what was there after it, so that the
/// modifier closest to a mark wins.
@MainActor public final class _Chart3DCollector {
  /// Turns values and styles into what the engine knows, as for a flat chart.
  let channels: _ChartCollector
  var style = SpaceStyle()
  var foregroundStyle: ChannelValue?
  private var tables: [OpenTable] = []
  private(set) var surfaces: [SurfaceRequest] = []
  private var order: UInt32 = 0

  init(scope: ChartScope) { channels = _ChartCollector(scope: scope) }

  /// Walks a chart's content with the style of the chart itself, if it has one: that of marks and surfaces which
  /// nothing else colours.
  func withChartStyle(_ walk: () -> Void) {
    let environment = channels.environment
    if case .styles = environment.foreground {
      style.paint = .brush(environment.foreground.paint(level: 0, in: environment).brush)
    }
    walk()
  }

  /// A table that is still open, with the columns of its channels.
  private struct OpenTable {
    let kind: SpaceMarkKind
    var places: [ChannelColumn]
    var foregroundStyle: ChannelColumn?
    var styles: [SpaceStyle] = []
    var styleCodes: [UInt32] = []
    var codes: [SpaceStyle: UInt32] = [:]
    var order: [UInt32] = []
  }

  var tablesInOrder: [SpaceTable] {
    tables.map { open in
      var table = SpaceTable(
        kind: open.kind, x: open.places[0].column, y: open.places[1].column, z: open.places[2].column)
      table.foregroundStyle = open.foregroundStyle?.column
      (table.styles, table.styleCodes, table.order) = (open.styles, open.styleCodes, open.order)
      return table
    }
  }

  /// Adds a mark with everything that modifiers have said. Where a flat mark stands in space, the axis that it knows
  /// nothing of has no value.
  func append(_ kind: SpaceMarkKind, x: PositionValue, y: PositionValue, z: ChannelValue?) {
    let values = [Self.value(x), Self.value(y), z ?? ChannelValue(ChannelLabel(""), .number(.nan))]
    let index = tables.firstIndex { table in
      table.kind == kind && zip(table.places, values).allSatisfy { $0.accepts($1, of: channels) }
        && table.foregroundStyle.accepts(foregroundStyle, of: channels)
    }
    let place: Int
    if let index {
      place = index
    } else {
      place = tables.count
      tables.append(
        OpenTable(
          kind: kind, places: values.map { ChannelColumn($0, of: channels) },
          foregroundStyle: .init(foregroundStyle, of: channels)))
    }
    for (axis, value) in values.enumerated() {
      tables[place].places[axis].append(value.datum, of: channels)
    }
    tables[place].foregroundStyle.append(foregroundStyle, of: channels)
    let code = tables[place].codes[style] ?? UInt32(tables[place].styles.count)
    if Int(code) == tables[place].styles.count {
      tables[place].styles.append(style)
      tables[place].codes[style] = code
    }
    tables[place].styleCodes.append(code)
    tables[place].order.append(order)
    order &+= 1
  }

  func append(
    _ labels: (x: ChannelLabel, y: ChannelLabel, z: ChannelLabel),
    _ height: @escaping @Sendable (Double, Double) -> Double
  ) {
    let environment = channels.environment
    var surface = SurfaceRequest(
      labels: (
        labels.x.resolved(in: environment), labels.y.resolved(in: environment),
        labels.z.resolved(in: environment)
      ), style: style, order: order, height: height)
    if let foregroundStyle {
      var column = ChannelColumn(foregroundStyle, of: channels)
      column.append(foregroundStyle.datum, of: channels)
      surface.foregroundStyle = (label: column.column.label, value: column.column.value(at: 0))
    }
    surfaces.append(surface)
    order &+= 1
  }

  private static func value(_ position: PositionValue) -> ChannelValue {
    position.hasValue ? position.first : ChannelValue(ChannelLabel(""), .number(.nan))
  }
}
