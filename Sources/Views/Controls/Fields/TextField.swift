import DisplayList
import Foundation
import ViewCore

/// A line of text that can be edited in a live session. A picture shows its text, or the prompt where it has none.
public struct TextField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  private let isMultiline: Bool

  fileprivate init(text: Binding<String>, prompt: Text?, label: Label, isMultiline: Bool = false) {
    self.isMultiline = isMultiline
    self.text = text
    self.prompt = prompt
    self.label = label
  }
}

extension TextField: View {
  /// The text in one line, or in as many as it needs along the vertical axis.
  public var body: some View {
    FieldBody(
      text: text, spoken: text.wrappedValue, shown: text.wrappedValue, prompt: prompt, label: label,
      isMultiline: isMultiline)
  }
}

/// A field whose text is shown as dots.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// A field with a view as its label; without a prompt the label stands in an empty field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  /// A dot for each character. Assistive technology reads only how many there are.
  public var body: some View {
    let count = text.wrappedValue.count
    FieldBody(
      text: text, spoken: "\(count) characters", shown: String(repeating: "•", count: count),
      prompt: prompt, label: label, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// A field with a text as its label; without a prompt the label stands in an empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

private struct FieldBody<Label: View>: View {
  let text: Binding<String>
  /// What assistive technology reads as the value.
  let spoken: String
  let shown: String
  let prompt: Text?
  let label: Label
  var isSecure = false
  var isMultiline = false
  @Environment(\.submit) private var submit
  @Environment(\.self) private var environment
  @Environment(\.fieldStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group {
      if shown.isEmpty {
        // Without a prompt the label stands in its place.
        if let prompt {
          prompt.foregroundStyle(PlaceholderTextShapeStyle())
        } else {
          label.foregroundStyle(PlaceholderTextShapeStyle())
        }
      } else {
        Text(verbatim: shown).foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
      }
    }
    .changing {
      // A field over several lines has as many as its text, within the limit around it.
      if isMultiline { return }
      $0.lineLimit = 1
      $0.lineReservation = nil
    }
    .shownByField()
    .padding(style == .rounded ? EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : EdgeInsets())
    .frame(idealWidth: 150, maxWidth: .infinity, alignment: .leading)
    .background {
      if style == .rounded {
        RoundedRectangle(cornerRadius: 6).fill(BackgroundStyle())
          .strokeBorder(Color(.system(.gray4)), lineWidth: 1)
      }
    }
    .live(
      .field(
        text: text.wrappedValue, prompt: promptText, isSecure: isSecure, isMultiline: isMultiline,
        size: (environment.font ?? Font.body).resolve(in: environment).size)
    ) { event in
      switch event {
      case .text(let new): text.wrappedValue = new
      case .submit: submit?()
      case .press, .isOn, .share, .index, .focus, .down, .rest: break
      }
    }
    .controlElement(.textField, label: label, value: shown.isEmpty ? nil : spoken)
  }

  private var promptText: String {
    prompt.map { environment.spokenText(of: $0) } ?? environment.spokenText(of: label)
  }
}

extension TextField where Label == Text {
  /// A field with a text as its label; without a prompt the label stands in an empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// A field along an axis: along the vertical one it has as many lines as its text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(titleKey), isMultiline: axis == .vertical)
  }

  /// A field for a value as a format writes it. Text that the format cannot read leaves the value as it is.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// The same for a value that may be missing: an empty field makes it `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: {
        value.wrappedValue = $0.isEmpty ? nil : (try? format.parseStrategy.parse($0)) ?? value.wrappedValue
      })
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// A field for a value as a format writes it, with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, label: Text(title))
  }

  /// A field for a value as a formatter writes it. Numbers and dates are read back by theirs; with another formatter
  /// the value becomes the text itself, if it is a string.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: .formatted(value, formatter), prompt: nil, label: Text(titleKey))
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: .formatted(value, formatter), prompt: nil, label: Text(title))
  }
}

extension TextField {
  /// A field with a view as its label; without a prompt the label stands in an empty field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

/// Long text that can be edited in a live session.
public struct TextEditor {
  private let text: Binding<String>
  /// An editor of that text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// The text over all the room there is, from the top leading corner.
  public var body: some View { EditorBody(text: text) }
}

private struct EditorBody: View {
  let text: Binding<String>
  @Environment(\.self) private var environment

  var body: some View {
    Text(verbatim: text.wrappedValue).shownByField().padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .live(
        .field(
          text: text.wrappedValue, prompt: "", isSecure: false, isMultiline: true,
          size: (environment.font ?? Font.body).resolve(in: environment).size)
      ) { event in
        if case .text(let new) = event { text.wrappedValue = new }
      }
      .controlElement(.textField, label: EmptyView(), value: text.wrappedValue)
  }
}

extension Binding where Value == String {
  /// A value as text; text that is none leaves it.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  /// A value as text; text that is none leaves it.
  fileprivate static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { text in
        let parsed: Any? =
          switch formatter {
          case let numbers as NumberFormatter: numbers.number(from: text)
          case let dates as DateFormatter: dates.date(from: text)
          default: text
          }
        guard let parsed else { return }
        if let new = parsed as? V {
          value.wrappedValue = new
        } else if let number = parsed as? NSNumber, let new = number.converted(to: V.self) {
          value.wrappedValue = new
        }
      })
  }
}

extension NSNumber {
  fileprivate func converted<V>(to type: V.Type) -> V? {
    switch type {
    case is Int.Type: intValue as? V
    case is Double.Type: doubleValue as? V
    case is Float.Type: floatValue as? V
    case is CGFloat.Type: CGFloat(doubleValue) as? V
    case is Decimal.Type: decimalValue as? V
    default: nil
    }
  }
}

enum FieldLook { case plain, rounded }

/// How fields for text look. Only the built-in styles count here.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// Which of the built-in looks this is.
  nonisolated var _kind: _FieldKind { get }
}

/// Opaque outside: which look a style of fields means.
public struct _FieldKind: Sendable { let look: FieldLook }

/// The style that fields have where none is set: the plain one.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The plain look.
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(look: .plain) }
}
/// The text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The plain look.
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(look: .plain) }
}
/// The text in a border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The look with a border.
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(look: .rounded) }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The plain look.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with corners of 6 points.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

private struct FieldStyleKey: EnvironmentKey { static let defaultValue = FieldLook.plain }

extension EnvironmentValues {
  var fieldStyle: FieldLook {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the fields for text in this view look; text editors stay as they are.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldStyle, style._kind.look)
  }
}
