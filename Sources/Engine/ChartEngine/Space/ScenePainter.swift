import ChartMath
import ChartModel
import DisplayList

/// Draws the bodies and sheets of a scene so that what is near hides what is far.
///
/// Marks are heights over a floor, points, or parallel to the axes: cut along the lines of one floor, they can be put in
/// an order that is right without comparing every one with every other. Cells go from far to near, and within a cell
/// sheets go by height, from the side away from the eye; only balls that are half sunk in a sheet are off, by a radius
/// at most.
struct ScenePainter {
  let camera: SpaceCamera
  let grid: FloorGrid
  let box: SpaceBox
  let bodies: [SpaceBody]
  let brush: BodyPainter
  private let contours: ContourLines?
  private var sheets: [Sheet]
  /// Upright rectangles by the line of the floor that they stand on.
  private var wallsAtX: [Int: [Int]] = [:]
  private var wallsAtZ: [Int: [Int]] = [:]
  /// Bodies and parts of rules, cell by cell.
  private var cells: [[Piece]] = []

  /// A body, or a part of a rule by shares of its length.
  struct Piece {
    var body: Int
    var place: Vector3
    var from = 0.0
    var to = 1.0
  }

  init(
    _ camera: SpaceCamera, _ grid: FloorGrid, _ box: SpaceBox, sheets: [Sheet], _ placed: PlacedBodies,
    _ contours: ContourLines? = nil
  ) {
    (self.camera, self.grid, self.box, self.contours) = (camera, grid, box, contours)
    bodies = placed.bodies
    brush = BodyPainter(styles: placed.styles)
    self.sheets = sheets
    cells = Array(repeating: [], count: grid.columns * grid.rows)
    for index in bodies.indices { sort(index, placed.styles) }
  }

  private mutating func sort(_ index: Int, _ styles: [SpaceStyle]) {
    let body = bodies[index]
    switch body.form {
    case .symbol: add(Piece(body: index, place: body.center))
    case .rule:
      for part in SpaceOrder.parts(of: body, at: grid) {
        add(
          Piece(
            body: index, place: body.center + body.extent * (part.from + part.to - 1), from: part.from,
            to: part.to))
      }
    case .rectangle where body.extent.y == 0:
      let (a, b) = (body.center - body.extent, body.center + body.extent)
      var heights = [Double](repeating: .nan, count: grid.x.count * grid.z.count)
      let slack = 1e-9
      for (row, z) in grid.z.enumerated() where z >= a.z - slack && z <= b.z + slack {
        for (column, x) in grid.x.enumerated() where x >= a.x - slack && x <= b.x + slack {
          heights[row * grid.x.count + column] = body.center.y
        }
      }
      sheets.append(
        Sheet(
          heights: heights,
          paint: SheetPaint(kind: .color(body.color), style: styles[Int(body.style)], box: box)))
    case .rectangle where body.extent.x == 0:
      wallsAtX[FloorGrid.line(nearest: body.center.x, in: grid.x), default: []].append(index)
    case .rectangle:
      wallsAtZ[FloorGrid.line(nearest: body.center.z, in: grid.z), default: []].append(index)
    }
  }

  private mutating func add(_ piece: Piece) {
    let column = FloorGrid.cell(piece.place.x, in: grid.x)
    let row = FloorGrid.cell(piece.place.z, in: grid.z)
    cells[row * grid.columns + column].append(piece)
  }

  // MARK: - Drawing

  func draw(on canvas: inout SpaceCanvas) {
    let middle = (box.low + box.high) / 2
    let eye =
      camera.projection == .perspective
      ? middle + camera.towardsEye(from: middle) : camera.towardsEye(from: middle)
    func place(_ v: Double) -> Double {
      camera.projection == .perspective ? v : v < 0 ? -.infinity : .infinity
    }
    let columns = FloorWalk.steps(grid.x, eye: place(eye.x))
    for row in FloorWalk.steps(grid.z, eye: place(eye.z)) {
      switch row {
      case .line(let line):
        guard let walls = wallsAtZ[line] else { continue }
        for case .cell(let column) in columns {
          for wall in walls { draw(wall, 0, grid.x[column], grid.x[column + 1], on: &canvas) }
        }
      case .cell(let row):
        for step in columns {
          switch step {
          case .line(let line):
            for wall in wallsAtX[line] ?? [] { draw(wall, 2, grid.z[row], grid.z[row + 1], on: &canvas) }
          case .cell(let column): draw(column, row, on: &canvas)
          }
        }
      }
    }
  }

  /// The part of an upright rectangle between two lines of the floor.
  private func draw(_ wall: Int, _ axis: Int, _ low: Double, _ high: Double, on canvas: inout SpaceCanvas) {
    let body = bodies[wall]
    var (a, b) = (body.center - body.extent, body.center + body.extent)
    (a[axis], b[axis]) = (max(a[axis], low), min(b[axis], high))
    guard b[axis] - a[axis] > 1e-12 else { return }
    brush.rectangle(a, b, body, on: &canvas)
  }

  private func draw(_ column: Int, _ row: Int, on canvas: inout SpaceCanvas) {
    let width = grid.x.count
    let corners = [
      row * width + column, row * width + column + 1, (row + 1) * width + column + 1,
      (row + 1) * width + column,
    ]
    let here = sheets.indices.filter { sheet in corners.allSatisfy { sheets[sheet].heights[$0].isFinite } }
    let pieces = cells[row * grid.columns + column]
    drawEdges(column, row, corners, on: &canvas)
    if here.isEmpty { return draw(pieces, on: &canvas) }
    let floor = [
      SIMD2(grid.x[column], grid.z[row]), SIMD2(grid.x[column + 1], grid.z[row]),
      SIMD2(grid.x[column + 1], grid.z[row + 1]), SIMD2(grid.x[column], grid.z[row + 1]),
    ]
    let order = Self.order(here.map { sheet in corners.map { sheets[sheet].heights[$0] } })
    guard let order else { return draw(here, corners, floor, pieces, on: &canvas) }
    draw(order.map { quad(here[$0], corners, floor, canvas) }, pieces, on: &canvas) { layer, place in
      let (u, v) = (
        (place.x - floor[0].x) / (floor[1].x - floor[0].x), (place.z - floor[0].y) / (floor[2].y - floor[0].y)
      )
      let heights = layer.points.map(\.y)
      let near = heights[0] + (heights[1] - heights[0]) * u
      let far = heights[3] + (heights[2] - heights[3]) * u
      return place.y >= near + (far - near) * v
    }
  }

  /// Sheets from low to high where one lies above another at every corner; `nil` where two of them cross.
  private static func order(_ heights: [[Double]]) -> [Int]? {
    let order = heights.indices.sorted { heights[$0][0] < heights[$1][0] }
    for (low, high) in zip(order, order.dropFirst())
    where zip(heights[low], heights[high]).contains(where: { $0 > $1 }) { return nil }
    return order
  }

  /// A sheet over a whole cell.
  private func quad(_ sheet: Int, _ corners: [Int], _ floor: [SIMD2<Double>], _ canvas: SpaceCanvas) -> Layer
  {
    let own = sheets[sheet]
    let points = zip(floor, corners).map { Vector3($0.x, own.heights[$1], $0.y) }
    let level = (points[2] - points[0]).cross(points[1] - points[3])
    let normal = own.normals.isEmpty ? Vector3(0, 1, 0) : corners.reduce(.zero) { $0 + own.normals[$1] }.unit
    return Layer(sheet: sheet, points: points, facing: level, normal: normal, canvas)
  }

  /// The pieces of sheets that end within a cell.
  private func drawEdges(_ column: Int, _ row: Int, _ corners: [Int], on canvas: inout SpaceCanvas) {
    for sheet in sheets {
      guard let outline = sheet.edges[row * grid.columns + column] else { continue }
      let known = corners.filter { sheet.heights[$0].isFinite }
      face(outline, known.reduce(.zero) { $0 + sheet.normals[$1] }.unit, sheet.paint, on: &canvas)
    }
  }

  /// Several sheets over one cell: by triangles, cut where sheets cross.
  private func draw(
    _ here: [Int], _ corners: [Int], _ floor: [SIMD2<Double>], _ pieces: [Piece], on canvas: inout SpaceCanvas
  ) {
    func towardsEye(_ p: SIMD2<Double>) -> SIMD2<Double> {
      let eye = camera.towardsEye(from: Vector3(p.x, 0, p.y))
      return SIMD2(eye.x, eye.z)
    }
    func prism(_ a: Int, _ b: Int, _ c: Int) -> Prism {
      Prism(
        floor: [floor[a], floor[b], floor[c]],
        sheets: here.map { sheet in (sheet, [a, b, c].map { sheets[sheet].heights[corners[$0]] }) })
    }
    let diagonal = floor[2] - floor[0]
    let eye = towardsEye((floor[0] + floor[2]) / 2)
    let side = diagonal.x * (floor[1] - floor[0]).y - diagonal.y * (floor[1] - floor[0]).x
    let isFirstNear = side * (diagonal.x * eye.y - diagonal.y * eye.x) > 0
    var left = pieces
    for prism in isFirstNear ? [prism(0, 2, 3), prism(0, 1, 2)] : [prism(0, 1, 2), prism(0, 2, 3)] {
      prism.cut(towards: towardsEye) { part in
        let inside = left.partitioned { part.holds(SIMD2($0.place.x, $0.place.z)) }
        left = inside.others
        draw(part, inside.matching, on: &canvas)
      }
    }
    draw(left, on: &canvas)
  }

  /// A triangle in which sheets lie above each other.
  private func draw(_ prism: Prism, _ pieces: [Piece], on canvas: inout SpaceCanvas) {
    let layers = prism.sheets.map { sheet in
      let points = zip(prism.floor, sheet.heights).map { Vector3($0.x, $1, $0.y) }
      let level = (points[1] - points[0]).cross(points[2] - points[0])
      let normal = level.y < 0 ? -level.unit : level.unit
      return Layer(sheet: sheet.sheet, points: points, facing: level, normal: normal, canvas)
    }
    draw(layers.sorted { $0.height < $1.height }, pieces, on: &canvas) { layer, place in
      place.y >= prism.height(of: layer.points, at: SIMD2(place.x, place.z))
    }
  }

  /// A piece of a sheet over a cell or a part of it.
  private struct Layer {
    let sheet: Int
    let points: [Vector3]
    let normal: Vector3
    let height: Double
    let isFromAbove: Bool

    /// - Parameter facing: A direction at right angles to the piece, up or down.
    init(sheet: Int, points: [Vector3], facing: Vector3, normal: Vector3, _ canvas: SpaceCanvas) {
      let middle = points.reduce(.zero, +) / Double(points.count)
      (self.sheet, self.points, self.normal, height) = (sheet, points, normal, middle.y)
      isFromAbove = (facing.y < 0 ? -facing : facing).dot(canvas.eye(from: middle)) >= 0
    }
  }

  /// Sheets that do not cross, from low to high, with the bodies among them: no ray meets one that is seen from below
  /// and one that is seen from above, so that each kind goes by its own order.
  private func draw(
    _ layers: [Layer], _ pieces: [Piece], on canvas: inout SpaceCanvas,
    isAbove: (Layer, Vector3) -> Bool
  ) {
    var left = pieces
    for layer in layers.reversed().filter({ !$0.isFromAbove }) + layers.filter(\.isFromAbove) {
      // A piece comes before the sheets that lie between it and the eye.
      let parted = left.partitioned { isAbove(layer, $0.place) == layer.isFromAbove }
      draw(parted.others, on: &canvas)
      left = parted.matching
      face(layer.points, layer.normal, sheets[layer.sheet].paint, on: &canvas)
    }
    draw(left, on: &canvas)
  }

  /// Bodies of one cell, by their depth.
  private func draw(_ pieces: [Piece], on canvas: inout SpaceCanvas) {
    guard !pieces.isEmpty else { return }
    let ordered =
      pieces.count == 1
      ? pieces
      : pieces.sorted { a, b in
        let (p, q) = (camera.turned(a.place).z, camera.turned(b.place).z)
        return p == q ? a.body < b.body : p < q
      }
    for piece in ordered {
      if piece.from == 0, piece.to == 1 {
        brush.draw(bodies[piece.body], on: &canvas)
      } else {
        brush.draw(segmentOf: bodies[piece.body], from: piece.from, to: piece.to, on: &canvas)
      }
    }
  }

  /// A piece of a sheet, cut off at the top and the bottom of the box.
  private func face(_ points: [Vector3], _ normal: Vector3, _ paint: SheetPaint, on canvas: inout SpaceCanvas)
  {
    let shown = points.cut(atY: box.low.y, keepsAbove: true).cut(atY: box.high.y, keepsAbove: false)
    guard shown.count > 2 else { return }
    let middle = shown.reduce(.zero, +) / Double(shown.count)
    let color = paint.color(at: middle, normal: normal, eye: canvas.eye(from: middle))
    canvas.face(shown, color: color)
    contours?.draw(over: shown, color, unlit: paint.unlit(at: middle, facing: normal), on: &canvas)
  }
}

extension FloorGrid {
  static func line(nearest v: Double, in lines: [Double]) -> Int {
    let cell = cell(v, in: lines)
    return v - lines[cell] <= lines[cell + 1] - v ? cell : cell + 1
  }
}

extension Array {
  /// The elements that answer yes, and those that do not, each in their order.
  fileprivate func partitioned(_ isMatching: (Element) -> Bool) -> (matching: [Element], others: [Element]) {
    var (matching, others): ([Element], [Element]) = ([], [])
    for element in self {
      if isMatching(element) { matching.append(element) } else { others.append(element) }
    }
    return (matching, others)
  }
}

extension [Vector3] {
  /// The part of a polygon on one side of a level plane (Sutherland and Hodgman 1974, doi:10.1145/360767.360802).
  fileprivate func cut(atY y: Double, keepsAbove: Bool) -> [Vector3] {
    func isInside(_ p: Vector3) -> Bool { keepsAbove ? p.y >= y : p.y <= y }
    guard !allSatisfy(isInside) else { return self }
    var result: [Vector3] = []
    for index in indices {
      let (a, b) = (self[index], self[(index + 1) % count])
      if isInside(a) { result.append(a) }
      if isInside(a) != isInside(b) { result.append(a + (b - a) * ((y - a.y) / (b.y - a.y))) }
    }
    return result
  }
}

extension Prism {
  /// Whether a place lies over the triangle, its edges included.
  func holds(_ p: SIMD2<Double>) -> Bool {
    func side(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
      (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
    }
    let sides = (0..<3).map { side(floor[$0], floor[($0 + 1) % 3]) }
    return sides.allSatisfy { $0 >= -1e-12 } || sides.allSatisfy { $0 <= 1e-12 }
  }

  /// The height of a plane over a place, given by three of its points.
  func height(of points: [Vector3], at p: SIMD2<Double>) -> Double {
    let normal = (points[1] - points[0]).cross(points[2] - points[0])
    guard abs(normal.y) > 1e-15 else { return points[0].y }
    return points[0].y - (normal.x * (p.x - points[0].x) + normal.z * (p.y - points[0].z)) / normal.y
  }
}
