import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The placed marks of a scene, and diagnostics for those that could not be placed.
struct PlacedSolids {
  var bodies = Solids()
  var styles: [SpaceStyle] = []
  var diagnostics: [Diagnostic] = []
}

extension SpaceRequest {
  /// Places every mark in the scene. Marks with a value that is not finite, outside the axes, or without the ranges
  /// that their kind needs are left out and reported.
  func placed(on scales: SpaceScales, colors: StyleScale<Brush>?) -> PlacedSolids {
    var placed = PlacedSolids()
    var (missing, outside) = (0, 0)
    var odd: [SpaceMarkKind: Int] = [:]
    let box = scales.box
    for (number, table) in marks.enumerated() {
      let columns = SpaceDimension.allCases.map { AxisPositions(table[$0], scales[$0]) }
      let ranges = columns.count(where: \.hasRanges)
      let trait = table.trait
      guard ranges == trait.rangeCount ?? ranges else {
        odd[table.kind, default: 0] += table.count
        continue
      }
      let styles = table.styles.map(\.sanitised)
      let bodyColors = bodyColors(table, styles, colors)
      let firstStyle = placed.styles.count
      func list(_ rows: [UInt32]?) -> Solids.Table {
        Solids.Table(
          number: number, table, first: placed.bodies.count, columns, rows: rows,
          firstStyle: firstStyle, styles: styles, bodyColors)
      }
      let all = list(nil)
      placed.styles += styles
      if trait.isSymbol, columns.allSatisfy(\.holdsAll) {
        placed.bodies.append(all)
        continue
      }
      var rows: [UInt32]?
      // Row numbers are stored from the first omitted row on.
      for row in 0..<table.count {
        let (center, extent) = all.placement(row)
        let isKnown = center.isFinite && extent.isFinite
        let isInside =
          isKnown && box.holds(center)
          && (trait.isSymbol || !columns.contains { $0.isOutside(row) })
        if !isKnown { missing += 1 } else if !isInside { outside += 1 }
        if isInside {
          rows?.append(UInt32(row))
        } else if rows == nil {
          rows = (0..<UInt32(row)).map { $0 }
        }
      }
      placed.bodies.append(rows == nil ? all : list(rows))
    }
    if missing > 0 { placed.diagnostics.append(SpaceMessages.missing(missing)) }
    if outside > 0 { placed.diagnostics.append(SpaceMessages.outside(outside)) }
    for (kind, count) in odd.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      placed.diagnostics.append(SpaceMessages.extents(kind, count))
    }
    return placed
  }

  private func bodyColors(_ table: SpaceTable, _ styles: [SpaceStyle], _ colors: StyleScale<Brush>?)
    -> BodyColors
  {
    let solidColors: [RGBA?] = styles.map { style in
      if case .brush(let brush) = style.paint { solid(brush.representativeColor) } else { nil }
    }
    guard let column = table.foregroundStyle, let colors, solidColors.contains(where: { $0 == nil }) else {
      return .styles(solidColors.map { $0 ?? environment.accent })
    }
    let byValue: BodyColors
    if column.kind == .category {
      let named = column.categories.map { name in
        colors.output(for: .category(name)).map { solid($0.representativeColor) } ?? environment.accent
      }
      // The last colour applies to rows without a category.
      byValue = .names(column.values, named + [environment.accent])
    } else {
      byValue = .values(
        column, colors, other: environment.accent,
        isSolidOver: environment.reducesTransparency ? environment.background : nil)
    }
    return solidColors.contains { $0 != nil } ? .mixed(solidColors, byValue) : byValue
  }
}

extension SpaceRequest {
  /// Returns the colour to draw: blended with the background if the user asks for reduced transparency.
  func solid(_ color: RGBA) -> RGBA {
    environment.reducesTransparency ? color.over(environment.background) : color
  }
}

extension SpaceStyle {
  /// The style with sizes clamped to valid values.
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
