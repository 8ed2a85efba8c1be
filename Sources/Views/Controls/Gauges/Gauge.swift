import OpenChartsViewCore

/// A value within a range, shown as a fraction of a bar or ring.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  /// The value as a fraction of the range, 0 to 1.
  private let share: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let least: BoundsLabel?
  private let most: BoundsLabel?

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    least: BoundsLabel?, most: BoundsLabel?
  ) {
    let share =
      (Double(value) - Double(bounds.lowerBound)) / (Double(bounds.upperBound) - Double(bounds.lowerBound))
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    self.current = current
    self.least = least
    self.most = most
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Creates a gauge with a label. A value outside the range counts as the nearest bound; NaN and infinity count as
  /// the lower bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, least: nil, most: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label and a view for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), least: nil, most: nil)
  }
}

extension Gauge {
  /// Creates a gauge with a label, a view for the current value, and views for the two bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), least: minimumValueLabel(),
      most: maximumValueLabel())
  }
}

extension Gauge: View {
  /// The gauge in the style of the environment, by default a filled bar. Assistive technology reads the fraction in
  /// percent.
  public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: share, label: .init(label), currentValueLabel: current.map { .init($0) },
        minimumValueLabel: least.map { .init($0) }, maximumValueLabel: most.map { .init($0) })
    )
    .controlElement(.progress, label: label, value: "\(Int((share * 100).rounded()))%")
  }
}

private struct GaugeBody: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style

  var body: some View {
    (style ?? ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }).make(configuration)
  }
}
