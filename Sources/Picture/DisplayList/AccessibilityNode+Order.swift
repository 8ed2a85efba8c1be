extension [AccessibilityNode] {
  /// The nodes by descending ``AccessibilityNode/sortPriority``; nodes of equal priority keep their order.
  package var inReadingOrder: [AccessibilityNode] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted { a, b in
      a.element.sortPriority == b.element.sortPriority
        ? a.offset < b.offset : a.element.sortPriority > b.element.sortPriority
    }.map(\.element)
  }
}
