extension CellGrid {
  /// The maximum number of levels of labels.
  private static let mostLevels = 6
  /// The maximum length in bytes of a label that becomes a prefix of other labels.
  private static let longestParent = 200

  /// Joins columns of labels that are indented by a column for each level, as in tables of statistical offices, in
  /// which parts are below their total. If a label occurs in several groups, the label of the group is written before
  /// it: `Men: under 40`.
  ///
  /// - Parameter isUnnamed: Whether each column has no name in the header.
  mutating func joinIndentedLabels(_ isUnnamed: [Bool]) {
    let levels = labelLevels(isUnnamed)
    guard levels > 1, let depths = depths(levels) else { return }
    let paths = labelPaths(depths, levels)
    var labels = paths.map { Array($0.suffix(1)) }
    for length in 2...levels {
      var counts: [[[UInt8]]: Int] = [:]
      for label in labels { counts[label, default: 0] += 1 }
      for row in labels.indices where counts[labels[row]]! > 1 {
        let longer = Array(paths[row].suffix(length))
        if longer.dropLast().allSatisfy({ $0.count <= Self.longestParent }) { labels[row] = longer }
      }
    }
    let width = names.count
    for row in 0..<rowCount {
      cells[row * width] = added(Array(labels[row].joined(separator: ": ".utf8)))
    }
    let remainingColumns = [0] + Array(levels..<width)
    cells = (0..<rowCount).flatMap { row in remainingColumns.map { cells[row * width + $0] } }
    names = remainingColumns.map { names[$0] }
    // A label without a value is a heading.
    let headings = (0..<rowCount).filter { row in
      (1..<names.count).allSatisfy { cells[row * names.count + $0].length == 0 }
    }
    if !headings.isEmpty { remove(Set(headings)) }
  }

  /// The number of label columns: columns at the left without numbers, of which only the first has a name.
  private func labelLevels(_ isUnnamed: [Bool]) -> Int {
    guard rowCount > 3, names.count > 2, isUnnamed.first == false else { return 0 }
    let unnamed = isUnnamed.dropFirst().prefix { $0 }.count
    let most = min(unnamed + 1, Self.mostLevels, names.count - 1)
    return (0..<most).prefix { column in
      withColumn(column) { text -> Bool in
        var isFilled = false
        for row in 0..<text.count {
          switch TableBoundary.content(text[row]) {
          case .empty: continue
          case .number, .year: return false
          case .text, .otherDigits: isFilled = true
          }
        }
        return isFilled
      }
    }.count
  }

  /// The level of each row's last label; `nil` if less than nine of ten rows have exactly one label, or if few of these
  /// labels are indented.
  private func depths(_ levels: Int) -> [Int]? {
    let width = names.count
    var depths: [Int] = []
    var (single, indented) = (0, 0)
    for row in 0..<rowCount {
      let filled = (0..<levels).filter { cells[row * width + $0].length > 0 }
      guard let last = filled.last else { return nil }
      depths.append(last)
      if filled.count == 1 { single += 1 }
      if last > 0, filled.count == 1 { indented += 1 }
    }
    let isIndented = depths[0] == 0 && indented > 2 && indented * 4 >= rowCount
    return isIndented && single * 10 >= rowCount * 9 ? depths : nil
  }

  /// The labels from the first level down to each row's label.
  private func labelPaths(_ depths: [Int], _ levels: Int) -> [[[UInt8]]] {
    let width = names.count
    var path = [[UInt8]](repeating: [], count: levels)
    return depths.indices.map { row in
      for level in 0..<levels {
        let cell = cells[row * width + level]
        if cell.length > 0 {
          path[level] = Array(cell.isDecoded ? decoded[cell.bytes] : bytes[cell.bytes])
        } else if level > depths[row] {
          path[level] = []
        }
      }
      return path[...depths[row]].filter { !$0.isEmpty }
    }
  }

  /// A cell with a text that is not in the input.
  mutating func added(_ text: [UInt8]) -> Cell {
    let start = decoded.count
    decoded += text
    return Cell(offset: start, length: text.count, isQuoted: false, isDecoded: true)
  }
}
