import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Assigns fill patterns to marks: by the category that determines their colour, or by a colour that the author set.
/// The first category or colour has no pattern.
struct FillPatterns: Sendable {
  private struct OwnColor: Hashable {
    var kind: MarkKind
    var brush: Brush?
  }

  private var indices: [DataValue: Int] = [:]
  private var ownIndices: [OwnColor: Int] = [:]
  /// The categories whose colour fills a mark.
  private var filled: Set<DataValue> = []
  private let background: RGBA
  /// Whether patterns are cut out of the fills. True if all fills contrast with the background.
  private var cutsOut = false

  /// Returns the patterns; `nil` unless the user asks for differentiation without colour.
  ///
  /// - Parameter tables: The tables with rows, of filled marks.
  /// - Complexity: O(*n*) in the number of rows.
  static func needed(
    for tables: [MarkTable], colors: StyleScale<Brush>?, _ environment: ChartEnvironment
  ) -> FillPatterns? {
    guard environment.differentiateWithoutColor else { return nil }
    var patterns = FillPatterns(background: environment.background)
    var shownColors: [RGBA] = []
    if let colors, !colors.isContinuous, colors.domain.count > 1 {
      patterns.indices = Dictionary(zip(colors.domain, 0...), uniquingKeysWith: { first, _ in first })
      for column in tables.compactMap(\.foregroundStyle) {
        for row in 0..<column.count { patterns.filled.insert(column.value(at: row)) }
      }
      shownColors = colors.domain.compactMap { colors.output(for: $0)?.representativeColor }
    }
    for kind in Set(tables.map(\.kind)) {
      var brushes: [Brush?] = []
      for table in tables where table.kind == kind && table.foregroundStyle == nil {
        for style in table.styles where !brushes.contains(style.brush) { brushes.append(style.brush) }
      }
      guard brushes.count > 1 else { continue }
      for (index, brush) in brushes.enumerated() {
        patterns.ownIndices[OwnColor(kind: kind, brush: brush)] = index
      }
      shownColors += brushes.compactMap { $0?.representativeColor }
    }
    let background = patterns.background
    patterns.cutsOut = shownColors.allSatisfy {
      Contrast.ratio($0.over(background).components, background.components) >= 3
    }
    return patterns
  }

  private init(background: RGBA) { self.background = background }

  /// Whether the colour of a category fills a mark.
  func fills(_ value: DataValue) -> Bool { filled.contains(value) }

  /// Returns the pattern over the fill of a category; `nil` if it stays plain.
  ///
  /// - Parameters:
  ///   - color: The visible colour, with its opacity.
  ///   - full: The same colour at full opacity.
  func pattern(for value: DataValue, color: RGBA, full: RGBA) -> FillPattern? {
    indices[value].flatMap { pattern($0, color, full) }
  }

  /// Returns the pattern over a filled mark whose colour the author set; `nil` if it stays plain.
  func pattern(for brush: Brush?, of kind: MarkKind, color: RGBA, full: RGBA) -> FillPattern? {
    ownIndices[OwnColor(kind: kind, brush: brush)].flatMap { pattern($0, color, full) }
  }

  private func pattern(_ index: Int, _ color: RGBA, _ full: RGBA) -> FillPattern? {
    FillPattern.series(index, ink: ink(on: color.over(background), full: full))
  }

  /// Returns the background colour if it is visible on every fill, otherwise a darker or lighter tone of the fill.
  private func ink(on color: RGBA, full: RGBA) -> RGBA {
    func reads(_ ink: RGBA) -> Bool { Contrast.ratio(ink.components, color.components) >= 3 }
    if cutsOut, reads(background) { return background }
    let end = Contrast.luminance(color.components) > 0.18 ? RGBA.black : .white
    var tone = full
    tone.a = 1
    // Try steps of 5 %: the first visible tone is closest to the fill.
    for step in 0...20 {
      let ink = tone.mixed(with: end, by: Double(step) / 20)
      if reads(ink) { return ink }
    }
    return end
  }
}
