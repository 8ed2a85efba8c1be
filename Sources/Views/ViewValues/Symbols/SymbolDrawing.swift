import Foundation
import OpenChartsDisplayList

/// A drawing of the symbol tables: a body and its details.
///
/// The format is numbers followed by commands, in four sections separated by bars: the body, which `.fill` fills; lines
/// that are cut out of a filled body; lines that stay lines; and areas, which become holes in a filled body.
///
/// The commands `m`, `l`, `q`, `c` and `h` are the same as in `Path.description`. Further commands draw shapes:
/// - `x y … L`: a polyline.
/// - `x y … Z`: a polygon.
/// - `x y width height radius R`: a rounded rectangle.
/// - `x y radius O`: a circle.
/// - `x y radius from to A`: an arc between two angles in degrees, clockwise from three o'clock.
struct SymbolDrawing {
  let body: VectorPath
  let inner: VectorPath
  let lines: VectorPath
  let areas: VectorPath

  init(_ text: String) {
    let sections = text.split(separator: "|", omittingEmptySubsequences: false).map { Self.path(String($0)) }
    func section(_ index: Int) -> VectorPath { index < sections.count ? sections[index] : VectorPath() }
    (body, inner, lines, areas) = (section(0), section(1), section(2), section(3))
  }

  /// Returns the drawing as a layer.
  func part(isFilled: Bool) -> SystemSymbol.Part {
    var part = SystemSymbol.Part()
    part.lines = lines
    guard isFilled, !body.isEmpty else {
      for path in [body, inner] { part.lines.append(path) }
      part.fill = areas
      return part
    }
    let glyph = SystemSymbol.Glyph(fill: areas, lines: inner)
    part.fill = AreaOutline.cutting(glyph, width: SystemSymbol.lineWidth, outOf: body)
    if !glyph.isEmpty { part.glyph = glyph }
    return part
  }

  // MARK: Reading

  private static func path(_ text: String) -> VectorPath {
    var path = VectorPath()
    var numbers: [Double] = []
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        append(word, numbers, to: &path)
        numbers = []
      }
    }
    return path
  }

  private static func append(_ step: Substring, _ n: [Double], to path: inout VectorPath) {
    let points = stride(from: 0, to: n.count - 1, by: 2).map { Point(n[$0], n[$0 + 1]) }
    switch (step, n.count) {
    case ("m", 2): path.move(to: points[0])
    case ("l", 2): path.line(to: points[0])
    case ("q", 4): path.quad(control: points[0], to: points[1])
    case ("c", 6): path.cubic(points[0], points[1], to: points[2])
    case ("h", 0): path.close()
    case ("L", 4...), ("Z", 6...):
      path.move(to: points[0])
      for point in points.dropFirst() { path.line(to: point) }
      if step == "Z" { path.close() }
    case ("R", 5):
      path.append(VectorPath(Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CornerRadii(n[4])))
    case ("O", 3):
      path.addEllipse(in: Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case ("A", 5):
      var arc = Path()
      arc.addArc(
        center: CGPoint(x: n[0], y: n[1]), radius: n[2], startAngle: .degrees(n[3]), endAngle: .degrees(n[4]),
        clockwise: n[4] < n[3])
      path.append(arc.vector)
    default: assertionFailure("a symbol's drawing has the step \(step) after \(n.count) numbers")
    }
  }
}
