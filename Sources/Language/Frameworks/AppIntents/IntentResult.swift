import Foundation

/// The result of an action.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value.
  var value: Value? { get }
}

/// A result with words.
public protocol ProvidesDialog: IntentResult {
  /// The words. They are not spoken.
  var dialog: IntentDialog { get }
}

/// Words about a result.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  private let words: LocalizedStringResource
  /// Creates words.
  public init(_ words: LocalizedStringResource) { self.words = words }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A result without a value.
public struct EmptyIntentResult: IntentResult {}

/// A result with a value.
public struct ValueIntentResult<Value: Sendable>: ReturnsValue {
  public let value: Value?
}

/// A result with words.
public struct DialogIntentResult: ProvidesDialog {
  public let dialog: IntentDialog
}

/// A result with a value and words.
public struct ValueDialogIntentResult<Value: Sendable>: ReturnsValue, ProvidesDialog {
  public let value: Value?
  public let dialog: IntentDialog
}

extension IntentResult where Self == EmptyIntentResult {
  /// A result without a value.
  public static func result() -> EmptyIntentResult { EmptyIntentResult() }
}

extension IntentResult {
  /// A result with a value.
  public static func result<Value: Sendable>(value: Value) -> Self where Self == ValueIntentResult<Value> {
    ValueIntentResult(value: value)
  }
  /// A result with a value and words.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == ValueDialogIntentResult<Value> { ValueDialogIntentResult(value: value, dialog: dialog) }
}

extension IntentResult where Self == DialogIntentResult {
  /// A result with words.
  public static func result(dialog: IntentDialog) -> DialogIntentResult { DialogIntentResult(dialog: dialog) }
}
