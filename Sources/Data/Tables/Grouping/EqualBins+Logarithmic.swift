import Foundation

/// Bins for a logarithmic axis.
extension EqualBins {
  package var isLogarithmic: Bool { !edges.isEmpty }

  /// Creates bins whose edges are powers of ten, or preferred numbers that divide each power of ten into 2, 5 or 10
  /// parts (ISO 3, series R5 and R10). The parts have nearly equal ratios. `nil` if the range is less than two such
  /// bins; bins of equal width are then sufficient.
  ///
  /// - Parameters:
  ///   - low: The least positive value.
  ///   - high: The greatest value.
  ///   - wanted: The approximate number of bins; `nil` for 20.
  package init?(logarithmicFrom low: Double, to high: Double, wanted: Int? = nil) {
    guard low > 0, low < high, high.isFinite else { return nil }
    let target = Double(max(1, min(wanted ?? 20, 1000)))
    let decades = Self.exponent(of: high) - Self.exponent(of: low) + 1
    let isNear = { (a: Double, b: Double) in max(a / target, target / a) < max(b / target, target / b) }
    let series = Self.series.min { isNear(Double($0.count * decades), Double($1.count * decades)) }!
    // If there are more powers of ten than desired bins, each bin holds several.
    let stride = series.count > 1 ? 1 : max(1, Int((Double(decades) / target).rounded()))
    var edges: [Double] = []
    let first = Self.floor(Self.exponent(of: low), stride)
    for exponent in Swift.stride(from: first, through: Self.exponent(of: high) + stride, by: stride) {
      for mantissa in series {
        guard let edge = Double("\(mantissa)e\(exponent)"), edge > 0, edge.isFinite else { continue }
        if edge <= low { edges = [] }
        edges.append(edge)
        if edge >= high { break }
      }
      if let last = edges.last, last >= high { break }
    }
    guard edges.count > 2, edges[0] <= low, edges[edges.count - 1] >= high else { return nil }
    self.init(edges: edges, high: high)
  }

  private static let series = [
    ["1"], ["1", "3.15"], ["1", "1.6", "2.5", "4", "6.3"],
    ["1", "1.25", "1.6", "2", "2.5", "3.15", "4", "5", "6.3", "8"],
  ]

  /// The exponent of the greatest power of ten that is not above a positive number.
  private static func exponent(of value: Double) -> Int {
    var exponent = Int((log10(value)).rounded(.down))
    if let power = Double("1e\(exponent + 1)"), power <= value { exponent += 1 }
    if let power = Double("1e\(exponent)"), power > value { exponent -= 1 }
    return exponent
  }

  private static func floor(_ exponent: Int, _ stride: Int) -> Int {
    Int((Double(exponent) / Double(stride)).rounded(.down)) * stride
  }
}
