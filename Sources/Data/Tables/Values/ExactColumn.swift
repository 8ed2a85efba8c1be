/// The exact numbers of a column, for columns that `Double` would round.
package struct ExactColumn: Sendable, Equatable {
  /// Each number times ten to the power of ``scale``; ``missing`` for missing values.
  package private(set) var digits: [Int128]
  package let scale: Int

  static let missing = Int128.min

  package init(digits: [Int128], scale: Int) { (self.digits, self.scale) = (digits, scale) }

  /// - Parameter numbers: The numbers; `nil` is a missing value.
  /// - Returns: `nil` if a number does not fit into 128 bits with the common number of decimal places.
  package init?(_ numbers: [ExactNumber?]) {
    scale = numbers.reduce(0) { max($0, $1?.scale ?? 0) }
    digits = []
    digits.reserveCapacity(numbers.count)
    for number in numbers {
      guard let number else {
        digits.append(Self.missing)
        continue
      }
      guard let value = number.digits(scale: scale) else { return nil }
      digits.append(value)
    }
  }

  package subscript(row: Int) -> ExactNumber? {
    digits[row] == Self.missing ? nil : ExactNumber(digits: digits[row], scale: scale)
  }

  func picked(_ rows: [Int]) -> ExactColumn { ExactColumn(digits: rows.map { digits[$0] }, scale: scale) }

  /// Whether `Double` rounds a number beyond 2⁵³.
  package var hasRoundedInteger: Bool {
    let unit = ExactNumber.power(scale)
    return digits.contains { digit in
      guard digit != Self.missing, (digit / unit).magnitude >= 1 << 53 else { return false }
      let rounded = Int128(exactly: (Double(digit) / Double(unit)).rounded())
      return rounded != digit / unit || digit % unit != 0
    }
  }

  /// The minimum and maximum; `nil` if all values are missing.
  package var ends: (low: ExactNumber, high: ExactNumber)? {
    let present = digits.lazy.filter { $0 != Self.missing }
    guard let low = present.min(), let high = present.max() else { return nil }
    return (ExactNumber(digits: low, scale: scale), ExactNumber(digits: high, scale: scale))
  }

  /// The differences from `base`, as `Double`; NaN for missing values. `nil` if `base` does not fit the scale.
  func distances(from base: ExactNumber) -> [Double]? {
    guard let start = base.digits(scale: scale) else { return nil }
    let unit = Double(ExactNumber.power(scale))
    return digits.map { $0 == Self.missing ? .nan : Double($0 - start) / unit }
  }
}

extension ExactNumber {
  /// The number to subtract from all numbers between two ends, if `Double` is too coarse to distinguish numbers of this
  /// size; otherwise `nil`.
  ///
  /// The result is a multiple of a power of ten that is larger than the range.
  package static func base(low: ExactNumber, high: ExactNumber) -> ExactNumber? {
    let scale = max(low.scale, high.scale)
    guard let least = low.digits(scale: scale),
      let most = high.digits(scale: scale)
    else { return nil }
    let size = max(least.magnitude, most.magnitude)
    // `Double` has 53 bits of precision.
    guard size > 1 << 53, case (let length, let isTooLarge) = most.subtractingReportingOverflow(least),
      !isTooLarge
    else { return nil }
    // An offset is needed if the range has fewer than about 16 million distinct `Double` values: steps would be
    // visible, or neighbors would be equal.
    guard Double(length) < Double(size).ulp * 0x1p24, length < 1 << 53 else { return nil }
    var step = power(max(scale, 3))
    while step <= length { step *= 10 }
    return ExactNumber(digits: floor(least, step) * step, scale: scale)
  }
}

extension Table {
  /// Returns the table with an offset for each column of large numbers in a small range, stored in
  /// ``TableColumn/offset``.
  ///
  /// - Parameter excluded: Returns true for the names of columns to leave unchanged, because they will be summed.
  package func rebased(except excluded: (String) -> Bool = { _ in false }) -> Table {
    var table = self
    for index in columns.indices {
      guard let exact = columns[index].exact, columns[index].offset == nil, !excluded(columns[index].name),
        let ends = exact.ends, let base = ExactNumber.base(low: ends.low, high: ends.high),
        let values = exact.distances(from: base)
      else { continue }
      table.columns[index].values = .numbers(values)
      table.columns[index].offset = base
    }
    return table
  }
}
