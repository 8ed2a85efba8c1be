import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The grid lines along x and z that divide a scene's floor into cells.
struct FloorGrid: Sendable {
  let x: [Double]
  let z: [Double]

  var columns: Int { x.count - 1 }
  var rows: Int { z.count - 1 }

  /// The maximum number of lines that surfaces may add along an axis.
  static let lineLimit = 129

  /// Divides the floor of a box into equal parts, with additional lines.
  init(_ box: SpaceBox, parts: Int, alsoAtX: [Double], alsoAtZ: [Double]) {
    func lines(_ low: Double, _ high: Double, _ more: [Double]) -> [Double] {
      let even = (0...parts).map { low + (high - low) * Double($0) / Double(parts) }
      let slack = (high - low) * 1e-9
      var lines: [Double] = []
      for line in (even + more.filter { $0 > low && $0 < high }).sorted() {
        if let last = lines.last, line - last <= slack { continue }
        lines.append(line)
      }
      return lines
    }
    x = lines(box.low.x, box.high.x, alsoAtX)
    z = lines(box.low.z, box.high.z, alsoAtZ)
  }

  /// Returns the index of the cell that contains a coordinate. The last line belongs to the last cell.
  static func cell(_ v: Double, in lines: [Double]) -> Int { Bins.lowerIndex(for: v, edges: lines) }
}

/// A height field over the grid points of a floor, with its paint: a surface, or a horizontal rectangle.
struct SurfaceMesh: Sendable {
  /// Heights in scene units, row by row along x; NaN if there is none. Empty for horizontal rectangles.
  var heights: [Double]
  /// For horizontal rectangles: their height, and the cells that they cover.
  var level = 0.0
  var columns = 0..<0
  var rows = 0..<0
  /// The upward normal at each grid point. Empty for horizontal rectangles.
  var normals: [Vector3] = []
  /// The outlines of partially covered cells, by cell index.
  var edges: [Int: [Vector3]] = [:]
  var paint: MeshPaint

  var isLevel: Bool { heights.isEmpty }

  func height(at crossing: Int) -> Double { isLevel ? level : heights[crossing] }
}

/// The paint of a mesh.
struct MeshPaint: Sendable {
  enum Kind: Sendable {
    case color(RGBA)
    /// A brush that covers the floor, from minimum x and z to maximum x and z.
    case brush(Brush)
    case height([GradientStop], low: Double, high: Double)
    case normal
  }

  var kind: Kind
  var style: SpaceStyle
  let box: SpaceBox

  /// Returns the lit colour of a small piece.
  ///
  /// - Parameters:
  ///   - normal: The upward unit normal.
  ///   - eye: The unit vector to the eye.
  func color(at p: Vector3, normal: Vector3, eye: Vector3) -> RGBA {
    color(at: p, facing: normal.dot(eye) < 0 ? -normal : normal, eye: eye)
  }

  /// Returns the lit colour of a side, given by the unit normal `facing`.
  func color(at p: Vector3, facing: Vector3, eye: Vector3) -> RGBA {
    let unlitColor = unlit(at: p, facing: facing)
    switch kind {
    // As on devices, colours that encode a direction or a height are not changed by light.
    case .normal, .height: return unlitColor
    case .color, .brush: break
    }
    return SpaceLight.lit(
      unlitColor, normal: facing, eye: eye, roughness: style.roughness, metalness: style.metalness)
  }

  /// Returns the colour without lighting.
  func unlit(at p: Vector3, facing: Vector3) -> RGBA {
    switch kind {
    case .normal: SpaceLight.color(of: facing)
    case .color(let color): color
    case .brush(let brush):
      brush.color(
        x: (p.x - box.low.x) / (box.high.x - box.low.x), y: (p.z - box.low.z) / (box.high.z - box.low.z))
    case .height(let stops, let low, let high):
      stops.color(at: high > low ? (p.y - low) / (high - low) : 0.5)
    }
  }
}

extension Brush {
  /// Returns the colour at a point of the unit square. Brushes other than linear and elliptical gradients give their
  /// representative colour.
  func color(x: Double, y: Double) -> RGBA {
    switch self {
    case .linear(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      let t = length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 0
      return stops.color(at: t)
    case .elliptical(let stops, let center, let from, let to):
      let distance = ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot()
      return stops.color(at: to > from ? (distance - from) / (to - from) : 0)
    case .color, .radial, .angular, .pattern, .tiles: return representativeColor
    }
  }
}

extension SpaceRequest {
  /// Returns every surface on the grid.
  ///
  /// - Parameter known: The surfaces sampled on another grid, to reuse their heights.
  func meshes(
    on grid: FloorGrid, _ scales: SpaceScales, colors: StyleScale<Brush>?,
    knowing sampledHeights: [FloorHeights]? = nil
  ) -> [SurfaceMesh] {
    surfaces.enumerated().map { index, surface in
      let heights = FloorHeights(surface, on: grid, scales, knowing: sampledHeights?[index]).heights
      var mesh = SurfaceMesh(
        heights: heights,
        paint: MeshPaint(
          kind: kind(of: surface, heights, scales, colors), style: surface.style, box: scales.box))
      mesh.normals = Self.normals(heights, on: grid)
      if heights.contains(where: { !$0.isFinite }) {
        mesh.edges = Self.edges(surface, heights, on: grid, scales)
      }
      return mesh
    }
  }

  private func kind(
    of surface: SurfaceRequest, _ heights: [Double], _ scales: SpaceScales, _ colors: StyleScale<Brush>?
  ) -> MeshPaint.Kind {
    switch surface.style.paint {
    case .normal: return .normal
    case .height(let stops, let lower, let upper):
      let shown = heights.filter { $0.isFinite && scales.y.holds($0) }
      var (low, high) = (shown.min() ?? scales.y.low, shown.max() ?? scales.y.high)
      if let lower, let upper { (low, high) = (scales.y.position(lower), scales.y.position(upper)) }
      if low > high { swap(&low, &high) }
      let shades = (stops ?? SpaceLight.heights).map { GradientStop($0.location, solid($0.color)) }
      return .height(shades, low: low, high: high)
    case .brush(.color(let color)): return .color(solid(color))
    case .brush(let brush): return .brush(brush.mapColors(solid))
    case nil: return .color(solid(color(of: surface, colors)))
    }
  }

  /// The representative colour of a surface: the author's colour, the colour of its category, or the accent colour.
  func color(of surface: SurfaceRequest, _ colors: StyleScale<Brush>?) -> RGBA {
    if case .brush(let brush)? = surface.style.paint { return brush.representativeColor }
    let brush = surface.foregroundStyle.flatMap { colors?.output(for: $0.value) }
    return brush?.representativeColor ?? environment.accent
  }

  /// Computes normals from the differences between neighbours. If a neighbour has no height, uses the difference to the
  /// other one.
  private static func normals(_ heights: [Double], on grid: FloorGrid) -> [Vector3] {
    let width = grid.x.count
    func slope(_ index: Int, _ line: Int, _ lines: [Double], _ step: Int) -> Double {
      let before = line > 0 ? heights[index - step] : .nan
      let after = line + 1 < lines.count ? heights[index + step] : .nan
      if before.isFinite, after.isFinite { return (after - before) / (lines[line + 1] - lines[line - 1]) }
      if after.isFinite { return (after - heights[index]) / (lines[line + 1] - lines[line]) }
      if before.isFinite { return (heights[index] - before) / (lines[line] - lines[line - 1]) }
      return 0
    }
    var normals = [Vector3](repeating: Vector3(0, 1, 0), count: heights.count)
    for row in grid.z.indices {
      for column in grid.x.indices {
        let index = row * width + column
        guard heights[index].isFinite else { continue }
        let dx = slope(index, column, grid.x, 1)
        let dz = slope(index, row, grid.z, width)
        normals[index] = Vector3(-dx, 1, -dz).unit
      }
    }
    return normals
  }
}
