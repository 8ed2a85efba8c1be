import OpenChartsTables

/// Boxes, violins and errors.
extension SwiftSource {
  /// The rows of a chart of boxes or violins: one for each box, or one for each slice of a violin. Data of other charts
  /// is unchanged.
  static func rows(_ data: PlotData, _ plan: ChartPlan, _ parts: [(name: String, data: PlotData)]) -> PlotData
  {
    guard plan.summary == .box || plan.summary == .violin else { return data }
    let panels = data.facet?.names ?? []
    var (nameCodes, colors, facets) = ([Int32](), [Int32](), [Int32]())
    var columns = [[Double]](repeating: [], count: plan.summary == .box ? 5 : 3)
    for part in parts {
      for box in part.data.boxes {
        let rows =
          plan.summary == .box
          ? [[box.low, box.lowerQuarter, box.median, box.upperQuarter, box.high]] : slices(of: box)
        for row in rows {
          nameCodes.append(Int32(box.nameIndex))
          colors.append(Int32(box.color ?? 0))
          facets.append(Int32(panels.firstIndex(of: part.name) ?? 0))
          for (index, value) in row.enumerated() { columns[index].append(value) }
        }
      }
    }
    var result = data
    result.count = nameCodes.count
    let names = PlotColumn.names(nameCodes, (plan.isHorizontal ? data.y : data.x)?.names ?? [])
    let values = PlotColumn.numberSpans(columns[0], columns[plan.summary == .box ? 4 : 1])
    (result.x, result.y) = plan.isHorizontal ? (values, names) : (names, values)
    result.color = data.color?.names.map { .names(colors, $0) }
    result.facet = data.facet?.names.map { .names(facets, $0) }
    (result.symbol, result.size, result.series) = (nil, nil, nil)
    result.prices = columns
    return result
  }

  private static func slices(of box: BoxSummary) -> [[Double]] {
    let step = (box.greatest - box.least) / Double(max(1, box.outline.count))
    return box.outline.enumerated().map { index, width in
      let low = box.least + Double(index) * step
      return [low, low + step, (max(0.01, width) * 0.9 * 1000).rounded() / 1000]
    }
  }

  /// The names of the properties of ``rows(_:_:_:)``.
  static func summaryNames(_ plan: ChartPlan) -> [String] {
    switch plan.summary {
    case .box: ["low", "lowerQuarter", "median", "upperQuarter", "high"]
    case .violin: ["from", "to", "width"]
    case .strip, .density, .errorbar, nil: []
    }
  }

  /// The source of the marks of a box or of a slice of a violin.
  func boxMarks(_ styles: [String]) -> [String] {
    let names = prices.map(\.name)
    guard let amount = plan.isHorizontal ? plan.x : plan.y else { return [] }
    let (valueAxis, nameAxis) = plan.isHorizontal ? ("x", "y") : ("y", "x")
    let side = plan.isHorizontal ? "height" : "width"
    let name = "\(nameAxis): .value(\(label(plan.isHorizontal ? plan.y : plan.x)), row.\(placeName))"
    func value(_ property: String) -> String { ".value(\(label(amount)), row.\(property))" }
    func span(_ low: String, _ high: String) -> String {
      "\(valueAxis)Start: \(value(low)), \(valueAxis)End: \(value(high))"
    }
    func ordered(_ amounts: String) -> String {
      plan.isHorizontal ? "\(amounts), \(name)" : "\(name), \(amounts)"
    }
    if plan.summary == .violin, names.count == 3 {
      return ["RectangleMark(\(ordered(span(names[0], names[1]))), \(side): .ratio(row.\(names[2])))"]
        + styles
    }
    guard names.count == 5 else { return [] }
    let tickSize =
      plan.isHorizontal ? "width: .fixed(2), height: .ratio(0.6)" : "width: .ratio(0.6), height: .fixed(2)"
    return ["RuleMark(\(ordered(span(names[0], names[4]))))"] + styles
      + ["RectangleMark(\(ordered(span(names[1], names[3]))), \(side): .ratio(0.6))"] + styles
      + [
        "RectangleMark(\(ordered("\(valueAxis): \(value(names[2]))")), \(tickSize))",
        "  .foregroundStyle(.background)",
      ]
      + styles.filter { $0.contains(".position(") }
  }

  /// The name of the property with the names of the boxes.
  private var placeName: String { (plan.isHorizontal ? y : x)?.names.first ?? "id" }

  // MARK: Outliers

  var hasOutliers: Bool {
    plan.summary == .box && parts.contains { $0.data.boxes.contains { !$0.outliers.isEmpty } }
  }

  /// The source of the points beyond the whiskers.
  func outlierMarks(_ styles: [String]) -> [String] {
    guard hasOutliers else { return [] }
    let (amount, category) = plan.isHorizontal ? (plan.x, plan.y) : (plan.y, plan.x)
    let (value, name) = (".value(\(label(amount)), point.value)", ".value(\(label(category)), point.name)")
    let position = plan.isHorizontal ? "x: \(value), y: \(name)" : "x: \(name), y: \(value)"
    let points = facet == nil ? "Self.outliers" : "Self.outliers.filter { $0.panel == panel }"
    let pointStyles = styles.map { style in
      color.map { style.replacing("row.\($0.names[0])", with: "point.color") } ?? style
    }
    return ["ForEach(\(points)) { point in"]
      + (["PointMark(\(position))"] + pointStyles + ["  .symbolSize(20)"]).map { "  " + $0 } + ["}"]
  }

  /// The type and the values of the points beyond the whiskers; empty without any.
  var outlierRows: [String] {
    guard hasOutliers else { return [] }
    let names = (plan.isHorizontal ? data.y : data.x)?.names ?? []
    var fields = ["name: String", "value: Double"]
    if color != nil { fields.append("color: String") }
    if facet != nil { fields.append("panel: String") }
    var lines =
      ["", "  private struct Outlier: Identifiable {", "    let id: Int"] + fields.map { "    let \($0)" }
      + ["  }", "", "  private static let outliers: [Outlier] = ["]
    var id = 0
    for part in parts {
      for box in part.data.boxes {
        for value in box.outliers {
          var values = [
            "id: \(id)", "name: \(SwiftText.literal(names[box.nameIndex]))",
            "value: \(SwiftText.literal(value))",
          ]
          if color != nil {
            values.append("color: \(SwiftText.literal(box.color.flatMap { data.color?.names?[$0] } ?? ""))")
          }
          if facet != nil { values.append("panel: \(SwiftText.literal(part.name))") }
          lines.append("    Outlier(\(values.joined(separator: ", "))),")
          id += 1
        }
      }
    }
    return lines + ["  ]"]
  }

  // MARK: Errors

  /// The errors as one distance, or as both ends if the distances differ. A missing error becomes 0, which draws
  /// nothing.
  static func errors(_ plan: ChartPlan, _ data: PlotData) -> PlotColumn {
    guard !data.upperErrors.isEmpty, case .numbers(let values)? = plan.isHorizontal ? data.x : data.y else {
      return .numbers(data.errors.map { $0.isFinite ? $0 : 0 })
    }
    let ends = data.errorEnds(values)
    let rows = zip(values, zip(ends.low, ends.high)).map { value, ends in
      ends.0.isFinite && ends.1.isFinite ? ends : (value, value)
    }
    return .numberSpans(rows.map(\.0), rows.map(\.1))
  }

  /// The source of the error of a mark: a rule between its ends.
  func errorMarks(_ styles: [String]) -> [String] {
    guard let error, let name = (plan.isHorizontal ? x : y)?.names.first,
      let column = plan.isHorizontal ? y : x
    else { return [] }
    let (amount, other) = plan.isHorizontal ? (plan.x, plan.y) : (plan.y, plan.x)
    func end(_ sign: String) -> String {
      let sides = error.names
      return sides.count == 2
        ? ".value(\(label(amount)), row.\(sign == "-" ? sides[0] : sides[1]))"
        : ".value(\(label(amount)), row.\(name) \(sign) row.\(error.name))"
    }
    let valueAxis = plan.isHorizontal ? "x" : "y"
    let ends = "\(valueAxis)Start: \(end("-")), \(valueAxis)End: \(end("+"))"
    let range =
      column.names.count == 2 ? "row.\(column.names[0])..<row.\(column.names[1])" : "row.\(column.names[0])"
    let position = "\(plan.isHorizontal ? "y" : "x"): .value(\(label(other)), \(range))"
    return ["RuleMark(\(plan.isHorizontal ? "\(ends), \(position)" : "\(position), \(ends)"))"]
      + ["  .foregroundStyle(.primary)"] + styles.filter { $0.contains(".position(") }
  }
}
