/// Whether the values as a whole rise or fall, and by how much per unit of x.
package struct Trend: Sendable {
  /// The direction of the trend; `nil` if the data do not support a statement.
  package let direction: Shape.Direction?
  /// The Theil–Sen slope, in units of y per unit of x.
  package let slope: Double
  package let intercept: Double
  /// Kendall's τ.
  package let tau: Double
  /// The p-value of the Mann–Kendall test, with the variance corrected for autocorrelation.
  package let pValue: Double

  /// The minimum number of values.
  static let leastCount = 8

  /// - Parameters:
  ///   - x: Strictly ascending.
  ///   - y: Finite values without the season.
  ///   - line: The Theil–Sen line of the values.
  ///   - shape: The shape of the values; `nil` if there are too few.
  ///   - range: The length of the y axis, in units of y; a change below a twentieth of it is not a trend.
  init(x: [Double], y: [Double], line: TheilSen, shape: Shape?, range: Double) {
    let test = MannKendall(y, autocorrelation: Self.autocorrelation(x: x, y: y, line))
    slope = line.slope
    intercept = line.intercept
    tau = test.tau
    pValue = test.pValue
    let pieces = shape?.pieces ?? []
    let change = abs(line.slope) * (x[x.count - 1] - x[0])
    let sign: Shape.Direction = test.tau < 0 ? .falling : .rising
    direction =
      if x.count < Self.leastCount || change < 0.05 * range || test.tau == 0 {
        nil
      } else if pieces.count <= 1, test.pValue < 0.01 {
        sign
      } else if pieces.count == 1, shape?.explained ?? 0 >= 0.85, abs(test.tau) >= 0.6 {
        // The residuals of a curve are autocorrelated, so the test alone would miss the trend.
        sign
      } else if pieces.count > 1, test.pValue < 0.01, abs(test.tau) >= 0.5 {
        sign
      } else {
        nil
      }
  }

  /// The autocorrelation of the residuals at lag 1, corrected for the bias of short series, from 0 to 0.97.
  private static func autocorrelation(x: [Double], y: [Double], _ line: TheilSen) -> Double {
    var rest = zip(x, y).map { $1 - line.slope * $0 }
    let mean = rest.reduce(0, +) / Double(rest.count)
    for row in rest.indices { rest[row] -= mean }
    let squares = rest.reduce(0) { $0 + $1 * $1 }
    guard squares > 0, rest.count > 4 else { return 0 }
    let rho = zip(rest, rest.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 } / squares
    let count = Double(rest.count)
    return min(max((count * rho + 2) / (count - 4), 0), 0.97)
  }
}
