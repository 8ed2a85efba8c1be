import OpenChartsChartMath
import OpenChartsTables

/// The chart of a plan as Swift source: a view with its data, which compiles with OpenCharts and in an app for
/// Apple's platforms.
struct SwiftSource {
  let plan: ChartPlan
  let data: PlotData
  let arguments: PlotArguments
  /// The table's name.
  let name: String
  /// The data of each panel; for a single chart, all data.
  let parts: [(name: String, data: PlotData)]

  var x: SwiftRows.Property?
  var y: SwiftRows.Property?
  var z: SwiftRows.Property?
  var color: SwiftRows.Property?
  var symbol: SwiftRows.Property?
  var size: SwiftRows.Property?
  var series: SwiftRows.Property?
  var facet: SwiftRows.Property?
  /// The prices of candlesticks, or the edges of the parts of boxes.
  var prices: [SwiftRows.Property] = []
  /// The error of each value: one distance, or both ends.
  var error: SwiftRows.Property?
  /// The texts of values beside marks; empty texts for marks without one.
  var label: SwiftRows.Property?
  let labels: ValueLabels

  /// - Throws: ``PlanError`` for surfaces, and for more than ``SwiftRows/mostRows`` marks.
  init(_ plan: ChartPlan, _ data: PlotData, _ arguments: PlotArguments, name: String) throws(PlanError) {
    guard plan.shape != .surface else {
      throw PlanError("\(name): --swift writes charts of marks; a surface of a table is none")
    }
    guard data.count <= SwiftRows.mostRows else {
      throw PlanError(
        "\(name): \(data.count) marks are too many for source code; --aggregate, --bins and --where make fewer of them"
      )
    }
    let plan = plan.withOpenCurves(data)
    parts = data.panels(plan)
    let data = Self.rows(data, plan, parts)
    (self.plan, self.data) = (Self.shared(plan, data, parts, arguments), data)
    (self.arguments, self.name) = (arguments, name)
    labels = ValueLabels(
      plan: plan, data: data, numberSymbols: NumberSymbols(),
      available: ValueLabels.ChartSize(width: arguments.width, height: arguments.height, fontSize: 11),
      spreads: false)
    var names = SwiftNames()
    func property(_ channel: Channel?, _ column: PlotColumn?, _ other: String) -> SwiftRows.Property? {
      guard let column else { return nil }
      return SwiftRows.Property(name: names.property(channel?.title ?? "", else: other), column: column)
    }
    x = property(plan.x, data.x, "x")
    y = property(plan.y, data.y, "y")
    z = property(plan.z, data.z, "z")
    // Channels with the same column share a property.
    color = shared(plan.color, data.color) ?? property(plan.color, data.color, "color")
    symbol = shared(plan.symbol, data.symbol) ?? property(plan.symbol, data.symbol, "symbol")
    size = shared(plan.size, data.size) ?? property(plan.size, data.size, "size")
    series = shared(plan.series, data.series) ?? property(plan.series, data.series, "series")
    facet = shared(plan.facet, data.facet) ?? property(plan.facet, data.facet, "panel")
    if !labels.texts.isEmpty {
      let texts = Set(labels.texts.values).sorted() + [""]
      let codesByText = Dictionary(uniqueKeysWithValues: zip(texts, Int32(0)...))
      let codes = (0..<data.count).map { codesByText[labels.texts[$0] ?? ""] ?? -1 }
      label = SwiftRows.Property(name: names.property("label", else: "label"), column: .names(codes, texts))
    }
    if !data.errors.isEmpty {
      error = SwiftRows.Property(
        name: names.property("error", else: "error"), column: Self.errors(plan, data))
    }
    let summaryNames = Self.summaryNames(plan)
    if !summaryNames.isEmpty {
      if plan.isHorizontal { x = nil } else { y = nil }
      prices = zip(summaryNames, data.prices).map { name, values in
        SwiftRows.Property(name: names.property(name, else: name), column: .numbers(values))
      }
    }
    if plan.shape == .candlestick {
      y = nil
      prices = zip(["open", "high", "low", "close"], data.prices).map { name, values in
        SwiftRows.Property(name: names.property(name, else: name), column: .numbers(values))
      }
    }
  }

  /// The existing property with the same values; `nil` if there is none.
  private func shared(_ channel: Channel?, _ column: PlotColumn?) -> SwiftRows.Property? {
    guard let column else { return nil }
    return [x, y, z, color, symbol, size].compactMap { $0 }.first { $0.column == column }
  }

  var text: String {
    var properties: [SwiftRows.Property] = []
    for property in [x, y, z, color, symbol, size, series, facet, label, error].compactMap({ $0 }) + prices
    where !properties.contains(where: { $0.name == property.name }) {
      properties.append(property)
    }
    let type = SwiftNames.type(plan.title)
    let comment = "\(plan.title.isEmpty ? "The chart" : plan.title), from \(name).".onOneLine
    var lines = ["import Charts", "import SwiftUI", "", "/// \(comment)", "struct \(type): View {"]
    lines += ["  var body: some View {"] + body.map { "    " + $0 } + ["  }", ""]
    lines += SwiftRows(properties: properties, count: data.count).lines + panelNames + trendRows + outlierRows
    if lines.contains(where: { $0.contains("Self.date(") }) { lines += [""] + SwiftText.dateFunction }
    lines += [
      "}", "",
      "#Preview(traits: .fixedLayout(width: \(SwiftText.literal(arguments.width)), height: "
        + "\(SwiftText.literal(height)))) {",
      "  \(type)()", "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var body: [String] {
    let subtitle = [plan.subtitle, data.caption].filter { !$0.isEmpty }.joined(separator: " · ")
    var lines = facet == nil ? chart : panels
    guard !plan.title.isEmpty || !subtitle.isEmpty else { return lines + [".padding()"] }
    lines = lines.map { "  " + $0 }
    var titles: [String] = []
    if !plan.title.isEmpty { titles += ["  Text(\(SwiftText.literal(plan.title)))", "    .font(.headline)"] }
    if !subtitle.isEmpty {
      titles += [
        "  Text(\(SwiftText.literal(subtitle)))", "    .font(.subheadline)",
        "    .foregroundStyle(.secondary)",
      ]
    }
    return ["VStack(alignment: .leading) {"] + titles + lines + ["}", ".padding()"]
  }

  var chart: [String] {
    let kind = plan.isInSpace ? "Chart3D" : "Chart"
    let ends = lastValues + outlierMarks(styles)
    guard !plan.guides.isEmpty || !plan.pointNotes.isEmpty || !data.trends.isEmpty || !ends.isEmpty else {
      return ["\(kind)(\(rows)) { row in"] + marks.map { "  " + $0 } + ["}"]
        + modifiers.map { String($0.dropFirst(2)) }
    }
    let faintness =
      plan.trend?.isRolling == true && hasTrends
      ? [".opacity(\(SwiftText.literal(TrendMarks.faintOpacity)))"] : []
    let rows = ["ForEach(\(rows)) { row in"] + marks.map { "  " + $0 } + ["}"] + faintness
    return ["\(kind) {"]
      + (bands + intervals + rows + trendLines + rules + pointNotes + ends).map { "  " + $0 } + ["}"]
      + modifiers.map { String($0.dropFirst(2)) }
  }
}
