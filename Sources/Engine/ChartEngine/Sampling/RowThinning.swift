import OpenChartsChartMath
import OpenChartsChartModel
import OpenChartsDisplayList

/// Reduces tables that read their rows in place to the rows that scales and lines need.
///
/// A line with ascending x keeps the first, lowest, highest and last row of each 0.25 points of the chart's width, as
/// ``Decimation/m4(xs:ys:pixelWidth:)`` does. Points keep the rows with extreme values, and all rows are read again
/// for drawing. If the picture would differ (missing values, nonlinear scales, symbols on lines), the rows become
/// columns.
enum RowThinning {
  /// Columns per point of the chart's width. The plot is narrower, so columns are finer there.
  private static let columnsPerPoint = 4.0

  static func tables(of request: ChartRequest, in size: Size) -> [MarkTable] {
    let arePlain =
      isPlain(request.scales.x) && isPlain(request.scales.y) && request.plotStyle == nil
      && !hasNames(request.marks)
    return request.marks.map { table in
      guard let source = table.source else { return table }
      guard arePlain else { return table.materialized }
      let rows: [SourceRow]? =
        switch table.kind.trait.thinning {
        case .columns: line(table, source, columns: columns(of: source, request.scales.x, width: size.width))
        case .ends: hasOutlines(table) ? ends(of: source) : nil
        case nil: nil
        }
      return rows.map(table.sampled) ?? table.materialized
    }
  }

  /// Whether an axis is linear and shows at least the extent of the data.
  private static func isPlain(_ scale: PositionScaleRequest) -> Bool {
    guard scale.window?.isUnrolled ?? true, scale.kind == nil || scale.kind == .linear || scale.kind == .date
    else {
      return false
    }
    switch scale.range {
    case .plotDimension(let start, let end): guard start >= 0, end >= 0 else { return false }
    case .explicit: return false
    }
    switch scale.domain {
    case .automatic(_, _, let modify): return modify == nil
    case .values(let values): return values.allSatisfy { $0.magnitude != nil }
    }
  }

  /// Whether other marks make an axis categorical, on which each number is a category.
  private static func hasNames(_ tables: [MarkTable]) -> Bool {
    tables.contains { table in
      (table.columns(on: .x) + table.columns(on: .y)).contains { $0.kind == .category }
    }
  }

  /// Whether symbols are outlines. Views are drawn one by one.
  private static func hasOutlines(_ table: MarkTable) -> Bool {
    guard let style = table.styles.first else { return true }
    if case .content = style.symbol { return false }
    return style.effects.isEmpty && style.layer == nil
  }

  /// Returns the number of columns for the rows; `nil` if they have no order or no extent.
  private static func columns(of source: RowSource, _ scale: PositionScaleRequest, width: Double) -> Double? {
    let extent = source.row(source.count - 1).x - source.row(0).x
    guard extent > 0, extent.isFinite else { return nil }
    var shown = extent
    if case .values(let values) = scale.domain {
      let bounds = values.compactMap(\.magnitude)
      guard let lower = bounds.min(), let upper = bounds.max(), upper > lower else { return nil }
      shown = min(shown, upper - lower)
    }
    let columns = (max(width, 1) * columnsPerPoint * extent / shown).rounded(.up)
    // Columns that hold only a few rows each would save nothing.
    return columns * 8 < Double(source.count) ? columns : nil
  }

  // MARK: - Lines

  private static func line(_ table: MarkTable, _ source: RowSource, columns: Double?) -> [SourceRow]? {
    guard let columns, source.count > LineGeometry.decimationCount else { return nil }
    if let style = table.styles.first {
      guard style.interpolation ?? .linear == .linear, style.stroke?.dash.isEmpty ?? true,
        style.symbol == nil || style.symbol == SymbolRequest.none
      else { return nil }
    }
    let start = source.row(0).x
    let width = (source.row(source.count - 1).x - start) / columns
    let parts = Threads.map(Threads.parts(source.count)) { rows -> ColumnRows? in
      var part = ColumnRows(start: start, width: width)
      part.retained.reserveCapacity((Int(columns) * rows.count / source.count + 2) * 4)
      var isSound = true
      source.forEachChunk(in: rows) { xs, ys, start in
        isSound = part.read(RowPairs(xs, ys), from: start)
        return isSound
      }
      guard isSound else { return nil }
      part.close()
      return part
    }
    var retained: [SourceRow] = []
    retained.reserveCapacity(Int(columns) * 4)
    var lastX = -Double.infinity
    for part in parts {
      guard let part, let first = part.retained.first, first.x >= lastX else { return nil }
      retained += part.retained
      lastX = part.last.x
    }
    return retained
  }

  // MARK: - Points

  /// Returns the rows with the least and greatest numbers on both axes; `nil` if a number is missing.
  private static func ends(of source: RowSource) -> [SourceRow]? {
    var ends = Ends()
    for part in Threads.map(Threads.parts(source.count), { Ends.find(in: $0, of: source) }) {
      guard let part else { return nil }
      ends.add(part)
    }
    return Set(ends.rows(of: source)).sorted().map { row in
      let (x, y) = source.row(row)
      return (row, x, y)
    }
  }

  typealias SourceRow = (row: Int, x: Double, y: Double)
}

/// The extent of the numbers on both axes, and the chunks that contain the extremes.
private struct Ends {
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)
  /// The first rows of the chunks with the least x and y, and with the greatest.
  private var lowest = SIMD2<Int>()
  private var highest = SIMD2<Int>()

  /// Returns the extent of a range of rows; `nil` if a number is not finite.
  static func find(in rows: Range<Int>, of source: RowSource) -> Ends? {
    var ends = Ends()
    var isSound = true
    source.forEachChunk(in: rows) { xs, ys, start in
      let pairs = RowPairs(xs, ys)
      let bounds = pairs.bounds(of: 0..<pairs.count, after: SIMD2())
      isSound = bounds.isFinite
      ends.add(bounds.low, bounds.high, SIMD2(repeating: start), SIMD2(repeating: start))
      return isSound
    }
    return isSound ? ends : nil
  }

  /// Adds the extent of the following rows.
  mutating func add(_ next: Ends) { add(next.low, next.high, next.lowest, next.highest) }

  private mutating func add(
    _ low: SIMD2<Double>, _ high: SIMD2<Double>, _ lowest: SIMD2<Int>, _ highest: SIMD2<Int>
  ) {
    for axis in 0..<2 {
      if low[axis] < self.low[axis] { (self.low[axis], self.lowest[axis]) = (low[axis], lowest[axis]) }
      if high[axis] > self.high[axis] { (self.high[axis], self.highest[axis]) = (high[axis], highest[axis]) }
    }
  }

  /// Returns the first rows with the extreme numbers.
  func rows(of source: RowSource) -> [Int] {
    (0..<2).flatMap { axis in
      [(lowest[axis], low[axis]), (highest[axis], high[axis])].map { start, number in
        var row = start
        source.forEachChunk(in: start..<min(start + RowSource.chunkCount, source.count)) { xs, ys, _ in
          let pairs = RowPairs(xs, ys)
          row += (0..<pairs.count).first { pairs[$0][axis] == number } ?? 0
          return false
        }
        return row
      }
    }
  }
}

/// Decimates a line with ascending x to the first, lowest, highest and last row of each column.
private struct ColumnRows {
  var retained: [RowThinning.SourceRow] = []
  private let start: Double
  private let width: Double
  /// The end of the current column.
  private var edge = -Double.infinity
  private var first: RowThinning.SourceRow?
  private var least: RowThinning.SourceRow = (0, 0, 0)
  private var greatest: RowThinning.SourceRow = (0, 0, 0)
  /// The row read last.
  private(set) var last: RowThinning.SourceRow = (0, -.infinity, 0)

  init(start: Double, width: Double) {
    self.start = start
    self.width = width
  }

  /// The number of rows per block. Blocks with an extreme are read again to find its row.
  private static let blockCount = 256

  /// - Returns: False if x descends or a number is not finite.
  mutating func read(_ rows: RowPairs, from row: Int) -> Bool {
    var i = 0
    while i < rows.count {
      if !(rows.x(i) < edge) {
        close()
        let column = ((rows.x(i) - start) / width).rounded(.down)
        edge = max(start + (column + 1) * width, rows.x(i).nextUp)
        first = (row + i, rows.x(i), rows.y(i))
        (least, greatest) = ((row + i, rows.x(i), rows.y(i)), (row + i, rows.x(i), rows.y(i)))
      }
      // If x descends, binary search may fail; the rows before it then reveal that.
      let isWhole = rows.x(rows.count - 1) < edge
      let next = isWhole ? rows.count : max(rows.firstRow(from: i, whereXIsNotBelow: edge), i + 1)
      guard readColumn(rows, i..<next, from: row) else { return false }
      i = next
    }
    return true
  }

  /// Reads rows of the current column.
  private mutating func readColumn(_ rows: RowPairs, _ part: Range<Int>, from row: Int) -> Bool {
    var (low, lowBlock) = (least.y, 0..<0)
    var (high, highBlock) = (greatest.y, 0..<0)
    var previous = SIMD2(last.x, last.y)
    var start = part.lowerBound
    while start < part.upperBound {
      let block = start..<min(start + Self.blockCount, part.upperBound)
      let bounds = rows.bounds(of: block, after: previous)
      guard bounds.isFinite, bounds.isAscending else { return false }
      if bounds.low.y < low { (low, lowBlock) = (bounds.low.y, block) }
      if bounds.high.y > high { (high, highBlock) = (bounds.high.y, block) }
      previous = rows[block.upperBound - 1]
      start = block.upperBound
    }
    if !lowBlock.isEmpty {
      let at = rows.row(in: lowBlock, whereY: low)
      least = (row + at, rows.x(at), low)
    }
    if !highBlock.isEmpty {
      let at = rows.row(in: highBlock, whereY: high)
      greatest = (row + at, rows.x(at), high)
    }
    last = (row + part.upperBound - 1, previous.x, previous.y)
    return true
  }

  /// Ends the current column.
  mutating func close() {
    guard let first else { return }
    let (a, b) = least.row < greatest.row ? (least, greatest) : (greatest, least)
    retained.append(first)
    if a.row > first.row { retained.append(a) }
    if b.row > a.row, b.row > first.row { retained.append(b) }
    if last.row > b.row { retained.append(last) }
    self.first = nil
  }
}
