import OpenChartsChartMath
import OpenChartsTables

extension SwiftSource {
  /// The modifiers for scales, axes and axis titles.
  var modifiers: [String] {
    var lines: [String] = []
    // The titles of the panels explain the colours.
    if facet != nil, plan.color?.source == plan.facet?.source { lines.append("  .chartLegend(.hidden)") }
    if plan.shape != .sector {
      lines += scale(plan.xAxis, plan.x, data.x, "X")
      lines += scale(plan.yAxis, plan.y, data.y, "Y")
      if plan.isInSpace { lines += scale(plan.zAxis, plan.z, data.z, "Z") }
    }
    if plan.shape == .candlestick {
      lines.append("  .chartForegroundStyleScale([\"rising\": Color.blue, \"falling\": Color.orange])")
    } else if let names = data.color?.names {
      let nameLiterals = SwiftText.list(names.map(SwiftText.literal), indent: "  ")
      var parts = ["domain: \(nameLiterals)"]
      if !plan.highlighted.isEmpty || !plan.ownColors.isEmpty || arguments.palette != .standard
        || arguments.brand != nil
      {
        let drawnNames = data.plainColors.isEmpty ? names : data.plainColors
        let colors = theme.colors(drawnNames, plan: plan, endsWithOther: data.hasOtherColors)
          .map(SwiftText.color)
        parts.append("range: \(SwiftText.list(colors, indent: "  "))")
      }
      lines.append("  .chartForegroundStyleScale(\(parts.joined(separator: ", ")))")
    }
    if case .numbers? = data.color, plan.colorScale != nil || arguments.brand != nil {
      lines.append(colors(plan.colorScale ?? .scale(.linear)))
    }
    if let names = data.symbol?.names {
      lines.append(
        "  .chartSymbolScale(domain: \(SwiftText.list(names.map(SwiftText.literal), indent: "  ")))")
    }
    if plan.isInSpace {
      let pose = plan.view.pose
      lines.append(
        "  .chart3DPose(Chart3DPose(azimuth: .degrees(\(SwiftText.literal(pose.azimuth))), inclination: .degrees("
          + "\(SwiftText.literal(pose.inclination)))))")
      if plan.view.projection == .perspective { lines.append("  .chart3DCameraProjection(.perspective)") }
    }
    return lines
  }

  /// The names of ``ScaleType`` values in Swift, for numeric scales.
  private static let types: [ScaleName: String] = [
    .linear: "linear", .log: "log", .sqrt: "squareRoot", .symlog: "symmetricLog",
  ]

  /// The modifier for numbers as colours.
  private func colors(_ scale: ColorScaleName) -> String {
    let scales = ColorScales(plan: plan, data: data, theme: theme)
    var parts: [String] = []
    if let domain = scales.domain {
      parts.append(
        "domain: \(SwiftText.literal(domain.lowerBound))...\(SwiftText.literal(domain.upperBound))")
    }
    let isDiverging: Bool = if case .diverging = scale { true } else { false }
    let palette =
      isDiverging
      ? Palette.diverging(isDark: arguments.isDark) : theme.rampColors
    parts.append("range: Gradient(colors: \(SwiftText.list(palette.map(SwiftText.color), indent: "  ")))")
    // A gradient is linear by default.
    if case .scale(let scale) = scale, scale != .linear, let type = Self.types[scale] {
      parts.append("type: .\(type)")
    }
    return "  .chartForegroundStyleScale(\(parts.joined(separator: ", ")))"
  }

  /// The tool's colours.
  var theme: Theme {
    Theme(
      isDark: arguments.isDark, fontSize: 11, numberSymbols: NumberSymbols(), paletteName: arguments.palette,
      brand: arguments.brand)
  }

  private func scale(_ axis: AxisPlan, _ channel: Channel?, _ column: PlotColumn?, _ letter: String)
    -> [String]
  {
    guard let column else { return [] }
    var lines: [String] = []
    var parts: [String] = []
    switch column {
    case .names(_, let names):
      parts.append("domain: \(SwiftText.list(names.map(SwiftText.literal), indent: "  "))")
    case .dates, .dateSpans:
      if let domain = axis.domain {
        parts.append("domain: \(SwiftText.date(domain.lowerBound))...\(SwiftText.date(domain.upperBound))")
      }
    case .numbers, .numberSpans:
      let axisStyle = style(axis, channel, letter)
      if let domain = axis.domain ?? filled(axisStyle) ?? axisStyle.logDomain {
        parts.append(
          "domain: \(SwiftText.literal(domain.lowerBound))...\(SwiftText.literal(domain.upperBound))")
      } else if !plan.isInSpace, !axisStyle.includesZero {
        parts.append("domain: .automatic(includesZero: false)")
      }
    }
    if letter == "X", labels.endPadding > 0 {
      parts.append("range: .plotDimension(endPadding: \(Int(labels.endPadding.rounded(.up))))")
    }
    if let type = axis.scale.flatMap({ Self.types[$0] }) { parts.append("type: .\(type)") }
    if !parts.isEmpty { lines.append("  .chart\(letter)Scale(\(parts.joined(separator: ", ")))") }
    lines += labels(axis, column, letter)
    if !axis.title.isEmpty { lines.append("  .chart\(letter)AxisLabel(\(SwiftText.literal(axis.title)))") }
    return lines
  }

  /// The domain of a heat map or of bins, which fill the plot; `nil` for other charts.
  private func filled(_ style: AxisStyle) -> ClosedRange<Double>? {
    guard !plan.isInSpace, case .numberSpans? = style.column else { return nil }
    return style.cells ?? style.steps(width: arguments.width)?.domain
  }

  private func style(_ axis: AxisPlan, _ channel: Channel?, _ letter: String) -> AxisStyle {
    AxisStyle(plan: plan, axis: axis, channel: channel, data: data, zone: .utc, isX: letter == "X")
  }

  /// The axis modifier for the format of labels, if an option or the unit sets one.
  private func labels(_ axis: AxisPlan, _ column: PlotColumn, _ letter: String) -> [String] {
    func marks(_ label: [String]) -> [String] {
      ["  .chart\(letter)Axis {", "    AxisMarks { value in", "      AxisGridLine()", "      AxisTick()"]
        + label.map { "      " + $0 } + ["    }", "  }"]
    }
    let format =
      axis.format
      ?? (axis.unit == .duration ? .duration : nil)
      ?? (axis.unit == .percent || plan.stack == .normalized && plan.isHorizontal == (letter == "X")
        ? .percent(digits: nil) : nil)
    switch (format, column) {
    case (nil, _), (_, .names): return []
    case (.date?, .numbers), (.date?, .numberSpans): return []
    case (.date(let pattern)?, _):
      return marks([
        "AxisValueLabel {",
        "  if let date = value.as(Date.self) {",
        "    let formatter = DateFormatter()",
        "    let _ = formatter.dateFormat = \(SwiftText.literal(pattern.source))",
        "    Text(formatter.string(from: date))",
        "  }", "}",
      ])
    case (_, .dates), (_, .dateSpans): return []
    case (.compact?, _):
      return marks(["AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.notation(.compactName))"])
    case (.plain?, _): return marks(["AxisValueLabel(format: FloatingPointFormatStyle<Double>.number)"])
    case (.scientific?, _):
      return marks(["AxisValueLabel(format: FloatingPointFormatStyle<Double>.number.notation(.scientific))"])
    case (.duration?, _):
      return marks([
        "AxisValueLabel {", "  if let seconds = value.as(Double.self) {",
        "    Text(Duration.seconds(seconds), format: .time(pattern: .hourMinute))", "  }", "}",
      ])
    case (.percent(let digits)?, _):
      let precision = digits.map { ".precision(.fractionLength(\($0)))" } ?? ""
      return marks(["AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent.percent\(precision))"])
    case (.pattern(let prefix, let digits, let suffix)?, _):
      let number = "\\(number, format: .number.precision(.fractionLength(\(digits))))"
      let text = SwiftText.literal(prefix).dropLast() + number + SwiftText.literal(suffix).dropFirst()
      return marks([
        "AxisValueLabel {", "  if let number = value.as(Double.self) {", "    Text(\(text))", "  }", "}",
      ])
    }
  }
}
