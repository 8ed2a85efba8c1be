import OpenChartsTables

extension TableReading {
  /// A column of names: a code for each row, -1 for missing.
  struct Names {
    var codes: [Int32]
    var names: [String]

    init(_ column: (codes: [Int32], names: [String])) { (codes, names) = column }

    /// Keeps only the largest names; the others become one group, or are left out.
    ///
    /// - Parameters:
    ///   - numbers: The measure of each group. A name's total is the sum of the absolute values; a name without
    ///     finite measures is left out.
    ///   - groups: The groups of the rows that have all keys.
    mutating func keep(_ choice: NameChoice, by numbers: [Double], in groups: GroupKeys) {
      guard let limit = choice.count else { return }
      var sizes = [Double?](repeating: nil, count: names.count)
      for (group, row) in groups.firstRows.enumerated() where numbers[group].isFinite && codes[row] >= 0 {
        sizes[Int(codes[row])] = (sizes[Int(codes[row])] ?? 0) + abs(numbers[group])
      }
      let presentCodes = names.indices.filter { sizes[$0] != nil }
      guard presentCodes.count > limit else { return }
      let ranks = names.codePointRanks
      let largest = presentCodes.filter { names[$0] != choice.others }
        .sorted { (sizes[$1]!, ranks[$0]) < (sizes[$0]!, ranks[$1]) }.prefix(limit)
      var newCodes = [Int32](repeating: choice.others == nil ? -1 : Int32(names.count), count: names.count)
      for code in largest { newCodes[code] = Int32(code) }
      codes = codes.map { $0 < 0 ? -1 : newCodes[Int($0)] }
      if let others = choice.others { names.append(others) }
    }
  }

  /// The key values by which rows are grouped, for each row.
  struct Grouped {
    /// Numbers, dates, indices of bins, or codes of names; NaN for rows in no group.
    var keys: [[Double]] = []
    /// The names of keys that are codes; empty for other keys.
    var names: [[String]] = []
    var series: Names?

    init(series: Names?) { self.series = series }

    var groups: GroupKeys {
      var groups = keys.map { GroupKeys(numbers: $0) }
      if let series { groups.append(GroupKeys(codes: series.codes)) }
      return groups.dropFirst().reduce(groups[0]) { $0.combined(with: $1) }
    }

    /// Removes rows with a missing key from all keys, so that they do not affect the bins of the others.
    mutating func passOverRowsThatLackOne() {
      for row in keys[0].indices {
        let isKnown = keys.allSatisfy { !$0[row].isNaN } && (series.map { $0.codes[row] >= 0 } ?? true)
        if !isKnown { for keyIndex in keys.indices { keys[keyIndex][row] = .nan } }
      }
    }

    /// Keeps only the largest names of a key.
    mutating func keep(_ choice: NameChoice, ofKey keyIndex: Int, by numbers: [Double], in groups: GroupKeys)
    {
      var keyNames = Names((keys[keyIndex].map { $0.isNaN ? -1 : Int32($0) }, names[keyIndex]))
      keyNames.keep(choice, by: numbers, in: groups)
      keys[keyIndex] = keyNames.codes.map { $0 < 0 ? .nan : Double($0) }
      names[keyIndex] = keyNames.names
    }
  }
}
