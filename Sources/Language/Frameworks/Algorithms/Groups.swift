// The functions of the package swift-algorithms that apps use, for previews of apps whose folder does not have the
// package's sources. Results are arrays, not lazy collections.

extension Collection {
  /// Returns the runs of neighbours that belong together.
  /// For example, `[10, 20, 30, 10, 40].chunked(by: <)` is `[[10, 20, 30], [10, 40]]`.
  ///
  /// - Complexity: O(*n*).
  public func chunked(by belongInSameGroup: (Element, Element) throws -> Bool) rethrows -> [SubSequence] {
    guard !isEmpty else { return [] }
    var result: [SubSequence] = []
    var (start, previous) = (startIndex, startIndex)
    var index = self.index(after: startIndex)
    while index != endIndex {
      if try !belongInSameGroup(self[previous], self[index]) {
        result.append(self[start..<index])
        start = index
      }
      previous = index
      formIndex(after: &index)
    }
    result.append(self[start..<endIndex])
    return result
  }
}

extension Collection {
  /// Returns the runs of neighbours with the same subject, each with its subject.
  /// For example, `["ab", "ac", "b"].chunked(on: \.first)` is `[("a", ["ab", "ac"]), ("b", ["b"])]`.
  ///
  /// - Complexity: O(*n*).
  public func chunked<Subject: Equatable>(
    on projection: (Element) throws -> Subject
  ) rethrows -> [(Subject, SubSequence)] {
    guard !isEmpty else { return [] }
    var result: [(Subject, SubSequence)] = []
    var start = startIndex
    var subject = try projection(self[start])
    var index = self.index(after: start)
    while index != endIndex {
      let next = try projection(self[index])
      if next != subject {
        result.append((subject, self[start..<index]))
        (start, subject) = (index, next)
      }
      formIndex(after: &index)
    }
    result.append((subject, self[start..<endIndex]))
    return result
  }

  /// Returns runs of `count` elements; the last one has the rest.
  ///
  /// - Parameter count: Traps unless positive.
  /// - Complexity: O(*n*).
  public func chunks(ofCount count: Int) -> [SubSequence] {
    precondition(count > 0, "chunks(ofCount: \(count)): not positive")
    var result: [SubSequence] = []
    var start = startIndex
    while start != endIndex {
      let end = index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
      result.append(self[start..<end])
      start = end
    }
    return result
  }

  /// Returns `count` runs whose lengths differ by one at most; longer ones are first.
  ///
  /// - Parameter count: Traps if negative, or if zero and the collection is not empty.
  /// - Complexity: O(*n*).
  public func evenlyChunked(in count: Int) -> [SubSequence] {
    precondition(count > 0 || (count == 0 && isEmpty), "evenlyChunked(in: \(count)): not positive")
    guard count > 0 else { return [] }
    let (length, rest) = self.count.quotientAndRemainder(dividingBy: count)
    var start = startIndex
    return (0..<count).map { number in
      let end = index(start, offsetBy: length + (number < rest ? 1 : 0))
      defer { start = end }
      return self[start..<end]
    }
  }
}

extension Sequence {
  /// Returns the elements by key, each group in the order of the sequence.
  public func grouped<GroupKey>(by keyForValue: (Element) throws -> GroupKey) rethrows -> [GroupKey:
    [Element]]
  {
    try Dictionary(grouping: self, by: keyForValue)
  }

  /// Returns the last element of each key.
  public func keyed<Key: Hashable>(by keyForValue: (Element) throws -> Key) rethrows -> [Key: Element] {
    try keyed(by: keyForValue) { _, _, new in new }
  }

  /// Returns an element for each key. A closure chooses from two elements with the same key.
  public func keyed<Key: Hashable>(
    by keyForValue: (Element) throws -> Key,
    resolvingConflictsWith resolve: (Key, Element, Element) throws -> Element
  ) rethrows -> [Key: Element] {
    var result: [Key: Element] = [:]
    for element in self {
      let key = try keyForValue(element)
      result[key] = try result[key].map { try resolve(key, $0, element) } ?? element
    }
    return result
  }

  /// Returns the elements that do not satisfy a condition and those that do, both in order.
  public func partitioned(
    by predicate: (Element) throws -> Bool
  ) rethrows -> (falseElements: [Element], trueElements: [Element]) {
    var (falseElements, trueElements): ([Element], [Element]) = ([], [])
    for element in self {
      if try predicate(element) { trueElements.append(element) } else { falseElements.append(element) }
    }
    return (falseElements, trueElements)
  }

  /// Returns the first element of each value of a projection, in order.
  public func uniqued<Subject: Hashable>(on projection: (Element) throws -> Subject) rethrows -> [Element] {
    var seen: Set<Subject> = []
    return try filter { seen.insert(try projection($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions, in order.
  public func uniqued() -> [Element] { uniqued { $0 } }
}
