import OpenChartsDisplayList

/// The rows of several marks merged into one table, with one row per row of the author's data.
///
/// A rule from low to high and a bar from open to close at the same days are four measures of each day. The points on
/// a line repeat the line's values. Other marks add their own rows.
extension DataRows {
  static func merged(_ parts: [DataRows]) -> DataRows {
    let data = parts.filter { !$0.isReference }
    let parts = parts.filter { part in
      guard part.isReference, !data.isEmpty else { return true }
      // A rule across the plot is not data; a rule between two bounds at the positions of other marks is.
      return !part.keys.isEmpty && !part.measures.isEmpty
        && data.contains { $0.keyTitles == part.keyTitles }
    }
    var merged: [DataRows] = []
    for part in withoutDiscriminators(parts) {
      if merged.contains(where: { $0.repeats(part) }) { continue }
      if let index = merged.firstIndex(where: { $0.titles == part.titles }) {
        merged[index] = merged[index].appending(part)
      } else if let index = merged.firstIndex(where: { $0.canJoin(part) }) {
        merged[index] = merged[index].joined(part)
      } else {
        merged.append(part)
      }
    }
    guard let first = merged.first else { return DataRows(fields: [], count: 0) }
    var result = merged.dropFirst().reduce(first) { $0.appending($1) }.pivoted
    result.fields = result.fields.enumerated().sorted {
      ($0.element.role.rawValue, $0.offset) < ($1.element.role.rawValue, $1.offset)
    }.map(\.element)
    return result
  }

  /// Removes names that only repeat which measure a mark shows.
  private static func withoutDiscriminators(_ parts: [DataRows]) -> [DataRows] {
    guard parts.count > 1 else { return parts }
    var parts = parts
    for title in Set(parts.flatMap { $0.fields.filter { $0.role == .name }.map(\.title) }) {
      let holders = parts.indices.filter { parts[$0].field(title)?.role == .name }
      let constant = holders.filter {
        parts[$0].count > 1 && parts[$0].field(title)?.values.isConstant == true
      }
      guard holders.count > 1, constant == holders else { continue }
      let names = Set(holders.compactMap { parts[$0].field(title)?.values.cell(0) })
      let measures = holders.map { Set(parts[$0].measures.map(\.title)) }
      let distinct = Set(measures.joined()).count == measures.reduce(0) { $0 + $1.count }
      guard names.count == holders.count, distinct, !measures.contains([]) else { continue }
      for index in holders { parts[index].fields.removeAll { $0.title == title } }
    }
    return parts
  }

  /// Whether other marks repeat values of these rows, such as points on a line or caps of an error bar.
  private func repeats(_ other: DataRows) -> Bool {
    if other.kind != kind, other.titles.isSubset(of: titles) {
      let titles = other.fields.map(\.title)
      return Set(other.cells(titles)).isSubset(of: Set(cells(titles)))
    }
    guard !other.keys.isEmpty, !other.measures.isEmpty, keyTitles == other.keyTitles else { return false }
    let titles = other.keys.map(\.title)
    let keys = other.cells(titles)
    guard Set(keys).count < keys.count else { return false }
    var measureCells: [[DataCell]: Set<DataCell>] = [:]
    for (row, key) in cells(titles).enumerated() {
      measureCells[key, default: []].formUnion(measures.map { $0.values.cell(row) })
    }
    return keys.indices.allSatisfy { row in
      other.measures.allSatisfy { measureCells[keys[row]]?.contains($0.values.cell(row)) == true }
    }
  }

  private func canJoin(_ other: DataRows) -> Bool {
    guard !keys.isEmpty, keyTitles == other.keyTitles, !measures.isEmpty, !other.measures.isEmpty,
      Set(measures.map(\.title)).isDisjoint(with: other.measures.map(\.title))
    else { return false }
    let titles = keys.map(\.title)
    return [self, other].allSatisfy { Set($0.cells(titles)).count == $0.count }
  }

  /// Joins the measures of equal keys in one row.
  private func joined(_ other: DataRows) -> DataRows {
    let titles = keys.map(\.title)
    var rows: [[DataCell]: Int] = [:]
    for (row, key) in other.cells(titles).enumerated() { rows[key] = row }
    let matches = cells(titles).map { rows.removeValue(forKey: $0) }
    let rest = rows.values.sorted()
    var result = DataRows(fields: fields, count: count + rest.count, kind: kind)
    for index in result.fields.indices {
      let field = result.fields[index]
      let below =
        field.role == .measure
        ? field.values.picked(Array(repeating: nil, count: rest.count))
        : other.field(field.title)?.values.picked(rest.map { $0 })
      if let below { result.fields[index].values = field.values.appending(below) }
    }
    for var field in other.measures {
      field.values = field.values.picked(matches + rest.map { $0 })
      result.fields.append(field)
    }
    return result
  }

  /// Turns names without a title, or with the measure's title, into several measures.
  private var pivoted: DataRows {
    let names = fields.filter { $0.role == .name }
    guard names.count == 1, measures.count == 1, case .names(let texts) = names[0].values,
      names[0].title.isEmpty || names[0].title == measures[0].title
    else { return self }
    let others = fields.filter { $0.role == .position }
    let columns = others.map(\.values)
    let order = texts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard order.count > 1, order.count <= 50, !others.isEmpty else { return self }
    var index: [[DataCell]: Int] = [:]
    var firsts: [Int] = []
    var rowsOfName: [String: [Int: Int]] = [:]
    for row in 0..<count {
      let key = columns.map { $0.cell(row) }
      let line = index[key] ?? firsts.count
      if line == firsts.count {
        index[key] = line
        firsts.append(row)
      }
      // If a key has two values of one name, names cannot become measures.
      guard rowsOfName[texts[row], default: [:]].updateValue(row, forKey: line) == nil else { return self }
    }
    var result = DataRows(fields: [], count: firsts.count)
    for var field in others {
      field.values = field.values.picked(firsts)
      result.fields.append(field)
    }
    for name in order {
      var field = measures[0]
      field.title = name
      field.values = field.values.picked(firsts.indices.map { rowsOfName[name]?[$0] })
      result.fields.append(field)
    }
    return result
  }
}
