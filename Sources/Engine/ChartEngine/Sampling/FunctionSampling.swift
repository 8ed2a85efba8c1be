import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Converts functions to rows, before any other stage.
///
/// Parametric curves come first, because they affect the domain of x; then functions of x over that domain. Both are
/// sampled in points of a plot as large as the chart, slightly finer than necessary. The domain of y is computed
/// later and uses a relevant range of each function.
struct FunctionSampling {
  /// The default domain of x.
  static let standardDomain = -10.0...10.0

  private let request: ChartRequest
  private let size: Size
  private let yTransform: ScaleTransform

  /// Returns the tables of a chart with functions replaced by rows.
  static func tables(of request: ChartRequest, in size: Size) -> [MarkTable] {
    guard request.marks.contains(where: { $0.function != nil }) else { return request.marks }
    return FunctionSampling(request, size).sampled()
  }

  private init(_ request: ChartRequest, _ size: Size) {
    self.request = request
    self.size = Size(max(size.width, 1), max(size.height, 1))
    yTransform = ScaleTransform(request.scales.y.kind)
  }

  /// An axis that maps data to points for sampling.
  private struct SampledScale {
    var transform: ScaleTransform
    var lower: Double
    var upper: Double
    var length: Double

    /// Returns the position; `nil` if a number has no position. Positions far outside the plot are clamped.
    func position(_ v: Double) -> Double? {
      let (a, b) = (transform.forward(lower), transform.forward(upper))
      let u = transform.forward(v)
      guard u.isFinite, b > a else { return u.isFinite ? 0 : nil }
      return min(max(FunctionSampling.fraction(u, a, b), -1), 2) * length
    }

    /// Clamps numbers to a range far outside the plot that pictures can represent.
    func bounded(_ v: Double) -> Double {
      let reach = (transform.forward(upper) - transform.forward(lower)) * 20
      guard reach > 0, reach.isFinite else { return v }
      let u = transform.forward(v)
      let (a, b) = (transform.forward(lower) - reach, transform.forward(upper) + reach)
      return u < a ? transform.inverse(a) : u > b ? transform.inverse(b) : v
    }
  }

  /// (u − a) ÷ (b − a), also if b − a is too large for a number.
  private static func fraction(_ u: Double, _ a: Double, _ b: Double) -> Double {
    (b - a).isFinite ? (u - a) / (b - a) : (u / 2 - a / 2) / (b / 2 - a / 2)
  }

  /// Replaces infinite bounds: an interval without an end is as long as the standard domain.
  private static func finite(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    let (lower, upper) = (domain.lowerBound, domain.upperBound)
    let length = standardDomain.upperBound - standardDomain.lowerBound
    switch (lower.isFinite, upper.isFinite) {
    case (true, true): return domain
    case (true, false): return lower...max(lower + length, lower)
    case (false, true): return min(upper - length, upper)...upper
    case (false, false): return standardDomain
    }
  }

  private func sampled() -> [MarkTable] {
    var tables = request.marks
    for i in tables.indices {
      guard case .parametric = tables[i].function?.form, let domain = tables[i].function?.domain else {
        continue
      }
      tables[i].function?.domain = Self.finite(domain)
    }
    for i in tables.indices { findReachOfCurve(&tables[i]) }
    guard let domain = findDomain(&tables) else { return tables }
    for i in tables.indices { findReach(&tables[i], domain) }
    let y = yAxis(tables)
    let x = SampledScale(
      transform: domain.transform, lower: domain.lower, upper: domain.upper,
      length: size.width * domain.lengthFactor(request.scales.x))
    for i in tables.indices { sample(&tables[i], x, y) }
    return tables
  }

  // MARK: - Ranges for the axes

  private func findReachOfCurve(_ table: inout MarkTable) {
    guard case .parametric(let function) = table.function?.form, let domain = table.function?.domain else {
      return
    }
    let steps = Self.steps(domain, 2_000)
    let xTransform = ScaleTransform(request.scales.x.kind)
    table.function?.reachX = FunctionRange.visible(at: steps) { Self.drawable(function($0).x, xTransform) }
    table.function?.reachY = FunctionRange.visible(at: steps) { Self.drawable(function($0).y, yTransform) }
  }

  /// Returns the domain of x: from other marks or the author. Without these, from the intervals of the functions.
  private func findDomain(_ tables: inout [MarkTable]) -> ContinuousDomain? {
    var diagnostics: [Diagnostic] = []
    let others = tables.filter { $0.function == nil && $0.count > 0 && !$0.columns(on: .x).isEmpty }
    let hasCurves = tables.contains { $0.function?.reachX != nil }
    if others.isEmpty, !hasCurves {
      let given = tables.compactMap { $0.function?.domain.map(Self.finite) }
      for i in tables.indices where tables[i].function != nil {
        let functionDomain = tables[i].function?.domain.map(Self.finite)
        tables[i].function?.reachX = functionDomain ?? (given.isEmpty ? Self.standardDomain : nil)
      }
    }
    let setup = ScaleSetup.read(.x, of: tables, request: request.scales.x, diagnostics: &diagnostics)
    guard let setup, !setup.isBand else { return nil }
    let marks = tables.map { $0.resolved(firstID: 0, x: setup, y: nil) }
    return PositionDomain.find(
      .x, setup: setup, marks: marks, request: request, diagnostics: &diagnostics)?.continuous
  }

  private func findReach(_ table: inout MarkTable, _ domain: ContinuousDomain) {
    guard let function = table.function, let interval = interval(function, domain) else { return }
    let length = size.width * domain.lengthFactor(request.scales.x)
    let count = min(max(Int(saturating: length * 4), 64), 100_000)
    let transform = domain.transform
    let steps = Self.steps(
      transform.forward(interval.lowerBound)...transform.forward(interval.upperBound), count
    )
    .map(transform.inverse)
    var reach: ClosedRange<Double>?
    switch function.form {
    case .value(let value):
      reach = FunctionRange.visible(at: steps) { Self.drawable(value($0), yTransform) }
      if table.kind.trait.hasLength, let visibleReach = reach, yTransform.takes(0) {
        reach = min(visibleReach.lowerBound, 0)...max(visibleReach.upperBound, 0)
      }
    case .range(let range):
      let first = FunctionRange.visible(at: steps) { Self.drawable(range($0).0, yTransform) }
      let second = FunctionRange.visible(at: steps) { Self.drawable(range($0).1, yTransform) }
      reach = [first, second].compactMap { $0 }.reduce(nil, Self.union)
    case .parametric: return
    }
    table.function?.reachY = reach
  }

  private static func union(_ a: ClosedRange<Double>?, _ b: ClosedRange<Double>) -> ClosedRange<Double> {
    a.map { min($0.lowerBound, b.lowerBound)...max($0.upperBound, b.upperBound) } ?? b
  }

  private static func drawable(_ v: Double, _ transform: ScaleTransform) -> Double {
    transform.forward(v).isFinite ? v : .nan
  }

  private static func steps(_ interval: ClosedRange<Double>, _ count: Int) -> [Double] {
    (0...count).map { interval.bound($0, of: count) }
  }

  /// Returns the interval of a function on the axis; `nil` if it is outside.
  private func interval(_ function: FunctionSource, _ domain: ContinuousDomain) -> ClosedRange<Double>? {
    guard let functionDomain = function.domain else { return domain.lower...domain.upper }
    let (lower, upper) = (
      max(functionDomain.lowerBound, domain.lower), min(functionDomain.upperBound, domain.upper)
    )
    return lower <= upper ? lower...upper : nil
  }

  /// Returns an estimate of the y axis: the author's domain. Without it, the range of functions and other marks.
  private func yAxis(_ tables: [MarkTable]) -> SampledScale {
    var range: ClosedRange<Double>?
    if case .values(let values) = request.scales.y.domain {
      let given = values.compactMap(\.magnitude).filter { yTransform.forward($0).isFinite }
      if let lower = given.min(), let upper = given.max() { range = lower...upper }
    }
    if range == nil {
      range = tables.compactMap { $0.function?.reachY }.reduce(nil, Self.union)
      for table in tables where table.function == nil {
        for column in table.columns(on: .y) {
          for v in column.values + column.ends where yTransform.forward(v).isFinite {
            range = Self.union(range, v...v)
          }
        }
      }
    }
    var (lower, upper) = (range?.lowerBound ?? 0, range?.upperBound ?? 1)
    if !(upper > lower) { (lower, upper) = (lower - 1, upper + 1) }
    return SampledScale(transform: yTransform, lower: lower, upper: upper, length: size.height)
  }

  // MARK: - Rows

  private func sample(_ table: inout MarkTable, _ x: SampledScale, _ y: SampledScale) {
    guard let function = table.function else { return }
    let runs: [[Double]]
    let rows: (Double) -> (x: Double, y: Double, other: Double)
    switch function.form {
    case .value(let value):
      rows = { ($0, value($0), .nan) }
      runs = self.runs(function, x, y) {
        let v = value($0)
        return (v, v)
      }
    case .range(let range):
      rows = {
        let (a, b) = range($0)
        return ($0, a, b)
      }
      runs = self.runs(function, x, y, edges: range)
    case .parametric(let curve):
      rows = {
        let position = curve($0)
        return (position.x, position.y, .nan)
      }
      runs = AdaptiveSampling.runs(
        over: function.domain ?? 0...1, pieces: min(Int(saturating: size.width + size.height), 10_000),
        maximumDepth: 8
      ) { t in
        let data = curve(t)
        guard let px = x.position(data.x), let py = y.position(data.y) else { return nil }
        return AdaptiveSampling.Position(x: px, y: py)
      }
    }
    fill(&table, runs.map { $0.map(rows) }, x, y)
  }

  /// Samples a function of x over its interval, in steps that are equal in the picture.
  private func runs(
    _ function: FunctionSource, _ x: SampledScale, _ y: SampledScale, edges: (Double) -> (Double, Double)
  ) -> [[Double]] {
    let domain = ContinuousDomain(lower: x.lower, upper: x.upper, transform: x.transform, kind: .number)
    guard let interval = interval(function, domain) else { return [] }
    let transform = x.transform
    let (a, b) = (transform.forward(interval.lowerBound), transform.forward(interval.upperBound))
    guard a.isFinite, b.isFinite else { return [] }
    let (low, high) = (transform.forward(x.lower), transform.forward(x.upper))
    let share =
      (high - low).isFinite
      ? (b - a) / (high - low) : Self.fraction(b, low, high) - Self.fraction(a, low, high)
    let length = high > low ? share * x.length : 0
    // At the ends, return the exact values, without the transform's rounding errors.
    func data(_ u: Double) -> Double {
      u <= a ? interval.lowerBound : u >= b ? interval.upperBound : transform.inverse(u)
    }
    let pieces = min(max(Int(saturating: length / 2), 8), 100_000)
    let runs = AdaptiveSampling.runs(over: a...b, pieces: pieces) { u in
      let (first, second) = edges(data(u))
      guard let py = y.position(first), let other = y.position(second) else { return nil }
      return AdaptiveSampling.Position(x: b > a ? Self.fraction(u, a, b) * length : 0, y: py, other: other)
    }
    return runs.map { $0.map(data) }
  }

  /// Replaces the single row of a table. A row without a position interrupts the curve.
  private func fill(
    _ table: inout MarkTable, _ runs: [[(x: Double, y: Double, other: Double)]], _ x: SampledScale,
    _ y: SampledScale
  ) {
    var xs: [Double] = []
    var ys: [Double] = []
    var others: [Double] = []
    for run in runs {
      if !xs.isEmpty {
        xs.append(.nan)
        ys.append(.nan)
        others.append(.nan)
      }
      for row in run {
        xs.append(x.bounded(row.x))
        ys.append(y.bounded(row.y))
        others.append(y.bounded(row.other))
      }
    }
    if case .value(var column) = table.x {
      column.values = xs
      table.x = .value(column)
    }
    switch table.y {
    case .value(var column):
      column.values = ys
      table.y = .value(column)
    case .interval(var start, var end):
      (start.values, end.values) = (ys, others)
      table.y = .interval(start: start, end: end)
    case .none, .plot: break
    }
    table.count = xs.count
    table.foregroundStyle = table.foregroundStyle?.repeated(xs.count)
    table.symbol = table.symbol?.repeated(xs.count)
    table.symbolSize = table.symbolSize?.repeated(xs.count)
    table.lineStyle = table.lineStyle?.repeated(xs.count)
    table.series = table.series?.repeated(xs.count)
    if var dodge = table.dodge {
      dodge.column = dodge.column.repeated(xs.count)
      table.dodge = dodge
    }
    table.order = Array(repeating: table.order.first ?? 0, count: xs.count)
    if xs.isEmpty {
      table.annotations = []
      table.accessibility = [:]
    }
  }
}

extension Column {
  /// Returns a column with the first row repeated.
  fileprivate func repeated(_ count: Int) -> Column {
    var column = self
    column.values = Array(repeating: values.first ?? .nan, count: count)
    column.ends = ends.first.map { Array(repeating: $0, count: count) } ?? []
    return column
  }
}
