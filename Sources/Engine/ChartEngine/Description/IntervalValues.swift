import Foundation

/// Texts for the values in the intervals of an axis: their number, their range and, for lines, the difference between
/// first and last.
///
/// The facts about the axis are unwrapped only once, because copying them takes as long as formatting a number.
struct IntervalValues {
  private let speech: SpokenText
  /// The texts of a value with and without its unit.
  private let text: (Double) -> String
  private let plain: (Double) -> String
  /// The factor from differences to spoken numbers; `nil` for times, whose differences have no text.
  private let factor: Double?

  /// - Parameter axis: The axis of the values; `nil` if the chart does not have one.
  init(_ axis: ScaleFacts?, _ speech: SpokenText) {
    self.speech = speech
    guard let axis, !axis.isBand else {
      text = { speech.number($0) }
      plain = text
      factor = axis.map { $0.writing.clock == nil ? $0.writing.factor : nil } ?? 1
      return
    }
    text = { axis.numberText($0, speech) }
    plain = { axis.plainNumber($0, speech) }
    factor = axis.writing.clock == nil ? axis.writing.factor : nil
  }

  /// - Parameter reach: The difference between the greatest and the least value of all intervals.
  func text(_ counts: IntervalCounts, _ piece: Int, reach: Double) -> String {
    let (low, high) = (counts.low[piece], counts.high[piece])
    var parts: [String] = []
    // Computed values have more digits than are useful in speech.
    func rounded(_ v: Double) -> Double { Self.rounded(v, within: reach) }
    if low < high {
      var change: String?
      // Compute the change from the rounded numbers, so that it does not exceed the range.
      let difference = rounded(rounded(counts.last[piece]) - rounded(counts.first[piece]))
      if counts.counts[piece] != 1, difference.isFinite, difference != 0, let factor {
        change = speech.number(rounded(difference * factor))
      }
      let (from, to) = (plain(rounded(low)), text(rounded(high)))
      parts.append(
        from == to ? to : speech.language.span(from, to, change: change, isRise: difference > 0))
    } else if low == high {
      parts.append(text(rounded(low)))
    }
    if counts.counts[piece] > 0 { parts.append(speech.language.count(counts.counts[piece])) }
    return speech.language.joined(parts)
  }

  /// Rounds a number to about a thousandth of a length.
  private static func rounded(_ v: Double, within length: Double) -> Double {
    guard v.isFinite, length > 0, length.isFinite else { return v }
    let places = 3 - log10(length).rounded(.down)
    let step = pow(10, abs(places))
    let rounded = places >= 0 ? (v * step).rounded() / step : (v / step).rounded() * step
    // Turns −0 into 0, and avoids overflow.
    return rounded.isFinite ? rounded + 0 : v
  }
}
