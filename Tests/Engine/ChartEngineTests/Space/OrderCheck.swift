import OpenChartsChartEngine
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// A random scene, and a check of its painter's order: at each position, the last drawn mark must be the nearest one.
struct OrderCheck {
  let scene: SceneItem
  /// The centres of symbols in the projection, with their depths.
  private var middles: [Vector3] = []
  /// The maximum distance from a symbol's centre to its surface, in points.
  private let reach: Double
  private var numbers: Numbers

  /// - Parameter hasBodies: Whether the scene also has balls, solid symbols and rules, besides surfaces and rectangles.
  init(seed: UInt64, hasBodies: Bool, measurer: any TextMeasurer) {
    var numbers = Numbers(seed &* 7919 &+ 13)
    var request = SpaceRequest(in: ChartEnvironment(measurer: measurer))
    request.pose = SpacePose(azimuth: numbers.next(-3.14...3.14), inclination: numbers.next(-1.57...1.57))
    if numbers.next() < 0.1 { request.pose = SpacePose(azimuth: 0, inclination: 0) }
    request.projection = numbers.next() < 0.5 ? .orthographic : .perspective
    for _ in 0..<Int(numbers.next(0...2.99)) {
      let (a, b, c, d) = (
        numbers.next(-1...1), numbers.next(-1...1), numbers.next(1...6), numbers.next(-0.5...0.5)
      )
      let hole = numbers.next(-2...0.6)
      request.surfaces.append(
        SurfaceRequest(labels: ("x", "y", "z"), style: SpaceStyle(), order: 0) { x, z in
          if x * x + z * z < hole * abs(hole) { return .nan }
          let wave = (c * (x + a * z)).remainder(dividingBy: 2)
          return a * x * x + b * z + d * wave * wave
        })
    }
    func column(_ low: [Double], _ high: [Double] = []) -> Column {
      var column = Column(label: "v", kind: .number)
      (column.values, column.ends) = (low, high)
      return column
    }
    let size = 0.06
    func table(_ kind: SpaceMarkKind, _ columns: [Column], _ symbol: SpaceStyle.Symbol = .sphere)
      -> SpaceTable
    {
      var table = SpaceTable(kind: kind, x: columns[0], y: columns[1], z: columns[2])
      var style = SpaceStyle()
      (style.symbol, style.symbolSize) = (symbol, size)
      table.styles = [style]
      table.order = (0..<UInt32(table.count)).map { $0 }
      return table
    }
    func spot() -> Double { numbers.next(-0.9...0.9) }
    for flat in 0..<3 {
      let count = Int(numbers.next(0...4))
      guard count > 0 else { continue }
      let columns = (0..<3).map { axis -> Column in
        let low = (0..<count).map { _ in spot() }
        return axis == flat ? column(low) : column(low, low.map { $0 + numbers.next(0.05...1) })
      }
      request.marks.append(table(.rectangle, columns))
    }
    if hasBodies {
      for symbol in [SpaceStyle.Symbol.sphere, .cube, .cone, .cylinder] {
        request.marks.append(
          table(.point, (0..<3).map { _ in column((0..<12).map { _ in spot() }) }, symbol))
      }
      for long in 0..<3 {
        let columns = (0..<3).map { axis -> Column in
          let low = (0..<3).map { _ in spot() }
          return axis == long ? column(low, low.map { $0 + numbers.next(0.05...1) }) : column(low)
        }
        request.marks.append(table(.rule, columns))
      }
    }
    for path in [\SpaceRequest.x, \.y, \.z] {
      var axis = SpaceAxisRequest()
      axis.scale.domain = .values([.number(-1), .number(1)])
      request[keyPath: path] = axis
    }
    let layout = SpacePipeline.layout(request, in: Size(260, 220))
    scene = Self.scene(in: layout.list.items) ?? SceneItem()
    let camera = layout.camera
    for table in request.marks where table.kind == .point {
      for row in 0..<table.count {
        // The domains have length 2, and the axes have length 1.
        let p = camera.project(Vector3(table.x.values[row], table.y.values[row], table.z.values[row]) / 2)
        middles.append(Vector3(p.x, p.y, camera.depthInPicture(p.z)))
      }
    }
    // The corners of a cube are farthest from its centre. Perspective makes near symbols larger.
    reach = size / 2 * 3.0.squareRoot() * camera.scale * (request.projection == .perspective ? 1.4 : 1.01)
    self.numbers = numbers
  }

  private static func scene(in items: [DisplayItem]) -> SceneItem? {
    for item in items {
      switch item {
      case .scene(let scene): return scene
      case .group(let group): if let found = scene(in: group.children) { return found }
      case .path, .rects, .symbols, .text, .image: continue
      }
    }
    return nil
  }

  /// Whether a position at a depth belongs to a symbol. The order may be wrong at symbols, because they are not cut
  /// where they intersect other marks or extend into another cell.
  private func isOfSymbol(_ p: Point, _ depth: Float) -> Bool {
    middles.contains { (Vector3(p.x, p.y, Double(depth)) - $0).length <= reach }
  }

  /// Compares the drawing order with the depths at random positions.
  ///
  /// - Returns: The number of positions with a mark, the number of positions with a wrong order, and the number of
  ///   positions with a wrong order at a symbol, which is allowed.
  mutating func check(places: Int) -> (compared: Int, wrong: Int, atSymbols: Int) {
    guard let bounds = scene.bounds else { return (0, 0, 0) }
    let spots = (0..<places).map { _ in
      Point(numbers.next(bounds.minX...bounds.maxX), numbers.next(bounds.minY...bounds.maxY))
    }
    var (last, nearest) = (
      [Float?](repeating: nil, count: places), [Float](repeating: -.infinity, count: places)
    )
    func meet(_ spot: Int, _ depth: Float) {
      last[spot] = depth
      nearest[spot] = max(nearest[spot], depth)
    }
    for part in scene.parts {
      switch part {
      case .faces(let batch):
        for face in 0..<batch.count {
          let corners = batch[face]
          let ys = corners.map(\.y)
          let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
          for (spot, p) in spots.enumerated() where p.y >= top && p.y <= bottom {
            if let depth = Self.depth(of: corners, batch.depths, at: p) { meet(spot, depth) }
          }
        }
      case .balls(let batch):
        for ball in 0..<batch.count {
          let (center, radius) = (batch.centers[ball], Double(batch.radii[ball]))
          for (spot, p) in spots.enumerated() {
            let (dx, dy) = (p.x - center.x, p.y - center.y)
            let rest = radius * radius - dx * dx - dy * dy
            if rest > 0 { meet(spot, batch.depths[ball] + Float(rest.squareRoot())) }
          }
        }
      case .lines(let lines):
        for line in lines {
          let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
          let square = dx * dx + dy * dy
          for (spot, p) in spots.enumerated() {
            let (px, py) = (p.x - line.start.x, p.y - line.start.y)
            let share = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
            let (ex, ey) = (px - share * dx, py - share * dy)
            guard ex * ex + ey * ey < line.width * line.width / 4 else { continue }
            meet(spot, line.startDepth + (line.endDepth - line.startDepth) * Float(share))
          }
        }
      }
    }
    var (compared, wrong, atSymbols) = (0, 0, 0)
    for (spot, last) in last.enumerated() {
      guard let last else { continue }
      compared += 1
      guard nearest[spot] > last + Self.slack else { continue }
      let p = spots[spot]
      if isOfSymbol(p, nearest[spot]) || isOfSymbol(p, last) { atSymbols += 1 } else { wrong += 1 }
    }
    return (compared, wrong, atSymbols)
  }

  /// The tolerance of depths in points. Depths are rounded, and tubes protrude from the surface that they lie on.
  private static let slack: Float = 1.5

  /// The depth of a face at a position. As in the renderer, the face is divided into triangles from its first corner.
  private static func depth(of corners: ArraySlice<Point>, _ depths: [Float], at p: Point) -> Float? {
    guard corners.count > 2 else { return nil }
    let first = corners.startIndex
    for i in first + 2..<corners.endIndex {
      let (a, b, c) = (corners[first], corners[i - 1], corners[i])
      let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
      guard abs(area) > 1e-6 else { continue }
      let u = ((p.x - a.x) * (c.y - a.y) - (c.x - a.x) * (p.y - a.y)) / area
      let v = ((b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)) / area
      guard u >= 0, v >= 0, u + v <= 1 else { continue }
      return depths[first] + Float(u) * (depths[i - 1] - depths[first]) + Float(v)
        * (depths[i] - depths[first])
    }
    return nil
  }
}
