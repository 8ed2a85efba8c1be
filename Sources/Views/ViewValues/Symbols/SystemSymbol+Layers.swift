import OpenChartsDisplayList

extension SystemSymbol {
  /// The drawing of all parts from back to front. Layers above clear a margin in the layers below.
  ///
  /// - Parameters:
  ///   - transform: The transform from the grid of 20 units to the picture.
  ///   - draw: Returns the drawing of one part.
  package func items(at transform: Transform, _ draw: (Part) -> [DisplayItem]) -> [DisplayItem] {
    var cleared: [VectorPath] = []
    var layers: [[DisplayItem]] = []
    for part in parts.reversed() {
      var items = draw(part)
      for area in cleared where !items.isEmpty {
        var group = GroupItem(items)
        group.clip = VectorPath(Rect(x: -20, y: -20, width: 60, height: 60)).transformed(by: transform)
        group.clip?.append(area.transformed(by: transform))
        group.clipEvenOdd = true
        items = [.group(group)]
      }
      layers.append(items)
      if !part.cleared.isEmpty { cleared.append(part.cleared) }
    }
    return layers.reversed().flatMap { $0 }
  }
}
