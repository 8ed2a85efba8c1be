/// Values of properties in the types in which the program declares them.
enum ManagedValue {
  /// Converts a stored value to a type; `nil` if it has none in that type.
  static func value<T>(_ stored: Any, as type: T.Type) -> T? {
    if let value = stored as? T { return value }
    if let convertible = T.self as? any ConvertibleValue.Type { return convertible.converted(stored) as? T }
    if let cases = T.self as? any RawRepresentable.Type { return rawValue(stored, of: cases) as? T }
    return nil
  }

  /// The value of a property without a stored one.
  static func missing<T>(_ type: T.Type) -> T? {
    if let optional = T.self as? any ExpressibleByNilLiteral.Type {
      return optional.init(nilLiteral: ()) as? T
    }
    if let convertible = T.self as? any ConvertibleValue.Type { return convertible.missing as? T }
    if let cases = T.self as? any RawRepresentable.Type { return missingRawValue(of: cases) as? T }
    return nil
  }

  private static func rawValue<R: RawRepresentable>(_ stored: Any, of type: R.Type) -> R? {
    value(stored, as: R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  private static func missingRawValue<R: RawRepresentable>(of type: R.Type) -> R? {
    missing(R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  /// Returns the form of a value that is stored: without its optional, and the raw value of a case of an enumeration.
  static func unwrapped(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.content.flatMap { unwrapped($0) } }
    // Enumerations only: the program stores structures of Foundation that have raw values without conversion.
    if let cases = value as? any RawRepresentable, Mirror(reflecting: value).displayStyle == .enum {
      return cases.rawValue
    }
    return value
  }
}

/// An optional of any type.
protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}

/// A type that values of other types are converted to.
private protocol ConvertibleValue {
  static func converted(_ stored: Any) -> Self?
  /// The value if none is stored.
  static var missing: Self { get }
}

extension Optional: ConvertibleValue where Wrapped: ConvertibleValue {
  static func converted(_ stored: Any) -> Wrapped?? { .some(Wrapped.converted(stored)) }
  static var missing: Wrapped? { nil }
}

extension ConvertibleValue where Self: FixedWidthInteger {
  static func converted(_ stored: Any) -> Self? { AttributeValue.integer(stored, Self.self) }
  static var missing: Self { 0 }
}

extension Int: ConvertibleValue {}
extension Int8: ConvertibleValue {}
extension Int16: ConvertibleValue {}
extension Int32: ConvertibleValue {}
extension Int64: ConvertibleValue {}
extension UInt: ConvertibleValue {}
extension UInt8: ConvertibleValue {}
extension UInt16: ConvertibleValue {}
extension UInt32: ConvertibleValue {}
extension UInt64: ConvertibleValue {}

extension Double: ConvertibleValue {
  static func converted(_ stored: Any) -> Double? { AttributeValue.double(stored) }
  static var missing: Double { 0 }
}

extension Float: ConvertibleValue {
  static func converted(_ stored: Any) -> Float? { AttributeValue.double(stored).map { Float($0) } }
  static var missing: Float { 0 }
}

extension CGFloat: ConvertibleValue {
  static func converted(_ stored: Any) -> CGFloat? { AttributeValue.double(stored).map { CGFloat($0) } }
  static var missing: CGFloat { 0 }
}

extension Bool: ConvertibleValue {
  static func converted(_ stored: Any) -> Bool? { AttributeValue.double(stored).map { $0 != 0 } }
  static var missing: Bool { false }
}

extension Decimal: ConvertibleValue {
  static func converted(_ stored: Any) -> Decimal? { AttributeValue.decimal(stored)?.decimalValue }
  static var missing: Decimal { 0 }
}

extension String: ConvertibleValue {
  static func converted(_ stored: Any) -> String? { stored as? String }
  static var missing: String { "" }
}

extension Data: ConvertibleValue {
  static func converted(_ stored: Any) -> Data? { stored as? Data }
  static var missing: Data { Data() }
}

extension Date: ConvertibleValue {
  static func converted(_ stored: Any) -> Date? { stored as? Date }
  static var missing: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension UUID: ConvertibleValue {
  static func converted(_ stored: Any) -> UUID? { stored as? UUID }
  static var missing: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension Array: ConvertibleValue {
  static func converted(_ stored: Any) -> [Element]? {
    let all = (stored as? NSOrderedSet)?.array ?? (stored as? NSSet)?.allObjects ?? stored as? [Any]
    return all as? [Element]
  }
  static var missing: [Element] { [] }
}

extension Set: ConvertibleValue {
  static func converted(_ stored: Any) -> Set<Element>? {
    [Element].converted(stored).map { Set($0) }
  }
  static var missing: Set<Element> { [] }
}
