import Tables

/// What a line keeps of each column of pixels: first, last, least and greatest place, and how many rows it had.
struct LineColumns {
  var starts: [Double] = []
  var ends: [Double] = []
  var firsts: [Double] = []
  var lasts: [Double] = []
  var lows: [Double] = []
  var highs: [Double] = []
  /// Where the extremes lie, the first of several.
  var lowPlaces: [Double] = []
  var highPlaces: [Double] = []
  var counts: [Double] = []

  init() {}

  /// - Parameter codes: The column of each row.
  init(_ codes: [Int32], count: Int, along: [Double], across: [Double]) {
    starts = .init(repeating: .infinity, count: count)
    ends = .init(repeating: -.infinity, count: count)
    (firsts, lasts) = (.init(repeating: .nan, count: count), .init(repeating: .nan, count: count))
    (lows, highs) = (starts, ends)
    (lowPlaces, highPlaces) = (starts, starts)
    counts = .init(repeating: 0, count: count)
    for row in along.indices {
      let place = Int(codes[row])
      if place < 0 { continue }
      if along[row] < starts[place] { (starts[place], firsts[place]) = (along[row], across[row]) }
      if along[row] >= ends[place] { (ends[place], lasts[place]) = (along[row], across[row]) }
      let (x, y) = (along[row], across[row])
      if y < lows[place] || y == lows[place] && x < lowPlaces[place] {
        (lows[place], lowPlaces[place]) = (y, x)
      }
      if y > highs[place] || y == highs[place] && x < highPlaces[place] {
        (highs[place], highPlaces[place]) = (y, x)
      }
      counts[place] += 1
    }
  }

  /// Of rows in any order.
  static func thinned(
    _ along: [Double], _ across: [Double], _ series: (codes: [Int32], names: [String])?, to pixels: Int,
    _ request: Request, _ place: String
  ) throws(DataError) -> RawRows {
    var extent = Extent()
    for value in along { extent.add(value) }
    let factor = extent.high > extent.low ? Double(pixels) / (extent.high - extent.low) : 0
    var groups = GroupKeys(numbers: along.map { (($0 - extent.low) * factor).rounded(.down) })
    if let series { groups = groups.combined(with: GroupKeys(codes: series.codes)) }
    let line = LineColumns(groups.codes, count: groups.count, along: along, across: across)
    let codes = groups.firstRows.map { row in series.map { $0.codes[row] } ?? -1 }
    return try line.rows(series: series.map { (codes, $0.names) }, request, place)
  }

  /// At most four places a column, in order.
  func rows(
    series: (codes: [Int32], names: [String])?, _ request: Request, _ place: String
  ) throws(DataError) -> RawRows {
    var (along, values, rowCounts): ([Double], [Double], [Double]) = ([], [], [])
    var codes: [Int32] = []
    for row in starts.indices {
      let (start, end, first, last) = (starts[row], ends[row], firsts[row], lasts[row])
      var places = [(start, first)]
      if counts[row] > 1 {
        let (low, high) = ((lowPlaces[row], lows[row]), (highPlaces[row], highs[row]))
        let extremes = low.0 <= high.0 ? [low, high] : [high, low]
        places += extremes.filter { $0.1 < min(first, last) || $0.1 > max(first, last) }
        places.append((end, last))
      }
      for (index, place) in places.enumerated() {
        along.append(place.0)
        values.append(place.1)
        // All rows of a column are counted once.
        rowCounts.append(index == 0 ? counts[row] : 0)
        if let series { codes.append(series.codes[row]) }
      }
    }
    guard along.count <= request.limit else { throw request.tooMany(place) }
    return RawRows(
      [.values(along)], series.map { (codes, $0.names) }, values, rowCounts, request, isStable: true)
  }
}
