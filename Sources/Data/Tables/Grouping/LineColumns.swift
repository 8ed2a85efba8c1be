/// The points of a line that are kept in each pixel column: first, last, minimum and maximum, with the number of
/// rows. A line through them covers the same pixels as the whole line: Jugel and others, "M4: A
/// Visualization-Oriented Time Series Data Aggregation" (2014).
package struct LineColumns {
  package var starts: [Double] = []
  package var ends: [Double] = []
  package var firsts: [Double] = []
  package var lasts: [Double] = []
  package var lows: [Double] = []
  package var highs: [Double] = []
  /// The x positions of the minimum and maximum; of equal values, the first one.
  package var lowPlaces: [Double] = []
  package var highPlaces: [Double] = []
  package var counts: [Double] = []

  package init() {}

  /// The properties that contain x positions. An engine can return these in another unit.
  package static let places: [WritableKeyPath<LineColumns, [Double]> & Sendable] = [
    \.starts, \.ends, \.lowPlaces, \.highPlaces,
  ]

  /// - Parameter codes: The pixel column of each row.
  package init(_ codes: [Int32], count: Int, along: [Double], across: [Double]) {
    starts = .init(repeating: .infinity, count: count)
    ends = .init(repeating: -.infinity, count: count)
    (firsts, lasts) = (.init(repeating: .nan, count: count), .init(repeating: .nan, count: count))
    (lows, highs) = (starts, ends)
    (lowPlaces, highPlaces) = (starts, starts)
    counts = .init(repeating: 0, count: count)
    for row in along.indices {
      let column = Int(codes[row])
      if column < 0 { continue }
      if along[row] < starts[column] { (starts[column], firsts[column]) = (along[row], across[row]) }
      if along[row] >= ends[column] { (ends[column], lasts[column]) = (along[row], across[row]) }
      let (x, y) = (along[row], across[row])
      if y < lows[column] || y == lows[column] && x < lowPlaces[column] {
        (lows[column], lowPlaces[column]) = (y, x)
      }
      if y > highs[column] || y == highs[column] && x < highPlaces[column] {
        (highs[column], highPlaces[column]) = (y, x)
      }
      counts[column] += 1
    }
  }

  /// The kept points in order, at most four per pixel column, and the pixel column of each.
  package var line: (along: [Double], across: [Double], columns: [Int]) {
    var (along, across, columns): ([Double], [Double], [Int]) = ([], [], [])
    for column in starts.indices {
      let (first, last) = (firsts[column], lasts[column])
      var places = [(starts[column], first)]
      if counts[column] > 1 {
        let (low, high) = ((lowPlaces[column], lows[column]), (highPlaces[column], highs[column]))
        let extremes = high.0 < low.0 ? [high, low] : [low, high]
        places += extremes.filter { $0.1 < min(first, last) || $0.1 > max(first, last) }
        places.append((ends[column], last))
      }
      along += places.map(\.0)
      across += places.map(\.1)
      columns += places.map { _ in column }
    }
    return (along, across, columns)
  }
}
