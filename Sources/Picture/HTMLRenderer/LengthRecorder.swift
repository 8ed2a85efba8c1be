import OpenChartsDisplayList

/// Records each full-length drawing that a page requests, so that the page can be written again from values alone.
final class LengthRecorder: UnrolledChart {
  private let source: any UnrolledChart
  private(set) var lengths: ChartLengths

  init(_ source: any UnrolledChart) {
    self.source = source
    lengths = ChartLengths(stops: source.stops)
  }

  var stops: (x: ScrollingChart.Stops?, y: ScrollingChart.Stops?) { lengths.stops }

  func whole(zoom: Double) -> ChartLengths.Whole? {
    let drawing = source.whole(zoom: zoom)
    lengths.wholes[zoom] = drawing
    return drawing
  }
}

extension Array {
  /// Returns the element at an index; `nil` if there is none.
  func element(_ number: Int?) -> Element? {
    guard let number, indices.contains(number) else { return nil }
    return self[number]
  }
}
