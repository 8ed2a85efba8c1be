import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Creates the scales of colour, symbol, size and dash from the columns that use them.
enum StyleScaleMaking {
  static func isContinuous(_ sources: [ColumnSource], _ kind: ScaleKind?) -> Bool {
    kind != .category && !sources.isEmpty && sources.allSatisfy { $0.column.kind != .category }
  }

  private static func hasNames(_ request: DomainRequest) -> Bool {
    guard case .values(let values) = request, !values.isEmpty else { return false }
    return values.allSatisfy { if case .category = $0 { true } else { false } }
  }

  /// Returns the distinct categories of a channel, in order.
  static func categories(_ sources: [ColumnSource], _ request: DomainRequest) -> [DataValue] {
    switch request {
    case .values(let values):
      var uniqueValues = Set<DataValue>()
      return values.filter { uniqueValues.insert($0).inserted }
    case .automatic(_, let reversed, let modify):
      var values = firstAppearance(sources)
      modify?(&values)
      return reversed == true ? values.reversed() : values
    }
  }

  /// Returns the bounds of a continuous channel without rounding; `nil` when there are none.
  static func bounds(_ sources: [ColumnSource], _ request: DomainRequest, transform: ScaleTransform)
    -> (lower: Double, upper: Double, kind: ValueKind, isReversed: Bool)?
  {
    var extent = ContinuousDomain.Extent()
    for source in sources {
      for v in source.column.values where transform.takes(v) { extent.include(v) }
      for v in source.column.ends where transform.takes(v) { extent.include(v) }
    }
    let kind = sources.first?.column.kind ?? .number
    switch request {
    case .values(let values):
      let given = values.compactMap(\.magnitude).filter(\.isFinite)
      guard let lower = given.min(), let upper = given.max() else { break }
      return (lower, upper, kind, false)
    case .automatic(let includesZero, let reversed, let modify):
      if includesZero == true, kind == .number, transform.takes(0) { extent.include(0) }
      guard !extent.isEmpty else { return nil }
      var values = [extent.lower, extent.upper].map { DataValue($0, kind) }
      modify?(&values)
      let given = values.compactMap(\.magnitude).filter(\.isFinite)
      guard let lower = given.min(), let upper = given.max() else { return nil }
      return (lower, upper, kind, reversed ?? false)
    }
    return extent.isEmpty ? nil : (extent.lower, extent.upper, kind, false)
  }

  static func cycled<Output>(_ values: [Output], count: Int) -> [Output] {
    values.isEmpty ? [] : (0..<count).map { values[$0 % values.count] }
  }

  static func foregroundStyle(
    _ sources: [ColumnSource], _ request: StyleScaleRequest<Brush>, _ environment: ChartEnvironment
  ) -> StyleScale<Brush>? {
    // If the author gave a domain of category names, there is a scale even without data. Its legend describes marks
    // that have constant colours.
    guard !sources.isEmpty || hasNames(request.domain) else { return nil }
    let label = sources.first?.column.label ?? ""
    let palette = (environment.palette.isEmpty ? [environment.accent] : environment.palette).map(Brush.color)
    if isContinuous(sources, request.kind) {
      let transform = ScaleTransform(request.kind)
      guard let bounds = bounds(sources, request.domain, transform: transform) else { return nil }
      var stops: [GradientStop]
      switch request.range {
      // The ramp goes from a tint to the full colour. 0.18 was measured in Apple's pictures. The tint is opaque so
      // that no grid lines show through.
      case .automatic, .mapping:
        let tint = environment.accent.multiplyingAlpha(by: 0.18).over(environment.background)
        stops = [GradientStop(0, tint), GradientStop(1, environment.accent)]
      case .gradient(let given): stops = given.sorted { $0.location < $1.location }
      case .values(let brushes):
        let last = Double(max(brushes.count - 1, 1))
        stops = brushes.enumerated().map { GradientStop(Double($0) / last, $1.representativeColor) }
      }
      if bounds.isReversed { stops = stops.reversed().map { GradientStop(1 - $0.location, $0.color) } }
      let ramp = stops
      var scale = StyleScale<Brush>(
        label: label, lower: bounds.lower, upper: bounds.upper, kind: bounds.kind, transform: transform
      ) { .color(ramp.color(at: $0)) }
      if case .mapping(let mapping) = request.range { scale.mapping = mapping }
      return scale
    }
    let domain = categories(sources, request.domain)
    var outputs: [Brush]
    var mapping: (@Sendable (DataValue) -> Brush?)?
    switch request.range {
    case .automatic: outputs = cycled(palette, count: domain.count)
    case .values(let brushes): outputs = cycled(brushes.isEmpty ? palette : brushes, count: domain.count)
    case .gradient(let stops):
      let last = Double(max(domain.count - 1, 1))
      outputs = domain.indices.map { .color(stops.color(at: Double($0) / last)) }
    case .mapping(let function):
      mapping = function
      outputs = cycled(palette, count: domain.count)
    }
    return StyleScale(label: label, domain: domain, outputs: outputs, mapping: mapping)
  }

  /// Returns the symbols in order of use. Points and lines use different orders, as in Apple's charts; the shapes
  /// after Apple's follow in our own order.
  static func standardSymbols(onLines: Bool) -> [SymbolRequest] {
    let order: [BasicSymbol] =
      onLines
      ? [.circle, .square, .triangle, .diamond, .pentagon]
      : [.circle, .cross, .triangle, .square, .diamond, .pentagon, .plus, .asterisk]
    return order.map { .shape($0.shape) }
  }

  /// Dash patterns in order of use: solid, short dashes, long dashes, then patterns that are easy to distinguish from
  /// these.
  static let standardDashes: [[Double]] = [[], [5, 3], [9, 3], [2, 3], [9, 3, 2, 3], [5, 3, 2, 3]]

  /// - Parameter onLines: Whether all symbols are on lines.
  static func symbol(
    _ sources: [ColumnSource], _ request: StyleScaleRequest<SymbolRequest>, onLines: Bool
  ) -> StyleScale<SymbolRequest>? {
    cycling(standardSymbols(onLines: onLines), sources, request)
  }

  static func lineStyle(
    _ sources: [ColumnSource], _ request: StyleScaleRequest<Stroke>
  ) -> StyleScale<Stroke>? {
    let strokes = standardDashes.map { Stroke(width: 2, cap: .butt, join: .round, dash: $0) }
    return cycling(strokes, sources, request)
  }

  /// Returns a scale that gives each category one of the author's or the standard values in turn; `nil` if no mark uses
  /// the channel.
  private static func cycling<Output>(
    _ standard: [Output], _ sources: [ColumnSource], _ request: StyleScaleRequest<Output>
  ) -> StyleScale<Output>? {
    guard let label = sources.first?.column.label else { return nil }
    let domain = categories(sources, request.domain)
    var outputs = standard
    var mapping: (@Sendable (DataValue) -> Output?)?
    switch request.range {
    case .values(let values) where !values.isEmpty: outputs = values
    case .mapping(let function): mapping = function
    case .values, .automatic, .gradient: break
    }
    return StyleScale(
      label: label, domain: domain, outputs: cycled(outputs, count: domain.count), mapping: mapping)
  }

  /// Returns the scale of symbol areas in square points: 20 to 400 by default.
  static func symbolSize(
    _ sources: [ColumnSource], _ request: StyleScaleRequest<Double>
  ) -> StyleScale<Double>? {
    guard let label = sources.first?.column.label else { return nil }
    var sizes = [20.0, 400]
    var mapping: (@Sendable (DataValue) -> Double?)?
    if case .values(let given) = request.range, !given.isEmpty { sizes = given }
    if case .mapping(let function) = request.range { mapping = function }
    let ramp = sizes
    @Sendable func size(at t: Double) -> Double {
      guard ramp.count > 1 else { return ramp[0] }
      let position = min(max(t, 0), 1) * Double(ramp.count - 1)
      let index = min(Int(position), ramp.count - 2)
      return ramp[index] + (ramp[index + 1] - ramp[index]) * (position - Double(index))
    }
    if isContinuous(sources, request.kind) {
      let transform = ScaleTransform(request.kind)
      guard let bounds = bounds(sources, request.domain, transform: transform) else { return nil }
      let isReversed = bounds.isReversed
      var scale = StyleScale<Double>(
        label: label, lower: bounds.lower, upper: bounds.upper, kind: bounds.kind, transform: transform
      ) { size(at: isReversed ? 1 - $0 : $0) }
      scale.mapping = mapping
      return scale
    }
    let domain = categories(sources, request.domain)
    let last = Double(max(domain.count - 1, 1))
    let outputs = domain.indices.map { i in
      ramp.count == domain.count ? ramp[i] : size(at: Double(i) / last)
    }
    return StyleScale(label: label, domain: domain, outputs: outputs, mapping: mapping)
  }
}
