import ChartModel

/// How many rows fall into each of some equal pieces of the plot's width, and how far their values reach.
struct IntervalCounts {
  private(set) var counts: [Int]
  private(set) var low: [Double]
  private(set) var high: [Double]

  init(pieces: Int) {
    counts = Array(repeating: 0, count: pieces)
    low = Array(repeating: .infinity, count: pieces)
    high = Array(repeating: -.infinity, count: pieces)
  }

  /// Which piece a number lies in on a straight scale; what lies outside is in the first or the last.
  private struct Place {
    let factor: Double
    let offset: Double
    let anchor: Double
    let width: Double
    let pieces: Double

    init?(_ scale: PositionScale, width: Double, pieces: Int) {
      guard let line = scale.line, width > 0, pieces > 0 else { return nil }
      (factor, offset, anchor) = (line.factor, line.offset, line.anchor)
      (self.width, self.pieces) = (width, Double(pieces))
    }

    @inline(__always) func callAsFunction(_ x: Double) -> Int {
      // The lowest bits hold the number, rounded down: a conversion would look for what cannot be converted.
      let piece = min(max(0, (offset + factor * (x - anchor)) / width * pieces), pieces - 1)
      let next = piece + 0.5 + 0x1p52
      return Int(truncatingIfNeeded: next.bitPattern & 0xFFFF) - (next - 0x1p52 > piece ? 1 : 0)
    }
  }

  private mutating func extend(_ piece: Int, by bounds: (least: Double, greatest: Double)?) {
    guard let bounds else { return }
    low[piece] = min(low[piece], bounds.least)
    high[piece] = max(high[piece], bounds.greatest)
  }

  /// Counts the rows of a source, whose numbers are all finite, on a straight scale.
  mutating func read(_ source: RowSource, scale: PositionScale, width: Double) {
    guard let place = Place(scale, width: width, pieces: counts.count) else { return }
    counts.withUnsafeMutableBufferPointer { counts in
      low.withUnsafeMutableBufferPointer { low in
        high.withUnsafeMutableBufferPointer { high in
          source.forEachChunk { xs, ys, _ in
            for i in 0..<xs.count {
              let piece = place(xs[i])
              counts[piece] += 1
              if ys[i] < low[piece] { low[piece] = ys[i] }
              if ys[i] > high[piece] { high[piece] = ys[i] }
            }
            return true
          }
        }
      }
    }
  }

  /// Counts the rows of a source whose x never falls, most of them by those that a thinned line has kept: of each
  /// of its columns at most four, the first, the last and those that reach furthest among them.
  mutating func read(
    _ source: RowSource, keptAt rows: [Int], _ ys: [Double], scale: PositionScale, width: Double
  ) {
    guard let place = Place(scale, width: width, pieces: counts.count), rows.count == ys.count else { return }
    var start = 0
    var first = 0
    while start < source.count {
      let piece = place(source.row(start).x)
      // By halves: the rows of one piece follow one another.
      var (inside, end) = (start, source.count)
      while end - inside > 1 {
        let middle = (inside + end) / 2
        if place(source.row(middle).x) == piece { inside = middle } else { end = middle }
      }
      counts[piece] += end - start
      let kept = first..<(rows[first...].firstIndex { $0 >= end } ?? rows.count)
      if !kept.isEmpty { extend(piece, by: (ys[kept].min()!, ys[kept].max()!)) }
      // The columns that the ends of the piece cut are read again.
      let head = kept.count > 4 ? rows[kept.lowerBound + 4] : end
      let tail = kept.count > 4 ? max(rows[kept.upperBound - 4], head) : end
      for cut in [start..<head, tail..<end] {
        source.forEachChunk(in: cut) { _, ys, _ in
          extend(piece, by: ys.bounds)
          return true
        }
      }
      (start, first) = (end, kept.upperBound)
    }
  }
}
