import ChartModel

/// How many rows fall into each piece of an axis, how far their values reach, and the values at its ends.
struct IntervalCounts {
  private(set) var counts: [Int]
  private(set) var hasRows: [Bool]
  private(set) var low: [Double]
  private(set) var high: [Double]
  /// The value of a line where it enters and leaves a piece; NaN for other marks.
  private(set) var first: [Double]
  private(set) var last: [Double]
  private var firstPlace: [Double]
  private var lastPlace: [Double]

  init(pieces: Int) {
    counts = Array(repeating: 0, count: pieces)
    hasRows = Array(repeating: false, count: pieces)
    low = Array(repeating: .infinity, count: pieces)
    high = Array(repeating: -.infinity, count: pieces)
    (first, last) = (Array(repeating: .nan, count: pieces), Array(repeating: .nan, count: pieces))
    firstPlace = Array(repeating: .infinity, count: pieces)
    lastPlace = Array(repeating: -.infinity, count: pieces)
  }

  /// The distance from the least to the greatest value of all.
  var reach: Double {
    (high.filter(\.isFinite).max() ?? 0) - (low.filter(\.isFinite).min() ?? 0)
  }

  /// Adds one row.
  /// - Parameter isCounted: Not for samples of a function.
  mutating func add(_ piece: Int, place: Double, values: [Double], isLine: Bool, isCounted: Bool) {
    hasRows[piece] = true
    if isCounted { counts[piece] += 1 }
    for value in values where value.isFinite {
      low[piece] = min(low[piece], value)
      high[piece] = max(high[piece], value)
      guard isLine else { continue }
      if place < firstPlace[piece] { (firstPlace[piece], first[piece]) = (place, value) }
      if place >= lastPlace[piece] { (lastPlace[piece], last[piece]) = (place, value) }
    }
  }

  /// Which piece a number lies in; what lies outside is in the first or the last.
  private struct Place {
    let start: Double
    let factor: Double
    let pieces: Double

    init?(start: Double, step: Double, pieces: Int) {
      guard step > 0, pieces > 0 else { return nil }
      (self.start, factor, self.pieces) = (start, 1 / step, Double(pieces))
    }

    @inline(__always) func callAsFunction(_ x: Double) -> Int {
      // The lowest bits hold the number, rounded down: a conversion would look for what cannot be converted.
      let piece = min(max(0, (x - start) * factor), pieces - 1)
      let next = piece + 0.5 + 0x1p52
      return Int(truncatingIfNeeded: next.bitPattern & 0xFFFF) - (next - 0x1p52 > piece ? 1 : 0)
    }
  }

  private mutating func extend(_ piece: Int, by bounds: (least: Double, greatest: Double)?) {
    guard let bounds else { return }
    low[piece] = min(low[piece], bounds.least)
    high[piece] = max(high[piece], bounds.greatest)
  }

  /// Adds the rows of a source, whose numbers are all finite; pieces begin at `start`, `step` apart.
  mutating func read(_ source: RowSource, start: Double, step: Double) {
    guard let place = Place(start: start, step: step, pieces: counts.count) else { return }
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
    markRows()
  }

  /// Adds the rows of a source whose x never falls, most of them by those that a thinned line has kept: of each of
  /// its columns at most four, the first, the last and those that reach furthest among them.
  mutating func read(
    _ source: RowSource, keptAt rows: [Int], _ ys: [Double], start origin: Double, step: Double
  ) {
    guard let place = Place(start: origin, step: step, pieces: counts.count), rows.count == ys.count
    else { return }
    var start = 0
    var firstKept = 0
    while start < source.count {
      let piece = place(source.row(start).x)
      // By halves: the rows of one piece follow one another.
      var (inside, end) = (start, source.count)
      while end - inside > 1 {
        let middle = (inside + end) / 2
        if place(source.row(middle).x) == piece { inside = middle } else { end = middle }
      }
      counts[piece] += end - start
      (first[piece], last[piece]) = (source.row(start).y, source.row(end - 1).y)
      let kept = firstKept..<(rows[firstKept...].firstIndex { $0 >= end } ?? rows.count)
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
      (start, firstKept) = (end, kept.upperBound)
    }
    markRows()
  }

  private mutating func markRows() {
    for piece in counts.indices where counts[piece] > 0 { hasRows[piece] = true }
  }
}
