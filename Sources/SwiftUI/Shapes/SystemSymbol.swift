import DisplayList

/// Our own drawings for frequent symbol names, on a grid of 20 by 20.
package struct SystemSymbol: Hashable, Sendable {
  /// Parts that are filled (holes by the even-odd rule), and lines of ``lineWidth``.
  package var fill = VectorPath()
  package var lines = VectorPath()
  /// A sign that is cut out of the filled part; its own layer where a symbol is drawn in several colours.
  package var sign = VectorPath()
  package static let grid = 20.0
  package static let lineWidth = 1.6

  /// `nil` for names that have no drawing here.
  package init?(name: String) {
    var base = name
    let isFilled = base.hasSuffix(".fill")
    if isFilled { base.removeLast(5) }
    if let other = Self.aliases[base] { base = other }
    for suffix in [".circle", ".square", ".app", ".seal"]
    where base.hasSuffix(suffix) && base != suffix.dropFirst() {
      // A sign in a frame: the frame filled with the sign cut out as a line, or both as lines.
      guard let inner = Self(name: String(base.dropLast(suffix.count))) else { return nil }
      let small = Transform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 4, ty: 4)
      let frame = Self.outline(suffix == ".app" ? "square" : String(suffix.dropFirst()))
      sign = inner.lines.transformed(by: small)
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
    var body = VectorPath()
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
    "heart":
      "10 17 m 4 12.5 1.5 9.5 2 6.8 c 2.6 3.2 7.6 2.6 10 6.2 c 12.4 2.6 17.4 3.2 18 6.8 c 18.5 9.5 16 12.5 10 17 c h",
    "house": "2 10 m 10 3 l 18 10 l 15.5 10 l 15.5 17 l 4.5 17 l 4.5 10 l h",
    "person": "10 2 m 15 2 15 9 10 9 c 5 9 5 2 10 2 c h 3 18 m 3 9 17 9 17 18 c h",
    "bell": "3 15 m 6 12 4.5 3 10 3 c 15.5 3 14 12 17 15 c h 8 16.5 m 9 18.5 11 18.5 12 16.5 c h",
    "flame":
      "10 2 m 11 7 16 8 16 13 c 16 16.5 13 18 10 18 c 7 18 4 16.5 4 13 c 4 10 6 9 7 7 c 8 8 8 9 9 9 c 10 7 9 4 10 2 c h",
    "drop": "10 2 m 13 7 16 9.5 16 13 c 16 16 13.5 18 10 18 c 6.5 18 4 16 4 13 c 4 9.5 7 7 10 2 c h",
    "cloud": "5.5 16 m 0.5 16 0.5 9.5 5 9.5 c 5.5 3.5 13.5 3.5 14 9 c 19.5 8.5 19.5 16 15 16 c h",
    "moon": "8 2.5 m 5.5 9.5 10.5 14.5 17.5 12 c 15 18.5 6 19 3 13 c 1 8.5 3.5 4 8 2.5 c h",
    "bolt": "11.5 2 m 4 11.5 l 9.5 11.5 l 8.5 18 l 16 8.5 l 10.5 8.5 l h",
    "hexagon": "10 2 m 17 6 l 17 14 l 10 18 l 3 14 l 3 6 l h",
    "octagon": "6.8 2.3 m 13.2 2.3 l 17.7 6.8 l 17.7 13.2 l 13.2 17.7 l 6.8 17.7 l 2.3 13.2 l 2.3 6.8 l h",
    "seal":
      "10 1.5 m 12.4 3.4 l 15.5 3.4 l 16.4 6.4 l 18.5 8.6 l 17.3 11.4 l 17.6 14.5 l 14.6 15.6 l 12.7 18 l 10 16.8 l 7.3 18 l 5.4 15.6 l 2.4 14.5 l 2.7 11.4 l 1.5 8.6 l 3.6 6.4 l 4.5 3.4 l 7.6 3.4 l h",
    "bookmark": "5 2.5 m 15 2.5 l 15 18 l 10 14 l 5 18 l h",
    "tag":
      "2.5 2.5 m 10 2.5 l 18 10.5 l 10.5 18 l 2.5 10 l h 5.5 6.2 m 5.5 5.2 7 5.2 7 6.2 c 7 7.2 5.5 7.2 5.5 6.2 c h",
    "folder": "2 4.5 m 8 4.5 l 10 6.5 l 18 6.5 l 18 16 l 2 16 l h",
    "doc": "4.5 2 m 11.5 2 l 15.5 6 l 15.5 18 l 4.5 18 l h",
    "bubble.left": "3 3.5 m 17 3.5 l 17 14 l 9 14 l 5 17.5 l 5 14 l 3 14 l h",
    "lock": "4.5 9 m 6.5 9 l 6.5 3 13.5 3 13.5 9 c 15.5 9 l 15.5 17.5 l 4.5 17.5 l h",
    "play": "5 3 m 17 10 l 5 17 l h",
    "pause": "5 3 m 8 3 l 8 17 l 5 17 l h 12 3 m 15 3 l 15 17 l 12 17 l h",
    "stop": "4 4 m 16 4 l 16 16 l 4 16 l h",
    "leaf": "16.5 3 m 17.5 12 13 16.5 8 16 c 3 15.5 2.5 9.5 7 6.8 c 10 5 14 5.5 16.5 3 c h",
    "trash":
      "4 6 m 16 6 l 15 18 l 5 18 l h 3 3.4 m 17 3.4 l 17 4.4 l 3 4.4 l h 7.5 1.8 m 12.5 1.8 l 12.5 3.3 l 7.5 3.3 l h",
    "airplane":
      "10 1.5 m 11.2 1.5 11.5 4 11.5 7 c 18 11.5 l 18 13.2 l 11.5 11.3 l 11 15.5 l 13 17 l 13 18.3 l 10 17.5 l 7 18.3 l 7 17 l 9 15.5 l 8.5 11.3 l 2 13.2 l 2 11.5 l 8.5 7 l 8.5 4 8.8 1.5 10 1.5 c h",
    "cart":
      "1.5 3 m 4 3 l 5 6 l 17.5 6 l 15.5 13 l 6.5 13 l 4.5 4.8 l 1.5 4.8 l h 6.5 15 m 8.5 15 l 8.5 17 l 6.5 17 l h 13 15 m 15 15 l 15 17 l 13 17 l h",
    "arrowtriangle.up": "10 4 m 17 16 l 3 16 l h",
    "arrowtriangle.down": "10 16 m 3 4 l 17 4 l h",
    "arrowtriangle.left": "4 10 m 16 3 l 16 17 l h",
    "arrowtriangle.right": "16 10 m 4 17 l 4 3 l h",
    "square.grid.2x2":
      "3 3 m 8.5 3 l 8.5 8.5 l 3 8.5 l h 11.5 3 m 17 3 l 17 8.5 l 11.5 8.5 l h 3 11.5 m 8.5 11.5 l 8.5 17 l 3 17 l h 11.5 11.5 m 17 11.5 l 17 17 l 11.5 17 l h",
    "chart.bar":
      "3 11 m 6 11 l 6 17 l 3 17 l h 8.5 7 m 11.5 7 l 11.5 17 l 8.5 17 l h 14 3 m 17 3 l 17 17 l 14 17 l h",
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
    "questionmark": "6.5 6.5 m 6.5 2 13.5 2 13.5 6.5 c 13.5 9.5 10 9.5 10 12.5 c 10 16 m 10 16.6 l",
    "envelope": "2 4.5 m 18 4.5 l 18 15.5 l 2 15.5 l h 2.5 5.5 m 10 11.5 l 17.5 5.5 l",
    "equal": "3 7 m 17 7 l 3 13 m 17 13 l",
    "percent":
      "16 3 m 4 17 l 6 5 m 8 5 8 8 6 8 c 4 8 4 5 6 5 c h 14 12 m 16 12 16 15 14 15 c 12 15 12 12 14 12 c h",
    "number": "7.5 2.5 m 5.5 17.5 l 14.5 2.5 m 12.5 17.5 l 3 7 m 17.5 7 l 2.5 13 m 17 13 l",
    "ellipsis": "4 10 m 4.1 10 l 10 10 m 10.1 10 l 16 10 m 16.1 10 l",
    "line.3.horizontal": "3 5 m 17 5 l 3 10 m 17 10 l 3 15 m 17 15 l",
    "line.3.horizontal.decrease": "3 5 m 17 5 l 5.5 10 m 14.5 10 l 8 15 m 12 15 l",
    "list.bullet": "7 5 m 17 5 l 7 10 m 17 10 l 7 15 m 17 15 l 3 5 m 3.1 5 l 3 10 m 3.1 10 l 3 15 m 3.1 15 l",
    "slider.horizontal.3":
      "2 5 m 10 5 l 14 5 m 18 5 l 2 10 m 4 10 l 8 10 m 18 10 l 2 15 m 10 15 l 14 15 m 18 15 l 12 3 m 12 7 l 6 8 m 6 12 l 12 13 m 12 17 l",
    "pencil": "14 3 m 17 6 l 7 16 l 3 17 l 4 13 l h 12 5 m 15 8 l",
    "square.and.pencil": "11 4 m 3 4 l 3 17 l 16 17 l 16 9 l 8 12 m 17.5 2.5 l",
    "square.and.arrow.up":
      "7 8 m 4 8 l 4 18 l 16 18 l 16 8 l 13 8 l 10 12.5 m 10 2 l 6.5 5.5 m 10 2 l 13.5 5.5 l",
    "square.and.arrow.down":
      "7 8 m 4 8 l 4 18 l 16 18 l 16 8 l 13 8 l 10 2 m 10 12.5 l 6.5 9 m 10 12.5 l 13.5 9 l",
    "arrow.clockwise":
      "16.5 10 m 16.5 14 13.5 16.5 10 16.5 c 6.5 16.5 3.5 14 3.5 10 c 3.5 6 6.5 3.5 10 3.5 c 12 3.5 14 4.5 15.3 6 c 16 2.5 m 15.5 6.2 l 12 5.8 l",
    "arrow.counterclockwise":
      "3.5 10 m 3.5 14 6.5 16.5 10 16.5 c 13.5 16.5 16.5 14 16.5 10 c 16.5 6 13.5 3.5 10 3.5 c 8 3.5 6 4.5 4.7 6 c 4 2.5 m 4.5 6.2 l 8 5.8 l",
    "arrow.left.arrow.right":
      "3 7 m 17 7 l 13.5 3.5 m 17 7 l 13.5 10.5 l 17 13 m 3 13 l 6.5 9.5 m 3 13 l 6.5 16.5 l",
    "arrow.up.arrow.down":
      "7 17 m 7 3 l 3.5 6.5 m 7 3 l 10.5 6.5 l 13 3 m 13 17 l 9.5 13.5 m 13 17 l 16.5 13.5 l",
    "arrow.left.and.right": "2 10 m 18 10 l 5.5 6.5 m 2 10 l 5.5 13.5 l 14.5 6.5 m 18 10 l 14.5 13.5 l",
    "arrow.down.left": "16 4 m 4 16 l 13 16 m 4 16 l 4 7 l",
    "arrow.up.left": "16 16 m 4 4 l 13 4 m 4 4 l 4 13 l",
    "chevron.up.chevron.down": "5.5 7.5 m 10 3 l 14.5 7.5 l 5.5 12.5 m 10 17 l 14.5 12.5 l",
    "link": "8 12 m 12 8 l 9 6 m 12 3 l 14 1 19 6 17 8 c 14 11 l 11 14 m 8 17 l 6 19 1 14 3 12 c 6 9 l",
    "globe":
      "18 10 m 18 14.4 14.4 18 10 18 c 5.6 18 2 14.4 2 10 c 2 5.6 5.6 2 10 2 c 14.4 2 18 5.6 18 10 c h 2 10 m 18 10 l 10 2 m 5 6 5 14 10 18 c 10 2 m 15 6 15 14 10 18 c",
    "map":
      "2.5 5 m 7.5 3 l 12.5 5 l 17.5 3 l 17.5 15 l 12.5 17 l 7.5 15 l 2.5 17 l h 7.5 3 m 7.5 15 l 12.5 5 m 12.5 17 l",
    "camera":
      "2 6 m 6 6 l 7.5 3.5 l 12.5 3.5 l 14 6 l 18 6 l 18 16 l 2 16 l h 13 10.5 m 13 14.5 7 14.5 7 10.5 c 7 6.5 13 6.5 13 10.5 c h",
    "photo": "2 4 m 18 4 l 18 16 l 2 16 l h 2.5 14.5 m 7 9 l 11 13 l 13.5 11 l 17.5 15 l",
    "hourglass":
      "4.5 2.5 m 15.5 2.5 l 4.5 17.5 m 15.5 17.5 l 5.5 2.5 m 5.5 8 9 8.5 9 10 c 9 11.5 5.5 12 5.5 17.5 c 14.5 2.5 m 14.5 8 11 8.5 11 10 c 11 11.5 14.5 12 14.5 17.5 c",
    "timer":
      "17 11 m 17 15 14 18 10 18 c 6 18 3 15 3 11 c 3 7 6 4 10 4 c 14 4 17 7 17 11 c h 10 1.5 m 10 4 l 10 11 m 13 8 l",
    "figure.walk":
      "11 1.5 m 12.2 1.5 12.2 4 11 4 c 9.8 4 9.8 1.5 11 1.5 c h 10.5 6 m 9.5 11 l 12.5 14 l 13 18.5 l 9.5 11 m 8.5 14.5 l 5.5 18 l 6 10 m 7.5 7 l 10.5 6 l 12.5 9 l 15.5 10 l",
    "waveform.path.ecg": "1.5 10 m 6 10 l 8 4 l 11 16 l 13.5 10 l 18.5 10 l",
    "waveform": "3 8 m 3 12 l 6.5 5 m 6.5 15 l 10 2.5 m 10 17.5 l 13.5 5 m 13.5 15 l 17 8 m 17 12 l",
    "sparkles":
      "8 4 m 9 9 9.5 9.5 14 11 c 9.5 12.5 9 13 8 18 c 7 13 6.5 12.5 2 11 c 6.5 9.5 7 9 8 4 c h 15 2 m 15.5 4.5 15.5 4.5 18 5 c 15.5 5.5 15.5 5.5 15 8 c 14.5 5.5 14.5 5.5 12 5 c 14.5 4.5 14.5 4.5 15 2 c h",
    "fork.knife": "5 2 m 5 18 l 2.5 2 m 2.5 7 l 7.5 7 l 7.5 2 l 14 18 m 14 2 l 17.5 4 17.5 9 14 11 c",
    "dollarsign":
      "10 1.5 m 10 18.5 l 14.5 6 m 13 3 5.5 3 5.5 6.8 c 5.5 10.5 14.5 9.5 14.5 13.2 c 14.5 17 7 17 5.5 14 c",
    "chart.xyaxis.line": "3 3 m 3 17 l 17 17 l 5.5 12 m 9 8 l 12 10.5 l 16.5 4.5 l",
    "chart.bar.xaxis": "2 17 m 18 17 l 5 14 m 5 9 l 10 14 m 10 4 l 15 14 m 15 7 l",
    "chart.line.downtrend.xyaxis": "3 3 m 3 17 l 17 17 l 6 5 m 9.5 9 l 12 7 l 16.5 13 l",
    "chart.pie":
      "18 10 m 18 14.4 14.4 18 10 18 c 5.6 18 2 14.4 2 10 c 2 5.6 5.6 2 10 2 c 14.4 2 18 5.6 18 10 c h 10 2 m 10 10 l 17 14 l",
    "chart.scatter": "3 3 m 3 17 l 17 17 l 7 12 m 7.1 12 l 10 8 m 10.1 8 l 12 13 m 12.1 13 l 15 6 m 15.1 6 l",
    "thermometer.medium":
      "8 12 m 8 3.5 l 8 1 12 1 12 3.5 c 12 12 l 15.5 15 12.5 18.5 10 18.5 c 7.5 18.5 4.5 15 8 12 c h 10 8 m 10 15 l",
    "wind": "2 8 m 12 8 l 15.5 8 15.5 3 12 3.5 c 2 11 m 15.5 11 l 19 11 18.5 16.5 15 16 c 2 14 m 9 14 l",
    "cloud.rain":
      "5.5 12 m 0.5 12 0.5 6.5 5 6.5 c 5.5 1 13.5 1 14 6 c 19.5 5.5 19.5 12 15 12 c h 6 14.5 m 5 17.5 l 10 14.5 m 9 17.5 l 14 14.5 m 13 17.5 l",
    "star.slash":
      "10 2 m 12.4 7.2 l 18 7.8 l 13.8 11.6 l 15 17.2 l 10 14.3 l 5 17.2 l 6.2 11.6 l 2 7.8 l 7.6 7.2 l h 3 2 m 18 18 l",
    "bell.slash": "3 15 m 6 12 4.5 3 10 3 c 15.5 3 14 12 17 15 c h 3 2 m 17.5 17.5 l",
    "eye":
      "1.5 10 m 5 3.5 15 3.5 18.5 10 c 15 16.5 5 16.5 1.5 10 c h 12.5 10 m 12.5 13.3 7.5 13.3 7.5 10 c 7.5 6.7 12.5 6.7 12.5 10 c h",
    "person.2":
      "7 3 m 11 3 11 9 7 9 c 3 9 3 3 7 3 c h 1 17 m 1 9.5 13 9.5 13 17 c h 14 4 m 17.5 4 17.5 9.5 14 9.5 c 15 11 m 18.5 11.5 19 14.5 19 17 c 15.5 17 l",
    "bag": "3.5 6 m 16.5 6 l 17.5 18 l 2.5 18 l h 6.5 8.5 m 6.5 1 13.5 1 13.5 8.5 c",
    "creditcard": "2 4.5 m 18 4.5 l 18 15.5 l 2 15.5 l h 2 8 m 18 8 l",
    "building.2":
      "2.5 18 m 2.5 3 l 10.5 3 l 10.5 18 l h 10.5 8 m 17.5 8 l 17.5 18 l 10.5 18 l 5 6.5 m 8 6.5 l 5 10 m 8 10 l 5 13.5 m 8 13.5 l 13 11.5 m 15 11.5 l 13 14.5 m 15 14.5 l",
    "hand.raised":
      "6 10 m 6 4.5 l 8.5 9 m 8.5 2.5 l 11 9 m 11 3 l 13.5 10 m 13.5 5 l 6 10 m 3.5 8.5 l 5.5 14 6 18 10.5 18 c 14 18 14.5 15 14.5 12 c 14.5 7 l",
    "chart.line.uptrend.xyaxis": "3 3 m 3 17 l 17 17 l 6 13 m 9.5 9 l 12 11 l 16.5 5 l",
    "sun.max":
      "14 10 m 14 12.2 12.2 14 10 14 c 7.8 14 6 12.2 6 10 c 6 7.8 7.8 6 10 6 c 12.2 6 14 7.8 14 10 c h 10 1.5 m 10 3.5 l 10 16.5 m 10 18.5 l 1.5 10 m 3.5 10 l 16.5 10 m 18.5 10 l 4 4 m 5.4 5.4 l 14.6 14.6 m 16 16 l 16 4 m 14.6 5.4 l 5.4 14.6 m 4 16 l",
    "gear":
      "15 10 m 15 12.8 12.8 15 10 15 c 7.2 15 5 12.8 5 10 c 5 7.2 7.2 5 10 5 c 12.8 5 15 7.2 15 10 c h 10 2 m 10 5 l 10 15 m 10 18 l 2 10 m 5 10 l 15 10 m 18 10 l 4.3 4.3 m 6.5 6.5 l 13.5 13.5 m 15.7 15.7 l 15.7 4.3 m 13.5 6.5 l 6.5 13.5 m 4.3 15.7 l",
  ]

  /// Names for the same drawing.
  private static let aliases: [String: String] = [
    "gearshape": "gear", "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "arrow.down.forward": "arrow.down.right",
    "arrow.up.forward": "arrow.up.right", "sun.min": "sun.max", "heart.text.square": "heart",
    "stopwatch": "timer", "person.crop": "person", "arrow.triangle.2.circlepath": "arrow.clockwise",
    "chart.line.uptrend.xyaxis.circle": "chart.line.uptrend.xyaxis", "multiply": "xmark",
    "message": "bubble.left", "bubble.right": "bubble.left", "thermometer": "thermometer.medium",
    "list.dash": "list.bullet", "filter": "line.3.horizontal.decrease", "figure.run": "figure.walk",
    "square.grid.3x3": "square.grid.2x2", "person.3": "person.2", "clock.arrow.circlepath": "clock",
    "delete.left": "xmark", "doc.text": "doc", "house.lodge": "house", "bolt.heart": "bolt",
  ]
}
