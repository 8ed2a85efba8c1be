/// A number in a filter, or a number of the table that is compared with it.
package struct FilterNumber: Sendable {
  package let value: Double
  /// The exact decimal value, if known. Comparisons then use it.
  package let exact: ExactNumber?

  package init(_ value: Double, exact: ExactNumber? = nil) { (self.value, self.exact) = (value, exact) }

  /// Returns `nil` if the text is not a finite number.
  package init?(_ text: String) {
    guard let value = Double(text), value.isFinite else { return nil }
    self.init(value, exact: ExactNumber(text))
  }
}

extension FilterNumber: Comparable {
  package static func == (a: FilterNumber, b: FilterNumber) -> Bool {
    if let a = a.exact, let b = b.exact { return a == b }
    return a.value == b.value
  }

  package static func < (a: FilterNumber, b: FilterNumber) -> Bool {
    if let a = a.exact, let b = b.exact { return a < b }
    return a.value < b.value
  }
}

extension FilterNumber: Hashable {
  /// Hashes ``value`` alone: numbers with equal digits have equal values.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
