import ChartModel
import Foundation

/// Reads a property of each element of a collection in memory.
extension UnsafeBufferPointer {
  /// Calls a function with the property of each element, in order. A stored property is read where it lies.
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

  /// Appends numbers and moments (seconds since 2001-01-01 UTC) of the usual types.
  /// - Returns: `false`, and nothing is appended, for other types.
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
  /// The field of a stored number, or of a moment in seconds since 2001-01-01 UTC; `nil` for other properties.
  init?<Element, Value>(of property: KeyPath<Element, Value>) {
    let number: Number
    switch Value.self {
    // Moments are held as one `Double`.
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

/// An array that is read by whoever draws, on any thread, and changed by nobody: it carries elements that need not be
/// sendable, of which the drawing reads stored numbers alone. ``PlotElements`` goes with the author's closures and is
/// read by the main actor only.
private struct SharedElements<Element>: @unchecked Sendable {
  let elements: [Element]
}

extension RowSource {
  /// The elements of an array as rows; the array stays in memory as long as the rows do.
  init<Element>(_ elements: [Element], x: Field, y: Field, firstOrder: UInt32) {
    let shared = SharedElements(elements: elements)
    self.init(
      count: elements.count, firstOrder: firstOrder, x: x, y: y, stride: MemoryLayout<Element>.stride
    ) { body in
      shared.elements.withUnsafeBytes { bytes in
        if let base = bytes.baseAddress { body(base) }
      }
    }
  }
}
