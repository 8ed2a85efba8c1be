@_spi(Reflection) import Swift

/// A property of a view that can be compared with its earlier state.
package protocol ComparableProperty {
  func isSame(as other: Self) -> Bool
}

/// Whether two values are known to be the same: bit for bit, by object identity, or by equality.
///
/// Collections are compared by their storage only: comparing every element would cost more than it saves.
package func isSame<T>(_ a: T, _ b: T) -> Bool {
  if let property = a as? any ComparableProperty { return isSame(property, b) }
  if haveSameBits(a, b) { return true }
  if T.self is AnyObject.Type { return false }
  if !(a is any Collection) || a is any StringProtocol, let value = a as? any Equatable {
    return isEqual(value, b)
  }
  return false
}

/// Whether two values are the same or equal. Unlike `isSame`, compares the elements of collections.
package func isUnchanged<T>(_ a: T, _ b: T) -> Bool {
  if isSame(a, b) { return true }
  guard !(T.self is AnyObject.Type), let value = a as? any Equatable else { return false }
  return isEqual(value, b)
}

private func isSame<P: ComparableProperty>(_ a: P, _ b: some Any) -> Bool {
  (b as? P).map { a.isSame(as: $0) } ?? false
}

private func isEqual<E: Equatable>(_ a: E, _ b: some Any) -> Bool { (b as? E).map { a == $0 } ?? false }

/// Whether two values are identical bit for bit, and therefore equal. Equal values may differ in their padding bits.
private func haveSameBits<T>(_ a: T, _ b: T) -> Bool {
  withUnsafeBytes(of: a) { a in
    withUnsafeBytes(of: b) { b in a.elementsEqual(b) }
  }
}

/// Compares views property by property.
@MainActor package enum ViewComparison {
  private struct Field {
    let offset: Int
    let isSame: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  }

  /// `nil` for types whose properties cannot be listed.
  private static var cache: [ObjectIdentifier: [Field]?] = [:]

  /// Whether all stored properties of two views are the same.
  package static func areSame<V>(_ a: V, _ b: V) -> Bool {
    guard let fields = fields(of: V.self) else { return false }
    return withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return fields.allSatisfy { $0.isSame(first + $0.offset, second + $0.offset) }
      }
    }
  }

  private static func fields(of type: Any.Type) -> [Field]? {
    if let cached = cache[ObjectIdentifier(type)] { return cached }
    var fields: [Field] = []
    let isWhole = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, offset, type, _ in
      fields.append(Field(offset: offset, isSame: comparison(of: type)))
      return true
    }
    let result = isWhole ? fields : nil
    cache[ObjectIdentifier(type)] = .some(result)
    return result
  }

  private static func comparison(of type: Any.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  {
    func typed<T>(_ type: T.Type) -> @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { a, b in isSame(a.assumingMemoryBound(to: T.self).pointee, b.assumingMemoryBound(to: T.self).pointee) }
    }
    return _openExistential(type, do: typed)
  }
}
