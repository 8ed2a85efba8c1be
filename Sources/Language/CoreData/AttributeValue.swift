/// Converts values to the types of attributes, so that each attribute has values of one Swift type.
enum AttributeValue {
  /// Returns a value in the type that its attribute stores; the value itself if it cannot be converted.
  static func stored(_ value: Any, as type: NSAttributeType) -> Any {
    switch type {
    case .integer16AttributeType: integer(value, Int16.self) ?? value
    case .integer32AttributeType: integer(value, Int32.self) ?? value
    case .integer64AttributeType: integer(value, Int64.self) ?? value
    case .doubleAttributeType: double(value) ?? value
    case .floatAttributeType: double(value).map { Float($0) } ?? value
    case .booleanAttributeType: integer(value, Int64.self).map { $0 != 0 } ?? value
    case .decimalAttributeType: decimal(value) ?? value
    case .stringAttributeType: value as? String ?? value
    case .dateAttributeType: value as? Date ?? value
    case .binaryDataAttributeType: value as? Data ?? value
    case .UUIDAttributeType: value as? UUID ?? value
    case .URIAttributeType: value as? URL ?? value
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: value
    }
  }

  /// Returns a number as an integer of a size, without its fraction; `nil` for other values and for numbers out of
  /// range.
  static func integer<I: FixedWidthInteger>(_ value: Any, _ type: I.Type) -> I? {
    if let same = value as? I { return same }
    if let bool = value as? Bool { return bool ? 1 : 0 }
    if let other = value as? any BinaryInteger { return I(exactly: other) }
    return double(value).flatMap { I(exactly: $0.rounded(.towardZero)) }
  }

  /// Returns a number as a floating-point number; `nil` for other values.
  static func double(_ value: Any) -> Double? {
    switch value {
    case let double as Double: double
    case let float as Float: Double(float)
    case let integer as any BinaryInteger: Double(integer)
    case let bool as Bool: bool ? 1 : 0
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal).doubleValue
    case let size as CGFloat: Double(size)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  static func decimal(_ value: Any) -> NSDecimalNumber? {
    switch value {
    case let number as NSDecimalNumber: number
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
    case let integer as any BinaryInteger: integer.asDecimal
    default: double(value).map { NSDecimalNumber(value: $0) }
    }
  }
}

extension BinaryInteger {
  fileprivate var asDecimal: NSDecimalNumber? { Int64(exactly: self).map { NSDecimalNumber(value: $0) } }
}
