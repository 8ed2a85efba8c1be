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

  /// Counts the rows of a source, whose numbers are all finite, on a straight scale.
  /// - Parameter isAscending: Whether x never falls, so that whole chunks lie in one piece.
  mutating func read(_ source: RowSource, isAscending: Bool, scale: PositionScale, width: Double) {
    guard let line = scale.line, width > 0, !counts.isEmpty else { return }
    let perPoint = Double(counts.count) / width
    let (factor, offset) = (line.factor * perPoint, line.offset * perPoint)
    let most = Double(counts.count - 1)
    func place(_ x: Double) -> Int { Int(min(max(offset + factor * (x - line.anchor), 0), most)) }
    counts.withUnsafeMutableBufferPointer { counts in
      low.withUnsafeMutableBufferPointer { low in
        high.withUnsafeMutableBufferPointer { high in
          source.forEachChunk { xs, ys, _ in
            if isAscending, let first = xs.first, let last = xs.last, place(first) == place(last) {
              let piece = place(first)
              counts[piece] += xs.count
              var (least, greatest) = (low[piece], high[piece])
              for y in ys {
                least = y < least ? y : least
                greatest = y > greatest ? y : greatest
              }
              (low[piece], high[piece]) = (least, greatest)
              return true
            }
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
}
