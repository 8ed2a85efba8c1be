import OpenChartsChartModel
import OpenChartsDisplayList

/// Elements for marks: one per mark, and one for the marks of a glyph, such as the rule and bar of a candlestick.
struct MarkElements {
  let described: DescribedMarks
  let marks: [ResolvedMarks]
  /// The frames of all visible marks, by identity, in coordinates of the plot.
  let frames: [MarkID: Rect]

  /// A mark before its element is made.
  private struct Piece {
    let order: UInt32
    var node: AccessibilityNode
    /// The position that all marks of a glyph share; `nil` for a mark with a separate element.
    let position: Double?
    /// The values with their names.
    let parts: [String]
  }

  /// - Parameter plot: The plot within the chart.
  func nodes(plot: Rect) -> [AccessibilityNode] {
    var speech = SpokenText(described.environment)
    let rowSpeech = RowSpeech(
      units: described.units, axes: (described.x, described.y), positionAxis: described.positionAxis,
      positionNames: described.positionNames,
      total: described.total, percentages: described.percentages)
    let glyphs = GlyphTables(marks.map(\.table), described)
    var pieces: [Piece] = []
    for (index, table) in marks.enumerated() where !glyphs.caps.contains(index) {
      let positions =
        glyphs.members.contains(index)
        ? described.positions(table.table, described.positionAxis, isNamed: false)?.values : nil
      let describedTable = table.table.stated(described.details)
      for row in table.describedRows(in: frames) {
        let author = table.table.accessibility[row.row]
        let words = speech.words(describedTable, row.row, as: rowSpeech)
        var (context, values) = (words.context, words.values)
        if let name = described.ruleName(table.table), !(context + values).isEmpty {
          // The text of a rule consists of its name and its position: "start, March".
          (context, values) = ([name], context + values)
        } else if context.isEmpty, !values.isEmpty {
          context.append(table.table.kind.trait.name(in: speech.language))
        }
        let node = AccessibilityNode(
          role: .mark, label: author?.label ?? speech.language.joined(context),
          value: author?.value ?? speech.language.joined(values),
          identifier: author?.identifier, frame: row.frame.offset(x: plot.minX, y: plot.minY),
          id: row.id)
        let isOwn = author?.label != nil || author?.value != nil
        pieces.append(
          Piece(
            order: table.table.order[row.row], node: node, position: isOwn ? nil : positions?[row.row],
            parts: positions == nil
              ? []
              : speech.parts(
                table.table, row.row, described.valueAxis, on: described.facts(described.valueAxis))))
      }
    }
    return joined(pieces.sorted { $0.order < $1.order }, speech)
  }

  /// Merges the pieces of each glyph into one element, at the index of the first piece.
  private func joined(_ pieces: [Piece], _ speech: SpokenText) -> [AccessibilityNode] {
    var positions: [Double: [Int]] = [:]
    for (index, piece) in pieces.enumerated() {
      if let position = piece.position { positions[position, default: []].append(index) }
    }
    return pieces.enumerated().compactMap { index, piece in
      guard let position = piece.position, let all = positions[position], all.count > 1 else {
        return piece.node
      }
      guard all[0] == index else { return nil }
      var node = piece.node
      node.value = speech.language.joined(all.flatMap { pieces[$0].parts })
      for other in all.dropFirst() { node.frame = node.frame.union(pieces[other].node.frame) }
      return node
    }
  }
}

extension DescribedMarks {
  /// Returns the author's name of a rule, such as "goal"; `nil` for the name of its axis.
  fileprivate func ruleName(_ table: MarkTable) -> String? {
    guard table.kind.trait.isReference, table.columns(on: .x).isEmpty || table.columns(on: .y).isEmpty else {
      return nil
    }
    for axis in [AxisDimension.x, .y] {
      let columns = table.columns(on: axis)
      guard columns.count == 1, let label = columns.first?.label, !label.isEmpty, let facts = facts(axis)
      else {
        continue
      }
      return [facts.written, facts.title, facts.name].contains(label) ? nil : label
    }
    return nil
  }
}

/// The tables whose rows form glyphs: marks between two values, and other marks at the same positions.
private struct GlyphTables {
  /// The indices of tables with at most one row at each position.
  private(set) var members: Set<Int> = []
  /// The indices of tables whose marks are exactly at the ends of other marks and show no further values.
  private(set) var caps: Set<Int> = []

  init(_ tables: [MarkTable], _ described: DescribedMarks) {
    let axis = described.valueAxis
    var columns: [(positions: [Double], values: [Quantities])?] = tables.map { table in
      guard table.source == nil, table.function == nil, table.count > 0, table.count <= 1_000,
        !table.kind.trait.joinsRows, !table.kind.trait.isPolar,
        let positions = described.positions(table, described.positionAxis, isNamed: false)?.values
      else { return nil }
      return (positions, described.quantities(table, axis))
    }
    let spans = columns.indices.filter { columns[$0]?.values.count == 2 }
    guard !spans.isEmpty else { return }
    var ends: Set<SIMD2<Double>> = []
    for case let span? in spans.map({ columns[$0] }) {
      for quantity in span.values {
        for (x, y) in zip(span.positions, quantity.values) { ends.insert(SIMD2(x, y)) }
      }
    }
    for index in columns.indices where columns[index]?.values.count == 1 {
      guard let column = columns[index], let values = column.values.first?.values else { continue }
      if zip(column.positions, values).allSatisfy({ ends.contains(SIMD2($0, $1)) }) {
        caps.insert(index)
        columns[index] = nil
      }
    }
    let positions = Set(spans.compactMap { columns[$0] }.flatMap(\.positions))
    for index in columns.indices {
      guard let column = columns[index], !column.values.isEmpty,
        Set(column.positions).count == column.positions.count,
        positions.isSuperset(of: column.positions)
      else { continue }
      members.insert(index)
    }
  }
}
