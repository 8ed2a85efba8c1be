/// A mapping from numbers to colours.
package enum ColorScaleName: Equatable, Sendable {
  case scale(ScaleName)
  /// A scale with two colours, which meet in grey at the given value.
  case diverging(Double)

  private static let scales: [ScaleName] = [.linear, .log, .sqrt, .symlog]

  /// The values of the option. The last one can be followed by a colon and a number.
  static let names = scales.map(\.rawValue) + ["diverging"]

  /// The value of the option for this scale.
  var text: String {
    switch self {
    case .scale(let scale): scale.rawValue
    case .diverging(let middle): "diverging:\(middle)"
    }
  }

  /// Returns `nil` for an unknown name, and for text after the colon that is not a number.
  init?(_ text: String) {
    if let scale = Self.scales.first(where: { $0.rawValue == text }) {
      self = .scale(scale)
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == "diverging", let middle = parts.count > 1 ? Double(parts[1]) : 0, middle.isFinite else {
      return nil
    }
    self = .diverging(middle)
  }
}
