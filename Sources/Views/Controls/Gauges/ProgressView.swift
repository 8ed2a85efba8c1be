import DisplayList
import Foundation
import ViewCore

/// How far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// 0 to 1; `nil` while nobody knows.
  let share: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// The time of which the share is; `nil` where the share is given.
  var timer: ProgressTimer?

  fileprivate static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let share = Double(value) / Double(total)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}

extension ProgressView: View {
  /// The progress in the style of the place: where none is set, a bar if the share is known, else spokes.
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
  /// Something that goes on for nobody knows how long.
  public init() { self.init(share: nil, label: nil, current: nil) }

  /// How much of the total is done; `nil` is unknown. A share outside 0 to 1 counts as the nearer end, and a total of 0
  /// as nothing done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(share: Self.share(value, of: total), label: nil, current: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something that goes on for nobody knows how long, with a view as its label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), current: nil)
  }

  /// How much of the total is done, with a view as the label; `nil` is unknown.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(share: Self.share(value, of: total), label: label(), current: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something that goes on for nobody knows how long, with a text as its label.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(share: nil, label: Text(titleKey), current: nil)
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(share: nil, label: Text(title), current: nil)
  }

  /// How much of the total is done, with a text as the label; `nil` is unknown.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(share: Self.share(value, of: total), label: Text(titleKey), current: nil)
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(share: Self.share(value, of: total), label: Text(title), current: nil)
  }
}

extension ProgressView {
  /// How much of the total is done, with a label and a view that says the value; `nil` is unknown.
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
  /// The progress view that a style was given, for a style made of the one around it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      share: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The view that a style is given for the label.
  public typealias Label = _StylePart<ProgressViewStyleConfiguration, _LabelPart>
  /// The view that a style is given for what says the value.
  public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _ValuePart>
  /// 0 to 1; `nil` while nobody knows.
  public let fractionCompleted: Double?
  /// What goes on; `nil` where the progress view has no label.
  public var label: Label?
  /// What says the value; `nil` where the progress view has no such view.
  public var currentValueLabel: CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What the style makes of a progress view.
  associatedtype Body: View
  /// The parts that a style gets.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The look of one progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A bar where the end is known, a wheel where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style that progress views have where none is set.
  nonisolated public init() {}
  /// A bar if the share is known, else spokes.
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
  /// Bars in the tint.
  nonisolated public init() { tint = nil }
  /// Bars in that colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A bar of 4 points under the label and above the value; empty while the share is unknown.
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

/// Two views over each other: the first as wide as there is room, the second a share of that.
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

/// A ring that is filled clockwise, or spokes that fade where the end is not known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Rings in the tint; grey spokes while the share is unknown.
  nonisolated public init() { tint = nil }
  /// Rings and spokes in that colour.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A ring of 28 points above the label, or spokes while the share is unknown. The spokes stand still.
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
  /// A bar if the share is known, else spokes.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that is filled from the leading edge.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring that is filled clockwise, or spokes while the share is unknown.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ProgressViewStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the progress views in this view look.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(\.progressViewStyle, style) { $0.makeBody(configuration: $1) }
  }
}
