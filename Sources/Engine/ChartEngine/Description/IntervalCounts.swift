import OpenChartsChartModel
import OpenChartsDisplayList

/// For each interval of an axis: the number of rows, the range of their values, and the values at its ends.
struct IntervalCounts {
  private(set) var counts: [Int]
  private(set) var hasRows: [Bool]
  private(set) var low: [Double]
  private(set) var high: [Double]
  /// The value of a line at the start and end of each interval; NaN for other marks.
  private(set) var first: [Double]
  private(set) var last: [Double]
  /// The only position of the rows of each interval; NaN if there are several, or if rows come from a source.
  private var positions: [Double?]
  private var firstPosition: [Double]
  private var lastPosition: [Double]

  init(pieces: Int) {
    counts = Array(repeating: 0, count: pieces)
    hasRows = Array(repeating: false, count: pieces)
    low = Array(repeating: .infinity, count: pieces)
    high = Array(repeating: -.infinity, count: pieces)
    (first, last) = (Array(repeating: .nan, count: pieces), Array(repeating: .nan, count: pieces))
    positions = Array(repeating: nil, count: pieces)
    firstPosition = Array(repeating: .infinity, count: pieces)
    lastPosition = Array(repeating: -.infinity, count: pieces)
  }

  /// The difference between the greatest and the least value.
  var reach: Double {
    (high.filter(\.isFinite).max() ?? 0) - (low.filter(\.isFinite).min() ?? 0)
  }

  /// Whether the rows of each interval have one position, as on a grid.
  var isGrid: Bool { zip(hasRows, positions).allSatisfy { !$0 || $1?.isFinite == true } }

  /// The position of an interval's rows; `nil` if they have several positions.
  func position(_ piece: Int) -> Double? { positions[piece].flatMap { $0.isFinite ? $0 : nil } }

  /// Adds one row without its values.
  ///
  /// - Parameters:
  ///   - isPoint: Whether the row has one position instead of an interval of the axis.
  ///   - isCounted: Whether the row counts; false for samples of a function.
  mutating func add(_ piece: Int, position: Double, isPoint: Bool, isCounted: Bool) {
    hasRows[piece] = true
    let previous = positions[piece] ?? position
    positions[piece] = isPoint && previous == position ? position : .nan
    if isCounted { counts[piece] += 1 }
  }

  /// Adds a value of a row.
  mutating func add(_ value: Double, to piece: Int, position: Double, isLine: Bool) {
    guard value.isFinite else { return }
    low[piece] = min(low[piece], value)
    high[piece] = max(high[piece], value)
    guard isLine else { return }
    if position < firstPosition[piece] { (firstPosition[piece], first[piece]) = (position, value) }
    if position >= lastPosition[piece] { (lastPosition[piece], last[piece]) = (position, value) }
  }

  /// Finds the interval of a number; numbers outside belong to the first or last one.
  ///
  /// Numbers are converted to integer steps, a power of two per interval, so that the upper bits are the index.
  private struct PieceIndex {
    private let start: SIMD2<Double>
    private let factor: SIMD2<Double>
    private let most: SIMD2<Double>
    private let shift: UInt64

    init?(start: Double, step: Double, pieces: Int) {
      guard step > 0, pieces > 0, pieces < 1 << 20 else { return nil }
      shift = UInt64(pieces.leadingZeroBitCount - 12)
      let steps = Double(1 << shift)
      self.start = SIMD2(repeating: start)
      factor = SIMD2(repeating: steps / step)
      most = SIMD2(repeating: Double(pieces) * steps - 1)
    }

    @inline(__always) func callAsFunction(_ x: Double) -> Int { self(SIMD2(x, x)).0 }

    @inline(__always) func callAsFunction(_ xs: SIMD2<Double>) -> (Int, Int) {
      var offset = (xs - start) * factor
      offset.replace(with: SIMD2(), where: offset .< SIMD2())
      offset.replace(with: most, where: most .< offset)
      // The lowest bits hold the rounded number. A conversion would check for overflow.
      let whole = offset + 0x1p52
      return (piece(whole.x), piece(whole.y))
    }

    @inline(__always) private func piece(_ whole: Double) -> Int {
      Int(truncatingIfNeeded: (whole.bitPattern & (1 &<< 52 &- 1)) &>> shift)
    }
  }

  private mutating func extend(_ piece: Int, by least: Double, _ greatest: Double) {
    low[piece] = min(low[piece], least)
    high[piece] = max(high[piece], greatest)
  }

  /// Adds the rows of a source whose numbers are all finite. Intervals start at `start`, at a distance of `step`.
  mutating func read(_ source: RowSource, start: Double, step: Double) {
    guard let pieceIndex = PieceIndex(start: start, step: step, pieces: counts.count) else { return }
    let pieces = counts.count
    let parts = Threads.map(Threads.parts(source.count)) { rows in
      var numbers = [Int32](repeating: 0, count: pieces)
      // The lowest value and the lowest negated value. The latter gives the highest value.
      var reaches = [SIMD2<Double>](repeating: SIMD2(repeating: .infinity), count: pieces)
      numbers.withUnsafeMutableBufferPointer { numbers in
        reaches.withUnsafeMutableBufferPointer { reaches in
          guard let number = numbers.baseAddress, let reach = reaches.baseAddress else { return }
          source.forEachChunk(in: rows) { xs, ys, _ in
            let pairs = RowPairs(xs, ys)
            func add(_ piece: Int, _ y: Double) {
              number[piece] &+= 1
              let both = SIMD2(y, -y)
              let previous = reach[piece]
              reach[piece] = both.replacing(with: previous, where: previous .< both)
            }
            var i = 0
            while i &+ 1 < pairs.count {
              let pieces = pieceIndex(SIMD2(pairs.x(i), pairs.x(i &+ 1)))
              add(pieces.0, pairs.y(i))
              add(pieces.1, pairs.y(i &+ 1))
              i &+= 2
            }
            if i < pairs.count { add(pieceIndex(pairs.x(i)), pairs.y(i)) }
            return true
          }
        }
      }
      return (numbers, reaches)
    }
    for (numbers, reaches) in parts {
      for piece in 0..<pieces where numbers[piece] > 0 {
        counts[piece] += Int(numbers[piece])
        extend(piece, by: reaches[piece].x, -reaches[piece].y)
      }
    }
    markRows()
  }

  /// Adds the rows of a source with ascending x. Reads few rows of the source: the decimated line contains the first,
  /// last, lowest and highest row of each column, which is sufficient for whole columns.
  mutating func read(
    _ source: RowSource, retained rows: [Int], _ ys: [Double], start origin: Double, step: Double
  ) {
    guard let pieceIndex = PieceIndex(start: origin, step: step, pieces: counts.count), rows.count == ys.count
    else { return }
    var start = 0
    var firstRetained = 0
    while start < source.count {
      let piece = pieceIndex(source.row(start).x)
      // Binary search, because the rows of an interval are contiguous.
      var (inside, end) = (start, source.count)
      while end - inside > 1 {
        let middle = (inside + end) / 2
        if pieceIndex(source.row(middle).x) == piece { inside = middle } else { end = middle }
      }
      counts[piece] += end - start
      (first[piece], last[piece]) = (source.row(start).y, source.row(end - 1).y)
      let retained = firstRetained..<(rows[firstRetained...].firstIndex { $0 >= end } ?? rows.count)
      if !retained.isEmpty { extend(piece, by: ys[retained].min()!, ys[retained].max()!) }
      // Read the rows in the columns that are only partly in the interval.
      let head = retained.count > 4 ? rows[retained.lowerBound + 4] : end
      let tail = retained.count > 4 ? max(rows[retained.upperBound - 4], head) : end
      for cut in [start..<head, tail..<end] {
        source.forEachChunk(in: cut) { xs, ys, _ in
          let pairs = RowPairs(xs, ys)
          let bounds = pairs.bounds(of: 0..<pairs.count, after: pairs[0])
          extend(piece, by: bounds.low.y, bounds.high.y)
          return true
        }
      }
      (start, firstRetained) = (end, retained.upperBound)
    }
    markRows()
  }

  private mutating func markRows() {
    for piece in counts.indices where counts[piece] > 0 { hasRows[piece] = true }
  }
}
