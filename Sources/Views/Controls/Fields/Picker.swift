import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// A choice among views that have tags.
///
///     Picker("Range", selection: $range) {
///       Text("Week").tag(Range.week)
///       Text("Month").tag(Range.month)
///     }
///     .pickerStyle(.segmented)
public struct Picker<Label, SelectionValue: Hashable, Content> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
}

extension Picker where Label: View, Content: View {
  /// Creates a picker with a view as its label. The view whose tag equals the selection is chosen; if there is none,
  /// no view is.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// Creates a picker with a label that is already a view.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker where Label == Text, Content: View {
  /// Creates a picker with a label.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }
}

extension Picker where Label == OpenChartsControls.Label<Text, Image>, Content: View {
  /// Creates a picker whose label is a symbol and a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: OpenChartsControls.Label(titleKey, systemImage: systemImage),
      content: content())
  }
}

extension Picker: View where Label: View, Content: View {}

extension Picker: _PrimitiveView where Label: View, Content: View {
  /// `Never`, because a picker makes its own nodes.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let kind = context.environment.pickerStyle ?? .menu
    let isInList = context.environment.isInList
    var choicesContext = context.child(.index(0))
    kind.prepare(&choicesContext.environment)
    let choices = Choices(of: content, in: choicesContext)
    let chosen = choices.index(of: AnyHashable(selection.wrappedValue))
    let selection = selection
    var picked = PickedChoices(options: choices.options.map(\.node), chosen: chosen) { index in
      if let value = Choices.value(choices.options[index].tag, as: SelectionValue.self) {
        selection.wrappedValue = value
      }
    }
    picked.group = choicesContext.scope.number
    let inner = context.child(.index(1))
    if kind == .inline, isInList {
      // In a list, each choice is a row.
      for index in picked.options.indices {
        PickerRow(choices: picked, index: index)
          .controlElement(
            .button, label: Text(verbatim: picked.options[index].spokenText),
            state: index == chosen ? ControlState(word: .chosen) : nil
          )
          ._makeNodes(in: inner.child(.index(index)), into: &nodes)
      }
      return
    }
    let value = chosen.map { picked.options[$0].spokenText }
    PickerBody(kind: kind, label: label, choices: picked)
      .controlElement(.picker, label: label, value: value)
      ._makeNodes(in: inner, into: &nodes)
  }
}

/// The choices of a picker, the chosen index, and the action that chooses another.
struct PickedChoices {
  let options: [ViewNode]
  let chosen: Int?
  let choose: (Int) -> Void
  /// Identifies the radio group of this picker.
  var group = 0
}

/// The appearance of a picker.
enum PickerKind {
  case menu, segmented, inline, wheel, navigationLink, radioGroup

  /// Sets the environment in which the choices are drawn.
  func prepare(_ environment: inout EnvironmentValues) {
    let isQuiet = environment.isInList
    switch self {
    case .segmented:
      environment.font = .footnote.weight(.medium)
      environment.foreground = .automatic
      environment.lineLimit = 1
    case .menu, .navigationLink:
      environment.lineLimit = 1
      environment.setForeground([
        isQuiet ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(TintShapeStyle())
      ])
    case .wheel: environment.lineLimit = 1
    case .inline, .radioGroup: break
    }
  }
}

/// The appearance of pickers. Only the built-in styles have an effect.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The built-in style that this one draws.
  nonisolated var _kind: _PickerKind { get }
}

/// An opaque identifier of a built-in picker style.
public struct _PickerKind: Sendable { let kind: PickerKind }

/// The style of pickers without a set style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// The chosen view with a chevron. The label is shown in a list; elsewhere only assistive technology reads it.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// Choices side by side in one bar, of equal width. Only assistive technology reads the label.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// Choices side by side; the same as `SegmentedPickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// In a list, shows a row for each choice, without the label; elsewhere, a wheel.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}
/// The chosen view between up to two neighbours on each side. Only assistive technology reads the label.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}
/// The chosen view with a disclosure arrow. It opens the choices as a menu, not on another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .navigationLink) }
}
/// Choices one below the other, each after a radio button, with the label before them.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen view with a chevron.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices side by side in one bar.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Choices side by side; the same as `segmented`.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// In a list, shows a row for each choice; elsewhere, a wheel.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that shows the chosen view between its neighbours.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen view with a disclosure arrow, which opens the choices as a menu.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Choices one below the other, each after a radio button.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension EnvironmentValues {
  @Entry var pickerStyle: PickerKind?
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind.kind)
  }
}
