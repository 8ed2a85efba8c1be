import ChartModel
import DisplayList
import SwiftUI

/// Collects the marks of a 3-D chart into tables during the walk through its content.
///
/// A modifier applies its settings before its content is walked and restores the previous ones afterwards, so that
/// the innermost modifier takes precedence.
@MainActor public final class _Chart3DCollector {
  /// Converts values and styles to the engine's types, as for a 2-D chart.
  @usableFromInline let channels: _ChartCollector

  /// The settings of modifiers, the innermost of each kind.
  struct Said {
    var style = SpaceStyle()
    var foregroundStyle: ChannelValue?
  }

  // In separately allocated memory, like the tables: the exclusivity checks of a class would take longer than the
  // work per mark.
  let said: UnsafeMutablePointer<Said>

  private var tables: [UnsafeMutablePointer<SpaceTableBuilder>] = []
  private var last: UnsafeMutablePointer<SpaceTableBuilder>?
  private var bySignature: [SpaceTableSignature: UnsafeMutablePointer<SpaceTableBuilder>] = [:]
  private(set) var surfaces: [SurfaceRequest] = []
  private var order: UInt32 = 0
  /// The number of elements in the loop that started last.
  private var expected = 0

  init(scope: ChartScope) {
    channels = _ChartCollector(scope: scope)
    said = .allocate(capacity: 1)
    said.initialize(to: Said())
  }

  isolated deinit {
    said.deinitialize(count: 1)
    said.deallocate()
    for table in tables {
      table.deinitialize(count: 1)
      table.deallocate()
    }
  }

  /// Walks a chart's content with the foreground style of the chart as the default for its marks and surfaces.
  func withChartStyle(_ walk: () -> Void) {
    let environment = channels.environment
    if case .styles = environment.foreground {
      said.pointee.style.paint = .brush(environment.foreground.paint(level: 0, in: environment).brush)
    }
    walk()
  }

  var tablesInOrder: [SpaceTable] { tables.map { $0.pointee.finish() } }

  /// Announces a loop of `count` elements.
  @usableFromInline package func expect(_ count: Int) { expected = count }

  /// Adds a mark with the settings of the enclosing modifiers. A 2-D mark has no value on the missing axis.
  func append(_ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue) {
    let table: UnsafeMutablePointer<SpaceTableBuilder>
    if let last, last.pointee.accepts(kind, x, y, z, of: self) {
      table = last
    } else {
      table = find(kind, x, y, z)
      last = table
    }
    table.pointee.append(x, y, z, order: order, of: self)
    order &+= 1
  }

  private func find(_ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue)
    -> UnsafeMutablePointer<SpaceTableBuilder>
  {
    let signature = SpaceTableSignature(kind, x, y, z, of: self)
    if let existing = bySignature[signature] { return existing }
    let new = UnsafeMutablePointer<SpaceTableBuilder>.allocate(capacity: 1)
    new.initialize(to: SpaceTableBuilder(kind, x, y, z, of: self))
    // Most charts have one table, whose size is known in advance.
    if tables.isEmpty { new.pointee.reserveCapacity(expected) }
    tables.append(new)
    bySignature[signature] = new
    return new
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
      ), style: said.pointee.style, order: order, height: height)
    if let foregroundStyle = said.pointee.foregroundStyle {
      var column = ChannelColumn(foregroundStyle, of: channels)
      column.append(foregroundStyle.datum, of: channels)
      surface.foregroundStyle = (label: column.column.label, value: column.column.value(at: 0))
    }
    surfaces.append(surface)
    order &+= 1
  }
}
