/// The group of each row, by one or several keys.
package struct GroupKeys: Sendable {
  /// The group of each row, -1 if a key is missing. Groups are in order of first appearance.
  package private(set) var codes: [Int32]
  /// The number of groups.
  package private(set) var count: Int
  /// The first row of each group.
  package private(set) var firstRows: [Int]

  /// Puts all rows in one group.
  package init(rowCount: Int) {
    codes = [Int32](repeating: 0, count: rowCount)
    count = rowCount > 0 ? 1 : 0
    firstRows = rowCount > 0 ? [0] : []
  }

  /// Groups by the codes of names; -1 is missing.
  package init(codes: [Int32]) {
    self.init(rowCount: codes.count, key: { codes[$0] < 0 ? nil : UInt64(codes[$0]) })
  }

  /// Groups by numbers or dates; NaN is missing.
  package init(numbers: [Double]) {
    // Adding 0 turns -0 into 0, so that they are one key.
    self.init(
      rowCount: numbers.count, key: { numbers[$0].isNaN ? nil : (numbers[$0] + 0).bitPattern })
  }

  private init(rowCount: Int, key: (Int) -> UInt64?) {
    var table = CodeTable()
    codes = [Int32](repeating: -1, count: rowCount)
    firstRows = []
    var last: (key: UInt64, code: Int32)?
    for row in 0..<rowCount {
      guard let key = key(row) else { continue }
      // Sorted data repeats keys, so compare with the previous one first.
      if let last, last.key == key {
        codes[row] = last.code
        continue
      }
      let code = table.code(of: key)
      if Int(code) == firstRows.count { firstRows.append(row) }
      codes[row] = code
      last = (key, code)
    }
    count = firstRows.count
  }

  /// Groups by both keys.
  package func combined(with other: GroupKeys) -> GroupKeys {
    let (a, b, width) = (codes, other.codes, UInt64(max(other.count, 1)))
    return GroupKeys(
      rowCount: a.count,
      key: { a[$0] < 0 || b[$0] < 0 ? nil : UInt64(a[$0]) * width + UInt64(b[$0]) })
  }
}

extension GroupKeys {
  /// Groups by the values of a column.
  package init(_ column: TableColumn) {
    switch column.values {
    case .numbers(let values), .dates(let values, _): self.init(numbers: values)
    case .text(let codes, _), .booleans(let codes, _): self.init(codes: codes)
    }
  }

  /// Groups by the values of a column, in which a missing value is a value like the others.
  package init(missingIsValue column: TableColumn) {
    switch column.values {
    case .numbers(let values), .dates(let values, _):
      self.init(numbers: values.map { $0.isNaN ? -.infinity : $0 })
    case .text(let codes, _), .booleans(let codes, _): self.init(codes: codes.map { $0 + 1 })
    }
  }
}
