import OpenChartsViewCore

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The type of the label that a style receives.
  public typealias Label = _StylePart<GaugeStyleConfiguration, _LabelPart>
  /// The type of the current value's view that a style receives.
  public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration, _ValuePart>
  /// The type of the lower bound's view that a style receives.
  public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration, _LeastPart>
  /// The type of the upper bound's view that a style receives.
  public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration, _MostPart>
  /// The value as a fraction of the range, from 0 at the lower bound to 1 at the upper one.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The view of the current value; `nil` if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The view of the lower bound; `nil` if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The view of the upper bound; `nil` if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}

/// Tags that distinguish the parts of a configuration.
public enum _LeastPart {}
public enum _MostPart {}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view of one gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The same as `LinearCapacityGaugeStyle`.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value, between the labels of its bounds, with the gauge's label above and the
/// current value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bar of 8 points between the views of the bounds, with the label above and the current value below.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        FilledBar(value: configuration.value).frame(height: 8)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A small bar that is filled up to the value, with its labels at the leading edge.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bar of 6 points between the views of the bounds, with the label above and the current value below, all
  /// leading-aligned.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      HStack(spacing: 6) {
        configuration.minimumValueLabel
        FilledBar(value: configuration.value).frame(height: 6)
        configuration.maximumValueLabel
      }
      .font(.caption)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// A small bar with a dot at the value, between the labels of its bounds. Without bounds, the current value or else
/// the gauge's label is at the leading end.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bar of 6 points with a dot at the value, in one row with its labels.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      if let least = configuration.minimumValueLabel {
        least
      } else if let current = configuration.currentValueLabel {
        current
      } else {
        configuration.label
      }
      MarkedBar(value: configuration.value).frame(height: 6)
      configuration.maximumValueLabel
    }
    .font(.caption.weight(.medium))
  }
}

/// A ring open at the bottom, with a dot at the value and the current value in the middle. The gap contains the
/// labels of the bounds, or else the gauge's label.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A ring of 58 points with a gap of a quarter at the bottom, and the current value in the middle.
  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ZStack {
      MarkedRing(value: configuration.value)
      configuration.currentValueLabel.font(.system(size: 20, weight: .medium, design: .rounded))
        .lineLimit(1).minimumScaleFactor(0.4).frame(width: 40)
      Group {
        if hasBounds {
          HStack(spacing: 2) {
            configuration.minimumValueLabel
            Spacer(minLength: 0)
            configuration.maximumValueLabel
          }
          .frame(width: 29)
        } else {
          configuration.label.frame(width: 29)
        }
      }
      .font(.system(size: 11, weight: .medium, design: .rounded)).lineLimit(1).minimumScaleFactor(0.5)
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .frame(width: GaugeRing.side, height: GaugeRing.side)
  }
}

/// A closed ring that is filled clockwise up to the value. The middle contains the current value, or else the gauge's
/// label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A ring of 58 points, filled clockwise from the top.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(TintShapeStyle().opacity(0.3), lineWidth: GaugeRing.width)
      Circle().trim(from: 0, to: configuration.value).rotation(.degrees(-90))
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: GaugeRing.width, lineCap: .round))
    }
    .padding(GaugeRing.width / 2)
    .overlay {
      Group {
        if let current = configuration.currentValueLabel { current } else { configuration.label }
      }
      .font(.system(size: 20, weight: .medium, design: .rounded))
      .lineLimit(1).minimumScaleFactor(0.4).frame(width: 40)
    }
    .frame(width: GaugeRing.side, height: GaugeRing.side)
  }
}

// MARK: - Pieces

/// Sizes in points.
private enum GaugeRing {
  static let side: CGFloat = 58
  static let width: CGFloat = 6
  /// The start and length of the ring as fractions of a turn. The gap at the bottom is a quarter of the ring.
  static let start = 0.375
  static let extent = 0.75
}

private struct FilledBar: View {
  let value: Double
  var body: some View {
    ShareOfWidth(share: value) {
      Capsule().fill(Color(.system(.tertiaryFill)))
      Capsule().fill(TintShapeStyle())
    }
  }
}

/// A bar with a dot at a value, and small gaps beside the dot.
private struct MarkedBar: View {
  let value: Double
  var body: some View {
    PartsOfBar(value: value) {
      Capsule().fill(TintShapeStyle())
      Circle().fill(TintShapeStyle())
      Capsule().fill(TintShapeStyle())
    }
  }
}

/// A row of three views: the part before the value, the dot at the value, and the part after it.
private struct PartsOfBar: Layout {
  let value: Double
  private let gap = 2.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 150, height: proposal.height ?? 6)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let dot = min(bounds.height, bounds.width)
    let start = (bounds.width - dot) * value
    let after = start + dot + gap
    let parts = [(0, start - gap), (start, dot), (after, bounds.width - after)]
    for (view, (x, width)) in zip(subviews, parts) {
      view.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY),
        proposal: ProposedViewSize(width: max(width, 0), height: bounds.height))
    }
  }
}

/// An open ring with a dot at a value, and small gaps beside the dot.
private struct MarkedRing: View {
  let value: Double

  var body: some View {
    let middle = GaugeRing.start + GaugeRing.extent * value
    let gap = 0.042
    ZStack {
      arc(from: GaugeRing.start, to: middle - gap)
      arc(from: middle + gap, to: GaugeRing.start + GaugeRing.extent)
      Circle().fill(TintShapeStyle()).frame(width: GaugeRing.width, height: GaugeRing.width)
        .offset(x: (GaugeRing.side - GaugeRing.width) / 2)
        .rotationEffect(.degrees(middle * 360))
    }
  }

  /// `start` and `end` are fractions of a whole turn, clockwise from three o'clock.
  @ViewBuilder private func arc(from start: Double, to end: Double) -> some View {
    if end > start {
      Circle().trim(from: 0, to: end - start).rotation(.degrees(start * 360))
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: GaugeRing.width, lineCap: .round))
        .padding(GaugeRing.width / 2)
    }
  }
}

// MARK: - Names

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, between the labels of its bounds.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value, with its labels at the leading edge.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a dot at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring open at the bottom, with a dot at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled clockwise up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension EnvironmentValues {
  @Entry var gaugeStyle: ControlStyle<GaugeStyleConfiguration>?
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled(\.gaugeStyle, style) { $0.makeBody(configuration: $1) }
  }
}
