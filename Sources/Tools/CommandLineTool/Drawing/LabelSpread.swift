import Foundation
import OpenChartsChartMath

/// Moves labels at the ends of lines apart.
struct LabelSpread {
  let plan: ChartPlan
  let available: ValueLabels.ChartSize

  /// The largest distance of a label from its value, as a factor of the distance of two labels.
  private static let farthest = 1.6

  /// The distance of two labels in points.
  private var gap: Double { available.fontSize * 1.25 }

  /// The distance of each label below its value, in points; `nil` if a label would be far from its value or outside the
  /// plot, and for panels and scales whose domains are not known before the layout.
  ///
  /// - Parameters:
  ///   - ends: The values that have labels.
  ///   - values: All values of the chart.
  func offsets(of ends: [Double], among values: [Double]) -> [Double]? {
    let isLog = plan.yAxis.scale == .log
    guard !plan.isHorizontal, plan.facet == nil, isLog || [nil, .linear].contains(plan.yAxis.scale),
      let domain = plan.yAxis.domain
        ?? Self.domain(of: values + plan.markedPositions(isX: false), isLog: isLog)
    else { return nil }
    func forward(_ value: Double) -> Double { isLog ? log(value) : value }
    let (low, high) = (forward(domain.lowerBound), forward(domain.upperBound))
    guard low.isFinite, high.isFinite, low < high else { return nil }
    let height = available.height - ValueLabels.ChartSize.surroundingHeight
    let positions = ends.map { (high - forward($0)) / (high - low) * height }
    let offsets = Self.offsets(of: positions, gap: gap)
    let isNear = zip(positions, offsets).allSatisfy { position, offset in
      abs(offset) <= gap * Self.farthest && position + offset >= -gap && position + offset <= height + gap
    }
    return isNear ? offsets : nil
  }

  /// The distances that keep positions at least `gap` apart, in the same order, with the least sum of squares: isotonic
  /// regression by pooling adjacent violators.
  static func offsets(of positions: [Double], gap: Double) -> [Double] {
    let order = positions.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    var blocks: [(mean: Double, count: Int)] = []
    for (rank, index) in order.enumerated() {
      var block = (mean: positions[index] - Double(rank) * gap, count: 1)
      while let last = blocks.last, last.mean > block.mean {
        blocks.removeLast()
        let count = last.count + block.count
        block = ((last.mean * Double(last.count) + block.mean * Double(block.count)) / Double(count), count)
      }
      blocks.append(block)
    }
    let means = blocks.flatMap { [Double](repeating: $0.mean, count: $0.count) }
    var result = [Double](repeating: 0, count: positions.count)
    for (rank, index) in order.enumerated() {
      result[index] = means[rank] + Double(rank) * gap - positions[index]
    }
    return result
  }

  /// The approximate domain of an automatic axis.
  private static func domain(of values: [Double], isLog: Bool) -> ClosedRange<Double>? {
    let values = values.filter { $0.isFinite && (!isLog || $0 > 0) }
    guard var low = values.min(), var high = values.max(), low < high else { return nil }
    if isLog { return low...high }
    if low > 0, low < high * 0.25 { low = 0 }
    if high < 0, high > low * 0.25 { high = 0 }
    let step = NiceTicks.step(
      lower: low, upper: high, includesZero: false, desiredCount: nil, minimumStride: nil)
    let (start, end) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    return start.isFinite && end.isFinite && start < end ? start...end : nil
  }
}
