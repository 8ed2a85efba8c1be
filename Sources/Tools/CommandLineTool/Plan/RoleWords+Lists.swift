/// Words of columns that order or weigh rows, or name the districts of an election.
extension RoleWords {
  /// Words for codes that can also be before names.
  static let districts: Set = ["district", "ward", "precinct", "wahlkreis"]
  /// Words for the order of a list.
  static let orders: Set = ["order", "ordering", "reihenfolge", "ordre", "orden", "ordine", "ordem"]
  /// Words for the weights with which rows count.
  static let weights: Set = ["weight", "weights", "wt", "wgt", "gewicht", "peso", "poids"]
}
