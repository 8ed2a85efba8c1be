import OpenChartsChartModel

/// Finds the distance between marks that have a thickness, on axes without steps.
enum SlotGaps {
  /// Returns the smallest distance, in points, between bars or rectangles at single values; infinity when there is at
  /// most one position.
  static func smallest(_ marks: [ResolvedMarks], _ axis: AxisDimension, _ scale: PositionScale?) -> Double {
    guard let scale, !scale.isBand else { return .infinity }
    var positions: [Double] = []
    for table in marks {
      guard
        table.table.kind.trait.hasThickness(along: axis, slotAxis: table.slotAxis)
          || table.table.dodge != nil, case .single = table[axis].form
      else { continue }
      for p in scale.positions(table[axis].lower) where p.isFinite { positions.append(p) }
    }
    guard positions.count > 1 else { return .infinity }
    positions.sort()
    var smallest = Double.infinity
    for i in 1..<positions.count {
      let distance = positions[i] - positions[i - 1]
      // Equal positions are one slot.
      if distance > 1e-6, distance < smallest { smallest = distance }
    }
    return smallest
  }
}
