import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// Collects the marks of a 3-D chart into tables during the walk through its content.
///
/// A modifier applies its settings before its content is walked and restores the previous ones afterwards, so that
/// the innermost modifier takes precedence.
@MainActor public final class _Chart3DCollector {
  /// Converts values and styles to the engine's types, as for a 2-D chart.
  @usableFromInline let channels: _ChartCollector

  /// The settings of modifiers. The innermost modifier of each kind takes precedence.
  struct Settings {
    var style = SpaceStyle()
    var foregroundStyle: ChannelValue?
  }

  // Exclusive access is not checked, for speed, as in the collector of 2-D charts.
  @exclusivity(unchecked) var settings = Settings()

  @exclusivity(unchecked) private var tables: [SpaceTableBuilder] = []
  /// The index of the last mark's table.
  private var last: Int?
  private var bySignature: [SpaceTableSignature: Int] = [:]
  private var surfaces: [SurfaceRequest] = []
  private var order: UInt32 = 0
  /// The number of elements in the loop that started last.
  private var expected = 0

  init(scope: ChartScope) { channels = _ChartCollector(scope: scope) }

  /// Walks a chart's content with the foreground style of the chart as the default for its marks and surfaces.
  func withChartStyle(_ walk: () -> Void) {
    let environment = channels.environment
    if case .styles = environment.foreground {
      settings.style.paint = .brush(environment.foreground.paint(level: 0, in: environment).brush)
    }
    walk()
  }

  /// Returns the tables in order of first appearance, and the surfaces.
  func finish() -> SpaceContent { SpaceContent(marks: tables.map { $0.finish() }, surfaces: surfaces) }

  /// Announces a loop of `count` elements.
  @usableFromInline package func expect(_ count: Int) { expected = count }

  /// Adds a mark with the settings of the enclosing modifiers. A 2-D mark has no value on the missing axis.
  func append(_ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue) {
    let table: Int
    if let last, tables[last].accepts(kind, x, y, z, of: self) {
      table = last
    } else {
      table = find(kind, x, y, z)
      last = table
    }
    tables[table].append(x, y, z, order: order, of: self)
    order &+= 1
  }

  private func find(_ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue) -> Int {
    let signature = SpaceTableSignature(kind, x, y, z, of: self)
    if let existing = bySignature[signature] { return existing }
    tables.append(SpaceTableBuilder(kind, x, y, z, of: self))
    // Most charts have one table, so the size of the table is known in advance.
    if tables.count == 1 { tables[0].reserveCapacity(expected) }
    bySignature[signature] = tables.count - 1
    return tables.count - 1
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
      ), style: settings.style, order: order, height: height)
    if let foregroundStyle = settings.foregroundStyle {
      var column = ChannelColumn(foregroundStyle, of: channels)
      column.append(foregroundStyle.datum, of: channels)
      surface.foregroundStyle = (label: column.column.label, value: column.column.value(at: 0))
    }
    surfaces.append(surface)
    order &+= 1
  }
}

/// The marks and surfaces of a 3-D chart.
struct SpaceContent {
  let marks: [SpaceTable]
  let surfaces: [SurfaceRequest]
}
