import ChartModel
import DisplayList

extension PointGeometry {
  /// How far beyond the plot points are kept: the largest symbols reach less far into it.
  private static let margin = 128.0

  /// Points of one look that are read where the author keeps them, packed in one pass.
  static func draw(
    _ source: RowSource, _ marks: ResolvedMarks, look: Look, in space: PlotSpace,
    into fragments: inout Fragments
  ) {
    let table = marks.table
    guard let x = space.x?.line, let y = space.y?.line, let order = table.order.first else { return }
    let own = table.symbolArea[0]
    let area = own >= 0 && own.isFinite ? own : standardArea
    guard area > 0 else { return }
    let symbol = look.symbol ?? .shape(BasicSymbol.circle.shape)
    let offset = look.style.offset
    var packed = PointList.Packed(
      covering: space.bounds.inset(x: -margin, y: -margin), capacity: source.count)
    // Position to steps, rounded to the nearest, in one multiplication.
    let (fx, fy) = (x.factor / packed.step, y.factor / packed.step)
    let px = (x.offset + offset.xStart - packed.origin.x) / packed.step
    let py = (y.offset + offset.yStart - packed.origin.y) / packed.step
    source.forEachChunk { xs, ys, _ in
      packed.append(upTo: xs.count) { places in
        var count = 0
        for i in 0..<xs.count {
          let u = px + fx * (xs[i] - x.anchor)
          let v = py + fy * (ys[i] - y.anchor)
          guard u >= 0, u <= 65_535, v >= 0, v <= 65_535 else { continue }
          // The lowest bits hold the number, rounded: a conversion would look for what cannot be converted.
          places[count] = SIMD2(
            UInt16(truncatingIfNeeded: (u + 0x1p52).bitPattern),
            UInt16(truncatingIfNeeded: (v + 0x1p52).bitPattern))
          count += 1
        }
        return count
      }
      return true
    }
    let items = SymbolGeometry.items(
      symbol, area: area, box: look.style.symbolBox, at: PointList(packed), fill: look.brush,
      brushBounds: look.style.alignsWithPlot ? space.bounds : nil, firstID: nil)
    for item in items { fragments.add(item, order: order, style: look.style, frame: nil) }
  }
}
