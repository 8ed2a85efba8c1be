import OpenChartsChartModel
import SwiftUI

/// A table of a 3-D chart's marks that is being built.
struct SpaceTableBuilder {
  private let kind: SpaceMarkKind
  private var x: ChannelColumn
  private var y: ChannelColumn
  private var z: ChannelColumn
  private var foregroundStyle: ChannelColumn?
  private var styles: [SpaceStyle] = []
  private var styleCodes: [UInt32] = []
  private var codes: [SpaceStyle: UInt32] = [:]
  /// The style of the last mark. The next mark usually has the same style.
  private var lastStyle = SpaceStyle()
  private var hasPaint = false
  private var lastCode: UInt32 = 0
  private var order: [UInt32] = []

  @MainActor init(
    _ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue,
    of collector: _Chart3DCollector
  ) {
    let channels = collector.channels
    self.kind = kind
    self.x = ChannelColumn(x, of: channels)
    self.y = ChannelColumn(y, of: channels)
    self.z = ChannelColumn(z, of: channels)
    foregroundStyle = .init(collector.settings.foregroundStyle, of: channels)
  }

  /// Reserves memory for rows.
  mutating func reserveCapacity(_ count: Int) {
    x.column.values.reserveCapacity(count)
    y.column.values.reserveCapacity(count)
    z.column.values.reserveCapacity(count)
    order.reserveCapacity(count)
  }

  /// Whether a mark has the kind, channels and labels of this table.
  ///
  /// The method is mutating only so that the table is accessed in place. It changes nothing.
  @MainActor mutating func accepts(
    _ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue,
    of collector: _Chart3DCollector
  ) -> Bool {
    let channels = collector.channels
    return self.kind == kind && self.x.accepts(x, of: channels) && self.y.accepts(y, of: channels)
      && self.z.accepts(z, of: channels)
      && foregroundStyle.accepts(collector.settings.foregroundStyle, of: channels)
  }

  @MainActor mutating func append(
    _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue, order markOrder: UInt32,
    of collector: _Chart3DCollector
  ) {
    let channels = collector.channels
    self.x.append(x.datum, of: channels)
    self.y.append(y.datum, of: channels)
    self.z.append(z.datum, of: channels)
    if !foregroundStyle.isNone {
      foregroundStyle.append(collector.settings.foregroundStyle, of: channels)
    }
    if !isLastStyle(of: collector) { changeStyle(to: collector.settings.style) }
    if !styleCodes.isEmpty { styleCodes.append(lastCode) }
    order.append(markOrder)
  }

  /// Whether a mark has the style of the last mark. Properties are compared one by one, because a comparison of whole
  /// styles would copy their paints.
  @MainActor private func isLastStyle(of collector: _Chart3DCollector) -> Bool {
    guard !order.isEmpty, collector.settings.style.symbolSize == lastStyle.symbolSize,
      collector.settings.style.symbol == lastStyle.symbol,
      collector.settings.style.rotation == lastStyle.rotation,
      collector.settings.style.metalness == lastStyle.metalness,
      collector.settings.style.roughness == lastStyle.roughness
    else { return false }
    if case .none = collector.settings.style.paint { return !hasPaint }
    return collector.settings.style.paint == lastStyle.paint
  }

  /// Codes are stored only from the second style on.
  private mutating func changeStyle(to style: SpaceStyle) {
    if styles.count == 1, styleCodes.isEmpty { styleCodes = Array(repeating: 0, count: order.count) }
    (lastStyle, hasPaint) = (style, style.paint != nil)
    lastCode = codes[style] ?? UInt32(styles.count)
    guard Int(lastCode) == styles.count else { return }
    styles.append(style)
    codes[style] = lastCode
  }

  func finish() -> SpaceTable {
    var table = SpaceTable(kind: kind, x: x.column, y: y.column, z: z.column)
    table.foregroundStyle = foregroundStyle?.column
    (table.styles, table.styleCodes, table.order) = (styles, styleCodes, order)
    return table
  }
}

/// A hashable key of a table, for a look-up among many.
struct SpaceTableSignature: Hashable {
  private struct Channel: Hashable {
    let label: String
    let form: ChannelDatum.Form
  }
  private let kind: SpaceMarkKind
  private let channels: [Channel?]

  @MainActor init(
    _ kind: SpaceMarkKind, _ x: ChannelValue, _ y: ChannelValue, _ z: ChannelValue,
    of collector: _Chart3DCollector
  ) {
    self.kind = kind
    channels = [x, y, z, collector.settings.foregroundStyle].map { value in
      value.map {
        Channel(
          label: $0.label.comparable(in: collector.channels.environment), form: $0.datum.form)
      }
    }
  }
}
