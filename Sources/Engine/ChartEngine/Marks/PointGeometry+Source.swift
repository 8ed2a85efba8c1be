import OpenChartsChartModel
import OpenChartsDisplayList

extension PointGeometry {
  /// The distance outside the plot up to which points are kept: the largest symbols extend less far.
  private static let margin = 128.0

  /// Draws points of one style that stay in the author's memory, packed in one pass.
  static func draw(
    _ source: RowSource, _ marks: ResolvedMarks, markStyle: ResolvedMarkStyle, in space: PlotSpace,
    into fragments: inout MarkDrawing
  ) {
    let table = marks.table
    guard let x = space.x?.line, let y = space.y?.line, let order = table.order.first else { return }
    let rowArea = table.symbolArea[0]
    let area = rowArea >= 0 && rowArea.isFinite ? rowArea : standardArea
    guard area > 0 else { return }
    let symbol = markStyle.symbol ?? .shape(BasicSymbol.circle.shape)
    let offset = markStyle.style.offset
    var packed = PointList.Packed(covering: space.bounds.inset(x: -margin, y: -margin))
    // Converts values to rounded grid steps with one multiplication.
    let factor = SIMD2(x.factor, y.factor) / packed.step
    let anchor = SIMD2(x.anchor, y.anchor)
    let zero =
      (SIMD2(x.offset + offset.xStart, y.offset + offset.yStart)
        - SIMD2(packed.origin.x, packed.origin.y)) / packed.step
    let scale = factor * (SIMD2(repeating: 1) + anchor) + zero
    guard (scale.x + scale.y).isFinite else { return }
    packed.fill(rows: source.count) { rows, buffer in
      var end = buffer
      source.forEachChunk(in: rows) { xs, ys, _ in
        end += pack(RowPairs(xs, ys), at: end) { zero + factor * ($0 - anchor) }
        return true
      }
      return end - buffer
    }
    let items = SymbolGeometry.items(
      symbol, area: area, box: markStyle.style.symbolBox, at: PointList(packed), fill: markStyle.brush,
      brushBounds: markStyle.style.alignsWithPlot ? space.bounds : nil, firstID: nil)
    for item in items { fragments.add(item, order: order, style: markStyle.style, frame: nil) }
  }

  /// Writes the positions of rows, without those that are too far outside to be visible.
  /// - Returns: The number of written positions.
  @inline(__always) private static func pack(
    _ rows: RowPairs, at positions: UnsafeMutablePointer<SIMD2<UInt16>>,
    by steps: (SIMD2<Double>) -> SIMD2<Double>
  ) -> Int {
    var low = SIMD2<Double>()
    var high = SIMD2<Double>()
    for i in 0..<rows.count {
      let step = steps(rows[i])
      low.replace(with: step, where: step .< low)
      high.replace(with: step, where: step .> high)
      positions[i] = whole(step)
    }
    if low.min() >= 0, high.max() <= 65_535 { return rows.count }
    var count = 0
    for i in 0..<rows.count {
      let step = steps(rows[i])
      guard step.min() >= 0, step.max() <= 65_535 else { continue }
      positions[count] = whole(step)
      count += 1
    }
    return count
  }

  /// Adding 2⁵² rounds to an integer in the lowest bits, which is faster than a checked conversion.
  @inline(__always) private static func whole(_ position: SIMD2<Double>) -> SIMD2<UInt16> {
    let moved = position + 0x1p52
    return SIMD2(
      UInt16(truncatingIfNeeded: moved.x.bitPattern), UInt16(truncatingIfNeeded: moved.y.bitPattern))
  }
}
