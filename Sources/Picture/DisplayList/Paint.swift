/// A colour in sRGB, components and alpha from 0 to 1, alpha not premultiplied.
package struct RGBA: Codable, Hashable, Sendable {
  package var r: Double
  package var g: Double
  package var b: Double
  package var a: Double

  @inlinable package init(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) {
    self.r = r
    self.g = g
    self.b = b
    self.a = a
  }

  /// Creates a colour from components of 0 to 255 and an alpha of 0 to 1.
  package init(bytes r: Int, _ g: Int, _ b: Int, _ a: Double = 1) {
    self.init(Double(r) / 255, Double(g) / 255, Double(b) / 255, a)
  }

  /// The colour with an alpha of 1.
  package var opaque: RGBA { RGBA(r, g, b) }

  package func multiplyingAlpha(by factor: Double) -> RGBA { RGBA(r, g, b, a * factor) }

  /// Interpolates to another colour, component by component.
  package func mixed(with other: RGBA, by t: Double) -> RGBA {
    RGBA(
      r + (other.r - r) * t, g + (other.g - g) * t, b + (other.b - b) * t, a + (other.a - a) * t)
  }

  /// The colour composited over an opaque background.
  package func over(_ background: RGBA) -> RGBA {
    let cover = min(max(a, 0), 1)
    return RGBA(
      r * cover + background.r * (1 - cover), g * cover + background.g * (1 - cover),
      b * cover + background.b * (1 - cover), max(cover, background.a))
  }

  package static let clear = RGBA(0, 0, 0, 0)
  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)
}

/// One colour of a gradient; location from 0 to 1.
package struct GradientStop: Codable, Hashable, Sendable {
  package var location: Double
  package var color: RGBA

  package init(_ location: Double, _ color: RGBA) {
    self.location = location
    self.color = color
  }
}

/// The fill of an area. Coordinates are fractions of the area's rectangle: (0, 0) is its top left, (1, 1) its bottom
/// right.
package enum Brush: Codable, Hashable, Sendable {
  case color(RGBA)
  case linear([GradientStop], start: Point, end: Point)
  /// Radii in points.
  case radial([GradientStop], center: Point, startRadius: Double, endRadius: Double)
  /// Radii as fractions of the rectangle; the circle is stretched to its aspect ratio.
  case elliptical([GradientStop], center: Point, startFraction: Double, endFraction: Double)
  /// Angles in radians, clockwise from three o'clock.
  case angular([GradientStop], center: Point, startAngle: Double, endAngle: Double)
  /// A pattern in one colour on a transparent background; for fills only.
  case pattern(FillPattern)
  /// A raster image that repeats from the rectangle's top left corner.
  case tiles(ImageTile)

  package func multiplyingAlpha(by factor: Double) -> Brush {
    factor == 1 ? self : mapColors { $0.multiplyingAlpha(by: factor) }
  }

  /// Returns the brush with all its colours mapped.
  package func mapColors(_ change: (RGBA) -> RGBA) -> Brush {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.location, change($0.color)) }
    }
    switch self {
    case .color(let c): return .color(change(c))
    case .linear(let s, let start, let end): return .linear(changed(s), start: start, end: end)
    case .radial(let s, let c, let a, let b):
      return .radial(changed(s), center: c, startRadius: a, endRadius: b)
    case .elliptical(let s, let c, let a, let b):
      return .elliptical(changed(s), center: c, startFraction: a, endFraction: b)
    case .angular(let s, let c, let a, let b):
      return .angular(changed(s), center: c, startAngle: a, endAngle: b)
    case .pattern(var pattern):
      pattern.ink = change(pattern.ink)
      return .pattern(pattern)
    case .tiles(var tile):
      // All colours change alike, so white and black are enough to find the new opacity.
      tile.opacity *= max(change(.white).a, change(.black).a)
      return .tiles(tile)
    }
  }

  /// One colour to represent the brush: the middle stop of a gradient, the ink of a pattern, a grey for an image.
  package var representativeColor: RGBA {
    switch self {
    case .color(let c): c
    case .linear(let s, _, _), .radial(let s, _, _, _), .elliptical(let s, _, _, _),
      .angular(let s, _, _, _):
      s.isEmpty ? .clear : s[s.count / 2].color
    case .pattern(let pattern): pattern.ink
    case .tiles(let tile): RGBA(0.5, 0.5, 0.5, tile.opacity)
    }
  }
}

/// The stroke style of a path; lengths in points.
package struct Stroke: Codable, Hashable, Sendable {
  package enum Cap: UInt8, Codable, Sendable { case butt, round, square }
  package enum Join: UInt8, Codable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
