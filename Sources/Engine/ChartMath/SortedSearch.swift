extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a condition; the end index if none does. All elements after an
  /// element that satisfies the condition must satisfy it, too.
  ///
  /// - Complexity: O(log *n*)
  @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if holds(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
