/// Positions in points: as `Point` values, or for millions of them packed into four bytes each.
package struct PointList: Codable, RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Integer multiples of a step from an origin. The step is far smaller than a pixel.
  package struct Packed: Codable, Hashable, Sendable {
    package let origin: Point
    /// The distance between adjacent grid positions, in points.
    package let step: Double
    package private(set) var positions: [SIMD2<UInt16>] = []

    // The keys in figure files.
    private enum CodingKeys: String, CodingKey {
      case origin, step
      case positions = "places"
    }

    /// Creates an empty list for positions within a rectangle. The step is 1/32 point, or more if the rectangle has
    /// more than 65,535 steps.
    package init(covering bounds: Rect) {
      origin = bounds.origin
      step = Swift.max(1.0 / 32, Swift.max(bounds.width, bounds.height) / 65_535)
    }

    /// Computes the positions of rows in parts, on several threads.
    ///
    /// - Parameter fill: Gets the rows of a part and memory for one position per row. Returns the number of positions
    ///   that it wrote.
    /// --
    package mutating func fill(
      rows: Int, _ fill: @Sendable (_ rows: Range<Int>, _ buffer: UnsafeMutablePointer<SIMD2<UInt16>>) -> Int
    ) {
      positions = Array(unsafeUninitializedCapacity: rows) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        // Each part writes to a separate range.
        nonisolated(unsafe) let start = base
        let parts = Threads.parts(rows)
        let counts = Threads.map(parts) { fill($0, start + $0.lowerBound) }
        for (part, filled) in zip(parts, counts) {
          if count < part.lowerBound { (start + count).update(from: start + part.lowerBound, count: filled) }
          count += filled
        }
      }
    }

    /// Returns the transform from packed positions to points, followed by `next`.
    package func transform(then next: Transform) -> Transform {
      Transform(a: step, b: 0, c: 0, d: step, tx: origin.x, ty: origin.y).then(next)
    }

    @inlinable package func point(_ gridPoint: SIMD2<UInt16>) -> Point {
      Point(origin.x + Double(gridPoint.x) * step, origin.y + Double(gridPoint.y) * step)
    }
  }

  package enum Storage: Codable, Hashable, Sendable {
    case exact([Point])
    case packed(Packed)
  }

  package let storage: Storage

  package init(_ points: [Point]) { storage = .exact(points) }
  package init(_ packed: Packed) { storage = .packed(packed) }
  package init(arrayLiteral points: Point...) { storage = .exact(points) }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .exact(let points): points.count
    case .packed(let packed): packed.positions.count
    }
  }

  package subscript(index: Int) -> Point {
    switch storage {
    case .exact(let points): points[index]
    case .packed(let packed): packed.point(packed.positions[index])
    }
  }
}
