import Foundation

/// An identity that belongs to a view's place.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
  }
  private final class Token {}
  private var token: Token?

  public init() {}
  public var wrappedValue: ID { ID(object: token.map(ObjectIdentifier.init)) }

  public mutating func _connect(to location: _PropertyLocation) {
    token = location.scope.slot(location.slot) { Token() }
  }
}

extension View {
  /// Without effect: it only matters while a view moves to another place, which a picture does not show.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

/// A number that grows with the reader's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { base * Value(factor) }

  public mutating func _connect(to location: _PropertyLocation) {
    factor = style.size(at: location.environment.dynamicTypeSize) / style.size(at: .large)
  }
}
