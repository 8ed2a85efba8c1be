import ChartModel

/// How close marks with a thickness of their own stand on axes without steps.
enum SlotGaps {
  /// The smallest distance in points between bars or rectangles at single values; infinite when there is at
  /// most one place.
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
      // Places that fall together are one slot.
      if distance > 1e-6, distance < smallest { smallest = distance }
    }
    return smallest
  }
}
