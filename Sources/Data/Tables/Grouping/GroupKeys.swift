/// The group that each row belongs to, by one key or several.
package struct GroupKeys: Sendable {
  /// A group's number for each row, -1 where a key is missing; groups are in order of first appearance.
  package private(set) var codes: [Int32]
  /// How many groups there are.
  package private(set) var count: Int
  /// The first row of each group.
  package private(set) var firstRows: [Int]

  /// All rows in one group.
  package init(rowCount: Int) {
    codes = [Int32](repeating: 0, count: rowCount)
    count = rowCount > 0 ? 1 : 0
    firstRows = rowCount > 0 ? [0] : []
  }

  /// By codes of names, -1 for missing.
  package init(codes: [Int32]) {
    self.init(rowCount: codes.count, key: { codes[$0] < 0 ? nil : UInt64(codes[$0]) })
  }

  /// By numbers or moments, NaN for missing.
  package init(numbers: [Double]) {
    // -0 and 0 are one number.
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
      // Sorted data repeats its keys.
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

  /// By both keys together.
  package func combined(with other: GroupKeys) -> GroupKeys {
    let (a, b, width) = (codes, other.codes, UInt64(max(other.count, 1)))
    return GroupKeys(
      rowCount: a.count,
      key: { a[$0] < 0 || b[$0] < 0 ? nil : UInt64(a[$0]) * width + UInt64(b[$0]) })
  }
}

extension GroupKeys {
  /// By the values of a column.
  package init(_ column: TableColumn) {
    switch column.values {
    case .numbers(let values), .dates(let values, _): self.init(numbers: values)
    case .text(let codes, _), .booleans(let codes, _): self.init(codes: codes)
    }
  }
}
