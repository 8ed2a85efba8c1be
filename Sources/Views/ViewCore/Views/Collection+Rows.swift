import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as `onDelete` reports them. Traps if an offset is out of bounds.
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var index = 0
    removeAll { _ in
      defer { index += 1 }
      return offsets.contains(index)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before the element at another, as `onMove` reports them.
  ///
  ///     var letters = ["a", "b", "c", "d"]
  ///     letters.move(fromOffsets: [0, 1], toOffset: 3)  // c, a, b, d
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
