/// Sorting by Unicode code points, an order that every engine supports.
extension [String] {
  /// Sorts indices by the names that they refer to.
  private func ordered(_ places: [Int]) -> [Int] {
    places.sorted { self[$0].unicodeScalars.lexicographicallyPrecedes(self[$1].unicodeScalars) }
  }

  /// The rank of each name in code-point order.
  package var codePointRanks: [Double] {
    var ranks = [Double](repeating: 0, count: count)
    for (rank, index) in ordered([Int](indices)).enumerated() { ranks[index] = Double(rank) }
    return ranks
  }

  /// Sorts the names that the codes use, drops the others, and returns the new codes; -1 is unchanged.
  package func inCodePointOrder(usedBy codes: [Int32]) -> (codes: [Int32], names: [String]) {
    recoded(codes) { ordered($0) }
  }

  /// Sorts the names that the codes use in the order of `list`, drops the others, and returns the new codes. Names
  /// that are not in the list come last.
  package func inOrder(of list: [String], usedBy codes: [Int32]) -> (codes: [Int32], names: [String]) {
    let places = Dictionary(list.enumerated().map { ($1, $0) }) { first, _ in first }
    return recoded(codes) { used in
      used.sorted { (places[self[$0]] ?? .max, $0) < (places[self[$1]] ?? .max, $1) }
    }
  }

  private func recoded(_ codes: [Int32], _ sorted: ([Int]) -> [Int]) -> (codes: [Int32], names: [String]) {
    var isUsed = [Bool](repeating: false, count: count)
    for code in codes where code >= 0 { isUsed[Int(code)] = true }
    let order = sorted(indices.filter { isUsed[$0] })
    var places = [Int32](repeating: -1, count: count)
    for (rank, code) in order.enumerated() { places[code] = Int32(rank) }
    return (codes.map { $0 < 0 ? -1 : places[Int($0)] }, order.map { self[$0] })
  }
}
