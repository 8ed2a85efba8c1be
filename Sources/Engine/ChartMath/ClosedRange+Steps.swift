extension ClosedRange<Double> {
  /// Returns the bound after a number of equal steps: the lower bound for 0, the upper bound for `count`. Finite if the
  /// bounds are, also if their difference is not.
  package func bound(_ index: Int, of count: Int) -> Double {
    if index == count { return upperBound }
    let length = (upperBound - lowerBound) * Double(index)
    let fraction = Double(index) / Double(count)
    return length.isFinite
      ? lowerBound + length / Double(count) : lowerBound * (1 - fraction) + upperBound * fraction
  }
}
