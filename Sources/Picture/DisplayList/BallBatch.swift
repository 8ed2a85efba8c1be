/// Shaded spheres of a 3-D scene, as columns of equal length.
package struct BallBatch: Codable, Hashable, Sendable {
  /// The three colours of a sphere's radial gradient: bright at the upper left, dark at the lower right.
  package struct Colors: Codable, Hashable, Sendable {
    package var bright: RGBA
    package var middle: RGBA
    package var dark: RGBA

    package init(bright: RGBA, middle: RGBA, dark: RGBA) {
      (self.bright, self.middle, self.dark) = (bright, middle, dark)
    }

    package func mapColors(_ change: (RGBA) -> RGBA) -> Colors {
      Colors(bright: change(bright), middle: change(middle), dark: change(dark))
    }

    /// The gradient of the sphere, in the unit square around it.
    package var brush: Brush {
      .elliptical(
        [GradientStop(0, bright), GradientStop(BallBatch.middleShare, middle), GradientStop(1, dark)],
        center: BallBatch.brightest, startFraction: 0, endFraction: BallBatch.reach)
    }
  }

  /// The centre and radius of the sphere's radial-gradient highlight in the unit square around it, and the location
  /// of the middle stop.
  package static let brightest = Point(0.36, 0.32)
  package static let reach = 0.72
  package static let middleShare = 0.55

  /// In points.
  package private(set) var centers: [Point] = []
  /// In points.
  package private(set) var radii: [Float] = []
  /// Depths of the centres; see ``SceneItem`` for the unit.
  package private(set) var depths: [Float] = []
  /// Ball *i* has `colors[codes[i]]`.
  package private(set) var codes: [UInt16] = []
  package var colors: [Colors] = []

  package init() {}

  package var count: Int { centers.count }

  /// Creates a batch from columns of equal length.
  package init(centers: [Point], radii: [Float], depths: [Float], codes: [UInt16], colors: [Colors]) {
    (self.centers, self.radii, self.depths, self.codes, self.colors) = (centers, radii, depths, codes, colors)
  }

  /// - Parameter code: An index into ``colors``.
  package mutating func append(_ center: Point, radius: Double, depth: Float, code: UInt16) {
    centers.append(center)
    radii.append(Float(radius))
    depths.append(depth)
    codes.append(code)
  }

  /// The spheres without shading: one batch of circles for each run of consecutive spheres that share a colour.
  package var symbols: [SymbolBatch] {
    var batches: [SymbolBatch] = []
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, codes[end] == codes[start] { end += 1 }
      let radius = radii[start]
      var batch = SymbolBatch(
        .circle(radius: Double(radius)), at: Array(centers[start..<end]),
        fill: colors[Int(codes[start])].brush)
      if radii[start..<end].contains(where: { $0 != radius }) {
        batch.scales = radii[start..<end].map { radius > 0 ? Double($0 / radius) : 1 }
      }
      batches.append(batch)
      start = end
    }
    return batches
  }
}
