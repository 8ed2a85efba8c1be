extension EnglishPhrases {
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    "\(isRising ? "rises" : "falls") \(isSteady ? "steadily" : "on the whole") along \(list(axes))"
  }
  func level(along axes: [String]) -> String {
    "neither rises nor falls on the whole along \(list(axes))"
  }
  func slopes(_ parts: [String]) -> String { "The surface \(list(parts))." }
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    func count(_ number: Int, _ word: String, _ many: String) -> String? {
      number > 0 ? "\(number) \(number == 1 ? word : many)" : nil
    }
    let parts = [
      count(hills, "hill", "hills"), count(hollows, "hollow", "hollows"),
      count(ridges, "ring-shaped ridge", "ring-shaped ridges"),
      count(trenches, "ring-shaped trench", "ring-shaped trenches"),
    ].compactMap { $0 }
    return "Away from the edges: \(parts.isEmpty ? "no hill and no hollow" : list(parts))."
  }
  func holes(_ share: String) -> String { "\(share) of the floor has no height." }
  func above(_ a: String, _ b: String, _ share: String) -> String {
    "\(a) lies above \(b) on \(share) of the floor."
  }
  func correlations(_ pairs: [String], isShort: Bool) -> String {
    "Correlations\(isShort ? "" : " (Spearman, from minus 1 to 1)"): \(pairs.joined(separator: semicolon))."
  }
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    "\(a) with \(b) \(coefficient ?? "none found")"
  }
  func surfaceMethod(_ lines: Int) -> String {
    "A surface is read at \(lines) by \(lines) places. It rises or falls where its line of least squares does by a "
      + "tenth of the range of heights and two thirds of the rows agree. Hills and hollows are set off by as much; "
      + "what reaches an edge or a hole is not counted."
  }
}
