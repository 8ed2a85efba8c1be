import Foundation
@_spi(Reflection) import Swift
import ViewValues

/// The types whose values contain no references to mutable state.
@MainActor package enum PlainTypes {
  private static var cache: [ObjectIdentifier: Bool] = [
    ObjectIdentifier(String.self): true, ObjectIdentifier(Substring.self): true,
    ObjectIdentifier(Decimal.self): true, ObjectIdentifier(URL.self): true,
  ]

  package static func contain(_ type: Any.Type) -> Bool {
    if let cached = cache[ObjectIdentifier(type)] { return cached }
    // A recursive type refers to itself by a reference.
    cache[ObjectIdentifier(type)] = false
    func isTrivial<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    var isPlain = _openExistential(type, do: isTrivial)
    if type is AnyClass {
      isPlain = false
    } else if !isPlain, let wrapped = (type as? any Wrapping.Type)?.wrapped {
      isPlain = contain(wrapped)
    } else if !isPlain {
      var count = 0
      let isWhole = _forEachField(of: type, options: _EachFieldOptions(rawValue: 0)) { _, _, field, _ in
        count += 1
        return contain(field)
      }
      isPlain = isWhole && count > 0
    }
    cache[ObjectIdentifier(type)] = isPlain
    return isPlain
  }
}

/// Containers whose fields reflection does not show.
private protocol Wrapping {
  static var wrapped: Any.Type { get }
}

extension Optional: Wrapping {
  static var wrapped: Any.Type { Wrapped.self }
}

extension Array: Wrapping {
  static var wrapped: Any.Type { Element.self }
}
