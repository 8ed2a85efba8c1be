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
    var isUsed = [Bool](repeating: false, count: count)
    for code in codes where code >= 0 { isUsed[Int(code)] = true }
    let order = ordered(indices.filter { isUsed[$0] })
    var places = [Int32](repeating: -1, count: count)
    for (place, code) in order.enumerated() { places[code] = Int32(place) }
    return (codes.map { $0 < 0 ? -1 : places[Int($0)] }, order.map { self[$0] })
  }
}
