extension FrenchPhrases {
  private func along(_ axes: [String]) -> String {
    "le long \(axes.count == 1 ? "de l’axe" : "des axes") \(list(axes))"
  }
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    "\(isRising ? "monte" : "descend") \(isSteady ? "constamment" : "dans l’ensemble") \(along(axes))"
  }
  func level(along axes: [String]) -> String {
    "ne monte ni ne descend dans l’ensemble \(along(axes))"
  }
  func slopes(_ parts: [String]) -> String { "La surface \(list(parts))." }
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    func counted(_ number: Int, _ word: String, _ many: String) -> String? {
      number > 0 ? "\(number) \(number == 1 ? word : many)" : nil
    }
    let parts = [
      counted(hills, "colline", "collines"), counted(hollows, "creux", "creux"),
      counted(ridges, "crête en anneau", "crêtes en anneau"),
      counted(trenches, "fossé en anneau", "fossés en anneau"),
    ].compactMap { $0 }
    return "À l’écart des bords\u{A0}: \(parts.isEmpty ? "ni colline ni creux" : list(parts))."
  }
  func holes(_ share: String) -> String { "Sans hauteur\u{A0}: \(share) de la base." }
  func above(_ a: String, _ b: String, _ share: String) -> String {
    "\(a) est au-dessus \(of(b)) sur \(share) de la base."
  }
  func correlations(_ pairs: [String], isShort: Bool) -> String {
    "Corrélations\(isShort ? "" : " (Spearman, de moins 1 à 1)")\u{A0}: \(pairs.joined(separator: semicolon))."
  }
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    "\(a) avec \(b) \(coefficient ?? "non constatée")"
  }
  func surfaceMethod(_ lines: Int) -> String {
    "Une surface est lue en \(lines) fois \(lines) points. Elle monte ou descend là où sa droite des moindres carrés le "
      + "fait d’un dixième de l’étendue des hauteurs et où deux tiers des lignes concordent. Collines et creux se "
      + "détachent d’autant\u{202F}; ce qui touche un bord ou un trou ne compte pas."
  }
}
