import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

extension SpaceRequest {
  /// The scale setups of the three axes. An axis without marks has numbers.
  func setups(_ diagnostics: inout [Diagnostic]) -> [SpaceDimension: ScaleSetup] {
    var setups: [SpaceDimension: ScaleSetup] = [:]
    for dimension in SpaceDimension.allCases {
      let flat = marks.map { table in
        var flat = MarkTable(kind: .point, shape: MarkShape())
        (flat.count, flat.order, flat.x) = (table.count, table.order, .value(table[dimension]))
        return flat
      }
      var odd: [Diagnostic] = []
      var setup =
        ScaleSetup.read(.x, of: flat, request: self[dimension].scale, diagnostics: &odd)
        ?? ScaleSetup(kind: .number)
      if !odd.isEmpty { diagnostics.append(SpaceMessages.mixedAxis(dimension, drawnAs: setup.kind)) }
      if setup.label.isEmpty, let surface = surfaces.first {
        setup.label = [surface.labels.x, surface.labels.y, surface.labels.z][dimension.rawValue]
      }
      setups[dimension] = setup
    }
    return setups
  }

  /// The scales of the axes.
  ///
  /// A domain that is not set is the exact extent of the data. Ranges that are not set have equal units on all axes,
  /// and the longest is 1, as in Apple's charts. If one axis would be more than four times as long as another, or if
  /// the units differ, each axis has length 1.
  func scales(_ diagnostics: inout [Diagnostic]) -> SpaceScales {
    let setups = setups(&diagnostics)
    func scale(_ dimension: SpaceDimension) -> SpaceScale {
      let setup = setups[dimension] ?? ScaleSetup(kind: .number)
      return SpaceScale(
        dimension: dimension, setup: setup, domain: domain(dimension, setup, &diagnostics))
    }
    var scales = SpaceScales(x: scale(.x), y: scale(.y), z: scale(.z))
    if !surfaces.isEmpty { heights(&scales, &diagnostics) }
    setRanges(&scales, &diagnostics)
    return scales
  }

  private func domain(_ dimension: SpaceDimension, _ setup: ScaleSetup, _ diagnostics: inout [Diagnostic])
    -> ContinuousDomain
  {
    let request = self[dimension].scale
    if setup.isBand {
      return ContinuousDomain(
        lower: -0.5, upper: Double(max(setup.categories.count, 1)) - 0.5, transform: .linear, kind: .number)
    }
    let transform = ScaleTransform(request.kind)
    var domain = ContinuousDomain(lower: 0, upper: 1, transform: transform, kind: setup.kind)
    let sources = marks.map { (column: $0[dimension], order: $0.order) }
    if let bounds = StyleScaleMaking.bounds(sources, request.domain, transform: transform) {
      (domain.lower, domain.upper, domain.isReversed) = (bounds.lower, bounds.upper, bounds.isReversed)
      if case .values(let given) = request.domain {
        domain.isExplicit = true
        let numbers = given.compactMap(\.magnitude)
        if let first = numbers.first, let last = numbers.last, first > last { domain.isReversed = true }
      }
    } else if !surfaces.isEmpty, dimension != .y {
      (domain.lower, domain.upper) = transform.takes(-1) ? (-1, 1) : (1, 10)
    }
    if !(domain.upper > domain.lower) {
      (domain.lower, domain.upper) = transform.domain(around: domain.lower)
    }
    domain.lower = max(domain.lower, -.greatestFiniteMagnitude / 4)
    domain.upper = min(domain.upper, .greatestFiniteMagnitude / 4)
    return domain
  }

  /// Extends y to the heights of the surfaces over x and z, unless its domain is set.
  private func heights(_ scales: inout SpaceScales, _ diagnostics: inout [Diagnostic]) {
    guard !scales.y.domain.isExplicit else { return }
    var reach = ContinuousDomain.Extent()
    for table in marks {
      for v in table.y.values + table.y.ends where v.isFinite { reach.include(v) }
    }
    let steps = 48
    for surface in surfaces {
      var heights: [Double] = []
      for i in 0...steps {
        for j in 0...steps {
          let x = scales.x.value(at: scales.x.low + Double(i) / Double(steps))
          let z = scales.z.value(at: scales.z.low + Double(j) / Double(steps))
          let y = surface.height(x, z)
          if y.isFinite, scales.y.domain.transform.takes(y) { heights.append(y) }
        }
      }
      guard !heights.isEmpty else {
        diagnostics.append(SpaceMessages.emptySurface(surface.labels.y))
        continue
      }
      heights.sort()
      let (low, high) = SurfaceReach.visible(heights)
      reach.include(low)
      reach.include(high)
    }
    guard !reach.isEmpty else { return }
    (scales.y.domain.lower, scales.y.domain.upper) = (reach.lower, reach.upper)
    if !(reach.upper > reach.lower) {
      (scales.y.domain.lower, scales.y.domain.upper) = scales.y.domain.transform.domain(around: reach.lower)
    }
  }

  private func setRanges(_ scales: inout SpaceScales, _ diagnostics: inout [Diagnostic]) {
    var given: [SpaceDimension: (Double, Double)] = [:]
    for dimension in SpaceDimension.allCases {
      if case .explicit(let a, let b) = self[dimension].scale.range, a.isFinite, b.isFinite, a != b {
        given[dimension] = (min(max(a, -1e3), 1e3), min(max(b, -1e3), 1e3))
      }
    }
    let all = SpaceDimension.allCases.map { scales[$0] }
    let spans = all.map { $0.domain.upper - $0.domain.lower }
    let isComparable = all.allSatisfy {
      !$0.setup.isBand && $0.setup.kind == .number && $0.domain.transform.isLinear
    }
    let (most, least) = (spans.max() ?? 1, spans.min() ?? 1)
    let isSlab = isComparable && !(most <= DrawnScene.mostLength * least)
    if isSlab, given.isEmpty { diagnostics.append(SpaceMessages.slab) }
    func range(_ scale: SpaceScale) -> (Double, Double) {
      if let givenRange = given[scale.dimension] {
        // The scene rotates about the centre of its box, independent of the range's position.
        let middle = (givenRange.0 + givenRange.1) / 2
        return (givenRange.0 - middle, givenRange.1 - middle)
      }
      guard given.isEmpty, isComparable, !isSlab else { return (-0.5, 0.5) }
      let half = (scale.domain.upper - scale.domain.lower) / most / 2
      return (-half, half)
    }
    (scales.x.start, scales.x.end) = range(scales.x)
    (scales.y.start, scales.y.end) = range(scales.y)
    (scales.z.start, scales.z.end) = range(scales.z)
  }
}

/// The range of a surface's heights that its axis shows.
enum SurfaceReach {
  /// Returns the range of the heights. At a pole, one side extends more than 20 times as far as the central 96 % of
  /// heights. That side then ends at the 2nd or 98th percentile.
  ///
  /// - Parameter sorted: The heights in ascending order, at least one.
  static func visible(_ sorted: [Double]) -> (Double, Double) {
    let last = sorted.count - 1
    func share(_ t: Double) -> Double { sorted[Int((t * Double(last)).rounded())] }
    let (low, high) = (share(0.02), share(0.98))
    let span = high - low
    guard span > 0 else { return (sorted[0], sorted[last]) }
    return (
      low - sorted[0] > 20 * span ? low : sorted[0], sorted[last] - high > 20 * span ? high : sorted[last]
    )
  }
}
