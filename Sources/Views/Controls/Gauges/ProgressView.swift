import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// The progress of a task, determinate or indeterminate.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The completed fraction, 0 to 1; `nil` if unknown.
  let share: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// The timer that gives the fraction; `nil` if `share` gives it.
  var timer: ProgressTimer?

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}

extension ProgressView: View {
  /// The progress in the style of the environment; by default a bar if the fraction is known, otherwise spokes.
  @ViewBuilder public var body: some View {
    if let timer {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        ProgressBody(share: timer.share(at: context.date), label: label, current: current)
      }
    } else {
      ProgressBody(share: share, label: label, current: current)
    }
  }
}

private struct ProgressBody<Label: View, CurrentValueLabel: View>: View {
  let share: Double?
  let label: Label?
  let current: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  var body: some View {
    let parts = ProgressViewStyleConfiguration(
      fractionCompleted: share, label: label.map { .init($0) },
      currentValueLabel: current.map { .init($0) })
    let drawing = style.drawing(Label.self, given: ProgressViewStyleConfiguration.Label.self)
    (drawing ?? ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }).make(parts)
      .controlElement(
        .progress, label: label, value: share.map { "\(Int(($0 * 100).rounded()))%" },
        state: ControlState(word: .inProgress))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() { self.init(share: nil, label: nil, current: nil) }

  /// Creates a progress view for `value` of `total`. `nil` means indeterminate. A fraction outside 0...1 is clamped;
  /// a total of 0 counts as nothing done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(share: Self.share(value, of: total), label: nil, current: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a view as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), current: nil)
  }

  /// Creates a progress view for `value` of `total`, with a view as its label. `nil` means indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(share: Self.share(value, of: total), label: label(), current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey) {
    self.init(share: nil, label: Text(titleKey), current: nil)
  }

  /// Creates a progress view for `value` of `total`, with a label. `nil` means indeterminate.
  @StringOverload
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(share: Self.share(value, of: total), label: Text(titleKey), current: nil)
  }
}

extension ProgressView {
  /// Creates a progress view for `value` of `total`, with a label and a view for the current value. `nil` means
  /// indeterminate.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: Self.share(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from the configuration that a style received, to build a style on the one around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      share: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The type of the label that a style receives.
  public typealias Label = _StylePart<ProgressViewStyleConfiguration, _LabelPart>
  /// The type of the current value's view that a style receives.
  public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _ValuePart>
  /// The completed fraction, 0 to 1; `nil` if unknown.
  public let fractionCompleted: Double?
  /// The label; `nil` if the progress view has none.
  public var label: Label?
  /// The view of the current value; `nil` if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view of one progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar if the fraction is known, otherwise spokes.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// A bar if the fraction is known, otherwise spokes.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that is filled from the leading edge.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates a style with bars in the tint.
  nonisolated public init() { tint = nil }
  /// Creates a style with bars in this colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A bar of 4 points below the label and above the current value; empty while the fraction is unknown.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ShareOfWidth(share: configuration.fractionCompleted ?? 0) {
        Capsule().fill(Color(.system(.tertiaryFill)))
        Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      }
      .frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A layout of two views on top of each other: the first takes the proposed width, the second a fraction of it.
struct ShareOfWidth: Layout {
  let share: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 150, height: proposal.height ?? 4)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, view) in subviews.enumerated() {
      let width = index == 0 ? bounds.width : bounds.width * share
      view.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

/// A ring that is filled clockwise, or fading spokes if the fraction is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates a style with rings in the tint, and grey spokes while the fraction is unknown.
  nonisolated public init() { tint = nil }
  /// Creates a style with rings and spokes in this colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A ring of 28 points above the label, or spokes while the fraction is unknown. The spokes are not animated.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      if let share = configuration.fractionCompleted {
        Circle().stroke(Color(.system(.tertiaryFill)), lineWidth: 3)
          .overlay {
            Circle().trim(from: 0, to: share).rotation(.degrees(-90))
              .stroke(
                tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()),
                style: StrokeStyle(lineWidth: 3, lineCap: .round))
          }
          .padding(2).frame(width: 28, height: 28)
      } else {
        Spokes(tint: tint)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  private struct Spokes: View {
    let tint: Color?
    @Environment(\.controlSize) private var size
    private var side: CGFloat { size == .large || size == .extraLarge ? 37 : size == .regular ? 20 : 14 }

    var body: some View {
      ZStack {
        ForEach(0..<8, id: \.self) { spoke in
          Capsule().fill(tint ?? Color(.system(.gray)))
            .frame(width: side * 0.12, height: side * 0.28)
            .offset(y: -side * 0.36)
            .rotationEffect(.degrees(Double(spoke) * 45))
            .opacity(1 - Double(spoke) * 0.1)
        }
      }
      .frame(width: side, height: side)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar if the fraction is known, otherwise spokes.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that is filled from the leading edge.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that is filled clockwise, or spokes while the fraction is unknown.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  @Entry var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>?
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(\.progressViewStyle, style) { $0.makeBody(configuration: $1) }
  }
}
