import DisplayList

/// Keeps the lines of the grid at the values of the axes where the plot's style scales or turns the marks, as
/// `chartPlotStyle { $0.scaleEffect(0.8) }` does.
enum StillGrid {
  /// The same items with the grid taken out of groups that do more than move it; it lies right below them.
  static func placed(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      guard case .group(var group) = item else { return [item] }
      if group.transform.isTranslation {
        group.children = placed(group.children)
        return [.group(group)]
      }
      guard let (grid, others) = parted(group.children) else { return [item] }
      group.children = others
      return [grid, .group(group)]
    }
  }

  /// The grid among items, where it would lie if nothing scaled it, and what is left; `nil` where there is none.
  private static func parted(_ items: [DisplayItem]) -> (grid: DisplayItem, others: [DisplayItem])? {
    for (index, item) in items.enumerated() {
      guard case .group(var group) = item else { continue }
      var others = items
      if group.role == .grid {
        others.remove(at: index)
        return (item, others)
      }
      guard let (grid, rest) = parted(group.children) else { continue }
      let transform = group.transform
      group.children = rest
      others[index] = .group(group)
      guard transform.isTranslation, transform != .identity else { return (grid, others) }
      var moved = GroupItem([grid])
      moved.transform = transform
      return (.group(moved), others)
    }
    return nil
  }
}

extension Transform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
