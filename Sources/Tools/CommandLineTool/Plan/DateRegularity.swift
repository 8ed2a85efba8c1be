/// The regularity of the distinct dates of a column.
struct DateRegularity {
  /// Whether the longest step between dates is at most 20 % longer than the shortest one, as with days, weeks and
  /// months.
  let isEven: Bool
  /// Whether the steps between dates vary as much as between random events: their standard deviation exceeds 70 % of
  /// their mean. False for working days and months, and for fewer than five steps.
  let isIrregular: Bool

  /// - Complexity: O(*n*) for *n* ascending times, otherwise O(*n* log *n*).
  init(_ times: [Double]) {
    let finite = times.filter(\.isFinite)
    let isAscending = zip(finite, finite.dropFirst()).allSatisfy { $0 <= $1 }
    let sorted = isAscending ? finite : finite.sorted()
    var (count, sum, squares, shortest, longest) = (0.0, 0.0, 0.0, Double.infinity, 0.0)
    for (earlier, later) in zip(sorted, sorted.dropFirst()) where later > earlier {
      let step = later - earlier
      (count, sum, squares) = (count + 1, sum + step, squares + step * step)
      (shortest, longest) = (min(shortest, step), max(longest, step))
    }
    isEven = count == 0 || longest <= shortest * 1.2
    let mean = sum / max(count, 1)
    isIrregular = count >= 5 && (squares / count - mean * mean).squareRoot() > mean * 0.7
  }
}
