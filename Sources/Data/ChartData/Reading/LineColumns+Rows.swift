import OpenChartsTables

extension LineColumns {
  /// Decimates rows that are in any order.
  static func thinned(
    _ along: [Double], _ across: [Double], _ series: (codes: [Int32], names: [String])?, to pixels: Int,
    _ request: Request, _ source: String
  ) throws(DataError) -> RawRows {
    var extent = Extent()
    for value in along { extent.add(value) }
    let factor = extent.high > extent.low ? Double(pixels) / (extent.high - extent.low) : 0
    var groups = GroupKeys(numbers: along.map { (($0 - extent.low) * factor).rounded(.down) })
    if let series { groups = groups.combined(with: GroupKeys(codes: series.codes)) }
    let line = LineColumns(groups.codes, count: groups.count, along: along, across: across)
    let codes = groups.firstRows.map { row in series.map { $0.codes[row] } ?? -1 }
    return try line.rows(series: series.map { (codes, $0.names) }, request, source)
  }

  func rows(
    series: (codes: [Int32], names: [String])?, _ request: Request, _ source: String
  ) throws(DataError) -> RawRows {
    let (along, across, columns) = line
    guard along.count <= request.limit else { throw request.tooMany(source) }
    // The row count of a pixel column is given to its first point; the other points have 0.
    let rowCounts = columns.indices.map { pointIndex in
      pointIndex > 0 && columns[pointIndex] == columns[pointIndex - 1] ? 0 : counts[columns[pointIndex]]
    }
    let named = series.map { series in (codes: columns.map { series.codes[$0] }, names: series.names) }
    return RawRows([.values(along)], named, across, rowCounts, request, isStable: true)
  }
}
