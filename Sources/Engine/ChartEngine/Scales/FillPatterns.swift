import ChartMath
import ChartModel
import DisplayList

/// Which pattern lies over the fill of which marks: by the name that colours them, or by the colour that they
/// have of their own. The first stays plain.
struct FillPatterns: Sendable {
  private struct OwnColor: Hashable {
    var kind: MarkKind
    var brush: Brush?
  }

  private var places: [DataValue: Int] = [:]
  private var ownPlaces: [OwnColor: Int] = [:]
  /// Names that colour something filled.
  private var filled: Set<DataValue> = []
  private let ground: RGBA
  /// Whether patterns are cut out of the fills: where all of these stand out from the ground.
  private let cutsOut: Bool

  /// `nil` where the reader does not ask for cues beside colour.
  init?(_ request: ChartRequest, colors: StyleScale<Brush>?) {
    guard request.environment.differentiateWithoutColor else { return nil }
    ground = request.environment.background
    let tables = request.marks.filter { $0.count > 0 && Self.isFilled($0.kind) }
    var seen: [RGBA] = []
    if let colors, !colors.isContinuous, colors.domain.count > 1 {
      places = Dictionary(zip(colors.domain, 0...), uniquingKeysWith: { first, _ in first })
      for column in tables.compactMap(\.foregroundStyle) {
        for row in 0..<column.count { filled.insert(column.value(at: row)) }
      }
      seen = colors.domain.compactMap { colors.output(for: $0)?.representativeColor }
    }
    for kind in MarkKind.allCases where Self.isFilled(kind) {
      var brushes: [Brush?] = []
      for table in tables where table.kind == kind && table.foregroundStyle == nil {
        for style in table.styles where !brushes.contains(style.brush) { brushes.append(style.brush) }
      }
      guard brushes.count > 1 else { continue }
      for (place, brush) in brushes.enumerated() { ownPlaces[OwnColor(kind: kind, brush: brush)] = place }
      seen += brushes.compactMap { $0?.representativeColor }
    }
    let ground = ground
    cutsOut = seen.allSatisfy { Contrast.ratio($0.over(ground).components, ground.components) >= 3 }
  }

  static func isFilled(_ kind: MarkKind) -> Bool {
    switch kind {
    case .bar, .area, .rectangle, .sector: true
    case .line, .point, .rule: false
    }
  }

  /// Whether a name colours something filled.
  func fills(_ value: DataValue) -> Bool { filled.contains(value) }

  /// - Parameters:
  ///   - value: The name that gives the mark its colour; `nil` where it has its own.
  ///   - own: The mark's own colour.
  ///   - color: What is seen, with its opacity.
  ///   - full: The same colour at full strength.
  func pattern(_ kind: MarkKind, value: DataValue?, own: Brush?, color: RGBA, full: RGBA) -> FillPattern? {
    guard Self.isFilled(kind) else { return nil }
    let place = value.map { places[$0] } ?? ownPlaces[OwnColor(kind: kind, brush: own)]
    guard let place else { return nil }
    return FillPattern.series(place, ink: ink(on: color.over(ground), full: full))
  }

  /// The ground's colour where that can be seen on every fill, else a darker (or lighter) tone of the fill.
  private func ink(on color: RGBA, full: RGBA) -> RGBA {
    func reads(_ ink: RGBA) -> Bool { Contrast.ratio(ink.components, color.components) >= 3 }
    if cutsOut, reads(ground) { return ground }
    let end = Contrast.luminance(color.components) > 0.18 ? RGBA.black : .white
    var tone = full
    tone.a = 1
    // In twentieths: the first that can be seen is nearest to the fill.
    for step in 0...20 {
      let ink = tone.mixed(with: end, by: Double(step) / 20)
      if reads(ink) { return ink }
    }
    return end
  }
}
