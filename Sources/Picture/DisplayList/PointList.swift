/// Places in points: as they are, or millions of them packed into four bytes each.
package struct PointList: RandomAccessCollection, Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Whole steps from an origin; a step is far smaller than any pixel.
  package struct Packed: Hashable, Sendable {
    package let origin: Point
    /// Points from one place to the next.
    package let step: Double
    package private(set) var places: [SIMD2<UInt16>] = []

    /// Room for places within a rectangle, to a 32nd of a point where that suffices to reach across it.
    package init(covering bounds: Rect) {
      origin = bounds.origin
      step = Swift.max(1.0 / 32, Swift.max(bounds.width, bounds.height) / 65_535)
    }

    /// Makes places for rows, in parts by as many threads as there are.
    /// - Parameter fill: Gets the rows of a part and room for as many places; tells how many there are.
    package mutating func fill(
      rows: Int, _ fill: @Sendable (_ rows: Range<Int>, _ room: UnsafeMutablePointer<SIMD2<UInt16>>) -> Int
    ) {
      places = Array(unsafeUninitializedCapacity: rows) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        // Each part fills room of its own.
        nonisolated(unsafe) let room = base
        let parts = Threads.parts(rows)
        let counts = Threads.map(parts) { fill($0, room + $0.lowerBound) }
        for (part, filled) in zip(parts, counts) {
          if count < part.lowerBound { (room + count).update(from: room + part.lowerBound, count: filled) }
          count += filled
        }
      }
    }

    /// From whole steps to where another transform takes their points.
    package func transform(then next: Transform) -> Transform {
      Transform(a: step, b: 0, c: 0, d: step, tx: origin.x, ty: origin.y).then(next)
    }

    @inlinable package func point(_ place: SIMD2<UInt16>) -> Point {
      Point(origin.x + Double(place.x) * step, origin.y + Double(place.y) * step)
    }
  }

  package enum Storage: Hashable, Sendable {
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
    case .packed(let packed): packed.places.count
    }
  }

  package subscript(index: Int) -> Point {
    switch storage {
    case .exact(let points): points[index]
    case .packed(let packed): packed.point(packed.places[index])
    }
  }
}
