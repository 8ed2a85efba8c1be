/// Compares values whose types are known at run time only.
enum ValueOrder {
  private enum Scalar {
    // swift-format-ignore: OneCasePerLine
    case integer(Int64)
    case number(Double)
    case text(String)
    case date(Date)
  }

  /// Returns the order of two values. A missing value comes first; values of types without an order are equal.
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
    let pair = (first.flatMap { KeyPathValue.unwrapped($0) }, second.flatMap { KeyPathValue.unwrapped($0) })
    guard let a = pair.0, let b = pair.1 else {
      return pair.0 == nil ? (pair.1 == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    switch (scalar(a), scalar(b)) {
    case (.integer(let a)?, .integer(let b)?): return order(a, b)
    case (.text(let a)?, .text(let b)?): return order(a, b)
    case (.date(let a)?, .date(let b)?): return order(a, b)
    case (let a?, let b?):
      guard let a = double(a), let b = double(b) else { return .orderedSame }
      return order(a, b)
    default:
      guard let a = a as? any Comparable else { return .orderedSame }
      return order(a, with: b)
    }
  }

  /// Whether two values are equal: numbers of any types by their values, objects by `==`.
  static func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    let pair = (first.flatMap { KeyPathValue.unwrapped($0) }, second.flatMap { KeyPathValue.unwrapped($0) })
    guard let a = pair.0, let b = pair.1 else { return pair.0 == nil && pair.1 == nil }
    switch (scalar(a), scalar(b)) {
    case (.text(let a)?, .text(let b)?): return a == b
    case (.text?, _?), (_?, .text?): return false
    case (_?, _?): return compare(a, b) == .orderedSame
    case (nil, nil):
      guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
      return a == b
    default: return false
    }
  }

  /// Returns a number as a floating-point number; `nil` for other values.
  static func number(_ value: Any?) -> Double? {
    value.flatMap { KeyPathValue.unwrapped($0) }.flatMap { scalar($0) }.flatMap { double($0) }
  }

  /// Returns a text; `nil` for other values.
  static func text(_ value: Any?) -> String? { value.flatMap { KeyPathValue.unwrapped($0) } as? String }

  /// Returns values in the order of descriptors. Values that are equal to all of them keep their order.
  static func sorted<T>(_ values: [T], by descriptors: [NSSortDescriptor]) -> [T] {
    guard !descriptors.isEmpty, values.count > 1 else { return values }
    // Each key path is evaluated once for each value.
    let keys = values.map { value in descriptors.map { value[keyPath: $0.keyPath] ?? Any?.none as Any } }
    return values.indices.sorted { a, b in
      for (index, descriptor) in descriptors.enumerated() {
        let result = order(keys[a][index], keys[b][index], by: descriptor)
        if result != .orderedSame { return (result == .orderedAscending) == descriptor.ascending }
      }
      return a < b
    }.map { values[$0] }
  }

  private static func order(_ a: Any, _ b: Any, by descriptor: NSSortDescriptor) -> ComparisonResult {
    descriptor.comparator(a, b)
  }

  private static func order<T: Comparable>(_ a: T, _ b: T) -> ComparisonResult {
    a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
  }

  private static func order<T: Comparable>(_ a: T, with b: Any) -> ComparisonResult {
    (b as? T).map { order(a, $0) } ?? .orderedSame
  }

  private static func double(_ scalar: Scalar) -> Double? {
    switch scalar {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .text: nil
    }
  }

  private static func scalar(_ value: Any) -> Scalar? {
    switch value {
    case let text as String: .text(text)
    case let date as Date: .date(date)
    case let bool as Bool: .integer(bool ? 1 : 0)
    case let double as Double: .number(double)
    case let float as Float: .number(Double(float))
    case let integer as any BinaryInteger:
      Int64(exactly: integer).map { .integer($0) } ?? .number(Double(integer))
    case let decimal as Decimal: .number(NSDecimalNumber(decimal: decimal).doubleValue)
    case let size as CGFloat: .number(Double(size))
    case let number as NSNumber: .number(number.doubleValue)
    case let id as UUID: .text(id.uuidString)
    case let url as URL: .text(url.absoluteString)
    default: nil
    }
  }
}
