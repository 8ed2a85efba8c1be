import Foundation
import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// The mark of one row, placed in the scene.
struct SpaceBody: Sendable {
  enum Form: Sendable {
    case symbol(SpaceStyle.Symbol)
    /// A line from `center − extent` to `center + extent`, along one axis.
    case rule
    /// A rectangle from `center − extent` to `center + extent`, perpendicular to the axis whose extent is 0.
    case rectangle
  }

  var form: Form
  var center: Vector3
  /// The half lengths of rules and rectangles along the axes.
  var extent = Vector3.zero
  var color: RGBA
  /// An index into the styles of the scene.
  var style: Int32
  var row: SpaceRow

  /// The axis perpendicular to a rectangle: 0, 1 or 2 for x, y or z.
  var flatAxis: Int { extent.x == 0 ? 0 : extent.y == 0 ? 1 : 2 }

  /// Returns the corners of a rectangle, or of a part of it between two corners, in order.
  func corners(from a: Vector3, to b: Vector3) -> [Vector3] {
    switch flatAxis {
    case 0: [a, Vector3(a.x, b.y, a.z), b, Vector3(a.x, a.y, b.z)]
    case 1: [a, Vector3(b.x, a.y, a.z), b, Vector3(a.x, a.y, b.z)]
    default: [a, Vector3(b.x, a.y, a.z), b, Vector3(a.x, b.y, a.z)]
    }
  }
}

/// The origin of a body: a table and one of its rows.
struct SpaceRow: Hashable, Sendable {
  var table: Int32
  var row: Int32
}

/// Draws single bodies.
struct BodyPainter {
  static let ruleWidth = 0.01
  /// The number of sides that approximate a circle.
  private static let sides = 20

  let styles: [SpaceStyle]

  func draw(_ body: SpaceBody, on canvas: inout SpaceCanvas) {
    switch body.form {
    case .symbol(let symbol): draw(symbol, body, on: &canvas)
    case .rule: draw(segmentOf: body, from: 0, to: 1, on: &canvas)
    case .rectangle: rectangle(body.center - body.extent, body.center + body.extent, body, on: &canvas)
    }
  }

  /// Draws a part of a rule, given by fractions of its length.
  func draw(segmentOf body: SpaceBody, from: Double, to: Double, on canvas: inout SpaceCanvas) {
    let start = body.center - body.extent
    let way = 2 * body.extent
    let style = styles[Int(body.style)]
    let eye = canvas.eye(from: body.center)
    // A tube is lit like the side that faces the eye.
    let along = way.unit
    let normal = (eye - along * eye.dot(along)).unit
    let color = SpaceLight.lit(
      body.color, normal: normal, eye: eye, roughness: style.roughness, metalness: style.metalness)
    canvas.line(start + way * from, start + way * to, width: Self.ruleWidth, color: color)
  }

  /// Draws a rectangle or a part of it, between two corners.
  func rectangle(_ a: Vector3, _ b: Vector3, _ body: SpaceBody, on canvas: inout SpaceCanvas) {
    var normal = Vector3.zero
    normal[body.flatAxis] = 1
    let style = styles[Int(body.style)]
    let eye = canvas.eye(from: (a + b) / 2)
    if normal.dot(eye) < 0 { normal = -normal }
    let color = SpaceLight.lit(
      body.color, normal: normal, eye: eye, roughness: max(style.roughness, 0.5), metalness: style.metalness)
    canvas.face(body.corners(from: a, to: b), color: color)
  }

  private func draw(_ symbol: SpaceStyle.Symbol, _ body: SpaceBody, on canvas: inout SpaceCanvas) {
    let style = styles[Int(body.style)]
    let radius = style.symbolSize / 2
    switch symbol {
    case .sphere:
      canvas.sphere(body.center, radius: radius, colors: Self.colors(body.color, style))
    case .cube:
      solid(Self.cube, body, style, radius, on: &canvas)
    case .cylinder:
      solid(Self.cylinder, body, style, radius, on: &canvas)
    case .cone:
      solid(Self.cone, body, style, radius, on: &canvas)
    }
  }

  /// Draws the faces of a convex body that face the eye. None of them hides another.
  private func solid(
    _ faces: [[Vector3]], _ body: SpaceBody, _ style: SpaceStyle, _ radius: Double,
    on canvas: inout SpaceCanvas
  ) {
    let rotate = VectorRotation(style.rotation)
    for face in faces {
      let corners = face.map { body.center + rotate($0) * radius }
      let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).unit
      let middle = corners.reduce(.zero, +) / Double(corners.count)
      let eye = canvas.eye(from: middle)
      guard normal.dot(eye) > 0 else { continue }
      canvas.face(
        corners,
        color: SpaceLight.lit(
          body.color, normal: normal, eye: eye, roughness: max(style.roughness, 0.5),
          metalness: style.metalness))
    }
  }

  static func colors(_ color: RGBA, _ style: SpaceStyle) -> BallBatch.Colors {
    let metal = min(max(style.metalness, 0), 1)
    let shine = 0.5 * (1 - min(max(style.roughness, 0), 1))
    let dull = 1 - 0.3 * metal
    let highlight = RGBA.white.mixed(with: color, by: metal)
    func scaled(_ factor: Double) -> RGBA {
      RGBA(min(color.r * factor, 1), min(color.g * factor, 1), min(color.b * factor, 1), color.a)
    }
    var bright = scaled(1.08).mixed(with: highlight, by: shine)
    bright.a = color.a
    return BallBatch.Colors(bright: bright, middle: scaled(0.95 * dull), dark: scaled(0.63 * dull))
  }

  // MARK: - Unit shapes: centred on the origin, from −1 to 1, with corners anticlockwise as seen from outside

  private static let cube: [[Vector3]] = [
    [Vector3(-1, -1, 1), Vector3(1, -1, 1), Vector3(1, 1, 1), Vector3(-1, 1, 1)],
    [Vector3(1, -1, -1), Vector3(-1, -1, -1), Vector3(-1, 1, -1), Vector3(1, 1, -1)],
    [Vector3(1, -1, 1), Vector3(1, -1, -1), Vector3(1, 1, -1), Vector3(1, 1, 1)],
    [Vector3(-1, -1, -1), Vector3(-1, -1, 1), Vector3(-1, 1, 1), Vector3(-1, 1, -1)],
    [Vector3(-1, 1, 1), Vector3(1, 1, 1), Vector3(1, 1, -1), Vector3(-1, 1, -1)],
    [Vector3(-1, -1, -1), Vector3(1, -1, -1), Vector3(1, -1, 1), Vector3(-1, -1, 1)],
  ]

  private static let ring: [Vector3] = (0..<sides).map { side in
    let angle = 2 * .pi * Double(side) / Double(sides)
    return Vector3(cos(angle), 0, sin(angle))
  }

  private static let cylinder: [[Vector3]] = {
    let up = Vector3(0, 1, 0)
    var faces = ring.indices.map { side in
      let (a, b) = (ring[side], ring[(side + 1) % sides])
      return [a - up, a + up, b + up, b - up]
    }
    faces.append(ring.reversed().map { $0 + up })
    faces.append(ring.map { $0 - up })
    return faces
  }()

  private static let cone: [[Vector3]] = {
    let up = Vector3(0, 1, 0)
    var faces = ring.indices.map { side in
      [ring[side] - up, up, ring[(side + 1) % sides] - up]
    }
    faces.append(ring.map { $0 - up })
    return faces
  }()
}
