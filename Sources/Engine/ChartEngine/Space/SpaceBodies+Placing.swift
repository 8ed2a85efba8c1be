import ChartMath
import ChartModel
import DisplayList

/// The marks of a scene where they lie, and what could not be placed.
struct PlacedBodies {
  var bodies: [SpaceBody] = []
  var styles: [SpaceStyle] = []
  var diagnostics: [Diagnostic] = []
}

extension SpaceRequest {
  /// Every mark as a body in the scene. What is no number, lies outside the axes or has not the ranges that its kind
  /// needs is left out, and told.
  func placed(on scales: SpaceScales, colors: StyleScale<Brush>?) -> PlacedBodies {
    var placed = PlacedBodies()
    var (missing, outside) = (0, 0)
    var odd: [SpaceMarkKind: Int] = [:]
    let box = scales.box
    placed.bodies.reserveCapacity(marks.reduce(0) { $0 + $1.count })
    for (index, table) in marks.enumerated() {
      let columns = SpaceDimension.allCases.map { dimension in
        let found = scales[dimension].setup.resolve(table[dimension])
        return (lower: found.lower, upper: found.upper, scale: scales[dimension])
      }
      let ranges = columns.filter { !$0.upper.isEmpty }.count
      guard ranges == (table.kind == .point ? ranges : table.kind == .rule ? 1 : 2) else {
        odd[table.kind, default: 0] += table.count
        continue
      }
      let first = Int32(placed.styles.count)
      placed.styles += table.styles.map(\.sanitised)
      for row in 0..<table.count {
        var (center, extent) = (Vector3.zero, Vector3.zero)
        var isOutside = false
        for (axis, column) in columns.enumerated() {
          var low = column.scale.place(column.lower[row])
          // A point on a range lies in its middle.
          if !column.upper.isEmpty {
            var high = column.scale.place(column.upper[row])
            // A range without an end is no range of this axis; one that a logarithm has no place for ends at the box.
            if !column.lower[row].isFinite || !column.upper[row].isFinite {
              low = .nan
            } else if table.kind == .point {
              low = (low + high) / 2
            } else {
              if high < low { swap(&low, &high) }
              if high < column.scale.low || low > column.scale.high { isOutside = true }
              (low, high) = (max(low, column.scale.low), min(high, column.scale.high))
              extent[axis] = (high - low) / 2
              low = (low + high) / 2
            }
          }
          center[axis] = low
        }
        guard center.isFinite, extent.isFinite else {
          missing += 1
          continue
        }
        guard !isOutside, box.holds(center) else {
          outside += 1
          continue
        }
        let style = first + Int32(table.styleCodes.isEmpty ? 0 : table.styleCodes[row])
        let form: SpaceBody.Form =
          switch table.kind {
          case .point: .symbol(placed.styles[Int(style)].symbol)
          case .rule: .rule
          case .rectangle: .rectangle
          }
        placed.bodies.append(
          SpaceBody(
            form: form, center: center, extent: extent,
            color: color(table, row, placed.styles[Int(style)], colors), style: style,
            row: SpaceRow(table: Int32(index), row: Int32(row))))
      }
    }
    if missing > 0 { placed.diagnostics.append(SpaceMessages.missing(missing)) }
    if outside > 0 { placed.diagnostics.append(SpaceMessages.outside(outside)) }
    for (kind, count) in odd.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      placed.diagnostics.append(SpaceMessages.extents(kind, count))
    }
    return placed
  }

  private func color(_ table: SpaceTable, _ row: Int, _ style: SpaceStyle, _ colors: StyleScale<Brush>?)
    -> RGBA
  {
    if case .brush(let brush) = style.paint { return solid(brush.representativeColor) }
    if let column = table.foregroundStyle, let output = colors?.output(for: column.value(at: row)) {
      return solid(output.representativeColor)
    }
    return environment.accent
  }
}

extension SpaceRequest {
  /// The colour as it is drawn: a tint of the ground in place of one that lets it through, where the reader asks for
  /// less transparency.
  func solid(_ color: RGBA) -> RGBA {
    environment.reducesTransparency ? color.over(environment.background) : color
  }
}

extension SpaceStyle {
  /// The same with sizes that can be drawn.
  var sanitised: SpaceStyle {
    var copy = self
    if !(symbolSize.isFinite && symbolSize >= 0) { copy.symbolSize = 0.03 }
    copy.symbolSize = min(copy.symbolSize, 4)
    if !metalness.isFinite { copy.metalness = 0 }
    if !roughness.isFinite { copy.roughness = 0.5 }
    if !(0..<4).allSatisfy({ rotation[$0].isFinite }) { copy.rotation = SIMD4(0, 0, 0, 1) }
    return copy
  }
}
