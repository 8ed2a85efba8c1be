import OpenChartsTables

/// Tables of a survey's answers with a row for the number of people asked.
extension TableFacts {
  /// Names for the people on which the shares of answers are based, in English, German, French, Spanish, Italian and
  /// Portuguese.
  private static let baseNames: Set = [
    "base", "bases", "base size", "base n", "n", "total n", "sample", "sample size", "sample base",
    "weighted base",
    "unweighted base", "base weighted", "base unweighted", "weighted sample", "unweighted sample",
    "weighted sample size", "unweighted sample size", "weighted n", "unweighted n", "n weighted",
    "n unweighted", "n size", "respondents", "all respondents", "total respondents", "number of respondents",
    "no of respondents", "basis", "fallzahl", "fallzahlen", "befragte", "anzahl befragte",
    "anzahl der befragten", "stichprobe", "gewichtete basis", "ungewichtete basis", "basis gewichtet",
    "basis ungewichtet", "effectif", "effectifs", "répondants", "nombre de répondants", "base pondérée",
    "base non pondérée", "muestra", "tamaño de la muestra", "base ponderada", "base sin ponderar",
    "encuestados", "campione", "base campione", "rispondenti", "amostra", "tamanho da amostra",
    "base não ponderada", "entrevistados",
  ]

  /// The table without the rows that hold the number of respondents, such as Base or Unweighted Sample. A chart of the
  /// answers' shares does not need bars for respondents, or for 100 %. `nil` for other tables.
  ///
  /// Each row has its own name. In each column of numbers, the other values are at most 100, and none of them is larger
  /// than the row's value.
  func withoutBases() -> TableFacts? {
    guard rowCount == table.rowCount, (3...500).contains(rowCount),
      let name = profiles.first(where: { $0.type == .text && $0.distinct == rowCount }),
      case .text(let codes, let names) = table.columns[name.index].values
    else { return nil }
    let isBase = codes.map {
      $0 >= 0 && Self.baseNames.contains(nameWords(names[Int($0)]).joined(separator: " "))
    }
    let measures = profiles.filter { $0.type == .number && $0.isMeasure && $0.role.isMeasure }
    let others = isBase.indices.filter { !isBase[$0] }
    guard others.count < rowCount, others.count >= 2, !measures.isEmpty,
      measures.allSatisfy({ areShares($0, beside: isBase) })
    else { return nil }
    let bases = isBase.indices.filter { isBase[$0] }.map { names[Int(codes[$0])] }
    var answers = table.picked(others)
    answers.columns[name.index].misfit = nil
    answers.notes.append(
      "\(bases.joined(separator: " and ")) of \(spaced(name.name)) \(bases.count == 1 ? "holds" : "hold") the number of "
        + "respondents and \(bases.count == 1 ? "is" : "are") left out; --where chooses rows")
    var facts = TableFacts(answers)
    facts.partsFilter = bases.map { Self.condition(name, "<>", $0) }.joined(separator: " AND ")
    return facts
  }

  /// Whether the values outside the bases are at most 100 and at most the values of the bases.
  private func areShares(_ measure: ColumnProfile, beside isBase: [Bool]) -> Bool {
    var (most, least) = (-Double.infinity, Double.infinity)
    for (row, value) in (table.columns[measure.index].numbers ?? []).enumerated() where value.isFinite {
      if isBase[row] { least = min(least, value) } else { most = max(most, value) }
    }
    return most <= 100 && most <= least
  }
}
