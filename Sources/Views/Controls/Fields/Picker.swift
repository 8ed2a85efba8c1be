import DisplayList
import Foundation
import ViewCore

/// A choice among several views, each with a tag.
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
  /// A picker with a view as its label. The chosen view is the one whose tag equals the selection; if none does, none
  /// is chosen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content())
  }

  /// The same with the label as a value.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content())
  }
}

extension Picker where Label == Text, Content: View {
  /// A picker with a text as its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content())
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content())
  }
}

extension Picker where Label == Controls.Label<Text, Image>, Content: View {
  /// A picker whose label is a title with a symbol before it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Controls.Label(titleKey, systemImage: systemImage),
      content: content())
  }
}

extension Picker: View where Label: View, Content: View {}

extension Picker: _PrimitiveView where Label: View, Content: View {
  /// None: a picker makes its choices itself.
  public typealias Body = Never
  @MainActor public func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let kind = context.environment.pickerStyle ?? .menu
    let isInList = context.environment.isInList
    var place = context.child(.index(0))
    kind.prepare(&place.environment)
    let choices = Choices(of: content, in: place)
    let chosen = choices.index(of: AnyHashable(selection.wrappedValue))
    let selection = selection
    var picked = PickedChoices(options: choices.options.map(\.node), chosen: chosen) { index in
      if let value = Choices.value(choices.options[index].tag, as: SelectionValue.self) {
        selection.wrappedValue = value
      }
    }
    picked.group = place.scope.number
    let inner = context.child(.index(1))
    if kind == .inline, isInList {
      // Each choice is a row of the list.
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

/// What a picker shows: its choices, which of them is chosen, and how to choose another.
struct PickedChoices {
  let options: [ViewNode]
  let chosen: Int?
  let choose: (Int) -> Void
  /// Tells the choices of one picker from those of another.
  var group = 0
}

/// How a picker looks.
enum PickerKind {
  case menu, segmented, inline, wheel, navigationLink, radioGroup

  /// The looks of the choices themselves.
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

/// How pickers look. Only the built-in styles count here.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// Which of the built-in looks this is.
  nonisolated var _kind: _PickerKind { get }
}

/// Opaque outside: which look a picker style means.
public struct _PickerKind: Sendable { let kind: PickerKind }

/// The style that pickers have where none is set: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The look of a menu.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// The chosen view with a sign that there are others. Its label is shown in a list and only spoken elsewhere.
public struct MenuPickerStyle: PickerStyle {
  /// The look of a menu.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .menu) }
}
/// Choices beside each other in one bar, equally wide. The label is only spoken.
public struct SegmentedPickerStyle: PickerStyle {
  /// The look of a bar of segments.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// Choices beside each other; here the same as `SegmentedPickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// The look of a bar of segments.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .segmented) }
}
/// A row for each choice in a list, without the label; a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
  /// The look of rows.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .inline) }
}
/// The chosen view between up to two neighbours on each side. The label is only spoken.
public struct WheelPickerStyle: PickerStyle {
  /// The look of a wheel.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .wheel) }
}
/// The chosen view with a sign that leads on. Here it opens the choices as a menu does, not another screen.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The look of a link.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .navigationLink) }
}
/// Choices under each other, each behind a circle, with the label before them.
public struct RadioGroupPickerStyle: PickerStyle {
  /// The look of radio buttons.
  nonisolated public init() {}
  nonisolated public var _kind: _PickerKind { _PickerKind(kind: .radioGroup) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look of a menu.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen view with a sign that there are others.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Choices beside each other in one bar.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Choices beside each other; here the same as `segmented`.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each choice in a list; a wheel elsewhere.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The chosen view between its neighbours.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen view with a sign that leads on; it opens the choices as a menu does.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Choices under each other, each behind a circle.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey { static var defaultValue: PickerKind? { nil } }

extension EnvironmentValues {
  var pickerStyle: PickerKind? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in this view look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyle, style._kind.kind)
  }
}
