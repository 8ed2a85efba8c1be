import Foundation
import OpenChartsChartMath
import OpenChartsDisplayList

/// Rules for the colours of marks: contrast with the background, difference between series, and a redundant encoding.
enum ColourRules {
  /// The required distance in CAM02-UCS; see ``ColorDifference``.
  static let safeDistance = 10.0

  static func findings(_ chart: AuditedChart) -> [AuditFinding] {
    marksAgainstBackground(chart) + colourAlone(chart) + pairs(chart) + transparency(chart) + hierarchy(chart)
  }

  // MARK: - contrast

  private static func marksAgainstBackground(_ chart: AuditedChart) -> [AuditFinding] {
    let needed = chart.drawn.isContrastIncreased ? 4.5 : 3.0
    var weak: [(hex: String, color: RGBA, ratio: Double, count: Int, frame: Rect)] = []
    var edges: Set<String> = []
    for shape in chart.marks {
      guard let line = shape.line else { continue }
      let color = shape.visibleColor(line.brush, on: chart.background)
      if color.contrast(to: chart.background) >= needed { edges.insert(line.brush.representativeColor.hex) }
    }
    for shape in chart.marks {
      var ratio = 0.0
      var color: RGBA?
      if let fill = shape.fill {
        if case .pattern = fill { continue }
        let visibleColor = shape.visibleColor(fill, on: chart.background)
        // A band or a tint with an edge in its own colour is visible by its edge.
        if edges.contains(fill.representativeColor.hex), visibleColor.hex != fill.representativeColor.hex {
          continue
        }
        (ratio, color) = (visibleColor.contrast(to: chart.background), visibleColor)
      }
      // Shapes in the background's colour are cut-outs and need no contrast.
      if shape.line == nil, ratio < 1.05, shape.opacity == 1, shape.fill?.representativeColor.a == 1 {
        continue
      }
      if let line = shape.line, line.stroke.width > 0 {
        let visibleColor = shape.visibleColor(line.brush, on: chart.background)
        let lineRatio = visibleColor.contrast(to: chart.background)
        if lineRatio > ratio { (ratio, color) = (lineRatio, visibleColor) }
      }
      guard let color, ratio < needed - 0.005 else { continue }
      if let weakIndex = weak.firstIndex(where: { $0.hex == color.hex }) {
        weak[weakIndex].count += 1
        weak[weakIndex].frame = weak[weakIndex].frame.union(shape.bounds)
      } else {
        weak.append((color.hex, color, ratio, 1, shape.bounds))
      }
    }
    weak.sort { ($0.ratio, $0.hex) < ($1.ratio, $1.hex) }
    let required = "\(Text.number(needed)):1"
    if weak.count > 4 {
      let worst = weak[0]
      return [
        AuditFinding(
          .contrast,
          "\(chart.name) has \(weak.count) colours of marks below \(required) to the background "
            + "\(chart.background.hex); the weakest, \(worst.hex), has \(Text.ratio(worst.ratio)).",
          measured: Text.ratio(worst.ratio), required: required,
          remedy: "Let the range of chartForegroundStyleScale begin at "
            + "\(worst.color.toned(toReach: needed, on: chart.background)?.hex ?? "a stronger tone").",
          frame: CGRect(chart.plot))
      ]
    }
    return weak.map { weakColor in
      let name = chart.name(of: weakColor.color).map { " of \"\($0)\"" } ?? ""
      let tone = weakColor.color.toned(toReach: needed, on: chart.background)
      return AuditFinding(
        .contrast,
        "\(Text.count(weakColor.count, "mark", "marks"))\(name) in \(weakColor.hex) "
          + "\(weakColor.count == 1 ? "has" : "have") \(Text.ratio(weakColor.ratio)) to the background "
          + "\(chart.background.hex); marks need \(required).",
        measured: Text.ratio(weakColor.ratio), required: required,
        remedy: "Use \(tone?.hex ?? "another colour"), or .environment(\\.colorSchemeContrast, .increased).",
        frame: CGRect(weakColor.frame))
    }
  }

  // MARK: - not-colour-alone, colour-pairs

  private static func colourAlone(_ chart: AuditedChart) -> [AuditFinding] {
    let names = chart.drawn.series.map(\.name)
    guard names.count > 1, chart.drawn.cues.isEmpty else { return [] }
    let label = chart.drawn.seriesLabel.isEmpty ? "…" : "\"\(chart.drawn.seriesLabel)\""
    let cue =
      chart.drawn.marks.contains(where: \.takesSymbols)
      ? "Add .symbol(by: .value(\(label), …)) or .lineStyle(by:)" : "Label the marks with .annotation"
    return [
      AuditFinding(
        .notColourAlone,
        "Only colour distinguishes \(Text.list(names)): without colour, as in print or for colour-blind readers, "
          + "they look the same.",
        measured: "1 cue", required: "2 cues",
        remedy: "\(cue), or .environment(\\.accessibilityDifferentiateWithoutColor, true), which draws "
          + "symbols, dashes and patterns.", frame: CGRect(chart.plot))
    ]
  }

  private static func pairs(_ chart: AuditedChart) -> [AuditFinding] {
    let series = chart.drawn.series
    guard chart.drawn.cues.isEmpty, series.count > 1, series.count <= 64 else { return [] }
    var close: [(a: Int, b: Int, distance: Double, vision: ColorVision)] = []
    for a in series.indices {
      for b in (a + 1)..<series.count where b < series.count {
        let (distance, vision) = ColorDifference.worst(
          series[a].color.over(chart.background).components, series[b].color.over(chart.background).components
        )
        if distance < safeDistance { close.append((a, b, distance, vision)) }
      }
    }
    close.sort { ($0.distance, $0.a, $0.b) < ($1.distance, $1.a, $1.b) }
    guard let worst = close.first else { return [] }
    let (a, b) = (series[worst.a], series[worst.b])
    let others =
      close.count > 1
      ? " So \(close.count == 2 ? "does 1 more pair" : "do \(close.count - 1) more pairs")." : ""
    return [
      AuditFinding(
        .colourPairs,
        "\"\(a.name)\" (\(a.color.over(chart.background).hex)) and \"\(b.name)\" "
          + "(\(b.color.over(chart.background).hex)) look alike \(readers(worst.vision)): "
          + "\(Text.number(worst.distance)) apart in CAM02-UCS, \(Text.number(safeDistance)) can be "
          + "distinguished in small marks.\(others)",
        measured: Text.number(worst.distance), required: Text.number(safeDistance),
        remedy: "Make one of them darker or lighter, not another hue; "
          + ".environment(\\.colorSchemeContrast, .increased) sets a palette that differs enough.",
        frame: CGRect(chart.plot))
    ]
  }

  private static func readers(_ vision: ColorVision) -> String {
    switch vision {
    case .normal: "to everybody"
    case .protanopia: "without red cones (protanopia)"
    case .deuteranopia: "without green cones (deuteranopia)"
    case .tritanopia: "without blue cones (tritanopia)"
    }
  }

  // MARK: - transparency, hierarchy

  private static func transparency(_ chart: AuditedChart) -> [AuditFinding] {
    guard chart.drawn.reducesTransparency else { return [] }
    let clear = chart.marks.filter { shape in
      let brush = shape.fill ?? shape.line?.brush
      return shape.opacity < 1 || (brush?.representativeColor.a ?? 1) < 1
    }
    guard let first = clear.first else { return [] }
    let cover = (first.fill ?? first.line?.brush)?.representativeColor.a ?? 1
    return [
      AuditFinding(
        .transparency,
        "\(Text.count(clear.count, "mark is", "marks are")) translucent, although the user requests reduced "
          + "transparency.", measured: "\(Int((cover * first.opacity * 100).rounded())) %",
        required: "100 %", remedy: "Use a solid tint instead of .opacity(…).",
        frame: CGRect(first.bounds))
    ]
  }

  private static func hierarchy(_ chart: AuditedChart) -> [AuditFinding] {
    func contrasts(_ shapes: [SeenShape]) -> [Double] {
      shapes.flatMap { shape in
        [shape.fill, shape.line?.brush].compactMap { $0 }.compactMap { brush in
          if case .pattern = brush { return nil }
          return shape.visibleColor(brush, on: chart.background).contrast(to: chart.background)
        }
      }
    }
    guard let mark = contrasts(chart.marks).max(), let guide = contrasts(chart.guides).max(),
      guide > mark + 0.05
    else { return [] }
    return [
      AuditFinding(
        .hierarchy,
        "Grid lines or axes have \(Text.ratio(guide)) to the background, the strongest mark \(Text.ratio(mark)): "
          + "readers see the grid first.", measured: Text.ratio(guide),
        required: "below \(Text.ratio(mark))",
        remedy: "Leave AxisGridLine and AxisTick in their standard style, or make the marks stronger.",
        frame: CGRect(chart.plot))
    ]
  }
}

extension SeenShape {
  /// Returns the colour of a brush at the shape's centre, composited over a background.
  func visibleColor(_ brush: Brush, on background: RGBA) -> RGBA {
    color(brush, at: bounds.center).multiplyingAlpha(by: opacity).over(background)
  }
}
