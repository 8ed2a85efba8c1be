import DisplayList
import Foundation

/// A line of text that can be edited in a live session. A picture shows its text, or the prompt where it has none.
public struct TextField<Label: View> {
  private let text: String
  private let prompt: Text?
  private let label: Label

  fileprivate init(text: String, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
}

extension TextField: View {
  public var body: some View { FieldBody(text: text, shown: text, prompt: prompt, label: label) }
}

/// A field whose text is shown as dots.
public struct SecureField<Label: View> {
  private let text: String
  private let prompt: Text?
  private let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  public var body: some View {
    FieldBody(
      text: "\(text.count) characters", shown: String(repeating: "•", count: text.count),
      prompt: prompt, label: label)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

private struct FieldBody<Label: View>: View {
  /// What assistive technology reads as the value.
  let text: String
  let shown: String
  let prompt: Text?
  let label: Label
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
    .lineLimit(1)
    .padding(style == .rounded ? EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7) : EdgeInsets())
    .frame(idealWidth: 150, maxWidth: .infinity, alignment: .leading)
    .background {
      if style == .rounded {
        RoundedRectangle(cornerRadius: 6).fill(BackgroundStyle())
          .strokeBorder(Color(.system(.gray4)), lineWidth: 1)
      }
    }
    .controlElement(.textField, label: label, value: shown.isEmpty ? nil : text)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title))
  }

  /// A field along an axis; a picture shows one line.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt, label: Text(titleKey))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt, label: Text(title))
  }

  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(title))
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }
}

/// Long text that can be edited in a live session.
public struct TextEditor {
  private let text: String
  public init(text: Binding<String>) { self.text = text.wrappedValue }
}

extension TextEditor: View {
  public var body: some View {
    Text(verbatim: text).padding(.horizontal, 5).padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .controlElement(.textField, label: EmptyView(), value: text)
  }
}

enum FieldLook { case plain, rounded }

@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// Which of the built-in looks this is.
  nonisolated var _kind: _FieldKind { get }
}

/// Opaque outside: which look a style of fields means.
public struct _FieldKind: Sendable { let look: FieldLook }

public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(look: .plain) }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(look: .plain) }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}
  nonisolated public var _kind: _FieldKind { _FieldKind(look: .rounded) }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
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
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldStyle, style._kind.look)
  }
}
