import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws points, and the symbols on lines.
enum PointGeometry {
  /// The default area in square points: a circle with a diameter of about 8 points.
  static let standardArea = 50.0

  private struct Key: Hashable {
    var markStyle: Int32
    var area: Double
  }

  fileprivate struct Group {
    var markStyle: Int
    var area: Double
    var centers: [Point] = []
    var scales: [Double] = []
    var firstRow: Int
  }

  /// - Parameter onLine: Whether rows without a symbol are not drawn.
  static func draw(
    _ marks: ResolvedMarks, rows: [Int]? = nil, markStyles: ResolvedMarkStyles, sizes: StyleScale<Double>?,
    onLine: Bool,
    order: UInt32? = nil, positions: (xs: [Double], ys: [Double])? = nil, in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    let table = marks.table
    let (xs, ys) = positions ?? (space.centers(marks, .x), space.centers(marks, .y))
    var groups: [Group] = []
    var index: [Key: Int] = [:]
    var lastRow = -2
    let records = fragments.recordsAllFrames || !table.annotations.isEmpty

    func add(_ row: Int) {
      let code = markStyles.code(row)
      guard code >= 0 else { return }
      let markStyle = markStyles.markStyles[Int(code)]
      guard let symbol = markStyle.symbol ?? (onLine ? nil : .shape(BasicSymbol.circle.shape)) else {
        // The accessibility elements of the line need a position, too.
        if records, xs[row].isFinite, ys[row].isFinite {
          fragments.record(
            Rect(x: xs[row] - 4, y: ys[row] - 4, width: 8, height: 8), id: marks.firstID + UInt32(row))
        }
        return
      }
      let offset = markStyle.style.offset
      let center = Point(xs[row] + offset.xStart, ys[row] + offset.yStart)
      let area = area(table, row, sizes)
      guard center.isFinite, area > 0, area.isFinite else { return }
      if records {
        fragments.record(
          SymbolGeometry.frame(symbol, area: area, box: markStyle.style.symbolBox, at: center),
          id: marks.firstID + UInt32(row))
      }
      // Circles and other plain outlines are scaled; others are made at their size.
      let isScalable =
        markStyle.style.symbolBox == nil && canScale(symbol)
        && !(onLine && SymbolGeometry.isRing(symbol))
      let key = Key(markStyle: code, area: isScalable ? 0 : area)
      let scale = isScalable ? (area / standardArea).squareRoot() : 1
      if space.isLarge {
        if let group = index[key] {
          groups[group].append(center, scale)
          return
        }
        index[key] = groups.count
      } else if lastRow == row - 1, let group = groups.last, group.markStyle == Int(code),
        group.area == key.area,
        table.order[row] == table.order[row - 1] + 1, markStyle.style.effects.isEmpty
      {
        groups[groups.count - 1].append(center, scale)
        lastRow = row
        return
      }
      var group = Group(markStyle: Int(code), area: key.area, firstRow: row)
      group.append(center, scale)
      groups.append(group)
      lastRow = row
    }

    if let rows {
      for row in rows { add(row) }
    } else if markStyles.isSingle, !records, table.symbolSize == nil, table.symbolArea.isConstant,
      space.isLarge
    {
      // Fast path: all rows have the same style.
      addAll(xs, ys, table, markStyles, into: &groups)
    } else {
      for row in 0..<table.count { add(row) }
    }

    for group in groups {
      let markStyle = markStyles.markStyles[group.markStyle]
      guard let symbol = markStyle.symbol ?? (onLine ? nil : .shape(BasicSymbol.circle.shape)) else {
        continue
      }
      let area = group.area > 0 ? group.area : standardArea
      let isWhole = rows == nil && (!space.isLarge || group.centers.count == table.count)
      let brushBounds = markStyle.style.alignsWithPlot ? space.bounds : nil
      let items: [DisplayItem]
      if onLine, case .shape(let shape) = symbol, SymbolGeometry.isRing(symbol) {
        items = [
          SymbolGeometry.ring(
            shape, area: area, box: markStyle.style.symbolBox, at: PointList(group.centers),
            width: (markStyle.stroke ?? LineGeometry.standardStroke).width, brush: markStyle.brush,
            background: space.environment.background, brushBounds: brushBounds, firstID: nil)
        ]
      } else {
        items = SymbolGeometry.items(
          symbol, area: area, box: markStyle.style.symbolBox, at: PointList(group.centers),
          fill: markStyle.brush,
          brushBounds: brushBounds,
          firstID: isWhole && !onLine ? MarkID(marks.firstID + UInt32(group.firstRow)) : nil)
      }
      for var item in items {
        if case .symbols(var batch) = item, !group.scales.isEmpty {
          batch.scales = group.scales
          item = .symbols(batch)
        }
        let center = group.centers.first ?? .zero
        fragments.add(
          item, order: order ?? table.order[group.firstRow], style: markStyle.style,
          frame: SymbolGeometry.frame(symbol, area: area, box: markStyle.style.symbolBox, at: center))
      }
    }
  }

  private static func addAll(
    _ xs: [Double], _ ys: [Double], _ table: MarkTable, _ markStyles: ResolvedMarkStyles,
    into groups: inout [Group]
  ) {
    let offset = markStyles[0].style.offset
    var group = Group(markStyle: 0, area: 0, firstRow: 0)
    let area = area(table, 0, nil)
    guard area > 0 else { return }
    group.centers = Array(unsafeUninitializedCapacity: xs.count) { buffer, count in
      for row in xs.indices {
        let center = Point(xs[row] + offset.xStart, ys[row] + offset.yStart)
        if center.isFinite {
          buffer.initializeElement(at: count, to: center)
          count += 1
        }
      }
    }
    let style = markStyles[0].style
    let isScalable = style.symbolBox == nil && markStyles[0].symbol.map(canScale) ?? true
    if isScalable, area != standardArea {
      group.scales = Array(repeating: (area / standardArea).squareRoot(), count: group.centers.count)
    } else if !isScalable {
      group.area = area
    }
    groups.append(group)
  }

  private static func canScale(_ symbol: SymbolRequest) -> Bool {
    guard case .shape(let shape) = symbol else { return false }
    return BasicSymbol(rawValue: shape.shape.key) != nil
  }

  private static func area(_ table: MarkTable, _ row: Int, _ sizes: StyleScale<Double>?) -> Double {
    let rowArea = table.symbolArea[row]
    if rowArea >= 0, rowArea.isFinite { return rowArea }
    guard let column = table.symbolSize, let sizes else { return standardArea }
    guard !column.values[row].isNaN else { return 0 }
    return sizes.output(for: column.value(at: row)) ?? standardArea
  }
}

extension PointGeometry.Group {
  fileprivate mutating func append(_ center: Point, _ scale: Double) {
    if scale != 1 || !scales.isEmpty {
      if scales.isEmpty { scales = Array(repeating: 1, count: centers.count) }
      scales.append(scale)
    }
    centers.append(center)
  }
}
