import OpenChartsChartMath
import OpenChartsDisplayList

extension SpaceOrder {
  /// Returns spheres only, far ones first. Kinds are found in the order of the data; positions are computed in depth
  /// order, as columns.
  static func balls(_ placed: PlacedSolids, _ camera: SpaceCamera) -> BallBatch {
    let bodies = placed.bodies
    let batch =
      bodies.tables.count == 1
      ? bodies.tables[0].withPositions { positions in balls(placed, camera) { positions.center($0) } } : nil
    return batch ?? balls(placed, camera) { bodies.center($0) }
  }

  @inline(__always)
  private static func balls(
    _ placed: PlacedSolids, _ camera: SpaceCamera, _ center: @Sendable (Int) -> Vector3
  ) -> BallBatch {
    let bodies = placed.bodies
    let kinds = BallKinds(placed)
    let (codes, radii, colorCodes) = (kinds.codes, kinds.radii, kinds.colorCodes)
    let depths = column(bodies.count) { Float(camera.depthInPicture(camera.rotated(center($0)).z)) }
    let order = DepthOrder.sorted(depths)
    let centers = column(bodies.count) { rank in
      let p = camera.project(center(Int(order[rank])))
      return Point(p.x, p.y)
    }
    let isOneSize = camera.projection == .orthographic && codes.isEmpty
    return BallBatch(
      centers: centers,
      radii: column(bodies.count) { rank in
        if isOneSize { return Float(radii[0] * camera.scale) }
        let number = Int(order[rank])
        let depth = camera.rotated(center(number)).z
        return Float(radii[codes.isEmpty ? 0 : Int(codes[number])] * camera.magnification(atDepth: depth))
      },
      depths: column(bodies.count) { depths[Int(order[$0])] },
      codes: column(bodies.count) { codes.isEmpty ? 0 : colorCodes[Int(codes[Int(order[$0])])] },
      colors: kinds.colors)
  }

  /// Creates a column of values on several threads. Each value is computed independently of the others.
  @inline(__always)
  private static func column<Value: Sendable>(
    _ count: Int, _ value: @Sendable (Int) -> Value
  ) -> [Value] {
    Array(unsafeUninitializedCapacity: count) { buffer, filled in
      // Safe: each value is written to its own element.
      nonisolated(unsafe) let buffer = buffer
      _ = Threads.map(Threads.parts(count)) { part in
        for index in part { buffer.initializeElement(at: index, to: value(index)) }
      }
      filled = count
    }
  }
}

/// The kinds of spheres in a scene: their radii and colours.
private struct BallKinds {
  /// The radius of each kind in scene units.
  private(set) var radii: [Double] = []
  /// The index of each kind's colours in ``colors``.
  private(set) var colorCodes: [UInt16] = []
  private(set) var colors: [BallBatch.Colors] = []
  /// The kind of each sphere; empty if all have the first kind.
  private(set) var codes: [UInt16] = []

  init(_ placed: PlacedSolids) {
    let tables = placed.bodies.tables
    let isOne = tables.count == 1 && tables[0].symbols.count == 1 && tables[0].colors.count == 1
    var codesByColors: [BallBatch.Colors: UInt16] = [:]
    if !isOne { codes.reserveCapacity(placed.bodies.count) }
    for table in tables {
      let width = table.colors.count ?? 1
      var kinds = [UInt16?](repeating: nil, count: table.symbols.count * width)
      for offset in 0..<(isOne ? min(table.count, 1) : table.count) {
        let row = table.row(offset)
        let style = table.style(of: row)
        let kindIndex = style * width + table.colors.index(row, style: style)
        if kinds[kindIndex] == nil {
          kinds[kindIndex] = UInt16(radii.count)
          let markStyle = placed.styles[Int(table.firstStyle) + style]
          let paint = BodyPainter.colors(table.colors.color(row, style: style), markStyle)
          let code = codesByColors[paint] ?? UInt16(colors.count)
          if codesByColors[paint] == nil {
            codesByColors[paint] = code
            colors.append(paint)
          }
          radii.append(markStyle.symbolSize / 2)
          colorCodes.append(code)
        }
        if !isOne, let kind = kinds[kindIndex] { codes.append(kind) }
      }
    }
  }
}
