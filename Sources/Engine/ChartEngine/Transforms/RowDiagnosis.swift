import OpenChartsChartModel
import OpenChartsDisplayList

extension StackedMarks {
  /// Returns which rows are not drawn, and why.
  func diagnostics(on setups: ScaleSetups) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if circle.skipped > 0 { diagnostics.append(Messages.sectorsNotPositive(circle.skipped)) }
    for marks in tables {
      diagnostics += marks.missingStyles
      if let other = marks.table.otherLabel, let label = marks.table.columns(on: .y).first?.label {
        diagnostics.append(Messages.joinedLabels(marks.table.kind, label, other))
      }
      // A function can have no value at some positions, so these are not missing rows.
      if marks.table.kind.trait.isPolar || marks.table.function != nil { continue }
      diagnostics += marks.missingPositions(on: setups) + marks.lonelyRows + marks.uselessRatios(on: setups)
    }
    return diagnostics
  }
}

extension ResolvedMarks {
  fileprivate var missingStyles: [Diagnostic] {
    let channels = [
      ("foreground style", table.styles.contains { $0.brush != nil } ? nil : table.foregroundStyle),
      ("symbol size", table.kind.trait.symbols == .alone ? table.symbolSize : nil),
    ]
    return channels.compactMap { name, column in
      guard let column, column.kind != .category else { return nil }
      let missing = column.values.reduce(0) { $0 + ($1.isNaN ? 1 : 0) }
      guard missing > 0 else { return nil }
      return Messages.notDrawn(missing, table.kind, reason: "their \(name) value is missing")
    }
  }

  fileprivate func missingPositions(on setups: ScaleSetups) -> [Diagnostic] {
    [AxisDimension.x, .y].compactMap { axis in
      let channel = self[axis]
      guard channel.hasData else { return nil }
      var missing = 0
      for row in channel.lower.indices {
        if !channel.hasPosition(row) { missing += 1 }
      }
      guard missing > 0 else { return nil }
      return setups[axis]?.isBand == true
        ? Messages.unknownCategories(axis, missing)
        : Messages.notDrawn(missing, table.kind, reason: "their \(axis) value is missing or not finite")
    }
  }

  /// Reports areas whose series has a single row, because a single row spans no area.
  fileprivate var lonelyRows: [Diagnostic] {
    let trait = table.kind.trait
    guard trait.joinsRows, trait.isFilled else { return [] }
    let single = SeriesRows.split(self).filter { rows in
      rows.lazy.filter { hasPosition($0) }.prefix(2).count == 1
    }.count
    return single > 0 ? [Messages.areaWithoutExtent(single)] : []
  }

  /// Reports ratios of a step on axes that have no steps.
  fileprivate func uselessRatios(on setups: ScaleSetups) -> [Diagnostic] {
    [(AxisDimension.x, table.shape.width), (.y, table.shape.height)].compactMap { axis, length in
      guard case .ratio = length, case .single = self[axis].form, setups[axis]?.isBand == false,
        table.kind.trait.hasThickness(along: axis, slotAxis: slotAxis)
      else { return nil }
      return Messages.ratioOnContinuous(table.kind, axis)
    }
  }
}
