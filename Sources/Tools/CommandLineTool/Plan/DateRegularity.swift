/// How regular the different values of a column of dates are.
struct DateRegularity {
  /// Whether the longest step is at most a fifth longer than the shortest one, as with days, weeks and months.
  let isEven: Bool
  /// Whether the steps vary as much as those between events at any time do. Working days and months do not.
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
