extension Sequence {
  /// Returns each element with the next one.
  public func adjacentPairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }

  /// Returns the elements that are not `nil`.
  public func compacted<Value>() -> [Value] where Element == Value? { compactMap { $0 } }

  /// Returns the first result of a closure that is not `nil`.
  public func firstNonNil<Result>(_ transform: (Element) throws -> Result?) rethrows -> Result? {
    for element in self { if let result = try transform(element) { return result } }
    return nil
  }

  /// Returns the elements with a separator between each two.
  public func interspersed(with separator: Element) -> [Element] {
    var result: [Element] = []
    for element in self {
      if !result.isEmpty { result.append(separator) }
      result.append(element)
    }
    return result
  }

  /// Returns the initial value and the results of all steps of a reduction.
  /// For example, `[1, 2, 3].reductions(0, +)` is `[0, 1, 3, 6]`.
  public func reductions<Result>(
    _ initial: Result, _ transform: (Result, Element) throws -> Result
  ) rethrows -> [Result] {
    var result = [initial]
    var last = initial
    for element in self {
      last = try transform(last, element)
      result.append(last)
    }
    return result
  }

  /// Returns the first element and the results of all steps of a reduction.
  /// For example, `[1, 2, 3].reductions(+)` is `[1, 3, 6]`.
  public func reductions(_ transform: (Element, Element) throws -> Element) rethrows -> [Element] {
    var result: [Element] = []
    for element in self { result.append(try result.last.map { try transform($0, element) } ?? element) }
    return result
  }
}

extension Collection {
  /// Returns each element with its index.
  public func indexed() -> [(index: Index, element: Element)] { indices.map { ($0, self[$0]) } }

  /// Returns all runs of `count` neighbours.
  /// For example, `[1, 2, 3].windows(ofCount: 2)` is `[[1, 2], [2, 3]]`.
  ///
  /// - Parameter count: Traps unless positive.
  public func windows(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "windows(ofCount: \(count)): not positive")
    guard var end = index(startIndex, offsetBy: count, limitedBy: endIndex) else { return [] }
    var start = startIndex
    var result = [self[start..<end]]
    while end != endIndex {
      formIndex(after: &start)
      formIndex(after: &end)
      result.append(self[start..<end])
    }
    return result
  }

  /// Returns the first element and each one `step` places after another.
  ///
  /// - Parameter step: Traps unless positive.
  public func striding(by step: Int) -> [Element] {
    precondition(step > 0, "striding(by: \(step)): not positive")
    return chunks(ofCount: step).compactMap(\.first)
  }

  /// Repeats the elements without end.
  public func cycled() -> AnySequence<Element> {
    AnySequence(
      sequence(first: startIndex) { index in
        let next = self.index(after: index)
        return next == endIndex ? startIndex : next
      }.lazy.prefix { _ in !isEmpty }.map { self[$0] })
  }

  /// Repeats the elements a number of times.
  public func cycled(times: Int) -> [Element] { Array(repeatElement(self, count: times).joined()) }
}

extension BidirectionalCollection {
  /// Returns the elements without those at both ends that satisfy a condition.
  public func trimming(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    let rest = try drop(while: predicate)
    var end = rest.endIndex
    while end != rest.startIndex, try predicate(rest[rest.index(before: end)]) {
      rest.formIndex(before: &end)
    }
    return rest[rest.startIndex..<end]
  }

  /// Returns the elements at the end that satisfy a condition.
  public func suffix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = endIndex
    while start != startIndex, try predicate(self[index(before: start)]) { formIndex(before: &start) }
    return self[start..<endIndex]
  }
}
