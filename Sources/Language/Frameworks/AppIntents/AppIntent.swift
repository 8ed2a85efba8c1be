@_exported import Foundation
@_exported import SwiftUI

/// An action of an app that the system offers elsewhere: in widgets and shortcuts. There is no such system: only buttons
/// in the app's own views perform it.
public protocol AppIntent: Sendable {
  /// The result of the action.
  associatedtype PerformResult: IntentResult
  /// The name.
  static var title: LocalizedStringResource { get }
  /// The description.
  static var description: IntentDescription? { get }
  /// Whether the action opens the app. Has no effect.
  static var openAppWhenRun: Bool { get }
  /// Whether shortcuts offer the action. Has no effect.
  static var isDiscoverable: Bool { get }
  /// Creates an action with the default values of its parameters.
  init()
  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A value that the user chooses.
  public typealias Parameter = IntentParameter
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

/// The settings of a widget. Users cannot change them, so they have their default values.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing.
  public func perform() async throws -> EmptyIntentResult { EmptyIntentResult() }
}

/// The description of an action.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  public let descriptionText: LocalizedStringResource
  /// The name of a group of actions.
  public let categoryName: LocalizedStringResource?
  /// Creates a description.
  public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {
    (descriptionText, self.categoryName) = (text, categoryName)
  }
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// A value of an action that the user chooses. It has its default value, or the one that the app sets.
@propertyWrapper public struct IntentParameter<Value: Sendable>: Sendable {
  private var value: Value?
  private let title: LocalizedStringResource?

  /// The value.
  ///
  /// - Precondition: There is a default value, or the app has set one, or the type is optional.
  public var wrappedValue: Value {
    get {
      guard let value else {
        preconditionFailure("The parameter \(title.map { String(localized: $0) } ?? "") has no value")
      }
      return value
    }
    set { value = newValue }
  }
  /// The parameter itself.
  public var projectedValue: IntentParameter { self }

  /// Creates a parameter with a default value.
  public init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value
  ) { (self.title, self.value) = (title, value) }
  /// Creates a parameter without a default value. An optional one is `nil`.
  public init(title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil) {
    self.title = title
    value = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }
}
