extension SpanishPhrases {
  func slope(isRising: Bool, isSteady: Bool, along axes: [String]) -> String {
    "\(isRising ? "sube" : "baja") \(isSteady ? "de forma constante" : "en conjunto") a lo largo de \(list(axes))"
  }
  func level(along axes: [String]) -> String {
    "no sube ni baja en conjunto a lo largo de \(list(axes))"
  }
  func slopes(_ parts: [String]) -> String { "La superficie \(list(parts))." }
  func forms(hills: Int, hollows: Int, ridges: Int, trenches: Int) -> String {
    func count(_ number: Int, _ word: String, _ many: String) -> String? {
      number > 0 ? "\(number) \(number == 1 ? word : many)" : nil
    }
    let parts = [
      count(hills, "colina", "colinas"), count(hollows, "hondonada", "hondonadas"),
      count(ridges, "cresta en anillo", "crestas en anillo"),
      count(trenches, "zanja en anillo", "zanjas en anillo"),
    ].compactMap { $0 }
    return "Lejos de los bordes: \(parts.isEmpty ? "ninguna colina ni hondonada" : list(parts))."
  }
  func holes(_ share: String) -> String { "El \(share) de la base no tiene altura." }
  func above(_ a: String, _ b: String, _ share: String) -> String {
    "\(a) está por encima de \(b) en el \(share) de la base."
  }
  func correlations(_ pairs: [String], isShort: Bool) -> String {
    "Correlaciones\(isShort ? "" : " (Spearman, de menos 1 a 1)"): \(pairs.joined(separator: semicolon))."
  }
  func pair(_ a: String, _ b: String, _ coefficient: String?) -> String {
    "\(a) con \(b) \(coefficient ?? "no hallada")"
  }
  func surfaceMethod(_ lines: Int) -> String {
    "Una superficie se lee en \(lines) por \(lines) lugares. Sube o baja donde su recta de mínimos cuadrados lo hace en "
      + "una décima parte del rango de alturas y dos tercios de las filas coinciden. Las colinas y hondonadas destacan "
      + "otro tanto; lo que llega a un borde o a un hueco no cuenta."
  }
}
