import ChartMath
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
    let arePlain =
      isPlain(request.scales.x) && isPlain(request.scales.y) && request.plotStyle == nil
      && !hasNames(request.marks)
    return request.marks.map { table in
      guard let source = table.source else { return table }
      guard arePlain else { return table.materialized }
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
    switch scale.domain {
    case .automatic(_, _, let modify): return modify == nil
    case .values(let values): return values.allSatisfy { $0.magnitude != nil }
    }
  }

  /// Whether other marks make an axis one of names, on which each number is a name of its own.
  private static func hasNames(_ tables: [MarkTable]) -> Bool {
    tables.contains { table in
      (table.columns(on: .x) + table.columns(on: .y)).contains { $0.kind == .category }
    }
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
    guard let columns, source.count > LineGeometry.decimationCount else { return nil }
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
  mutating func read(_ values: RowSource.Numbers, from start: Int) -> Bool {
    guard let (least, most) = values.bounds else { return false }
    if least < lower { (lower, self.least) = (least, start + values.index(of: least)) }
    if most > upper { (upper, greatest) = (most, start + values.index(of: most)) }
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
  mutating func read(_ xs: RowSource.Numbers, _ ys: RowSource.Numbers, from row: Int) -> Bool {
    let end = xs[xs.count - 1]
    guard xs[0] >= last.x, Self.isAscending(xs) else { return false }
    var i = 0
    while i < xs.count {
      if xs[i] >= edge {
        if i > 0 { last = (row + i - 1, xs[i - 1], ys[i - 1]) }
        close()
        let column = ((xs[i] - start) / width).rounded(.down)
        edge = max(start + (column + 1) * width, xs[i].nextUp)
        first = (row + i, xs[i], ys[i])
        (least, greatest) = ((row + i, xs[i], ys[i]), (row + i, xs[i], ys[i]))
      }
      let next = end < edge ? xs.count : Self.firstIndex(in: xs, from: i, notBelow: edge)
      let part = ys[i..<next]
      guard let (low, high) = part.bounds else { return false }
      if low < least.y {
        let at = i + part.index(of: low)
        least = (row + at, xs[at], low)
      }
      if high > greatest.y {
        let at = i + part.index(of: high)
        greatest = (row + at, xs[at], high)
      }
      i = next
    }
    last = (row + xs.count - 1, end, ys[xs.count - 1])
    return true
  }

  /// Whether numbers are finite and none is below the one before it, two at a time.
  private static func isAscending(_ xs: RowSource.Numbers) -> Bool {
    var low = SIMD2<Double>()
    var check = SIMD2<Double>()
    var i = 0
    while i + 2 < xs.count {
      let middle = xs[i + 1]
      let step = SIMD2(middle - xs[i], xs[i + 2] - middle)
      low.replace(with: step, where: step .< low)
      // Zero, or NaN for what is not finite.
      check += step * 0
      i += 2
    }
    let last = xs[xs.count - 1]
    return low.min() >= 0 && check.sum() == 0 && last >= xs[i] && xs[0].isFinite && last.isFinite
  }

  /// By halves; the last number is not below the bound.
  private static func firstIndex(
    in xs: RowSource.Numbers, from start: Int, notBelow bound: Double
  ) -> Int {
    var (low, high) = (start, xs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if xs[middle] < bound { low = middle + 1 } else { high = middle }
    }
    return low
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

extension RowSource.Numbers {
  /// Least and greatest; `nil` where a number is not finite.
  var bounds: (least: Double, greatest: Double)? {
    Statistics.finiteBounds(base, stride: stride, count: count)
  }
}
