extension Sequence {
  /// Returns the `count` least elements, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*).
  public func min(
    count: Int, sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] { Array(try sorted(by: areInIncreasingOrder).prefix(count)) }

  /// Returns the `count` greatest elements, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*).
  public func max(
    count: Int, sortedBy areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] { Array(try sorted(by: areInIncreasingOrder).suffix(count)) }

  /// Returns the least and the greatest element; `nil` if there are none.
  public func minAndMax(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> (min: Element, max: Element)? {
    var result: (min: Element, max: Element)?
    for element in self {
      guard let known = result else {
        result = (element, element)
        continue
      }
      if try areInIncreasingOrder(element, known.min) { result?.min = element }
      if try !areInIncreasingOrder(element, known.max) { result?.max = element }
    }
    return result
  }

  /// Returns `count` elements, chosen at random, or all if there are fewer.
  public func randomSample(count: Int) -> [Element] { Array(shuffled().prefix(count)) }
}

extension Sequence where Element: Comparable {
  /// Returns the `count` least elements, in ascending order.
  public func min(count: Int) -> [Element] { self.min(count: count, sortedBy: <) }
  /// Returns the `count` greatest elements, in ascending order.
  public func max(count: Int) -> [Element] { self.max(count: count, sortedBy: <) }
  /// Returns the least and the greatest element; `nil` if there are none.
  public func minAndMax() -> (min: Element, max: Element)? { minAndMax(by: <) }
}

/// Returns all pairs of an element of one sequence and an element of a collection.
public func product<Base1: Sequence, Base2: Collection>(
  _ s1: Base1, _ s2: Base2
) -> [(Base1.Element, Base2.Element)] {
  s1.flatMap { first in s2.map { (first, $0) } }
}

/// Returns the elements of one sequence, followed by the elements of another.
public func chain<S1: Sequence, S2: Sequence>(_ s1: S1, _ s2: S2) -> [S1.Element]
where S1.Element == S2.Element {
  Array(s1) + Array(s2)
}

extension Collection {
  /// Returns all choices of `count` elements, each in the order of the collection.
  public func combinations(ofCount count: Int) -> [[Element]] {
    let elements = Array(self)
    guard count >= 0, count <= elements.count else { return [] }
    var result: [[Element]] = []
    var chosen = Array(0..<count)
    while true {
      result.append(chosen.map { elements[$0] })
      // The last position that can still move to the right.
      guard let moved = chosen.indices.last(where: { chosen[$0] < elements.count - count + $0 }) else {
        return result
      }
      let first = chosen[moved] + 1
      for position in moved..<count { chosen[position] = first + position - moved }
    }
  }

  /// Returns all orders of `count` elements; of all elements by default.
  public func permutations(ofCount count: Int? = nil) -> [[Element]] {
    let elements = Array(self)
    let count = count ?? elements.count
    guard count >= 0, count <= elements.count else { return [] }
    func orders(_ rest: [Int], _ count: Int) -> [[Int]] {
      guard count > 0 else { return [[]] }
      return rest.indices.flatMap { index in
        var others = rest
        let first = others.remove(at: index)
        return orders(others, count - 1).map { [first] + $0 }
      }
    }
    return orders(Array(elements.indices), count).map { $0.map { elements[$0] } }
  }
}
