import ChartModel
import DisplayList

/// Gives tables that read their rows in place the few rows that scales and lines need.
///
/// A line that never turns back in x keeps, of each quarter of a point across the chart, the first, lowest,
/// highest and last of its rows, as ``Decimation/m4(xs:ys:pixelWidth:)`` would later; points keep the rows at
/// the ends of both axes, and are all read again when their places are known. Where that would not give the
/// same picture as all rows (missing values, bent scales, symbols on lines), the rows become columns.
enum RowThinning {
  /// Columns for each point of the chart's width; the plot is narrower, so there they are finer.
  private static let columnsPerPoint = 4.0

  static func tables(of request: ChartRequest, in size: Size) -> [MarkTable] {
    request.marks.map { table in
      guard let source = table.source else { return table }
      guard isPlain(request.scales.x), isPlain(request.scales.y), request.plotStyle == nil else {
        return table.materialized
      }
      let rows =
        table.kind == .line
        ? line(table, source, columns: columns(of: source, request.scales.x, width: size.width))
        : table.kind == .point && hasOutlines(table) ? ends(of: source) : nil
      return rows.map(table.sampled) ?? table.materialized
    }
  }

  /// Whether an axis is straight and shows at least what its data span.
  private static func isPlain(_ scale: PositionScaleRequest) -> Bool {
    guard scale.window == nil, scale.kind == nil || scale.kind == .linear || scale.kind == .date else {
      return false
    }
    switch scale.range {
    case .plotDimension(let start, let end): guard start >= 0, end >= 0 else { return false }
    case .explicit: return false
    }
    guard case .automatic(_, _, let modify) = scale.domain else { return true }
    return modify == nil
  }

  /// Symbols that are views are drawn one by one.
  private static func hasOutlines(_ table: MarkTable) -> Bool {
    guard let style = table.styles.first else { return true }
    if case .content = style.symbol { return false }
    return style.effects.isEmpty && style.layer == nil
  }

  /// Into how many columns the rows fall; `nil` where they have no order or no extent.
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
    // Columns of a few rows save nothing.
    return columns * 8 < Double(source.count) ? columns : nil
  }

  // MARK: - Lines

  private static func line(_ table: MarkTable, _ source: RowSource, columns: Double?) -> [SourceRow]? {
    guard let columns else { return nil }
    if let style = table.styles.first {
      guard style.interpolation ?? .linear == .linear, style.stroke?.dash.isEmpty ?? true,
        style.symbol == nil || style.symbol == SymbolRequest.none
      else { return nil }
    }
    let start = source.row(0).x
    var columnRows = ColumnRows(start: start, width: (source.row(source.count - 1).x - start) / columns)
    columnRows.kept.reserveCapacity(Int(columns) * 4)
    var isSound = true
    source.forEachChunk { xs, ys, start in
      isSound = columnRows.read(xs, ys, from: start)
      return isSound
    }
    guard isSound else { return nil }
    columnRows.close()
    return columnRows.kept
  }

  // MARK: - Points

  /// The rows with the least and greatest numbers on both axes; `nil` where a number is missing.
  private static func ends(of source: RowSource) -> [SourceRow]? {
    var x = Ends()
    var y = Ends()
    var isSound = true
    source.forEachChunk { xs, ys, start in
      isSound = x.read(xs, from: start) && y.read(ys, from: start)
      return isSound
    }
    guard isSound else { return nil }
    return Set([x.least, x.greatest, y.least, y.greatest]).sorted().map { row in
      let (x, y) = source.row(row)
      return (row, x, y)
    }
  }

  typealias SourceRow = (row: Int, x: Double, y: Double)
}

/// Where the least and greatest of many numbers are.
private struct Ends {
  private(set) var least = 0
  private(set) var greatest = 0
  private var lower = Double.infinity
  private var upper = -Double.infinity

  /// - Returns: `false` where a number is not finite.
  mutating func read(_ values: UnsafeBufferPointer<Double>, from start: Int) -> Bool {
    var low = SIMD4<Double>(repeating: .infinity)
    var high = -low
    var check = SIMD4<Double>()
    var i = 0
    while i + 4 <= values.count {
      let four = SIMD4(values[i], values[i + 1], values[i + 2], values[i + 3])
      low.replace(with: four, where: four .< low)
      high.replace(with: four, where: four .> high)
      // Zero, or NaN for what is not finite.
      check += four * 0
      i += 4
    }
    var (least, most, sum) = (low.min(), high.max(), check.sum())
    while i < values.count {
      least = min(least, values[i])
      most = max(most, values[i])
      sum += values[i] * 0
      i += 1
    }
    guard sum == 0 else { return false }
    if least < lower, let index = values.firstIndex(of: least) {
      (lower, self.least) = (least, start + index)
    }
    if most > upper, let index = values.firstIndex(of: most) { (upper, greatest) = (most, start + index) }
    return true
  }
}

/// The rows that stay of a line whose x never falls: the first, lowest, highest and last of each column.
private struct ColumnRows {
  var kept: [RowThinning.SourceRow] = []
  private let start: Double
  private let width: Double
  /// Where the open column ends.
  private var edge = -Double.infinity
  private var first: RowThinning.SourceRow?
  private var least: RowThinning.SourceRow = (0, 0, 0)
  private var greatest: RowThinning.SourceRow = (0, 0, 0)
  private var last: RowThinning.SourceRow = (0, -.infinity, 0)

  init(start: Double, width: Double) {
    self.start = start
    self.width = width
  }

  /// - Returns: `false` where x falls or a number is not finite.
  mutating func read(
    _ xs: UnsafeBufferPointer<Double>, _ ys: UnsafeBufferPointer<Double>, from row: Int
  ) -> Bool {
    let exponent: UInt64 = 0x7FF0_0000_0000_0000
    var isOdd = false
    var previous = last.x
    var (low, high) = (least.y, greatest.y)
    var (lowAt, highAt) = (-1, -1)
    var end = edge
    for i in 0..<xs.count {
      let (x, y) = (xs[i], ys[i])
      isOdd = isOdd || !(x >= previous) || y.bitPattern & exponent == exponent
      previous = x
      if x < end {
        if y < low { (low, lowAt) = (y, i) }
        if y > high { (high, highAt) = (y, i) }
        continue
      }
      if isOdd { return false }
      if lowAt >= 0 { least = (row + lowAt, xs[lowAt], low) }
      if highAt >= 0 { greatest = (row + highAt, xs[highAt], high) }
      if i > 0 { last = (row + i - 1, xs[i - 1], ys[i - 1]) }
      close()
      let column = ((x - start) / width).rounded(.down)
      end = max(start + (column + 1) * width, x.nextUp)
      first = (row + i, x, y)
      (least, greatest) = ((row + i, x, y), (row + i, x, y))
      (low, high, lowAt, highAt) = (y, y, -1, -1)
    }
    if lowAt >= 0 { least = (row + lowAt, xs[lowAt], low) }
    if highAt >= 0 { greatest = (row + highAt, xs[highAt], high) }
    if let end = xs.indices.last { last = (row + end, xs[end], ys[end]) }
    edge = end
    return !isOdd && previous.isFinite
  }

  /// Ends the open column.
  mutating func close() {
    guard let first else { return }
    let (a, b) = least.row < greatest.row ? (least, greatest) : (greatest, least)
    kept.append(first)
    if a.row > first.row { kept.append(a) }
    if b.row > a.row, b.row > first.row { kept.append(b) }
    if last.row > b.row { kept.append(last) }
    self.first = nil
  }
}
