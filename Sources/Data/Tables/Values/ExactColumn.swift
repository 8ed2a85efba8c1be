/// The numbers of a column with all of their digits, for columns that floating-point numbers would round.
package struct ExactColumn: Sendable, Equatable {
  /// Each number times ten to the power of ``scale``; ``missing`` where there is none.
  package private(set) var digits: [Int128]
  package let scale: Int

  static let missing = Int128.min

  package init(digits: [Int128], scale: Int) { (self.digits, self.scale) = (digits, scale) }

  /// - Parameter numbers: `nil` is a missing value.
  /// - Returns: `nil` for numbers that do not fit into 128 bits with a common count of digits behind the point.
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

  /// Least and greatest number; `nil` where all are missing.
  package var ends: (low: ExactNumber, high: ExactNumber)? {
    let present = digits.lazy.filter { $0 != Self.missing }
    guard let low = present.min(), let high = present.max() else { return nil }
    return (ExactNumber(digits: low, scale: scale), ExactNumber(digits: high, scale: scale))
  }

  /// The distances from a number, as floating-point numbers; NaN for missing values.
  func distances(from base: ExactNumber) -> [Double]? {
    guard let start = base.digits(scale: scale) else { return nil }
    let unit = Double(ExactNumber.power(scale))
    return digits.map { $0 == Self.missing ? .nan : Double($0 - start) / unit }
  }
}

extension ExactNumber {
  /// The number that numbers between two ends are measured from, because floating-point numbers of their size would
  /// be too coarse to tell them apart; `nil` where they are fine enough.
  ///
  /// It is a multiple of a power of ten that is longer than the distance of the ends.
  package static func base(low: ExactNumber, high: ExactNumber) -> ExactNumber? {
    let scale = max(low.scale, high.scale)
    guard let least = low.digits(scale: scale),
      let most = high.digits(scale: scale)
    else { return nil }
    let size = max(least.magnitude, most.magnitude)
    // Floating-point numbers have 53 bits.
    guard size > 1 << 53, case (let length, let isTooLarge) = most.subtractingReportingOverflow(least),
      !isTooLarge
    else { return nil }
    // Fewer than some 16 million steps from end to end would be seen, or put neighbours together.
    guard Double(length) < Double(size).ulp * 0x1p24, length < 1 << 53 else { return nil }
    var step = power(max(scale, 3))
    while step <= length { step *= 10 }
    return ExactNumber(digits: floor(least, step) * step, scale: scale)
  }
}

extension Table {
  /// The same table with columns of large numbers that lie close together measured from a number near them, which
  /// ``TableColumn/offset`` says.
  ///
  /// - Parameter excluded: Names of columns that stay, because they will be added up.
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
