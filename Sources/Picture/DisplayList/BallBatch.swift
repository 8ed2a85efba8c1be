/// Balls under the light of a scene, kept as columns.
package struct BallBatch: Hashable, Sendable {
  /// What a ball is painted with: bright at the upper left, dark at the lower right.
  package struct Colors: Hashable, Sendable {
    package var bright: RGBA
    package var middle: RGBA
    package var dark: RGBA

    package init(bright: RGBA, middle: RGBA, dark: RGBA) {
      (self.bright, self.middle, self.dark) = (bright, middle, dark)
    }

    package func mapColors(_ change: (RGBA) -> RGBA) -> Colors {
      Colors(bright: change(bright), middle: change(middle), dark: change(dark))
    }

    /// How a ball is painted: in the square around it.
    package var brush: Brush {
      .elliptical(
        [GradientStop(0, bright), GradientStop(BallBatch.middleShare, middle), GradientStop(1, dark)],
        center: BallBatch.brightest, startFraction: 0, endFraction: BallBatch.reach)
    }
  }

  /// Where in the square around it a ball is brightest, how far from there its darkest colour lies, in widths of the
  /// square, and at which share of that way the middle one.
  package static let brightest = Point(0.36, 0.32)
  package static let reach = 0.72
  package static let middleShare = 0.55

  /// In points.
  package private(set) var centers: [Point] = []
  /// In points.
  package private(set) var radii: [Float] = []
  /// Of the middles.
  package private(set) var depths: [Float] = []
  /// Ball *i* has `colors[codes[i]]`.
  package private(set) var codes: [UInt16] = []
  package var colors: [Colors] = []

  package init() {}

  package var count: Int { centers.count }

  /// Columns of equal length.
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

  /// Neighbours of one colour as symbols of a picture without depth.
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
