import OpenChartsPixels

/// A corner of a triangle: its position in the picture in 1/64 samples, and its depth.
struct TileCorner {
  /// The number of fractional bits: 1/64 of a sample.
  static let fraction = 6

  var x: Int
  var y: Int
  var depth: Float
}

/// An interpolated colour: premultiplied alpha, red, green and blue, from 0 to 255.
typealias TileShade = SIMD4<Float>

extension SceneTile {
  /// The colour of a triangle.
  enum Fill {
    /// One premultiplied colour.
    case flat(UInt32)
    /// One colour per corner.
    case smooth(TileShade, TileShade, TileShade)
  }

  /// An edge traversed downwards: the exact first sample to its right, for each row.
  private struct Edge {
    private(set) var sample: Int
    private var rest: Int
    private let step: Int
    private let restStep: Int
    private let whole: Int

    /// Creates an edge from its upper to its lower end, starting at a row of samples. Two triangles traverse their
    /// common edge in the same way.
    init(_ a: TileCorner, _ b: TileCorner, row: Int) {
      let (one, half) = (1 << TileCorner.fraction, 1 << (TileCorner.fraction - 1))
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      whole = one * dy
      let center = (row << TileCorner.fraction) + half
      // The first sample whose centre is at or beyond the edge, rounded up.
      let numerator = (a.x - half) * dy + dx * (center - a.y) + whole - 1
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

  /// The depth or a colour component of the samples in a row; linear across the picture.
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

  /// Draws the visible samples of a triangle.
  ///
  /// - Parameter isOpaque: If false, the triangle is composited over existing colours and hides nothing.
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
    var shades: Shades?
    if case .smooth(let a, let b, let c) = fill { shades = Shades(p, q, r, (a, b, c), area: area) }
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
      case .smooth:
        guard let shades else { return }
        shade(
          low..<high, y, from: start, depth, Float(plane.dx), shades, isOpaque: isOpaque)
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

  /// Writes a colour to the samples of a row that are behind it, four at a time. Extra vector elements beyond the
  /// last sample are ignored.
  @inline(__always)
  private static func fill(
    _ depths: UnsafeMutablePointer<Float>, _ colors: UnsafeMutablePointer<UInt32>, count: Int, depth: Float,
    step: Float, _ color: UInt32
  ) {
    let first = iota * step + depth
    let words = SIMD4<UInt32>(repeating: color)
    let end = SIMD4<Float>(repeating: Float(count))
    var i = 0
    while i < count {
      write(
        words, first + Float(i) * step, to: depths + i, colors + i, where: iota + Float(i) .< end)
      i += 4
    }
  }

  private static let iota = SIMD4<Float>(0, 1, 2, 3)

  @inline(__always)
  private static func write(
    _ words: SIMD4<UInt32>, _ z: SIMD4<Float>, to depths: UnsafeMutablePointer<Float>,
    _ colors: UnsafeMutablePointer<UInt32>, where isInside: SIMDMask<SIMD4<Int32>>
  ) {
    let rawDepths = UnsafeMutableRawPointer(depths)
    let rawColors = UnsafeMutableRawPointer(colors)
    let old = rawDepths.loadUnaligned(as: SIMD4<Float>.self)
    let isNearer = (z .> old + slack) .& isInside
    rawDepths.storeBytes(of: old.replacing(with: z, where: isNearer), as: SIMD4<Float>.self)
    let below = rawColors.loadUnaligned(as: SIMD4<UInt32>.self)
    rawColors.storeBytes(of: below.replacing(with: words, where: isNearer), as: SIMD4<UInt32>.self)
  }

  /// Writes a varying colour, one for each pixel of the row.
  @inline(__always)
  private func shade(
    _ x: Range<Int>, _ y: Int, from start: Int, _ depth: Float, _ step: Float, _ shades: Shades,
    isOpaque: Bool
  ) {
    let lanes = Self.iota * step
    let (first, end) = (
      SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: Float(x.count))
    )
    // Pixels are aligned with the tile, so that none crosses its edge.
    var low = x.lowerBound & ~(Self.samples - 1)
    while low < x.upperBound {
      let color = shades.color(x: low, y: y)
      let offset = low - x.lowerBound
      let index = start + offset
      let z = lanes + (depth + Float(offset) * step)
      let inside = Self.iota + Float(offset)
      if isOpaque {
        Self.write(
          SIMD4(repeating: color), z, to: depths + index, colors + index,
          where: (inside .>= first) .& (inside .< end))
      } else {
        for i in 0..<Self.samples where offset + i >= 0 && offset + i < x.count && z[i] > depths[index + i] {
          colors[index + i] = PixelBuffer.over(color, colors[index + i])
        }
      }
      low += Self.samples
    }
  }

  /// Colours that vary linearly over a triangle.
  private struct Shades {
    private let start: TileShade
    private let dx: TileShade
    private let dy: TileShade
    private let low: TileShade
    private let high: TileShade
    private let originX: Float
    private let originY: Float

    init(
      _ p: TileCorner, _ q: TileCorner, _ r: TileCorner, _ shades: (TileShade, TileShade, TileShade),
      area: Int
    ) {
      let one = Float(1 << TileCorner.fraction)
      let (toQ, toR) = ((shades.1 - shades.0) / Float(area), (shades.2 - shades.0) / Float(area))
      dx = (toQ * Float(r.y - p.y) - toR * Float(q.y - p.y)) * one
      dy = (toR * Float(q.x - p.x) - toQ * Float(r.x - p.x)) * one
      start = shades.0
      (originX, originY) = (Float(p.x) / one, Float(p.y) / one)
      var (low, high) = (shades.0, shades.0)
      low.replace(with: shades.1, where: shades.1 .< low)
      low.replace(with: shades.2, where: shades.2 .< low)
      high.replace(with: shades.1, where: shades.1 .> high)
      high.replace(with: shades.2, where: shades.2 .> high)
      (self.low, self.high) = (low, high)
    }

    /// Returns the colour at the centre of the sample's pixel, clamped to the range of the triangle's colours if the
    /// centre is outside the triangle.
    @inline(__always) func color(x: Int, y: Int) -> UInt32 {
      let samples = SceneTile.samples
      let (px, py) = (Float(x & ~(samples - 1) + samples / 2), Float(y & ~(samples - 1) + samples / 2))
      var parts = start + dx * (px - originX) + dy * (py - originY)
      parts.replace(with: low, where: parts .< low)
      parts.replace(with: high, where: parts .> high)
      // Adding 2²³ moves the integer part into the lowest bits.
      let whole = unsafeBitCast(parts + 8_388_608, to: SIMD4<UInt32>.self)
      return (whole.x & 255) &<< 24 | (whole.y & 255) &<< 16 | (whole.z & 255) &<< 8 | whole.w & 255
    }
  }
}
