import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The content of a legend: sections of categories, and colour ramps.
struct LegendPlan: Sendable {
  enum Swatch: Sendable {
    case circle(Brush)
    case symbol(SymbolRequest, Brush, area: Double)
    /// A symbol as drawn on lines.
    case ring(SymbolShape, Brush, area: Double)
    case line(Stroke, Brush)
    /// A sample of a mark's fill.
    case patch(Brush, FillPattern?)
  }

  struct Entry: Sendable {
    var swatch: Swatch
    var text: String
  }

  enum Section: Sendable {
    case names([Entry])
    case ramp(StyleScale<Brush>)
  }

  let sections: [Section]
  /// The title beside a scale of colours; `nil` if it has none.
  var colorTitle: String?
  /// The text of a number beside the colours; `nil` means the automatic text.
  var colorText: (@Sendable (Double) -> String?)?

  /// Returns the sections for a chart's style scales. Channels with the same categories share their entries.
  ///
  /// - Parameter areOnLines: Whether symbols by data are on lines only.
  static func make(
    for scales: StyleScales, areOnLines: Bool, environment: ChartEnvironment,
    sizeText: (@Sendable (Double) -> String?)? = nil
  ) -> LegendPlan {
    var sections: [Section] = []
    let (foregroundStyle, symbol) = (scales.foregroundStyle, scales.symbol)
    let (symbolSize, lineStyle, patterns) = (scales.symbolSize, scales.lineStyle, scales.patterns)
    var named: [[DataValue]] = []
    // Compares the categories without regard to their order.
    func isSame(_ a: [DataValue]?, _ b: [DataValue]) -> Bool {
      guard let a, a.count == b.count else { return false }
      return a == b || Set(a) == Set(b)
    }
    func collect(_ domain: [DataValue]?) {
      guard let domain, !domain.isEmpty, !named.contains(where: { isSame(domain, $0) }) else { return }
      named.append(domain)
    }
    if let foregroundStyle, foregroundStyle.isContinuous {
      sections.append(.ramp(foregroundStyle))
    } else {
      collect(foregroundStyle?.domain)
    }
    collect(symbol?.domain)
    collect(lineStyle?.domain)
    if symbolSize?.isContinuous == false { collect(symbolSize?.domain) }

    for group in named {
      let names = text(for: group, environment)
      let hasColors = isSame(foregroundStyle?.domain, group)
      let hasLines = isSame(lineStyle?.domain, group)
      let hasSymbols = isSame(symbol?.domain, group)
      let hasSizes = isSame(symbolSize?.domain, group)
      let entries = group.enumerated().map { index, value -> Entry in
        let brush = hasColors ? foregroundStyle?.output(for: value) : nil
        var color = brush ?? .color(environment.accent)
        if environment.reducesTransparency { color = color.mapColors { $0.over(environment.background) } }
        var swatch = Swatch.circle(color)
        if hasLines, let stroke = lineStyle?.output(for: value) {
          swatch = .line(stroke, color)
        }
        if hasSymbols, let shape = symbol?.output(for: value) {
          swatch = .symbol(shape, color, area: PointGeometry.standardArea)
          if areOnLines, SymbolGeometry.isRing(shape), case .shape(let outline) = shape {
            swatch = .ring(outline, color, area: PointGeometry.standardArea)
          }
        } else if hasSizes, let area = symbolSize?.output(for: value) {
          swatch = .symbol(.shape(BasicSymbol.circle.shape), color, area: area)
        }
        if let patterns, hasColors, patterns.fills(value) {
          let full = color.representativeColor
          swatch = .patch(
            color, patterns.pattern(for: value, color: full, full: full))
        }
        return Entry(swatch: swatch, text: names[index])
      }
      sections.append(.names(entries))
    }
    if let symbolSize, symbolSize.isContinuous {
      sections.append(.names(sizes(symbolSize, environment, sizeText)))
    }
    return LegendPlan(sections: sections)
  }

  private static func text(for values: [DataValue], _ environment: ChartEnvironment) -> [String] {
    let number = NumberText(
      step: 0, values: values.compactMap { if case .number(let v) = $0 { v } else { nil } },
      locale: environment.locale)
    let moments = values.compactMap { if case .date(let v) = $0 { v } else { nil } }
    var date: DateText?
    if let first = moments.min(), let last = moments.max() {
      date = DateText(
        step: DateStep(unit: .day, count: 1), first: first, last: last, locale: environment.locale,
        calendar: environment.calendar)
    }
    return values.map { value in
      switch value {
      case .category(let name): name
      case .number(let v): number(v)
      case .date(let v): date?(v) ?? ""
      }
    }
  }

  /// Returns a few round values of a size scale with their symbols.
  private static func sizes(
    _ scale: StyleScale<Double>, _ environment: ChartEnvironment, _ text: (@Sendable (Double) -> String?)?
  ) -> [Entry] {
    guard let lower = scale.domain.first?.magnitude, let upper = scale.domain.last?.magnitude else {
      return []
    }
    var domain = ContinuousDomain(lower: lower, upper: upper, transform: scale.transform, kind: .number)
    if case .date = scale.domain[0] { domain.kind = .date }
    let ticks = AxisTicks.chosen(
      .automatic(desiredCount: 4, minimumStride: nil, roundLowerBound: nil, roundUpperBound: nil), in: domain,
      calendar: environment.calendar)
    let values = ticks.values.isEmpty ? scale.domain : ticks.values
    let names: [String]
    if domain.kind == .date {
      names = Self.text(for: values, environment)
    } else {
      let number = NumberText(
        step: ticks.step, values: values.compactMap(\.magnitude), locale: environment.locale)
      names = values.map { value in
        let magnitude = value.magnitude ?? 0
        return text?(magnitude) ?? number(magnitude)
      }
    }
    return zip(values, names).compactMap { value, name in
      guard let area = scale.output(for: value), area > 0 else { return nil }
      return Entry(
        swatch: .symbol(.shape(BasicSymbol.circle.shape), .color(environment.accent), area: area), text: name)
    }
  }
}
