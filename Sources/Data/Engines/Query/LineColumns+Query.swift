import Tables

extension LineColumns {
  /// What is asked of each column of pixels.
  ///
  /// - Parameters:
  ///   - ends: Of x, and of y: least and greatest value, as the engine counts.
  package static func measures(
    of y: EngineField, along x: EngineField,
    ends: (x: (low: Double, high: Double), y: (low: Double, high: Double))
  ) -> [Query.Measure] {
    // A millionth of the height from end to end, so that of equal extremes the first is taken.
    let tilt = ends.y.high > ends.y.low ? (ends.y.high - ends.y.low) / (ends.x.high - ends.x.low) / 1e6 : 0
    let path = Query.Along(x, from: ends.x.low, tilt: tilt.isFinite ? tilt : 0)
    return [
      .low(x), .high(x), .first(y, by: x), .last(y, by: x), .aggregate(.min, y), .aggregate(.max, y),
      .placeOfLow(y, path), .placeOfHigh(y, path), .rows,
    ]
  }

  /// - Parameter answers: To the measures above, in their order.
  package init(_ answers: [[Double]]) {
    self.init()
    (starts, ends, firsts, lasts) = (answers[0], answers[1], answers[2], answers[3])
    (lows, highs, lowPlaces, highPlaces) = (answers[4], answers[5], answers[6], answers[7])
    counts = answers[8]
  }
}
