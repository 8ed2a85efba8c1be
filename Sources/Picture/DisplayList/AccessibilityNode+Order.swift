extension [AccessibilityNode] {
  /// By their sort priorities, and as they came where these are equal.
  package var inReadingOrder: [AccessibilityNode] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted { a, b in
      a.element.sortPriority == b.element.sortPriority
        ? a.offset < b.offset : a.element.sortPriority > b.element.sortPriority
    }.map(\.element)
  }
}
