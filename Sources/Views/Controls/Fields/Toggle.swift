import OpenChartsDisplayList
import OpenChartsViewCore

/// A control that is on or off.
///
///     Toggle("Show average", isOn: $showsAverage)
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  /// The toggle in the style of the environment, by default a switch.
  public var body: some View { ToggleBody(isOn: isOn, label: label) }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == OpenChartsControls.Label<Text, Image> {
  /// Creates a toggle whose label is a symbol and a title.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OpenChartsControls.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style received, to build a style on another one.
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
  /// The type of the label that a style receives.
  public typealias Label = _StylePart<ToggleStyleConfiguration, _LabelPart>
  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on. A style sets it to change the toggle.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The appearance of toggles and the interaction that changes them.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The view that the style makes.
  associatedtype Body: View
  /// The configuration that a style receives.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the view of one toggle, which changes when the style sets `isOn`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label, and a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Creates a style whose switches are in the tint while on, or green if no tint is set.
  nonisolated public init() { tint = nil }
  /// Creates a style whose switches are in this colour while on.
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

    private var fillStyle: AnyShapeStyle {
      guard isOn else { return AnyShapeStyle(Color(.system(.secondaryFill))) }
      return tint.map { AnyShapeStyle($0) } ?? inherited ?? AnyShapeStyle(Color.green)
    }

    var body: some View {
      Capsule().fill(fillStyle).frame(width: 51, height: 31)
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
  /// Creates the style.
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

/// A box before the label, with a check mark while the toggle is on.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// A box of 16 points with a check mark while the toggle is on, then the label.
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
  /// A label, and a switch at the trailing edge.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// The default style: a switch.
  nonisolated public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before the label, with a check mark while the toggle is on.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
  @Entry var toggleStyle: ControlStyle<ToggleStyleConfiguration>?
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(\.toggleStyle, style) { $0.makeBody(configuration: $1) }
  }
}
