import OpenChartsTables

/// Names of people in two columns.
extension Planner {
  private static let firstNames: Set = [
    "firstname", "namefirst", "fname", "givenname", "givennames", "forename", "vorname", "prénom", "prenom",
  ]
  private static let surnames: Set = [
    "lastname", "namelast", "lname", "surname", "familyname", "nachname", "familienname", "apellido",
    "apellidos",
    "cognome", "nom",
  ]

  /// The columns of texts without halves of names, if others remain. A first name beside a surname identifies no
  /// person, and neither does a surname that several people share.
  func withoutHalvesOfNames(_ texts: [ColumnProfile]) -> [ColumnProfile] {
    guard let first = texts.first(where: { Self.firstNames.contains($0.words.joined()) }),
      let last = texts.first(where: { Self.surnames.contains($0.words.joined()) })
    else { return texts }
    let areShared = facts.groups([last.index, first.index]).groups * 20 > last.distinct * 21
    let others = texts.filter { $0.index != first.index && !(areShared && $0.index == last.index) }
    return others.isEmpty ? texts : others
  }
}
