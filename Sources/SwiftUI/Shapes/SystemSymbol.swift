import DisplayList

/// Our own drawings for frequent symbol names, on a grid of 20 by 20.
package struct SystemSymbol: Hashable, Sendable {
  /// Parts that are filled (holes by the even-odd rule), and lines of ``lineWidth``.
  package var fill = VectorPath()
  package var lines = VectorPath()
  package static let grid = 20.0
  package static let lineWidth = 1.6

  /// `nil` for names that have no drawing here.
  package init?(name: String) {
    var base = name
    let isFilled = base.hasSuffix(".fill")
    if isFilled { base.removeLast(5) }
    for suffix in [".circle", ".square"] where base.hasSuffix(suffix) && base != suffix.dropFirst() {
      // A sign in a frame: the frame filled with the sign cut out as a line, or both as lines.
      guard let inner = Self(name: String(base.dropLast(7))) else { return nil }
      let small = Transform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 4, ty: 4)
      let frame = Self.outline(String(suffix.dropFirst()))
      let sign = inner.lines.transformed(by: small)
      if isFilled {
        fill = Self.cutting(sign, outOf: frame)
      } else {
        lines = frame
        lines.append(sign)
        fill = inner.fill.transformed(by: small)
      }
      return
    }
    let outline = Self.outline(base)
    if !outline.isEmpty {
      if isFilled { fill = outline } else { lines = outline }
      return
    }
    guard let drawing = Self.strokes[base], let path = Path(drawing) else { return nil }
    guard isFilled, let end = path.vector.verbs.firstIndex(of: .close) else {
      lines = path.vector
      return
    }
    // The first part is the body; the rest is cut out of it.
    let points = path.vector.verbs[...end].reduce(0) { $0 + $1.pointCount }
    var (body, sign) = (VectorPath(), VectorPath())
    body.verbs = Array(path.vector.verbs[...end])
    body.points = Array(path.vector.points[..<points])
    sign.verbs = Array(path.vector.verbs[(end + 1)...])
    sign.points = Array(path.vector.points[points...])
    fill = Self.cutting(sign, outOf: body)
  }

  private static func cutting(_ sign: VectorPath, outOf body: VectorPath) -> VectorPath {
    var result = body
    result.append(
      Path(sign).strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round)).vector)
    return result
  }

  /// Closed outlines, which `.fill` fills.
  private static func outline(_ name: String) -> VectorPath {
    switch name {
    case "circle": VectorPath(ellipseIn: Rect(x: 2, y: 2, width: 16, height: 16))
    case "square": VectorPath(Rect(x: 3, y: 3, width: 14, height: 14), radii: CornerRadii(3))
    case "capsule": VectorPath(Rect(x: 1, y: 5, width: 18, height: 10), radii: CornerRadii(5))
    default: outlines[name].flatMap { Path($0)?.vector } ?? VectorPath()
    }
  }

  private static let outlines: [String: String] = [
    "triangle": "10 3 m 18 17 l 2 17 l h",
    "diamond": "10 2 m 18 10 l 10 18 l 2 10 l h",
    "star":
      "10 2 m 12.4 7.2 l 18 7.8 l 13.8 11.6 l 15 17.2 l 10 14.3 l 5 17.2 l 6.2 11.6 l 2 7.8 l 7.6 7.2 l h",
    "heart": "10 17 m 4 12.5 1.5 9.5 2 6.8 c 2.6 3.2 7.6 2.6 10 6.2 c 12.4 2.6 17.4 3.2 18 6.8 c 18.5 9.5 16 12.5 10 17 c h",
    "house": "2 10 m 10 3 l 18 10 l 15.5 10 l 15.5 17 l 4.5 17 l 4.5 10 l h",
    "person": "10 2 m 15 2 15 9 10 9 c 5 9 5 2 10 2 c h 3 18 m 3 9 17 9 17 18 c h",
    "bell": "3 15 m 6 12 4.5 3 10 3 c 15.5 3 14 12 17 15 c h 8 16.5 m 9 18.5 11 18.5 12 16.5 c h",
    "flame": "10 2 m 11 7 16 8 16 13 c 16 16.5 13 18 10 18 c 7 18 4 16.5 4 13 c 4 10 6 9 7 7 c 8 8 8 9 9 9 c 10 7 9 4 10 2 c h",
    "drop": "10 2 m 13 7 16 9.5 16 13 c 16 16 13.5 18 10 18 c 6.5 18 4 16 4 13 c 4 9.5 7 7 10 2 c h",
    "cloud": "5.5 16 m 0.5 16 0.5 9.5 5 9.5 c 5.5 3.5 13.5 3.5 14 9 c 19.5 8.5 19.5 16 15 16 c h",
    "moon": "8 2.5 m 5.5 9.5 10.5 14.5 17.5 12 c 15 18.5 6 19 3 13 c 1 8.5 3.5 4 8 2.5 c h",
    "bolt": "11.5 2 m 4 11.5 l 9.5 11.5 l 8.5 18 l 16 8.5 l 10.5 8.5 l h",
    "chart.bar": "3 11 m 6 11 l 6 17 l 3 17 l h 8.5 7 m 11.5 7 l 11.5 17 l 8.5 17 l h 14 3 m 17 3 l 17 17 l 14 17 l h",
  ]

  private static let strokes: [String: String] = [
    "plus": "10 3 m 10 17 l 3 10 m 17 10 l",
    "minus": "3 10 m 17 10 l",
    "xmark": "4 4 m 16 16 l 16 4 m 4 16 l",
    "checkmark": "3 11 m 8 16 l 17 4 l",
    "info": "10 8.5 m 10 16 l 10 4 m 10 5 l",
    "exclamationmark": "10 3 m 10 12 l 10 15.5 m 10 16.5 l",
    "exclamationmark.triangle": "10 3 m 18 17 l 2 17 l h 10 8 m 10 12 l 10 14 m 10 14.8 l",
    "arrow.up": "10 17 m 10 3 l 4 9 m 10 3 l 16 9 l",
    "arrow.down": "10 3 m 10 17 l 4 11 m 10 17 l 16 11 l",
    "arrow.left": "17 10 m 3 10 l 9 4 m 3 10 l 9 16 l",
    "arrow.right": "3 10 m 17 10 l 11 4 m 17 10 l 11 16 l",
    "arrow.up.right": "4 16 m 16 4 l 7 4 m 16 4 l 16 13 l",
    "arrow.down.right": "4 4 m 16 16 l 16 7 m 16 16 l 7 16 l",
    "chevron.up": "4 13 m 10 7 l 16 13 l",
    "chevron.down": "4 7 m 10 13 l 16 7 l",
    "chevron.left": "13 4 m 7 10 l 13 16 l",
    "chevron.right": "7 4 m 13 10 l 7 16 l",
    "calendar": "3 5 m 17 5 l 17 17 l 3 17 l h 3 9 m 17 9 l 7 3 m 7 6 l 13 3 m 13 6 l",
    "clock":
      "18 10 m 18 14.4 14.4 18 10 18 c 5.6 18 2 14.4 2 10 c 2 5.6 5.6 2 10 2 c 14.4 2 18 5.6 18 10 c h 10 5.5 m 10 10 l 13 12 l",
    "magnifyingglass":
      "14 8.5 m 14 11.5 11.5 14 8.5 14 c 5.5 14 3 11.5 3 8.5 c 3 5.5 5.5 3 8.5 3 c 11.5 3 14 5.5 14 8.5 c h 12.5 12.5 m 17.5 17.5 l",
    "chart.line.uptrend.xyaxis": "3 3 m 3 17 l 17 17 l 6 13 m 9.5 9 l 12 11 l 16.5 5 l",
    "sun.max":
      "14 10 m 14 12.2 12.2 14 10 14 c 7.8 14 6 12.2 6 10 c 6 7.8 7.8 6 10 6 c 12.2 6 14 7.8 14 10 c h 10 1.5 m 10 3.5 l 10 16.5 m 10 18.5 l 1.5 10 m 3.5 10 l 16.5 10 m 18.5 10 l 4 4 m 5.4 5.4 l 14.6 14.6 m 16 16 l 16 4 m 14.6 5.4 l 5.4 14.6 m 4 16 l",
    "gear":
      "15 10 m 15 12.8 12.8 15 10 15 c 7.2 15 5 12.8 5 10 c 5 7.2 7.2 5 10 5 c 12.8 5 15 7.2 15 10 c h 10 2 m 10 5 l 10 15 m 10 18 l 2 10 m 5 10 l 15 10 m 18 10 l 4.3 4.3 m 6.5 6.5 l 13.5 13.5 m 15.7 15.7 l 15.7 4.3 m 13.5 6.5 l 6.5 13.5 m 4.3 15.7 l",
  ]
}
