/// An object whose properties are read by name.
protocol KeyedValues: AnyObject {
  func value(forKey key: String) -> Any?
}

/// Reads values by paths of names such as `customer.orders.@count`.
enum KeyPathValue {
  /// Returns the value at the end of a path; an array if the path leads through a collection.
  ///
  /// Names of objects of a model, of dictionaries and of stored properties of other values are known.
  static func value(at path: String, of object: Any?) -> Any? {
    value(at: path.split(separator: ".")[...], of: object)
  }

  private static func value(at names: ArraySlice<Substring>, of object: Any?) -> Any? {
    guard let object = object.flatMap({ unwrapped($0) }) else {
      // The number of objects of a missing collection is 0.
      return names.first == "@count" ? 0 : nil
    }
    guard let name = names.first else { return object }
    let rest = names.dropFirst()
    if let elements = elements(object) {
      if name.hasPrefix("@") { return aggregate(name.dropFirst(), of: elements, rest) }
      return elements.flatMap { element -> [Any] in
        guard let value = value(at: names, of: element) else { return [] }
        return Self.elements(value) ?? [value]
      }
    }
    if name.lowercased() == "self" { return value(at: rest, of: object) }
    return value(at: rest, of: member(String(name), of: object))
  }

  private static func member(_ name: String, of object: Any) -> Any? {
    switch object {
    case let object as any KeyedValues: return object.value(forKey: name)
    case let dictionary as [String: Any]: return dictionary[name]
    case let text as String where name == "length": return text.utf16.count
    default: break
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) { return child.value }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// The value of a function of a collection: `@count`, `@sum`, `@avg`, `@min`, `@max` and the unions.
  private static func aggregate(_ name: Substring, of elements: [Any], _ path: ArraySlice<Substring>) -> Any?
  {
    let values = path.isEmpty ? elements : elements.compactMap { value(at: path, of: $0) }
    let numbers = values.compactMap { ValueOrder.number($0) }
    switch name {
    case "count": return elements.count
    case "sum": return numbers.reduce(0, +)
    case "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return values.min { ValueOrder.compare($0, $1) == .orderedAscending }
    case "max": return values.max { ValueOrder.compare($0, $1) == .orderedAscending }
    case "unionOfObjects", "unionOfArrays", "unionOfSets", "distinctUnionOfObjects": return values
    default: return nil
    }
  }

  /// The elements of a collection; `nil` for other values. The elements of a set have no order.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case is String, is [String: Any], is Data: nil
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// Returns a value without its optionals; `nil` for none.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
