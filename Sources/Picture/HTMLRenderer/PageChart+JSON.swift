import Foundation
import OpenChartsAudioGraph
import OpenChartsDisplayList
import OpenChartsSVGRenderer

extension PageChart {
  /// Returns the chart's data for the script.
  ///
  /// - Parameter drawn: The identifiers of marks with elements in the drawings. A series of many values lists only
  ///   these identifiers, because its marks are merged into few elements.
  func json(
    colors: [Int], numberFormat: ScriptNumberFormat, phrases: PagePhrases, legends: [String],
    texts: PageChartText,
    score: String, drawn: Set<UInt32>
  ) -> String {
    let selecting = selecting ?? ChartSelecting()
    let names = [values.positionNames.x, values.positionNames.z]
    let firsts = (
      positionTexts: Self.firsts(values.series.map(\.positionTexts)),
      values: Self.firsts(values.series.map(\.values))
    )
    let space = values.navigationOrder == .space ? [("placeNames", JSONText.strings(names))] : []
    return JSONText.object(
      [
        ("title", JSONText.string(title)), ("walk", JSONText.string(values.navigationOrder.rawValue)),
        ("dated", values.isDated ? "true" : "false"),
        ("rtl", values.isRightToLeft && values.navigationOrder != .space ? "true" : "false"),
        ("said", JSONText.object(answers(texts, phrases).map { ($0.0, JSONText.string($0.1)) })),
        ("help", JSONText.string(phrases.spokenHelp(for: self))),
        ("plots", JSONText.array(plots.map(Self.rect))), ("legends", JSONText.array(legends)),
        ("moved", moved),
        (
          "series",
          JSONText.array(
            values.series.indices.map { series($0, color: colors[$0], numberFormat, drawn: drawn, firsts) })
        ),
        ("score", score), ("scroll", scrolled?.json ?? "null"), ("scene", scene?.json ?? "null"),
        (
          "axes",
          JSONText.object(
            [
              ("x", Self.axis(selecting.x.axis ?? scrolled?.chart.x.axis)),
              ("y", Self.axis(selecting.y.axis ?? scrolled?.chart.y.axis)),
              (
                "angle",
                sectors.map { JSONText.object([("at", JSONText.array(["0", JSONText.number($0.total)]))]) }
              ),
            ].compactMap { name, axis in axis.map { (name, $0) } })
        ),
        (
          "selects",
          selecting.isEmpty
            ? "null"
            : JSONText.object(
              selecting.directions.filter { !$0.1.isEmpty }.map {
                ($0.0, Self.direction($0.1, middles: $0.0 == "angle" ? sectors?.middles : nil))
              })
        ),
      ] + space)
  }

  /// Returns the text that the script speaks for each key.
  private func answers(_ texts: PageChartText, _ phrases: PagePhrases) -> [(key: String, text: String)] {
    let names = phrases.joined(values.series.map(\.name).filter { !$0.isEmpty })
    return [
      ("d", texts.overview), ("s", texts.summary), ("x", texts.x), ("y", texts.y),
      ("l", names.isEmpty ? phrases.text(.oneSeries) : names),
    ] + (texts.z.isEmpty ? [] : [("z", texts.z)])
  }

  /// For a pie chart whose angle can be selected: the sum of its sectors, and the fraction of the sum at each one's
  /// centre.
  private var sectors: (total: Double, middles: [Double])? {
    guard let angle = selecting?.angle, !angle.isEmpty else { return nil }
    var ends = [0.0]
    for value in values.series.first?.y ?? [] { ends.append((ends.last ?? 0) + (value.isNaN ? 0 : value)) }
    let total = ends.last ?? 0
    return (total, zip(ends, ends.dropFirst()).map { total > 0 ? ($0 + $1) / 2 / total : 0 })
  }

  /// Returns an inverse axis: its values at evenly spaced positions, or its categories.
  private static func axis(_ axis: InverseScale?) -> String? {
    guard let axis else { return nil }
    if axis.kind == .names { return JSONText.object([("names", JSONText.strings(axis.names))]) }
    var entries = [("at", JSONText.array(axis.samples.map(JSONText.number)))]
    if axis.kind == .dates { entries.append(("zone", JSONText.string(axis.timeZone))) }
    return JSONText.object(entries)
  }

  /// Returns the kinds of selection on an axis, and the initial one as fractions of the axis.
  private static func direction(_ direction: ChartSelecting.Direction, middles: [Double]?) -> String {
    func share(_ value: Double) -> String { JSONText.number((value * 1e6).rounded() / 1e6) }
    var first = direction.value.map { JSONText.array([share($0), share($0)]) }
    if let lower = direction.lower, let upper = direction.upper {
      first = JSONText.array([share(lower), share(upper)])
    }
    var entries = [
      ("value", direction.selectsValue ? "true" : "false"),
      ("range", direction.selectsRange ? "true" : "false"),
    ]
    if let first { entries.append(("first", first)) }
    if let middles { entries.append(("middles", JSONText.array(middles.map(share)))) }
    return JSONText.object(entries)
  }

  private static func rect(_ r: Rect) -> String {
    JSONText.array([r.x, r.y, r.width, r.height].map { JSONText.number(($0 * 100).rounded() / 100) })
  }

  /// Returns for each series the index of the first one with the same texts.
  private static func firsts(_ columns: [[String]]) -> [Int] {
    var indices: [[String]: Int] = [:]
    return columns.enumerated().map { index, texts in
      let first = indices[texts] ?? index
      indices[texts] = first
      return first
    }
  }

  /// - Parameter firsts: For each series, the first one with the same positions, and with the same values.
  private func series(
    _ index: Int, color: Int, _ numberFormat: ScriptNumberFormat, drawn: Set<UInt32>,
    _ firsts: (positionTexts: [Int], values: [Int])
  ) -> String {
    let series = values.series[index]
    var entries = [("name", JSONText.string(series.name)), ("color", String(color))]
    let shares = values.shares(of: index, steps: steps)
    entries.append(("fx", PackedColumn.json(shares.x)))
    entries.append(("fy", PackedColumn.json(shares.y)))
    entries.append(("x", PackedColumn.json(series.x)))
    // A surface has very many values. Their full digits, which the page never shows, would be most of its size.
    entries.append(
      ("y", PackedColumn.json(series.isContinuous && scene != nil ? series.y.map(Self.short) : series.y)))
    entries.append(
      ("place", texts(series.positionTexts, index, first: firsts.positionTexts[index], numberFormat)))
    entries.append(("value", texts(series.values, index, first: firsts.values[index], numberFormat)))
    if let spoken = spoken[index], spoken != composed(index) {
      entries.append(("said", JSONText.strings(spoken)))
    }
    if let depth = series.depth { entries += self.depth(depth, index, isContinuous: series.isContinuous) }
    let isLong = series.ids.count > PackedColumn.limit && scene == nil
    let ids = isLong ? series.ids.filter { drawn.contains($0.rawValue) } : series.ids
    if !ids.isEmpty { entries.append(("ids", PackedColumn.json(ids.map { Double($0.rawValue) }))) }
    if let scene, !series.spots.isEmpty { entries.append(("spots", scene.packed(series.spots))) }
    if !series.echoes.isEmpty {
      entries.append(("echoes", JSONText.array(series.echoes.map { String($0.rawValue) })))
    }
    entries.append(("braille", JSONText.string(braille(index))))
    let noted = noted(index)
    if !noted.isEmpty { entries.append(("noted", JSONText.array(noted.map { String($0) }))) }
    return JSONText.object(entries)
  }

  /// Rounds to ten significant digits.
  private static func short(_ value: Double) -> Double { Double(String(format: "%.10g", value)) ?? value }

  /// Returns the additional columns of values in 3-D: z with its text, positions on the axes, and brightness of
  /// sound.
  private func depth(_ depth: ChartValues.Depth, _ index: Int, isContinuous: Bool) -> [(String, String)] {
    let entries = [
      ("owner", JSONText.string(depth.owner)), ("z", JSONText.column(depth.z)),
      ("depth", JSONText.strings(Set(depth.texts).count == 1 ? [depth.texts[0]] : depth.texts)),
      ("along", JSONText.column(depth.along)),
      ("up", JSONText.column(depth.up)),
    ]
    guard !isContinuous else { return entries }
    let levels = depth.far.map { String(Timbre.brightness(at: $0)) }
    return entries + [("bright", JSONText.array(levels))]
  }

  /// The precision of positions. A scrolling chart needs more, because its plot is long.
  var steps: Double { scrolled == nil ? 1e4 : 1e6 }

  /// Returns the screen reader text of each value of a series.
  func texts(of index: Int) -> [String] { spoken[index] ?? composed(index) }

  private func composed(_ index: Int) -> [String] {
    values.series[index].positionTexts.indices.map { values.spoken($0, of: index, comma: comma) }
  }

  /// Returns texts as JSON, or a reference to the column or series that they follow from.
  /// - Parameter first: The first series with the same texts.
  private func texts(
    _ texts: [String], _ index: Int, first: Int, _ numberFormat: ScriptNumberFormat
  ) -> String {
    if first < index { return "{\"of\":\(first)}" }
    for (name, column) in [("y", values.series[index].y), ("x", values.series[index].x)] {
      if zip(texts, column).allSatisfy({ numberFormat.text($1) == $0 }) { return "{\"number\":\"\(name)\"}" }
      if texts.count > PackedColumn.limit, let rule = NumberTexts.json(texts, name, column, numberFormat) {
        return rule
      }
    }
    return JSONText.strings(texts)
  }

  private static func tenThousandths(_ shares: [Double]) -> String {
    let numbers = shares.map { ($0 * 1e4).rounded() }
    return numbers.count > PackedColumn.limit
      ? PackedColumn.json(numbers) : JSONText.array(numbers.map(JSONText.number))
  }

  /// The positions of the values in other layouts, if they differ by more than 0.75 points from the positions in the
  /// main layout. Positions are fractions of the plot in ten-thousandths.
  private var moved: String {
    guard scrolled == nil else { return "{}" }
    let entries = layoutValues.enumerated().compactMap { layout, other -> (String, String)? in
      guard other.series.map(\.points.count) == values.series.map(\.points.count) else { return nil }
      var isSame = true
      var columns: [String] = []
      for index in values.series.indices {
        let (first, second) = (values.shares(of: index), other.shares(of: index))
        for (x, y) in zip(first.x, second.x) where abs(x - y) * other.plot.width > 0.75 { isSame = false }
        for (x, y) in zip(first.y, second.y) where abs(x - y) * other.plot.height > 0.75 { isSame = false }
        columns.append(
          JSONText.object([
            ("fx", Self.tenThousandths(second.x)), ("fy", Self.tenThousandths(second.y)),
          ]))
      }
      return isSame ? nil : (String(layout), JSONText.array(columns))
    }
    return JSONText.object(entries)
  }
}
