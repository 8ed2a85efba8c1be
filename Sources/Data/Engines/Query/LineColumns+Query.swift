import OpenChartsTables

extension LineColumns {
  /// The measures for each pixel column of a decimated line.
  ///
  /// - Parameters:
  ///   - ends: The minimum and maximum of x and of y, as the engine represents them.
  package static func measures(
    of y: EngineField, along x: EngineField,
    ends: (x: (low: Double, high: Double), y: (low: Double, high: Double))
  ) -> [Query.Measure] {
    // The tilt over the whole width is a millionth of the height, so that the first of equal extremes wins.
    let tilt = ends.y.high > ends.y.low ? (ends.y.high - ends.y.low) / (ends.x.high - ends.x.low) / 1e6 : 0
    let path = Query.Along(x, from: ends.x.low, tilt: tilt.isFinite ? tilt : 0)
    return [
      .low(x), .high(x), .first(y, by: x), .last(y, by: x), .aggregate(.min, y), .aggregate(.max, y),
      .placeOfLow(y, path), .placeOfHigh(y, path), .rows,
    ]
  }

  /// - Parameter answers: The values of ``measures(of:along:ends:)``, in the same order.
  package init(_ answers: [[Double]]) {
    self.init()
    (starts, ends, firsts, lasts) = (answers[0], answers[1], answers[2], answers[3])
    (lows, highs, lowPlaces, highPlaces) = (answers[4], answers[5], answers[6], answers[7])
    counts = answers[8]
  }
}
