import OpenChartsDisplayList

/// Keeps grid lines at the axis values if the plot style scales or rotates the marks, as in `chartPlotStyle {
/// $0.scaleEffect(0.8) }`. Other charts inside the style's views are not changed.
enum UnscaledGrid {
  /// Returns the items with the grid moved out of groups that scale or rotate it. It is then directly below these
  /// groups.
  static func placed(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item -> [DisplayItem] in
      guard case .group(var group) = item, group.role?.chart == nil else { return [item] }
      if group.transform.isTranslation {
        group.children = placed(group.children)
        return [.group(group)]
      }
      guard let (grid, others) = parted(group.children) else { return [item] }
      group.children = others
      return [grid, .group(group)]
    }
  }

  /// Returns the grid at its position without scaling, and the other items; `nil` if there is no grid.
  private static func parted(_ items: [DisplayItem]) -> (grid: DisplayItem, others: [DisplayItem])? {
    for (index, item) in items.enumerated() {
      guard case .group(var group) = item, group.role?.chart == nil else { continue }
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
