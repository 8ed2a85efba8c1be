extension GermanPhrases {
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    "\(isRising ? "steigt" : "fällt") entlang \(list(axes)) \(isSteady ? "stetig" : "insgesamt")"
  }
  func level(along axes: [String]) -> String { "hat entlang \(list(axes)) insgesamt kein Gefälle" }
  func slopes(_ parts: [String]) -> String { "Die Oberfläche \(list(parts))." }
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    func count(_ number: Int, _ word: String, _ many: String) -> String? {
      number > 0 ? "\(number) \(number == 1 ? word : many)" : nil
    }
    let parts = [
      count(hills, "Hügel", "Hügel"), count(hollows, "Mulde", "Mulden"),
      count(ridges, "ringförmiger Kamm", "ringförmige Kämme"),
      count(trenches, "ringförmige Rinne", "ringförmige Rinnen"),
    ].compactMap { $0 }
    return "Abseits der Ränder: \(parts.isEmpty ? "kein Hügel und keine Mulde" : list(parts))."
  }
  func holes(_ share: String) -> String { "Ohne Höhe: \(share) der Grundfläche." }
  func above(_ a: String, _ b: String, _ share: String) -> String {
    "\(a) liegt auf \(share) der Grundfläche über \(b)."
  }
  func correlations(_ pairs: [String], isShort: Bool) -> String {
    "Korrelationen\(isShort ? "" : " (Spearman, von minus 1 bis 1)"): \(pairs.joined(separator: semicolon))."
  }
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    "\(a) mit \(b) \(coefficient ?? "nicht gefunden")"
  }
  func surfaceMethod(_ lines: Int) -> String {
    "Eine Oberfläche wird an \(lines) mal \(lines) Stellen gelesen. Sie steigt oder fällt, wo ihre Gerade der kleinsten "
      + "Quadrate es um ein Zehntel der Spanne der Höhen tut und zwei Drittel der Zeilen gleich verlaufen. Hügel und "
      + "Mulden heben sich ebenso weit ab; was einen Rand oder ein Loch erreicht, zählt nicht."
  }
}
