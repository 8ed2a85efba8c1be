import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Draws the bodies and meshes of a scene with correct occlusion.
///
/// This is a painter's algorithm. A mark is a height field over a floor, a point, or parallel to the axes. Marks are
/// cut along the lines of a grid on the floor, so that they can be ordered without a comparison of each pair. Cells are
/// drawn from far to near; within a cell, meshes are drawn by height, those farther from the eye first. The only error
/// is at spheres that intersect a mesh, by at most their radius.
struct ScenePainter {
  let camera: SpaceCamera
  let grid: FloorGrid
  let box: SpaceBox
  let bodies: Solids
  let brush: BodyPainter
  private let contours: ContourLines?
  private var meshes: [SurfaceMesh]
  /// The projection of each surface's grid points; `nil` for horizontal rectangles.
  private let views: [MeshView?]
  /// Vertical rectangles, by the index of the grid line below them.
  private var wallsAtX: [Int: [Int]] = [:]
  private var wallsAtZ: [Int: [Int]] = [:]
  /// Bodies and parts of rules, by cell.
  private var cells: [[Piece]] = []

  /// A piece of a scene within one cell of the floor, other than a whole piece of a surface.
  struct Piece {
    enum Content {
      case body
      /// A part of a rule between two fractions of its length.
      case part(from: Double, to: Double)
      /// The part of a cell that a surface covers up to its boundary.
      case edge([Vector3], normal: Vector3)
    }

    /// The index of the body or the surface.
    var number: Int
    /// The centre.
    var position: Vector3
    var content = Content.body
  }

  init(
    _ camera: SpaceCamera, _ grid: FloorGrid, _ box: SpaceBox, meshes: [SurfaceMesh], _ placed: PlacedSolids,
    _ contours: ContourLines? = nil
  ) {
    (self.camera, self.grid, self.box, self.contours) = (camera, grid, box, contours)
    bodies = placed.bodies
    brush = BodyPainter(styles: placed.styles)
    self.meshes = meshes
    views = meshes.map { MeshView($0, grid, camera) }
    cells = Array(repeating: [], count: grid.columns * grid.rows)
    var rectangles = 0
    for table in bodies.tables {
      for index in table.first..<table.first + table.count {
        if table.trait.isFlat { rectangles += 1 }
        sort(index, placed.styles, isWhole: rectangles > Self.rectangleLimit)
      }
    }
  }

  /// The maximum number of rectangles that cut the floor, so that the cost does not grow quadratically. Further
  /// rectangles are drawn whole, ordered by their centre.
  static let rectangleLimit = 100

  private mutating func sort(_ index: Int, _ styles: [SpaceStyle], isWhole: Bool) {
    let body = bodies[index]
    switch body.form {
    case .rectangle where isWhole: add(Piece(number: index, position: body.center))
    case .symbol: add(Piece(number: index, position: body.center))
    case .rule:
      for part in SpaceOrder.parts(of: body, at: grid) {
        add(
          Piece(
            number: index, position: body.center + body.extent * (part.from + part.to - 1),
            content: part.from == 0 && part.to == 1 ? .body : .part(from: part.from, to: part.to)))
      }
    case .rectangle where body.flatAxis == 1:
      let (a, b) = (body.center - body.extent, body.center + body.extent)
      var mesh = SurfaceMesh(
        heights: [], paint: MeshPaint(kind: .color(body.color), style: styles[Int(body.style)], box: box))
      mesh.level = body.center.y
      mesh.columns = grid.cells(from: a.x, to: b.x, in: grid.x)
      mesh.rows = grid.cells(from: a.z, to: b.z, in: grid.z)
      meshes.append(mesh)
    case .rectangle where body.flatAxis == 0:
      wallsAtX[FloorGrid.line(nearest: body.center.x, in: grid.x), default: []].append(index)
    case .rectangle:
      wallsAtZ[FloorGrid.line(nearest: body.center.z, in: grid.z), default: []].append(index)
    }
  }

  private mutating func add(_ piece: Piece) {
    let column = FloorGrid.cell(piece.position.x, in: grid.x)
    let row = FloorGrid.cell(piece.position.z, in: grid.z)
    cells[row * grid.columns + column].append(piece)
  }

  // MARK: - Drawing

  func draw(on canvas: inout SpaceCanvas) {
    let middle = (box.low + box.high) / 2
    let eye =
      camera.projection == .perspective
      ? middle + camera.towardsEye(from: middle) : camera.towardsEye(from: middle)
    func eyeCoordinate(_ v: Double) -> Double {
      camera.projection == .perspective ? v : v < 0 ? -.infinity : .infinity
    }
    let columns = GridTraversal.steps(grid.x, eye: eyeCoordinate(eye.x))
    for row in GridTraversal.steps(grid.z, eye: eyeCoordinate(eye.z)) {
      switch row {
      case .line(let line):
        guard let walls = wallsAtZ[line] else { continue }
        for case .cell(let column) in columns {
          for wall in walls { draw(wall, 0, grid.x[column], grid.x[column + 1], on: &canvas) }
        }
      case .cell(let row):
        let reaching = meshes.indices.filter { meshes[$0].isLevel ? meshes[$0].rows.contains(row) : true }
        for step in columns {
          switch step {
          case .line(let line):
            for wall in wallsAtX[line] ?? [] { draw(wall, 2, grid.z[row], grid.z[row + 1], on: &canvas) }
          case .cell(let column): draw(column, row, reaching, on: &canvas)
          }
        }
      }
    }
  }

  /// Draws the part of a vertical rectangle between two grid lines.
  private func draw(_ wall: Int, _ axis: Int, _ low: Double, _ high: Double, on canvas: inout SpaceCanvas) {
    let body = bodies[wall]
    var (a, b) = (body.center - body.extent, body.center + body.extent)
    (a[axis], b[axis]) = (max(a[axis], low), min(b[axis], high))
    guard b[axis] - a[axis] > 1e-12 else { return }
    brush.rectangle(a, b, body, on: &canvas)
  }

  /// - Parameter reaching: The indices of the meshes that extend into this row of cells.
  private func draw(_ column: Int, _ row: Int, _ reaching: [Int], on canvas: inout SpaceCanvas) {
    let width = grid.x.count
    let first = row * width + column
    // Fast path: most cells contain one surface and nothing else.
    if cells[row * grid.columns + column].isEmpty, reaching.count == 1, contours == nil,
      let view = views.first ?? nil,
      view.draws(meshes[0], first, first + width, box, on: &canvas)
    {
      return
    }
    let corners = [first, first + 1, first + width + 1, first + width]
    let here = reaching.filter { index in
      let mesh = meshes[index]
      return mesh.isLevel
        ? mesh.columns.contains(column) : corners.allSatisfy { mesh.heights[$0].isFinite }
    }
    let pieces = cells[row * grid.columns + column] + edges(column, row, corners)
    if here.isEmpty { return draw(pieces, on: &canvas) }
    let floor = [
      SIMD2(grid.x[column], grid.z[row]), SIMD2(grid.x[column + 1], grid.z[row]),
      SIMD2(grid.x[column + 1], grid.z[row + 1]), SIMD2(grid.x[column], grid.z[row + 1]),
    ]
    let cell = Cell(first: first, width: width, low: floor[0], size: floor[2] - floor[0])
    let order = Self.order(here.map { mesh in corners.map { meshes[mesh].height(at: $0) } })
    guard let order, !here.contains(where: { isFolded($0, corners, floor, canvas) }) else {
      return draw(here, corners, floor, cell, pieces, on: &canvas)
    }
    draw(order.map { quad(here[$0], corners, floor, canvas) }, cell, pieces, on: &canvas) { layer, position in
      let (u, v) = cell.shares(position)
      let heights = layer.points.map(\.y)
      let near = heights[0] + (heights[1] - heights[0]) * u
      let far = heights[3] + (heights[2] - heights[3]) * u
      return position.y >= near + (far - near) * v
    }
  }

  /// A cell of the floor.
  struct Cell {
    /// Index of the grid point at minimum x and z; `width` is the number of grid points per row.
    let first: Int
    let width: Int
    let low: SIMD2<Double>
    let size: SIMD2<Double>

    /// Returns the position of a point in the cell along x and z, each from 0 to 1.
    func shares(_ p: Vector3) -> (Double, Double) { ((p.x - low.x) / size.x, (p.z - low.y) / size.y) }
  }

  /// Whether a mesh's cell is visible partly from above and partly from below. It must then be drawn as triangles.
  private func isFolded(_ mesh: Int, _ corners: [Int], _ floor: [SIMD2<Double>], _ canvas: SpaceCanvas)
    -> Bool
  {
    guard !meshes[mesh].isLevel else { return false }
    let p = zip(floor, corners).map { Vector3($0.x, meshes[mesh].height(at: $1), $0.y) }
    let eye = canvas.eye(from: p[0])
    let (first, second) = ((p[1] - p[0]).cross(p[2] - p[0]), (p[2] - p[0]).cross(p[3] - p[0]))
    return (first.dot(eye) < 0) != (second.dot(eye) < 0)
  }

  /// Returns the meshes from low to high if one is above another at every corner; `nil` if two of them cross.
  private static func order(_ heights: [[Double]]) -> [Int]? {
    let order = heights.indices.sorted { heights[$0][0] < heights[$1][0] }
    for (low, high) in zip(order, order.dropFirst())
    where zip(heights[low], heights[high]).contains(where: { $0 > $1 }) { return nil }
    return order
  }

  /// Returns a mesh's piece over a whole cell.
  private func quad(_ mesh: Int, _ corners: [Int], _ floor: [SIMD2<Double>], _ canvas: SpaceCanvas) -> Layer {
    let surface = meshes[mesh]
    let points = zip(floor, corners).map { Vector3($0.x, surface.height(at: $1), $0.y) }
    let level = (points[2] - points[0]).cross(points[1] - points[3])
    let normal =
      surface.normals.isEmpty ? Vector3(0, 1, 0) : corners.reduce(.zero) { $0 + surface.normals[$1] }.unit
    return Layer(mesh: mesh, points: points, facing: level, normal: normal, canvas)
  }

  /// Returns the pieces of meshes that end within a cell.
  private func edges(_ column: Int, _ row: Int, _ corners: [Int]) -> [Piece] {
    meshes.indices.compactMap { index in
      let mesh = meshes[index]
      guard !mesh.edges.isEmpty, let outline = mesh.edges[row * grid.columns + column] else { return nil }
      let definedCorners = corners.filter { mesh.heights[$0].isFinite }
      return Piece(
        number: index, position: outline.reduce(.zero, +) / Double(max(outline.count, 1)),
        content: .edge(outline, normal: definedCorners.reduce(.zero) { $0 + mesh.normals[$1] }.unit))
    }
  }

  /// Draws several meshes over one cell as triangles, cut where meshes cross.
  private func draw(
    _ here: [Int], _ corners: [Int], _ floor: [SIMD2<Double>], _ cell: Cell, _ pieces: [Piece],
    on canvas: inout SpaceCanvas
  ) {
    func towardsEye(_ p: SIMD2<Double>) -> SIMD2<Double> {
      let eye = camera.towardsEye(from: Vector3(p.x, 0, p.y))
      return SIMD2(eye.x, eye.z)
    }
    func prism(_ a: Int, _ b: Int, _ c: Int) -> Prism {
      Prism(
        floor: [floor[a], floor[b], floor[c]],
        meshes: here.map { mesh in (mesh, [a, b, c].map { meshes[mesh].height(at: corners[$0]) }) })
    }
    let diagonal = floor[2] - floor[0]
    let eye = towardsEye((floor[0] + floor[2]) / 2)
    let side = diagonal.x * (floor[1] - floor[0]).y - diagonal.y * (floor[1] - floor[0]).x
    let isFirstNear = side * (diagonal.x * eye.y - diagonal.y * eye.x) > 0
    var left = pieces
    for prism in isFirstNear ? [prism(0, 2, 3), prism(0, 1, 2)] : [prism(0, 1, 2), prism(0, 2, 3)] {
      prism.cut(towards: towardsEye) { part in
        let inside = left.partitioned { part.holds(SIMD2($0.position.x, $0.position.z)) }
        left = inside.others
        draw(part, cell, inside.matching, on: &canvas)
      }
    }
    draw(left, on: &canvas)
  }

  /// Draws a triangle in which the meshes do not cross.
  private func draw(_ prism: Prism, _ cell: Cell, _ pieces: [Piece], on canvas: inout SpaceCanvas) {
    let layers = prism.meshes.map { mesh in
      let points = zip(prism.floor, mesh.heights).map { Vector3($0.x, $1, $0.y) }
      let level = (points[1] - points[0]).cross(points[2] - points[0])
      let normal = level.y < 0 ? -level.unit : level.unit
      return Layer(mesh: mesh.mesh, points: points, facing: level, normal: normal, canvas)
    }
    draw(layers.sorted { $0.height < $1.height }, cell, pieces, on: &canvas) { layer, position in
      position.y >= prism.height(of: layer.points, at: SIMD2(position.x, position.z))
    }
  }

  /// A piece of a mesh over a cell or a part of it.
  private struct Layer {
    let mesh: Int
    let points: [Vector3]
    let normal: Vector3
    let height: Double
    let isFromAbove: Bool

    /// - Parameter facing: A normal of the piece, up or down.
    init(mesh: Int, points: [Vector3], facing: Vector3, normal: Vector3, _ canvas: SpaceCanvas) {
      let middle = points.reduce(.zero, +) / Double(points.count)
      (self.mesh, self.points, self.normal, height) = (mesh, points, normal, middle.y)
      isFromAbove = (facing.y < 0 ? -facing : facing).dot(canvas.eye(from: middle)) >= 0
    }
  }

  /// Draws meshes that do not cross, given from low to high, with the bodies between them. Meshes seen from below and
  /// meshes seen from above are ordered separately, because no ray meets both.
  private func draw(
    _ layers: [Layer], _ cell: Cell, _ pieces: [Piece], on canvas: inout SpaceCanvas,
    isAbove: (Layer, Vector3) -> Bool
  ) {
    var left = pieces
    for layer in layers.reversed().filter({ !$0.isFromAbove }) + layers.filter(\.isFromAbove) {
      // A body is drawn before the meshes between it and the eye.
      let parted = left.partitioned { isAbove(layer, $0.position) == layer.isFromAbove }
      draw(parted.others, on: &canvas)
      left = parted.matching
      face(layer, cell, on: &canvas)
    }
    draw(left, on: &canvas)
  }

  /// Draws the bodies of one cell by depth.
  private func draw(_ pieces: [Piece], on canvas: inout SpaceCanvas) {
    guard !pieces.isEmpty else { return }
    let ordered =
      pieces.count == 1
      ? pieces
      : pieces.sorted { a, b in
        let (p, q) = (camera.rotated(a.position).z, camera.rotated(b.position).z)
        return p == q ? a.number < b.number : p < q
      }
    for piece in ordered {
      switch piece.content {
      case .body: brush.draw(bodies[piece.number], on: &canvas)
      case .part(let from, let to):
        brush.draw(segmentOf: bodies[piece.number], from: from, to: to, on: &canvas)
      case .edge(let outline, let normal): face(outline, normal, meshes[piece.number].paint, on: &canvas)
      }
    }
  }

  /// Draws a piece of a mesh over a cell; a surface has colours interpolated between its grid points.
  private func face(_ layer: Layer, _ cell: Cell, on canvas: inout SpaceCanvas) {
    let mesh = meshes[layer.mesh]
    guard !mesh.isLevel, let view = views[layer.mesh] else {
      return face(layer.points, layer.normal, mesh.paint, on: &canvas)
    }
    let shown = layer.points.cut(atY: box.low.y, keepsAbove: true).cut(atY: box.high.y, keepsAbove: false)
    guard shown.count > 2 else { return }
    let shades = shown.map { view.shade(at: $0, cell, mesh, isFromAbove: layer.isFromAbove) }
    let color = RGBA.mean(shades)
    canvas.face(shown, color: color, cornerColors: shades)
    guard let contours else { return }
    let middle = shown.reduce(.zero, +) / Double(shown.count)
    let facing = layer.isFromAbove ? layer.normal : -layer.normal
    contours.draw(over: shown, color, unlit: mesh.paint.unlit(at: middle, facing: facing), on: &canvas)
  }

  /// Draws a piece of a mesh, clipped to the height of the box.
  private func face(_ points: [Vector3], _ normal: Vector3, _ paint: MeshPaint, on canvas: inout SpaceCanvas)
  {
    let shown = points.cut(atY: box.low.y, keepsAbove: true).cut(atY: box.high.y, keepsAbove: false)
    guard shown.count > 2 else { return }
    let middle = shown.reduce(.zero, +) / Double(shown.count)
    let color = paint.color(at: middle, normal: normal, eye: canvas.eye(from: middle))
    canvas.face(shown, color: color)
    contours?.draw(over: shown, color, unlit: paint.unlit(at: middle, facing: normal), on: &canvas)
  }
}
