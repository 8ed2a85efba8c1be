import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Distinguishes series by more than colour: symbols for points and sparse lines, dashes for other lines, and
/// ``FillPatterns`` for filled marks. Values that the author set stay unchanged.
enum RedundantEncodings {
  /// The distance below which two colours count as alike; see ``ColorDifference``.
  static let safeDistance = 10.0
  /// The maximum number of points per series for which lines get symbols. On denser lines, symbols would hide the line.
  private static let sparseCount = 30

  /// Adds the symbols, dashes and patterns that the user's accessibility settings require.
  static func added(to request: ChartRequest) -> ChartRequest {
    guard areNeeded(request) else { return request }
    var request = request
    request.environment.differentiateWithoutColor = true
    applyByScale(to: &request)
    for kind in MarkKind.allCases { applyToOwnColors(of: kind, in: &request) }
    return request
  }

  /// Returns whether redundant encodings are needed: always if the user asks for differentiation without colour; with
  /// increased contrast, only if colours may look alike.
  private static func areNeeded(_ request: ChartRequest) -> Bool {
    if request.environment.differentiateWithoutColor { return true }
    guard request.environment.isContrastIncreased, let scale = colors(request), !scale.isContinuous else {
      return false
    }
    guard scale.domain.count <= mostColors else { return true }
    let shownColors = scale.domain.compactMap { scale.output(for: $0) }.map {
      $0.representativeColor.over(request.environment.background).components
    }
    return shownColors.count > 1 && ColorDifference.worst(among: shownColors) < safeDistance
  }

  /// The maximum number of colours that are compared. With more colours, a safe distance between all of them is
  /// impossible.
  private static let mostColors = 64

  /// The colour scale of the chart; `nil` if no mark is coloured by data.
  private static func colors(_ request: ChartRequest) -> StyleScale<Brush>? {
    let sources = request.marks.sources(\.foregroundStyle)
    guard !sources.isEmpty else { return nil }
    return StyleScaleMaking.foregroundStyle(
      sources, request.scales.foregroundStyle, request.environment)
  }

  // MARK: - Colours from data

  private static func applyByScale(to request: inout ChartRequest) {
    guard let scale = colors(request), !scale.isContinuous, scale.domain.count > 1 else { return }
    let hasPoints = request.marks.contains {
      $0.kind.trait.redundantEncoding == .symbol && $0.foregroundStyle != nil
    }
    var usesSymbols = false
    var usesDashes = false
    for i in request.marks.indices {
      let table = request.marks[i]
      guard let column = table.foregroundStyle, table.count > 0, table.source == nil else { continue }
      let hasOwnSymbol = table.symbol != nil || table.styles.contains { $0.symbol != nil }
      let hasOwnDash =
        table.lineStyle != nil || table.styles.contains { $0.stroke?.dash.isEmpty == false }
      switch table.kind.trait.redundantEncoding {
      case .symbol where !hasOwnSymbol:
        request.marks[i].symbol = column
        usesSymbols = true
      case .symbolOrDash where !hasOwnSymbol && !hasOwnDash && !hasPoints:
        if table.function == nil, table.count <= sparseCount * max(column.categories.count, 1) {
          request.marks[i].symbol = column
          usesSymbols = true
        } else {
          request.marks[i].lineStyle = column
          usesDashes = true
        }
      case .dash where !hasOwnDash:
        request.marks[i].lineStyle = column
        usesDashes = true
      case .symbol, .symbolOrDash, .dash, nil: break
      }
    }
    // Equal domains let one legend entry show both the colour and the redundant encoding.
    if usesSymbols, case .automatic = request.scales.symbol.domain {
      request.scales.symbol.domain = .values(scale.domain)
    }
    if usesDashes, case .automatic = request.scales.lineStyle.domain {
      request.scales.lineStyle.domain = .values(scale.domain)
    }
  }

  // MARK: - Colours set by marks

  /// Gives a symbol or a dash to each constant colour of the marks of one kind.
  private static func applyToOwnColors(of kind: MarkKind, in request: inout ChartRequest) {
    let trait = kind.trait
    guard trait.redundantEncoding == .symbol || trait.redundantEncoding == .symbolOrDash else { return }
    let tables = request.marks.indices.filter {
      request.marks[$0].kind == kind && request.marks[$0].foregroundStyle == nil
    }
    var brushes: [Brush?] = []
    for i in tables {
      for style in request.marks[i].styles where !brushes.contains(style.brush) {
        brushes.append(style.brush)
      }
    }
    guard brushes.count > 1 else { return }
    let symbols = StyleScaleMaking.standardSymbols(onLines: false)
    let dashes = StyleScaleMaking.standardDashes
    for i in tables where request.marks[i].symbol == nil && request.marks[i].lineStyle == nil {
      for s in request.marks[i].styles.indices {
        let style = request.marks[i].styles[s]
        guard let index = brushes.firstIndex(of: style.brush) else { continue }
        if trait.redundantEncoding == .symbol, style.symbol == nil {
          request.marks[i].styles[s].symbol = symbols[index % symbols.count]
        } else if trait.redundantEncoding == .symbolOrDash, style.stroke?.dash.isEmpty ?? true {
          var stroke = style.stroke ?? trait.standardStroke
          stroke.dash = dashes[index % dashes.count].map { $0 * max(stroke.width / 2, 0.5) }
          // Round caps would close the gaps of the dash.
          if !stroke.dash.isEmpty { stroke.cap = .butt }
          request.marks[i].styles[s].stroke = stroke
        }
      }
    }
  }
}
