import Foundation

/// One channel of a run of marks, with a value or an interval for each row.
///
/// Numbers are stored unchanged, dates as seconds since the reference date, and names as indices into ``categories``.
/// NaN is a missing value.
package struct Column: Sendable {
  /// The author's name of the dimension.
  package var label: String
  package var kind: ValueKind
  package var values: [Double] = []
  /// The upper bounds when rows are intervals (ranges, bins, dates with a unit); otherwise empty.
  package var ends: [Double] = []
  /// The distinct names in order of first appearance, for `kind == .category`.
  package var categories: [String] = []
  /// The calendar unit that widened each date to an interval.
  package var unit: Calendar.Component?

  private var categoryIndex: [String: Int] = [:]

  package init(label: String, kind: ValueKind, unit: Calendar.Component? = nil) {
    self.label = label
    self.kind = kind
    self.unit = unit
  }

  package var count: Int { values.count }
  package var isInterval: Bool { !ends.isEmpty }

  package mutating func append(_ number: Double) { values.append(number) }

  package mutating func append(from start: Double, to end: Double) {
    values.append(start)
    ends.append(end)
  }

  package mutating func append(category name: String) {
    // Consecutive rows often have the same name; comparing is faster than hashing.
    if let last = values.last, last >= 0, categories[Int(last)] == name {
      values.append(last)
      return
    }
    if let index = categoryIndex[name] {
      values.append(Double(index))
    } else {
      categoryIndex[name] = categories.count
      values.append(Double(categories.count))
      categories.append(name)
    }
  }

  package mutating func append(_ value: DataValue) {
    switch value {
    case .number(let v), .date(let v): append(v)
    case .category(let name): append(category: name)
    }
  }

  /// Returns the value of a row; for an interval, its lower bound.
  package func value(at row: Int) -> DataValue {
    switch kind {
    case .number: .number(values[row])
    case .date: .date(values[row])
    // A row without a name has the empty name.
    case .category: .category(values[row] >= 0 ? categories[Int(values[row])] : "")
    }
  }
}

/// A number for each row, stored once while all rows are equal.
package struct NumericColumn: Sendable {
  package private(set) var constant: Double
  package private(set) var values: [Double] = []
  private var count = 0

  /// Creates a column that returns `value` for every row until a different value is appended.
  package init(_ value: Double) { constant = value }

  package var isConstant: Bool { values.isEmpty }

  @inlinable package subscript(row: Int) -> Double { isConstant ? constant : values[row] }

  package mutating func append(_ value: Double) {
    if values.isEmpty {
      if count == 0 {
        constant = value
      } else if value != constant {
        values = Array(repeating: constant, count: count)
        values.append(value)
      }
    } else {
      values.append(value)
    }
    count += 1
  }

  /// Appends one value for several rows.
  package mutating func append(_ value: Double, count more: Int) {
    guard more > 0 else { return }
    append(value)
    if !values.isEmpty { values.append(contentsOf: repeatElement(value, count: more - 1)) }
    count += more - 1
  }
}
