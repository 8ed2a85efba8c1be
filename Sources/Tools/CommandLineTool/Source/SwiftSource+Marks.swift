import OpenChartsChartMath
import OpenChartsTables

extension SwiftSource {
  /// The source of the marks of one row.
  var marks: [String] {
    if plan.shape == .candlestick { return candlesticks }
    let styles = styles
    if plan.summary == .box || plan.summary == .violin { return boxMarks(styles) }
    let mark = mark
    if plan.shape == .area, plan.stack == .none, color != nil {
      // Overlapping areas are translucent and have an outline.
      return [mark] + styles + [
        "  .opacity(0.25)", "LineMark(\(arguments([of(x, plan.x, "x"), of(y, plan.y, "y")])))",
      ]
        + styles
    }
    return [mark] + styles + (plan.summary == .strip ? ["  .opacity(0.7)"] : []) + errorMarks(styles)
  }

  /// The modifiers of the marks of one row.
  var styles: [String] {
    var styles: [String] = []
    func style(_ modifier: String, _ channel: Channel?, _ property: SwiftRows.Property?) {
      guard let property, let name = property.names.first else { return }
      styles.append("  .\(modifier)(by: .value(\(label(channel)), row.\(name)))")
    }
    style("foregroundStyle", plan.color, color)
    style("symbol", plan.symbol, symbol)
    if plan.symbol == nil, wantsSymbols { style("symbol", plan.color, color) }
    style("symbolSize", plan.size, size)
    let positionChannel = plan.isHorizontal ? plan.y : plan.x
    let isGrouped =
      plan.summary != nil && positionChannel?.kind == .name && plan.color?.source != positionChannel?.source
    if plan.stack == .dodge && plan.shape == .bar || isGrouped { style("position", plan.color, color) }
    if let colorStyle = ownColor { styles.append(colorStyle) }
    if plan.shape == .bar, let label {
      let (low, high) = plan.isHorizontal ? (".leading", ".trailing") : (".bottom", ".top")
      let amount = (plan.isHorizontal ? x : y)?.names.first ?? "id"
      let position =
        labels.areInside
        ? ".overlay" : labels.isBelow.isEmpty ? high : "row.\(amount) < 0 ? \(low) : \(high)"
      styles += [
        "  .annotation(position: \(position), spacing: 3) {", "    Text(row.\(label.name))",
        "      .font(.caption)", "  }",
      ]
    }
    return styles
  }

  /// The values at the last points of lines: annotations of invisible points.
  var lastValues: [String] {
    guard plan.shape != .bar, let label else { return [] }
    return [
      "ForEach(\(rows).filter { !$0.\(label.name).isEmpty }) { row in",
      "  PointMark(\(arguments([of(x, plan.x, "x"), of(y, plan.y, "y")])))", "    .opacity(0)",
      "    .accessibilityHidden(true)", "    .annotation(position: .trailing) {",
      "      Text(row.\(label.name))",
      "        .font(.caption)", "    }", "}",
    ]
  }

  /// The colour of a bar or a point by its name, if options colour individual names and the chart has no colour scale.
  private var ownColor: String? {
    let coloredNames = plan.coloredNames
    guard !coloredNames.isEmpty, color == nil,
      let property = [x, y].compactMap({ $0 }).first(where: {
        $0.column.names?.contains(where: coloredNames.contains) ?? false
      }),
      let names = property.column.names
    else { return nil }
    let colors = theme.namedColors(names, plan: plan)
    var cases = ""
    for (name, color) in zip(names, colors) where coloredNames.contains(name) {
      cases += "row.\(property.name) == \(SwiftText.literal(name)) ? \(SwiftText.color(color)) : "
    }
    let other = theme.namedColors([""], plan: plan)[0]
    return "  .foregroundStyle(\(cases)\(SwiftText.color(other)))"
  }

  private var mark: String {
    switch plan.shape {
    case .sector:
      return
        "SectorMark(angle: \(value(plan.y, y?.names.first)), innerRadius: .ratio(0.55), angularInset: 0.5)"
    case .line:
      let name = series?.names.first.map { "series: \(value(plan.series, $0))" }
      return "LineMark(\(arguments([of(x, plan.x, "x"), of(y, plan.y, "y"), name])))"
    case .point:
      let positions = [of(x, plan.x, "x"), of(y, plan.y, "y"), of(z, plan.z, "z")]
      return "PointMark(\(arguments(positions)))"
    case .rule:
      if y == nil || x == nil { return "RuleMark(\(arguments([of(x, plan.x, "x"), of(y, plan.y, "y")])))" }
      return plan.yEnd != nil
        ? "RuleMark(\(arguments([of(x, plan.x, "x"), ends(y, plan.y, plan.yEnd, "y")])))"
        : "RuleMark(\(arguments([ends(x, plan.x, plan.xEnd, "x"), of(y, plan.y, "y")])))"
    case .rectangle:
      // Remove the default gaps between names for the cells of a heat map.
      let sides = [isNames(x) ? "width: .ratio(1)" : nil, isNames(y) ? "height: .ratio(1)" : nil]
      return "RectangleMark(\(arguments([interval(x, plan.x, "x"), interval(y, plan.y, "y")] + sides)))"
    case .area:
      if plan.yEnd != nil {
        return "AreaMark(\(arguments([of(x, plan.x, "x"), ends(y, plan.y, plan.yEnd, "y")])))"
      }
      return "AreaMark(\(arguments([of(x, plan.x, "x"), of(y, plan.y, "y"), stacking])))"
    case .bar, .candlestick, .surface:
      if x == nil || y == nil { return "BarMark(\(arguments([of(x, plan.x, "x"), of(y, plan.y, "y")])))" }
      if plan.xEnd != nil {
        return "BarMark(\(arguments([ends(x, plan.x, plan.xEnd, "x"), interval(y, plan.y, "y")])))"
      }
      if plan.yEnd != nil {
        return "BarMark(\(arguments([interval(x, plan.x, "x"), ends(y, plan.y, plan.yEnd, "y")])))"
      }
      return "BarMark(\(arguments([interval(x, plan.x, "x"), interval(y, plan.y, "y"), stacking])))"
    }
  }

  private var candlesticks: [String] {
    let x = of(x, plan.x, "x")
    let names = prices.map(\.name)
    guard names.count == 4 else { return [] }
    let color =
      "  .foregroundStyle(by: .value(\"change\", row.\(names[3]) >= row.\(names[0]) ? \"rising\" : \"falling\"))"
    func between(_ start: String, _ startName: String, _ end: String, _ endName: String) -> String {
      "yStart: .value(\"\(start)\", row.\(startName)), yEnd: .value(\"\(end)\", row.\(endName))"
    }
    return [
      "RuleMark(\(arguments([x, between("low", names[2], "high", names[1])])))", color,
      "  .lineStyle(StrokeStyle(lineWidth: 1))",
      "BarMark(\(arguments([x, between("open", names[0], "close", names[3])])), width: .ratio(0.7))", color,
      "  .cornerRadius(0)",
    ]
  }

  // MARK: Positions

  private func arguments(_ parts: [String?]) -> String { parts.compactMap { $0 }.joined(separator: ", ") }

  func label(_ channel: Channel?) -> String { SwiftText.literal(channel?.title ?? "") }

  private func value(_ channel: Channel?, _ name: String?) -> String {
    ".value(\(label(channel)), row.\(name ?? "id"))"
  }

  /// The argument for a value, or for the start of a span.
  private func of(_ property: SwiftRows.Property?, _ channel: Channel?, _ axis: String) -> String? {
    property.map { "\(axis): \(value(channel, $0.names.first))" }
  }

  /// The arguments for the ends of a span between two columns.
  private func ends(
    _ property: SwiftRows.Property?, _ channel: Channel?, _ end: Channel?, _ axis: String
  ) -> String? {
    guard let names = property?.names, names.count == 2 else { return of(property, channel, axis) }
    return "\(axis)Start: \(value(channel, names[0])), \(axis)End: \(value(end ?? channel, names[1]))"
  }

  /// The argument for the interval that a mark fills: a bin or a unit of time.
  private func interval(_ property: SwiftRows.Property?, _ channel: Channel?, _ axis: String) -> String? {
    guard let names = property?.names, names.count == 2 else { return of(property, channel, axis) }
    return "\(axis): .value(\(label(channel)), row.\(names[0])..<row.\(names[1]))"
  }

  private func isNames(_ property: SwiftRows.Property?) -> Bool {
    if case .names? = property?.column { true } else { false }
  }

  private var stacking: String? {
    switch plan.stack {
    case .normalized: "stacking: .normalized"
    case .center: "stacking: .center"
    case .none where color != nil: "stacking: .unstacked"
    case .standard where data.isAreaWithGaps(plan), .none where data.isAreaWithGaps(plan):
      "stacking: .unstacked"
    case .standard, .none, .dodge: nil
    }
  }

  /// Whether series differ in symbols as well as in colour: with 2 to 5 names and sparse marks.
  private var wantsSymbols: Bool {
    guard !plan.isInSpace, plan.summary == nil || plan.summary == .errorbar,
      case .names(_, let names)? = color?.column, (2...5).contains(names.count)
    else {
      return false
    }
    return plan.shape == .point ? data.count <= 1000 : plan.shape == .line && data.count <= 30 * names.count
  }
}
