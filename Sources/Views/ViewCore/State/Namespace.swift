import Foundation
import OpenChartsViewValues

/// An identity that belongs to a view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A unique identity.
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
    /// The number of the view's scope; 0 before the view is in a tree.
    let number: Int
  }
  private final class Token {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  private var token: Token?

  /// Creates an identity for the view.
  public init() {}
  /// The identity.
  public var wrappedValue: ID { ID(object: token.map(ObjectIdentifier.init), number: token?.number ?? 0) }

  public mutating func _connect(to location: _PropertyLocation) {
    token = location.scope.slot(location.slot) { Token(location.scope.number) }
  }
}

/// A number that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  /// Creates a number at the default text size, which scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a number at the default text size, which scales as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the user's text size.
  public var wrappedValue: Value { base * Value(factor) }

  public mutating func _connect(to location: _PropertyLocation) {
    factor = style.size(at: location.environment.dynamicTypeSize) / style.size(at: .large)
  }
}
