import Pixels

/// A corner of a triangle: its place in samples of the picture, as whole 64ths of one, and its depth.
struct TileCorner {
  /// 64ths of a sample.
  static let fraction = 6

  var x: Int
  var y: Int
  var depth: Float
}

/// A colour on its way through a triangle: alpha, red, green and blue, premultiplied, 0 to 255.
typealias TileShade = SIMD4<Float>

extension SceneTile {
  /// What a triangle is painted with.
  enum Fill {
    /// Premultiplied.
    case flat(UInt32)
    /// A colour at each corner.
    case smooth(TileShade, TileShade, TileShade)
  }

  /// An edge on its way down: the first sample to its right, row by row, exactly.
  private struct Edge {
    private(set) var sample: Int
    private var rest: Int
    private let step: Int
    private let restStep: Int
    private let whole: Int

    /// From the upper to the lower end, starting in a row of samples. Neighbours go along their common edge in the same
    /// way, whichever side they are on.
    init(_ a: TileCorner, _ b: TileCorner, row: Int) {
      let (one, half) = (1 << TileCorner.fraction, 1 << (TileCorner.fraction - 1))
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      whole = one * dy
      let place = (row << TileCorner.fraction) + half
      // The middle of a sample at or beyond the edge: rounded up.
      let numerator = (a.x - half) * dy + dx * (place - a.y) + whole - 1
      (sample, rest) = Self.divided(numerator, whole)
      (step, restStep) = Self.divided(one * dx, whole)
    }

    mutating func advance() {
      sample += step
      rest += restStep
      if rest >= whole {
        rest -= whole
        sample += 1
      }
    }

    private static func divided(_ a: Int, _ b: Int) -> (Int, Int) {
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      return remainder < 0 ? (quotient - 1, remainder + b) : (quotient, remainder)
    }
  }

  /// The depth or a colour's part over the samples of a row: linear across the picture.
  private struct Plane {
    let corner: TileCorner
    let dx: Double
    let dy: Double
    private let start: Double

    init(_ a: TileCorner, _ b: TileCorner, _ c: TileCorner, _ values: (Float, Float, Float), area: Double) {
      let (u, v) = (Double(values.1 - values.0) / area, Double(values.2 - values.0) / area)
      let one = Double(1 << TileCorner.fraction)
      corner = a
      start = Double(values.0)
      dx = (u * Double(c.y - a.y) - v * Double(b.y - a.y)) * one
      dy = (v * Double(b.x - a.x) - u * Double(c.x - a.x)) * one
    }

    func value(x: Int, y: Int) -> Float {
      let one = Double(1 << TileCorner.fraction)
      return Float(
        start + dx * (Double(x) + 0.5 - Double(corner.x) / one)
          + dy * (Double(y) + 0.5 - Double(corner.y) / one))
    }
  }

  /// Draws a triangle where nothing hides it.
  ///
  /// - Parameter isOpaque: Else it is laid over what is there, and hides nothing.
  func draw(_ p: TileCorner, _ q: TileCorner, _ r: TileCorner, _ fill: Fill, isOpaque: Bool) {
    let area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)
    guard area != 0 else { return }
    var (a, b, c) = (p, q, r)
    func isBelow(_ a: TileCorner, _ b: TileCorner) -> Bool { (a.y, a.x) > (b.y, b.x) }
    if isBelow(a, b) { swap(&a, &b) }
    if isBelow(b, c) { swap(&b, &c) }
    if isBelow(a, b) { swap(&a, &b) }
    let half = 1 << (TileCorner.fraction - 1)
    func row(_ y: Int) -> Int { (y + half - 1) >> TileCorner.fraction }
    let first = max(row(a.y), top)
    let end = min(row(c.y), top + Self.width)
    guard first < end else { return }
    let middle = min(max(row(b.y), first), end)
    let plane = Plane(p, q, r, (p.depth, q.depth, r.depth), area: Double(area))
    var long = Edge(a, c, row: first)
    func span(_ other: Int, _ y: Int) {
      let low = max(min(long.sample, other), left)
      let high = min(max(long.sample, other), left + Self.width)
      guard low < high else { return }
      let start = (y - top) * Self.width + low - left
      let depth = plane.value(x: low, y: y)
      switch fill {
      case .flat(let color):
        if isOpaque {
          Self.fill(
            depths + start, colors + start, count: high - low, depth: depth, step: Float(plane.dx), color)
        } else {
          for i in 0..<high - low where depth + Float(i) * Float(plane.dx) > depths[start + i] {
            colors[start + i] = PixelBuffer.over(color, colors[start + i])
          }
        }
      case .smooth(let shadeP, let shadeQ, let shadeR):
        shade(
          low..<high, y, from: start, depth, Float(plane.dx), (p, q, r), (shadeP, shadeQ, shadeR),
          area: Float(area), isOpaque: isOpaque)
      }
    }
    if first < middle {
      var short = Edge(a, b, row: first)
      for y in first..<middle {
        span(short.sample, y)
        short.advance()
        long.advance()
      }
    }
    if middle < end {
      var short = Edge(b, c, row: middle)
      for y in middle..<end {
        span(short.sample, y)
        short.advance()
        long.advance()
      }
    }
  }

  /// Writes a colour to the samples of a row that lie behind it.
  @inline(__always)
  private static func fill(
    _ depths: UnsafeMutablePointer<Float>, _ colors: UnsafeMutablePointer<UInt32>, count: Int, depth: Float,
    step: Float, _ color: UInt32
  ) {
    var i = 0
    let lanes = SIMD4<Float>(0, 1, 2, 3) * step + depth
    let words = SIMD4<UInt32>(repeating: color)
    while i + 4 <= count {
      let z = lanes + Float(i) * step
      let rawDepths = UnsafeMutableRawPointer(depths + i)
      let rawColors = UnsafeMutableRawPointer(colors + i)
      let old = rawDepths.loadUnaligned(as: SIMD4<Float>.self)
      let isNearer = z .> old + slack
      rawDepths.storeBytes(of: old.replacing(with: z, where: isNearer), as: SIMD4<Float>.self)
      let below = rawColors.loadUnaligned(as: SIMD4<UInt32>.self)
      rawColors.storeBytes(of: below.replacing(with: words, where: isNearer), as: SIMD4<UInt32>.self)
      i += 4
    }
    while i < count {
      let z = depth + Float(i) * step
      if z > depths[i] + slack {
        depths[i] = z
        colors[i] = color
      }
      i += 1
    }
  }

  /// The same with a colour that changes from corner to corner.
  private func shade(
    _ x: Range<Int>, _ y: Int, from start: Int, _ depth: Float, _ step: Float,
    _ corners: (TileCorner, TileCorner, TileCorner), _ shades: (TileShade, TileShade, TileShade),
    area: Float, isOpaque: Bool
  ) {
    let one = Float(1 << TileCorner.fraction)
    let (p, q, r) = corners
    // Shares of the second and the third corner at the first sample, and from sample to sample.
    let (px, py) = ((Float(x.lowerBound) + 0.5) * one - Float(p.x), (Float(y) + 0.5) * one - Float(p.y))
    let (ux, uy, vx, vy) = (Float(q.x - p.x), Float(q.y - p.y), Float(r.x - p.x), Float(r.y - p.y))
    let (du, dv) = (vy * one / area, -uy * one / area)
    let (u, v) = ((px * vy - py * vx) / area, (py * ux - px * uy) / area)
    let (toQ, toR) = (shades.1 - shades.0, shades.2 - shades.0)
    let first = shades.0 + toQ * u + toR * v
    let change = toQ * du + toR * dv
    let limit = SIMD4<Float>(repeating: 255)
    for i in 0..<x.count {
      let z = depth + Float(i) * step
      guard z > depths[start + i] + (isOpaque ? Self.slack : 0) else { continue }
      let parts = (first + change * Float(i) + 0.5).clamped(lowerBound: .zero, upperBound: limit)
      let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(parts))
      let color = bytes.x &<< 24 | bytes.y &<< 16 | bytes.z &<< 8 | bytes.w
      if isOpaque {
        depths[start + i] = z
        colors[start + i] = color
      } else {
        colors[start + i] = PixelBuffer.over(color, colors[start + i])
      }
    }
  }
}
