import OpenChartsTables

/// Tables with a column that names the unit or the quantity of each row.
extension TableFacts {
  /// Adds the table's subject, and the quantity of the only measure if the measure's name does not say it, as "value"
  /// and "count" do not.
  ///
  /// The quantity is the value of a constant column that names quantities or holds the table's title; else the subject;
  /// else the only unit.
  func named() -> TableFacts {
    var facts = self
    facts.subject = constantQuantity ?? TableSubject.name(of: table)
    var measures = profiles.filter { $0.isAutomaticMeasure && !$0.isDimension }
    if measures.count != 1 {
      // Tables of statistical offices use these names for the value even if there are other columns of numbers.
      measures = profiles.filter { $0.isAutomaticMeasure && Self.officeValues.contains($0.words) }
    }
    guard quantity == nil, measures.count == 1, let last = measures[0].words.last else { return facts }
    let isUnnamed = measures[0].name == "column \(measures[0].index + 1)"
    let isEmpty =
      isUnnamed || Self.officeValues.contains(measures[0].words)
      || measures[0].words.allSatisfy(RoleWords.emptyNames.contains)
    if isEmpty || RoleWords.values.contains(last), let name = constantQuantity {
      facts.quantity = (name, measures[0].index)
    } else if isEmpty, let name = facts.subject ?? constantUnit {
      facts.quantity = (name, measures[0].index)
    }
    return facts
  }

  /// The names of the values in the tables of the OECD, Eurostat and the World Health Organization.
  private static let officeValues: [[String]] = [["obs", "value"], ["fact", "value", "numeric"]]

  /// The only value of a column of units, such as "Tonnes"; `nil` without such a column.
  private var constantUnit: String? {
    let column = profiles.first { $0.type == .text && $0.distinct == 1 && MeasureUnit.isColumnName($0.words) }
    guard let column, case .text(_, let names) = table.columns[column.index].values, let name = names.first,
      (3...40).contains(name.count), name.contains(where: \.isLetter)
    else { return nil }
    return name
  }

  /// The only value of a column that names the quantity of each row; `nil` without such a column.
  private var constantQuantity: String? {
    let column = profiles.first { column in
      column.type == .text && column.distinct == 1 && column.isNearlyComplete
        && !MeasureUnit.isColumnName(column.words) && !column.words.contains(where: RoleWords.codes.contains)
        && column.words.contains { RoleWords.quantities.contains($0) || RoleWords.titles.contains($0) }
    }
    guard let column, case .text(_, let names) = table.columns[column.index].values, let name = names.first,
      (3...80).contains(name.count)
    else { return nil }
    return name
  }

  /// The first column of units.
  private var unitColumn: (profile: ColumnProfile, codes: [Int32], names: [String])? {
    for profile in profiles where profile.type == .text {
      guard case .text(let codes, let names) = table.columns[profile.index].values,
        MeasureUnit.isColumn(profile.name, names)
      else { continue }
      return (profile, codes, names)
    }
    return nil
  }

  /// The first column that names the quantity of each row, if the quantities do not fit on one axis: there are more
  /// than 14, or the largest value of one is more than 20 times the largest value of another.
  private var quantityColumn: (profile: ColumnProfile, codes: [Int32], names: [String])? {
    let measures = profiles.filter { $0.isAutomaticMeasure && !$0.isDimension }
    guard measures.count == 1, let values = table.columns[measures[0].index].numbers else { return nil }
    for profile in profiles where profile.type == .text && profile.role == .name {
      guard
        Self.isUnit(profile) || profile.words.contains(where: RoleWords.quantities.contains),
        (2...300).contains(profile.distinct), profile.distinct * 2 <= rowCount, profile.isNearlyComplete,
        case .text(let codes, let names) = table.columns[profile.index].values
      else { continue }
      var highs = [Double](repeating: 0, count: names.count)
      for (code, value) in zip(codes, values) where code >= 0 && value.isFinite {
        highs[Int(code)] = max(highs[Int(code)], abs(value))
      }
      let sizes = highs.filter { $0 > 0 }
      guard let least = sizes.min(), let most = sizes.max() else { continue }
      guard profile.distinct > 14 || most > least * 20 else { continue }
      // Prefer the column with the full names of codes, because readers know them.
      if let twin = spelledOut(profile), case .text(let codes, let names) = table.columns[twin.index].values {
        return (twin, codes, names)
      }
      return (profile, codes, names)
    }
    return nil
  }

  /// Whether the name of a column says that it holds units or currencies.
  private static func isUnit(_ column: ColumnProfile) -> Bool {
    MeasureUnit.isColumnName(column.words) || column.words.contains(where: RoleWords.currencyColumns.contains)
  }

  /// The later column that has a longer text for each text of this column, such as the full names of codes; `nil` if
  /// there is none.
  private func spelledOut(_ column: ColumnProfile) -> ColumnProfile? {
    func length(_ column: ColumnProfile) -> Int {
      guard case .text(_, let names) = table.columns[column.index].values else { return 0 }
      return names.reduce(0) { $0 + $1.count }
    }
    return profiles.first {
      $0.index > column.index && $0.type == .text && $0.distinct == column.distinct
        && length($0) > length(column)
        && groups([column.index, $0.index]).groups == column.distinct
    }
  }

  /// The rows of the total in the first column that has one, such as Total with Men and Women: an average over totals
  /// and parts would count everyone twice.
  private func ofWholes() -> TableFacts {
    for profile in profiles where profile.type == .text && (2...12).contains(profile.distinct) {
      guard case .text(_, let names) = table.columns[profile.index].values,
        let whole = WholeNames.total(among: names),
        let facts = having(whole, in: profile, atLeast: 2)
      else { continue }
      return facts
    }
    return self
  }

  /// Keeps the rows that have `name` in `column`, and adds a note and the condition of `--where`. `nil` if there are
  /// fewer than `least` such rows.
  func having(_ name: String, in column: ColumnProfile, atLeast least: Int) -> TableFacts? {
    guard case .text(let codes, let names) = table.columns[column.index].values,
      let code = names.firstIndex(of: name)
    else { return nil }
    let rows = codes.indices.filter { codes[$0] == Int32(code) }
    guard rows.count >= least else { return nil }
    return picking(
      rows, where: filter(and: Self.condition(column, "=", name)),
      note:
        "\(rows.count) of \(rowCount) rows are drawn, those with \(name) in \(spaced(column.name)); --where chooses rows"
    )
  }

  /// Keeps the rows of the most frequent unit, because values of different units cannot share an axis. The table is
  /// unchanged if options choose columns or rows (`--where`), and if no two rows have the same unit.
  ///
  /// One quantity can have several units, such as the costs of fuels in EUR/MWh and EUR/TJ. Its most frequent unit is
  /// then kept, too.
  func ofOneUnit(_ arguments: PlotArguments) -> TableFacts {
    guard arguments.choosesColumns, arguments.filter == nil else { return self }
    if let unitColumn { return ofMostFrequent(unitColumn)?.facts ?? self }
    guard let column = quantityColumn, let part = ofMostFrequent(column) else { return self }
    var facts = part.facts.ofWholes()
    guard !Self.isUnit(column.profile) else { return facts }
    if let unit = facts.quantityColumn, Self.isUnit(unit.profile) {
      facts = facts.ofMostFrequent(unit)?.facts ?? facts
    }
    if let value = facts.profiles.first(where: { $0.isAutomaticMeasure && !$0.isDimension }) {
      facts.quantity = (part.name, value.index)
    }
    return facts
  }

  /// Keeps the rows with the most frequent name of a column of units or quantities, and adds a note and the condition of
  /// `--where`. `nil` if no two rows have the same name.
  private func ofMostFrequent(
    _ column: (profile: ColumnProfile, codes: [Int32], names: [String])
  ) -> (facts: TableFacts, name: String)? {
    let (profile, codes, names) = column
    var counts = [Int](repeating: 0, count: names.count)
    for code in codes where code >= 0 { counts[Int(code)] += 1 }
    guard let largestCount = counts.max(), largestCount >= 2, let unit = counts.firstIndex(of: largestCount)
    else { return nil }
    let facts = picking(
      codes.indices.filter { codes[$0] == Int32(unit) },
      where: filter(and: Self.condition(profile, "=", names[unit])),
      note:
        "\(largestCount) of \(rowCount) rows are drawn, those in \(names[unit]): values of different units share no axis; --where "
        + "chooses rows")
    return (facts, names[unit])
  }

  /// The condition of `--where` that compares a column with a text.
  static func condition(_ column: ColumnProfile, _ comparison: String, _ text: String) -> String {
    "\(quotedName(column)) \(comparison) \(quoted(text))"
  }

  /// The name of a column in a condition of `--where`.
  static func quotedName(_ column: ColumnProfile) -> String {
    "\"\(column.name.replacing("\"", with: "\"\""))\""
  }

  /// A text in a condition of `--where`.
  static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }
}

extension Planner {
  /// Throws if each row has its own unit, so that no two values can be compared.
  func refuseMixedUnits() throws(PlanError) {
    for profile in profiles where profile.type == .text && profile.distinct == profile.present {
      guard case .text(_, let names) = table.columns[profile.index].values,
        MeasureUnit.isColumn(profile.name, names)
      else { continue }
      throw PlanError(
        "\(table.file): each row has its own unit in \"\(profile.name)\", so no two values share an axis; --x and --y draw "
          + "columns all the same")
    }
  }
}
