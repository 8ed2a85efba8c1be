import DisplayList
import ViewCore

/// A control that is on or off.
///
///     Toggle("Show average", isOn: $showsAverage)
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  /// The toggle in the style of the place, a switch where none is set.
  public var body: some View { ToggleBody(isOn: isOn, label: label) }
}

extension Toggle where Label == Text {
  /// A toggle with a text as its label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// A toggle whose label is a title with a symbol before it.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, for a style made of another.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

private struct ToggleBody<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  var body: some View {
    let parts = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
    let drawing = style.drawing(Label.self, given: ToggleStyleConfiguration.Label.self)
    (drawing ?? ControlStyle(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }).make(parts)
      .controlElement(.toggle, label: label, state: ControlState(word: isOn.wrappedValue ? .on : .off))
  }
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The view that a style is given for the label of a toggle.
  public typealias Label = _StylePart<ToggleStyleConfiguration, _LabelPart>
  /// What the toggle is about.
  public let label: Label
  /// Whether the toggle is on; a style sets it to change it.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look and when they change.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What the style makes of a toggle.
  associatedtype Body: View
  /// The parts that a style gets.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of one toggle, which changes when the style sets `isOn`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label, and a knob in a capsule at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Switches whose ground is in the tint while they are on, or green where none is set.
  nonisolated public init() { tint = nil }
  /// Switches whose ground is in that colour while they are on.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// The label, and a switch of 51 by 31 points at the trailing edge.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration.label) {
      Knob(isOn: configuration.isOn, tint: tint)
        .gesture(TapGesture().onEnded { _ in configuration.isOn.toggle() })
        .live(.toggle(isOn: configuration.isOn)) { event in
          if case .isOn(let isOn) = event { configuration.isOn = isOn }
        }
    }
  }

  private struct Knob: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var inherited

    private var ground: AnyShapeStyle {
      guard isOn else { return AnyShapeStyle(Color(.system(.secondaryFill))) }
      return tint.map { AnyShapeStyle($0) } ?? inherited ?? AnyShapeStyle(Color.green)
    }

    var body: some View {
      Capsule().fill(ground).frame(width: 51, height: 31)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Circle().fill(.white).frame(width: 27, height: 27).padding(2)
            .shadow(color: .black.opacity(0.15), radius: 1.5, y: 1)
        }
        .opacity(isEnabled ? 1 : 0.5)
    }
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Toggles that look like buttons.
  nonisolated public init() {}

  /// The label in the tint, on a pale capsule while the toggle is on.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(.toggle(isOn: configuration.isOn)) {
      configuration.isOn.toggle()
    } content: {
      configuration.label
        .foregroundStyle(TintShapeStyle())
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(
          configuration.isOn ? AnyShapeStyle(TintShapeStyle().opacity(0.18)) : AnyShapeStyle(.clear),
          in: Capsule())
    }
  }
}

/// A box with a mark in it while it is on, before the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Toggles that are a box before their label.
  nonisolated public init() {}

  /// A box of 16 points with a tick in it while the toggle is on, then the label.
  public func makeBody(configuration: Configuration) -> some View {
    TappedBody(.toggle(isOn: configuration.isOn)) {
      configuration.isOn.toggle()
    } content: {
      HStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 4)
          .fill(
            configuration.isOn
              ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.secondaryFill)))
          )
          .frame(width: 16, height: 16)
          .overlay {
            if configuration.isOn {
              Image(systemName: "checkmark").font(.system(size: 10, weight: .bold))
                .foregroundStyle(.white)
            }
          }
        configuration.label
      }
    }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label, and a knob in a capsule at the trailing edge.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// The look of the place: a switch here.
  nonisolated public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a tick in it while the toggle is on, before the label.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ToggleStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in this view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(\.toggleStyle, style) { $0.makeBody(configuration: $1) }
  }
}
