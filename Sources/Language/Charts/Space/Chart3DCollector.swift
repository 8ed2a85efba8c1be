import ChartModel
import DisplayList
import SwiftUI

/// Gathers the marks of a chart in three dimensions into tables while content is walked.
///
/// Modifiers set what they say before their content is walked and put back what was there after it, so that the
/// modifier closest to a mark wins.
@MainActor public final class _Chart3DCollector {
  /// Turns values and styles into what the engine knows, as for a flat chart.
  @usableFromInline let channels: _ChartCollector

  /// What modifiers have said, the innermost of each kind.
  struct Said {
    var style = SpaceStyle()
    var foregroundStyle: ChannelValue?
  }

  // In memory of its own, as the tables are: checked accesses to a class would take longer than the work for a mark.
  let said: UnsafeMutablePointer<Said>

  private var tables: [UnsafeMutablePointer<SpaceTableBuilder>] = []
  private var last: UnsafeMutablePointer<SpaceTableBuilder>?
  private var bySignature: [SpaceTableSignature: UnsafeMutablePointer<SpaceTableBuilder>] = [:]
  private(set) var surfaces: [SurfaceRequest] = []
  private var order: UInt32 = 0
  /// How many elements the loop has that began last.
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

  /// Walks a chart's content with the style of the chart itself, if it has one: that of marks and surfaces which
  /// nothing else colours.
  func withChartStyle(_ walk: () -> Void) {
    let environment = channels.environment
    if case .styles = environment.foreground {
      said.pointee.style.paint = .brush(environment.foreground.paint(level: 0, in: environment).brush)
    }
    walk()
  }

  var tablesInOrder: [SpaceTable] { tables.map { $0.pointee.finish() } }

  /// A loop of so many elements begins.
  @usableFromInline package func expect(_ count: Int) { expected = count }

  /// Adds a mark with everything that modifiers have said. Where a flat mark stands in space, the axis that it knows
  /// nothing of has no value.
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
    if let known = bySignature[signature] { return known }
    let new = UnsafeMutablePointer<SpaceTableBuilder>.allocate(capacity: 1)
    new.initialize(to: SpaceTableBuilder(kind, x, y, z, of: self))
    // Most charts have one table: its room is known beforehand.
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
