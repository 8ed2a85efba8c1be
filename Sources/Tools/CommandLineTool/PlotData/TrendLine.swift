import Foundation
import OpenChartsStatistics

/// The trend of one series with its 95 % confidence interval.
package struct TrendLine: Equatable, Sendable {
  /// The index of the series' name among the colours; `nil` for a chart without names as colours.
  package var color: Int?
  /// Positions along x, ascending: numbers, or seconds since 1 January 2001, 00:00 UTC.
  package var x: [Double] = []
  package var y: [Double] = []
  package var low: [Double] = []
  package var high: [Double] = []
}

extension TrendLine {
  /// The number of points of a line. A straight line needs only two, but the edges of its confidence interval are
  /// curved.
  private static let count = 25

  /// Returns `nil` for fewer than three points, and for points at one x. For a local trend, `nil` for fewer than six
  /// points or fewer than four different x values. For a rolling mean, which has no interval, `nil` for fewer than two
  /// means.
  ///
  /// - Parameters:
  ///   - isLogX: Whether the line is straight on a logarithmic x axis.
  ///   - isLogY: Whether it is straight on a logarithmic y axis.
  init?(_ name: TrendName, color: Int?, x: [Double], y: [Double], isLogX: Bool, isLogY: Bool) {
    func forward(_ value: Double, _ isLog: Bool) -> Double { isLog ? log(value) : value }
    func back(_ value: Double, _ isLog: Bool) -> Double { isLog ? exp(value) : value }
    let points = zip(x, y).map { (forward($0, isLogX), forward($1, isLogY)) }
      .filter { $0.0.isFinite && $0.1.isFinite }
    self.color = color
    if case .rolling(let count) = name {
      let sorted = zip(x, y).filter { $0.0.isFinite && $0.1.isFinite }.sorted { $0.0 < $1.0 }
      let means = SeriesTransform.rolling(count)(sorted.map(\.1))
      let rows = means.indices.filter { means[$0].isFinite }
      guard rows.count > 1 else { return nil }
      (self.x, self.y) = (rows.map { sorted[$0].0 }, rows.map { means[$0] })
      (low, high) = (self.y, self.y)
      return
    }
    if name == .loess {
      guard let curve = LocalRegression(points.map { (x: $0.0, y: $0.1) }) else { return nil }
      self.x = curve.x.map { back($0, isLogX) }
      self.y = curve.y.map { back($0, isLogY) }
      low = zip(curve.y, curve.half).map { back($0 - $1, isLogY) }
      high = zip(curve.y, curve.half).map { back($0 + $1, isLogY) }
      return
    }
    guard let fit = LinearFit(x: points.map(\.0), y: points.map(\.1)),
      let first = points.map(\.0).min(), let last = points.map(\.0).max()
    else { return nil }
    for step in 0..<Self.count {
      let position = first + (last - first) * Double(step) / Double(Self.count - 1)
      let interval = fit.interval(at: position)
      self.x.append(back(position, isLogX))
      self.y.append(back(fit.value(at: position), isLogY))
      low.append(back(interval.lowerBound, isLogY))
      high.append(back(interval.upperBound, isLogY))
    }
  }
}

extension PlotData {
  /// The trends of the series of a plan; empty if it has none.
  func trends(_ plan: ChartPlan) -> [TrendLine] {
    guard let name = plan.trend, case .numbers(let values)? = y else { return [] }
    let positions: [Double]
    switch x {
    case .numbers(let v)?, .dates(let v)?: positions = v
    case .numberSpans(let a, let b)?, .dateSpans(let a, let b)?: positions = zip(a, b).map { ($0 + $1) / 2 }
    case .names?, nil: return []
    }
    var series: [Int?: [Int]] = [:]
    for row in 0..<count {
      if case .names(let codes, _)? = color {
        series[Int(codes[row]), default: []].append(row)
      } else {
        series[nil, default: []].append(row)
      }
    }
    return series.sorted { ($0.key ?? 0) < ($1.key ?? 0) }.compactMap { key, rows in
      TrendLine(
        name, color: key, x: rows.map { positions[$0] }, y: rows.map { values[$0] },
        isLogX: plan.xAxis.scale == .log, isLogY: plan.yAxis.scale == .log)
    }
  }
}

extension ChartPlan {
  /// The fewest points that the trend needs, for messages.
  var trendNeed: String {
    switch trend {
    case .loess: "six points at four or more places"
    case .rolling(let count): "more than \(count) points"
    case .linear, nil: "three points at different places"
    }
  }

  /// A phrase about the curve; empty without one.
  var trendCaption: String {
    switch trend {
    case .loess: words.control(.localTrend)
    case .linear: words.control(.linearTrend)
    case .rolling(let count): words.control(.rollingOf, words.digits(count), y?.title ?? "")
    case nil: ""
    }
  }
}
