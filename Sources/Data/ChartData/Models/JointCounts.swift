import ChartMath
import Engines
import Tables

/// How many rows lie in each interval of one column and up to each step of another: what a selection on the other
/// leaves in each interval is one difference. The idea of Moritz, Howe and Heer, "Falcon: Balancing Interactive Latency
/// and Resolution Sensitivity for Scalable Linked Visualizations" (2019).
struct JointCounts: Sendable {
  private let steps: Int
  private let bins: Int
  private let low: Double
  private let high: Double
  /// Rows of `bins` numbers: the counts before each step, and of all.
  private var sums: [Double]

  /// - Parameters:
  ///   - selected: Where the selection is made, in so many steps.
  ///   - counted: What is counted, in its intervals.
  init(
    selected: CrossFilter.Dimension, steps: Int, counted: CrossFilter.Dimension, filter: Query.Filter?,
    of source: QuestionedSource
  ) throws {
    (self.steps, bins) = (steps, counted.bins.count)
    (low, high) = (selected.low, selected.high)
    sums = [Double](repeating: 0, count: (steps + 1) * bins)
    var query = Query()
    query.filter = filter
    query.keys = [
      .pixels(selected.field, low: low, high: high, count: steps), .bins(counted.field, counted.bins),
    ]
    query.measures = [.rows]
    let answer = try source.ask(query)
    let rows = Array(0..<(answer.first?.count ?? 0))
    let (places, intervals, counts) = (
      answer[0].numbers(rows), answer[1].numbers(rows), answer[2].numbers(rows)
    )
    for row in rows where !intervals[row].isNaN && !places[row].isNaN {
      // The greatest value lies at the end of the last step.
      let step = min(max(Int(places[row]), 0), steps - 1)
      sums[(step + 1) * bins + min(max(Int(intervals[row]), 0), bins - 1)] += counts[row]
    }
    for place in bins..<sums.count { sums[place] += sums[place - bins] }
  }

  /// The rows of each interval that a selection leaves.
  ///
  /// - Complexity: O(count of intervals).
  func counts(in selection: ClosedRange<Double>?) -> [Double] {
    var (first, last) = (0, steps)
    if let selection {
      let scale = high > low ? Double(steps) / (high - low) : 0
      func step(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
        Int(min(max(((value - low) * scale).rounded(rule), 0), Double(steps)))
      }
      if selection.upperBound < low || selection.lowerBound > high {
        last = 0
      } else if scale > 0 {
        (first, last) = (step(selection.lowerBound, .down), step(selection.upperBound, .up))
      }
    }
    return (0..<bins).map { sums[max(first, last) * bins + $0] - sums[first * bins + $0] }
  }
}
