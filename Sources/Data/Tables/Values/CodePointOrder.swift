/// The order of names that every engine can have: by their code points.
extension [String] {
  /// Some places in the order of the names there.
  private func ordered(_ places: [Int]) -> [Int] {
    places.sorted { self[$0].unicodeScalars.lexicographicallyPrecedes(self[$1].unicodeScalars) }
  }

  /// The rank of each name among all.
  package var codePointRanks: [Double] {
    var ranks = [Double](repeating: 0, count: count)
    for (rank, place) in ordered([Int](indices)).enumerated() { ranks[place] = Double(rank) }
    return ranks
  }

  /// The names that some codes use, in order, and the codes of these; -1 stays.
  package func inCodePointOrder(usedBy codes: [Int32]) -> (codes: [Int32], names: [String]) {
    recoded(codes) { ordered($0) }
  }

  /// The same in the order of a list; names that are not in it come last.
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
    for (place, code) in order.enumerated() { places[code] = Int32(place) }
    return (codes.map { $0 < 0 ? -1 : places[Int($0)] }, order.map { self[$0] })
  }
}
