import OpenChartsViewValues
@_spi(Reflection) import Swift

/// A stored property of a view that is updated before the body is evaluated.
public protocol DynamicProperty {
  /// Runs before each evaluation of the body.
  mutating func update()

  @MainActor mutating func _connect(to location: _PropertyLocation)
}

extension DynamicProperty {
  public mutating func update() {}
  /// Connects the dynamic properties nested in this one.
  @MainActor public mutating func _connect(to location: _PropertyLocation) {
    DynamicProperties.connectFields(of: &self, at: location)
  }
}

/// The location of a dynamic property in the view tree.
public struct _PropertyLocation {
  package let scope: StateScope
  package let environment: EnvironmentValues
  /// Distinguishes the properties of one view.
  package let slot: Int
}

/// Finds the dynamic properties among the stored fields of a value.
@MainActor enum DynamicProperties {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }
  private static var cache: [ObjectIdentifier: [Field]] = [:]

  private static func fields(of type: Any.Type) -> [Field] {
    if let cached = cache[ObjectIdentifier(type)] { return cached }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) { _, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        fields.append(Field(offset: offset, type: dynamic))
      }
      return true
    }
    cache[ObjectIdentifier(type)] = fields
    return fields
  }

  static func connect<V>(_ value: inout V, to scope: StateScope, in environment: EnvironmentValues) {
    connectFields(
      of: &value, at: _PropertyLocation(scope: scope, environment: environment, slot: 0))
  }

  static func connectFields<V>(of value: inout V, at location: _PropertyLocation) {
    let fields = fields(of: V.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      for (index, field) in fields.enumerated() {
        let fieldLocation = _PropertyLocation(
          scope: location.scope, environment: location.environment,
          slot: location.slot &* 64 &+ index &+ 1)
        connect(field.type, at: bytes.baseAddress! + field.offset, fieldLocation)
      }
    }
  }

  private static func connect<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ location: _PropertyLocation
  ) {
    let property = address.assumingMemoryBound(to: P.self)
    property.pointee._connect(to: location)
    property.pointee.update()
  }
}
