import Foundation
import OpenChartsStatistics
import OpenChartsTables

/// Errors of values, and densities.
extension PlotDataBuilder {
  /// The error of each row or group to both sides; NaN where there is none. Empty for a plan without errors.
  ///
  /// - Parameters:
  ///   - values: The values of the rows before they are combined.
  ///   - groups: The groups of rows; `nil` if each row is a mark.
  func errors(_ values: [Double]?, in groups: GroupKeys?) -> [Double] {
    switch plan.error {
    case nil: return []
    case .column(let index):
      let errors = (table.columns[index].numbers ?? []).map { $0 >= 0 ? $0 : .nan }
      return groups?.firstRows.map { errors[$0] } ?? errors
    case .limits(let low, _): return distances(values, to: low, -1, in: groups)
    case .interval:
      guard let groups, let values else { return [] }
      var counts = [Double](repeating: 0, count: groups.count)
      var (means, squares) = (counts, counts)
      // One pass by Welford's recurrence (1962), which is exact enough for large, similar values.
      for (row, value) in values.enumerated() where value.isFinite {
        let group = Int(groups.codes[row])
        guard group >= 0 else { continue }
        counts[group] += 1
        let distance = value - means[group]
        means[group] += distance / counts[group]
        squares[group] += distance * (value - means[group])
      }
      return zip(counts, squares).map { count, squares in
        guard count > 1 else { return .nan }
        return StudentT.quantile975(count - 1) * (squares / (count - 1) / count).squareRoot()
      }
    }
  }

  mutating func setErrors(in groups: GroupKeys?) {
    let values = channels[valueSlot]?.numbers
    errors = errors(values, in: groups)
    upperErrors = upperErrors(values, in: groups)
  }

  /// The distance of each value to the high end of its error; empty if both distances are equal.
  func upperErrors(_ values: [Double]?, in groups: GroupKeys?) -> [Double] {
    guard case .limits(_, let high)? = plan.error else { return [] }
    return distances(values, to: high, 1, in: groups)
  }

  /// The differences between a column of ends and the values, multiplied by `sign`.
  private func distances(_ values: [Double]?, to ends: Int, _ sign: Double, in groups: GroupKeys?) -> [Double]
  {
    guard let values, let ends = table.columns[ends].numbers else { return [] }
    let distances = zip(ends, values).map { ($0 - $1) * sign }
    return groups?.firstRows.map { distances[$0] } ?? distances
  }

  /// The number of points of a density curve.
  private static let densityPoints = 101

  /// Replaces the values by density curves, one for each colour, panel and state. Each curve covers the range of all
  /// values.
  mutating func estimateDensities(_ rows: inout [Int]) {
    guard plan.summary == .density, let values = channels[.x]?.numbers else { return }
    let isLog = plan.xAxis.scale == .log
    func forward(_ value: Double) -> Double { isLog ? log(value) : value }
    let slots = [Slot.color, .facet, .series].filter {
      if case .names? = channels[$0]?.values { true } else { false }
    }
    func codes(_ slot: Slot) -> [Int32] {
      if case .names(let codes, _)? = channels[slot]?.values { codes } else { [] }
    }
    let slotCodes = slots.map(codes)
    var groups: [[Int32]: [Double]] = [:]
    for row in rows where forward(values[row]).isFinite {
      groups[slotCodes.map { $0[row] }, default: []].append(forward(values[row]))
    }
    let ends = groups.values.flatMap { [$0.min() ?? .nan, $0.max() ?? .nan] }
    guard let low = ends.min(), let high = ends.max() else {
      rows = []
      return
    }
    var (positions, densities) = ([Double](), [Double]())
    var keys = [[Int32]](repeating: [], count: slots.count)
    var omittedCount = 0
    for (key, values) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let density = KernelDensity(values) else {
        omittedCount += 1
        continue
      }
      for step in 0..<Self.densityPoints {
        let position = low + (high - low) * Double(step) / Double(Self.densityPoints - 1)
        positions.append(isLog ? exp(position) : position)
        densities.append(density.value(at: position))
        for slot in slots.indices { keys[slot].append(key[slot]) }
      }
    }
    if omittedCount > 0 {
      notes.append(
        "a density needs two different values; \(omittedCount == 1 ? "one group has" : "\(omittedCount) groups have") fewer"
      )
    }
    channels[.x]?.values = .numbers(positions)
    channels[.y]?.values = .numbers(densities)
    for (slot, codes) in zip(slots, keys) {
      guard case .names(_, let names)? = channels[slot]?.values else { continue }
      channels[slot]?.values = .names(codes: codes, names: names)
    }
    for slot in Slot.allCases where slot != .x && slot != .y && !slots.contains(slot) { channels[slot] = nil }
    rows = Array(positions.indices)
  }
}
