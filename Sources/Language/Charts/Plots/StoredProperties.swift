import Foundation
import OpenChartsChartModel
import OpenChartsIsolation

/// Reads a property of each element of a collection in memory.
extension UnsafeBufferPointer {
  /// Calls a function with the property of each element, in order. Stored properties are read in place.
  @inline(__always)
  func forEach<Value>(_ property: KeyPath<Element, Value>, _ body: (Value) -> Void) {
    guard let start = UnsafeRawPointer(baseAddress) else { return }
    guard let offset = MemoryLayout<Element>.offset(of: property) else {
      for element in self { body(element[keyPath: property]) }
      return
    }
    var address = start + offset
    for _ in 0..<count {
      body(address.assumingMemoryBound(to: Value.self).pointee)
      address += MemoryLayout<Element>.stride
    }
  }

  /// Appends the property of each element as a number.
  @inline(__always)
  private func append<Value>(
    _ property: KeyPath<Element, Value>, to numbers: inout [Double], _ number: (Value) -> Double
  ) {
    numbers.reserveCapacity(numbers.count + count)
    forEach(property) { numbers.append(number($0)) }
  }

  /// Appends numbers and dates (seconds since 2001-01-01 UTC) of common types.
  /// - Returns: False for other types; nothing is appended then.
  func appendNumbers<Value>(_ property: KeyPath<Element, Value>, to numbers: inout [Double]) -> Bool {
    switch property {
    case let property as KeyPath<Element, Double>: append(property, to: &numbers) { $0 }
    case let property as KeyPath<Element, Int>: append(property, to: &numbers) { Double($0) }
    case let property as KeyPath<Element, Date>:
      append(property, to: &numbers) { $0.timeIntervalSinceReferenceDate }
    case let property as KeyPath<Element, Float>: append(property, to: &numbers) { Double($0) }
    case let property as KeyPath<Element, Int32>: append(property, to: &numbers) { Double($0) }
    default: return false
    }
    return true
  }
}

extension RowSource.Field {
  /// Creates the field of a stored number, or of a date in seconds since 2001-01-01 UTC; `nil` for other properties.
  init?<Element, Value>(of property: KeyPath<Element, Value>) {
    let number: Number
    switch Value.self {
    // `Date` is stored as a single `Double`.
    case is Double.Type, is Date.Type: number = .double
    case is Float.Type: number = .float
    case is Int.Type: number = .int
    case is Int32.Type: number = .int32
    default: return nil
    }
    guard let offset = MemoryLayout<Element>.offset(of: property) else { return nil }
    self.init(offset: offset, number: number)
  }
}

extension RowSource {
  /// Creates rows from the elements of an array, which stays in memory as long as the rows do.
  init<Element>(_ elements: [Element], x: Field, y: Field, firstOrder: UInt32) {
    let shared = UncheckedSendable(elements)
    self.init(
      count: elements.count, firstOrder: firstOrder, x: x, y: y, stride: MemoryLayout<Element>.stride
    ) { body in
      shared.value.withUnsafeBytes { bytes in
        if let base = bytes.baseAddress { body(base) }
      }
    }
  }
}
