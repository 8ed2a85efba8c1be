import Foundation
import OpenChartsDisplayList
import OpenChartsViewCore

/// A line of text that the user can edit in a live session. A picture shows the text, or the prompt if the text is
/// empty.
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
  /// The text in one line, or in as many lines as it needs on the vertical axis.
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

  /// Creates a field with a view as its label. Without a prompt, an empty field shows the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  /// A dot for each character. Assistive technology reads only the number of characters.
  public var body: some View {
    let count = text.wrappedValue.count
    FieldBody(
      text: text, spoken: "\(count) characters", shown: String(repeating: "•", count: count),
      prompt: prompt, label: label, isSecure: true)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a label. Without a prompt, an empty field shows the label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}

private struct FieldBody<Label: View>: View {
  let text: Binding<String>
  /// The value that assistive technology reads.
  let spoken: String
  let shown: String
  let prompt: Text?
  let label: Label
  var isSecure = false
  var isMultiline = false
  @Environment(\.submit) private var submit
  @Environment(\.self) private var environment
  @Environment(\.fieldStyle) private var style
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group {
      if shown.isEmpty {
        // Without a prompt, the label is the placeholder.
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
      // A multi-line field is as high as its text, up to the line limit of its environment.
      if isMultiline { return }
      $0.lineLimit = 1
      $0.lineReservation = nil
    }
    .shownByField()
    .padding(style == .rounded ? EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : EdgeInsets())
    .frame(
      idealWidth: 150, maxWidth: .infinity,
      alignment: alignment == .leading ? .leading : alignment == .center ? .center : .trailing
    )
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
    .hidingTextGuide()
    .controlElement(.textField, label: label, value: shown.isEmpty ? nil : spoken)
  }

  private var promptText: String {
    prompt.map { environment.spokenText(of: $0) } ?? environment.spokenText(of: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a label. Without a prompt, an empty field shows the label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field that has one line, or as many as its text on the vertical axis.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), isMultiline: axis == .vertical)
  }

  /// Creates a field for a formatted value, with a label. Text that `format` cannot parse leaves the value
  /// unchanged.
  @StringOverload
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: .formatted(value, format), prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field for an optional formatted value, with a localized label. An empty field sets `nil`.
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

  /// Creates a field for a value with a formatter and a label. Number and date formatters parse the text;
  /// with any other formatter a string value becomes the text, and other values do not change.
  @StringOverload
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: .formatted(value, formatter), prompt: nil, label: Text(titleKey))
  }
}

extension TextField {
  /// Creates a field with a view as its label. Without a prompt, an empty field shows the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// Creates a field with a view as its label, which has one line, or as many as its text on the vertical axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), isMultiline: axis == .vertical)
  }
}

/// Multi-line text that the user can edit in a live session.
public struct TextEditor {
  private let text: Binding<String>
  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  /// The text, starting at the top leading corner of all the available space.
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
      .hidingTextGuide()
      .controlElement(.textField, label: EmptyView(), value: text.wrappedValue)
  }
}

extension Binding where Value == String {
  /// The formatted value as text. Text that `format` cannot parse leaves the value unchanged.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }

  /// The formatted value as text. Text that `formatter` cannot parse leaves the value unchanged.
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

enum FieldAppearance { case plain, rounded }

/// The appearance of text fields. Only the built-in styles have an effect.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The built-in style that this one draws.
  nonisolated var _kind: _FieldKind { get }
}

/// An opaque identifier of a built-in text field style.
public struct _FieldKind: Sendable { let appearance: FieldAppearance }

/// The style of text fields without a set style: the plain one.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(appearance: .plain) }
}
/// The text without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(appearance: .plain) }
}
/// The text in a border with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(appearance: .rounded) }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The plain style.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text without a border.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a border with a corner radius of 6 points.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension EnvironmentValues {
  @Entry var fieldStyle: FieldAppearance = .plain
}

extension View {
  /// Sets the style of the text fields in this view. Text editors do not change.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldStyle, style._kind.appearance)
  }
}
