import Foundation

/// A piecewise linear fit with as few knots as the values require: the basis of turning points and shapes.
///
/// Least squares over hinge functions. Knots are added one by one and moved again after each (greedy search with
/// back-fitting, after Friedman's MARS, doi:10.1214/aos/1176347963). Their number has the lowest Bayesian information
/// criterion at 3 ln n per knot. Sums over the tails of the data make each trial independent of the number of values.
struct PiecewiseFit {
  static let knotLimit = 4
  private static let candidateLimit = 24

  /// Rows of the knots, ascending, without the two ends.
  let knots: [Int]
  /// The fit at each row.
  let fitted: [Double]
  /// The residual sum of squares, in units of y squared.
  let residualSquares: Double
  /// The fraction of the variance that the fit explains, adjusted for the fraction that as many knots explain of
  /// noise; 1 for constant values.
  let explained: Double
  /// The factor from the spread of the residuals to the spread of the noise.
  let spreadFactor: Double
  /// The standard error of the fit's change over each segment, in units of y.
  let changeErrors: [Double]

  /// - Parameters: At least four rows; x strictly ascending, all finite.
  init(x: [Double], y: [Double]) {
    let count = x.count
    let (first, length) = (x[0], x[count - 1] - x[0])
    let mean = y.reduce(0, +) / Double(count)
    let total = y.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let unit = total > 0 ? (total / Double(count)).squareRoot() : 1
    let sums = TailSums(x: x.map { ($0 - first) / length }, y: y.map { ($0 - mean) / unit })

    let wanted = min(count, Self.candidateLimit)
    var candidates: [Int] = []
    for step in 0..<wanted {
      let row = Int((Double(step) * Double(count - 1) / Double(wanted - 1)).rounded())
      if candidates.last != row { candidates.append(row) }
    }
    let knotIndices = candidates.count > 4 ? Array(2..<candidates.count - 2) : []
    var chosen: [Int] = []
    var best: (score: Double, knots: [Int]) = (.infinity, [])
    for number in 0...Self.knotLimit {
      if number > 0 {
        guard let candidate = Self.bestKnot(in: knotIndices, beside: chosen, candidates, sums) else { break }
        chosen.append(candidate)
        for _ in 0..<2 where number > 1 {
          let before = chosen
          for index in chosen.indices {
            var others = chosen
            others.remove(at: index)
            chosen[index] = Self.bestKnot(in: knotIndices, beside: others, candidates, sums) ?? chosen[index]
          }
          if chosen == before { break }
        }
        chosen.sort()
      }
      let rest = max(PartialFit(sums, knots: chosen.map { candidates[$0] }).residual, 1e-10)
      let score = Double(count) * log(rest / Double(count)) + Double(2 + 3 * number) * log(Double(count))
      if score < best.score { best = (score, chosen.map { candidates[$0] }) }
    }
    knots = Self.refine(best.knots, count: count, reach: max(1, count / wanted), sums)
    let solution = PartialFit(sums, knots: knots)
    residualSquares = max(solution.residual, 0) * unit * unit
    // A knot costs two degrees of freedom: its position and its change of slope.
    let factor = Double(count - 1) / Double(max(count - 2 - 2 * knots.count, 1))
    spreadFactor = factor.squareRoot()
    explained = total > 0 ? 1 - max(solution.residual, 0) / Double(count) * factor : 1
    let starts = [0] + knots
    let coefficients = solution.coefficients
    fitted = x.indices.map { row in
      let x = sums.x(row)
      var value = coefficients[0]
      for (knot, slope) in zip(starts, coefficients.dropFirst()) where x > sums.x(knot) {
        value += slope * (x - sums.x(knot))
      }
      return value * unit + mean
    }
    let freedom = Double(max(count - 2 - knots.count, 1))
    let noise = (max(solution.residual, 0) / freedom).squareRoot() * unit
    let ends = starts + [count - 1]
    changeErrors = zip(ends, ends.dropFirst()).map { a, b in
      // The change is the sum of the slopes before b, each over the part of the segment beyond its knot.
      let weights = [0] + starts.map { max(sums.x(b) - sums.x($0), 0) - max(sums.x(a) - sums.x($0), 0) }
      return noise * max(solution.variance(of: weights), 0).squareRoot()
    }
  }

  private static func bestKnot(
    in knotIndices: [Int], beside others: [Int], _ candidates: [Int], _ sums: TailSums
  )
    -> Int?
  {
    let partial = PartialFit(sums, knots: others.map { candidates[$0] })
    var best: (rest: Double, candidate: Int)?
    for candidate in knotIndices where others.allSatisfy({ abs($0 - candidate) >= 2 }) {
      let rest = partial.residual(adding: candidates[candidate], sums)
      if rest < best?.rest ?? .infinity { best = (rest, candidate) }
    }
    return best?.candidate
  }

  /// Moves each knot to the best row near it.
  private static func refine(_ knots: [Int], count: Int, reach: Int, _ sums: TailSums) -> [Int] {
    var knots = knots
    for _ in 0..<2 {
      let before = knots
      for index in knots.indices {
        let low = max(index == 0 ? 2 : knots[index - 1] + 2, knots[index] - reach)
        let high = min(index == knots.count - 1 ? count - 3 : knots[index + 1] - 2, knots[index] + reach)
        guard low < high else { continue }
        var others = knots
        others.remove(at: index)
        let partial = PartialFit(sums, knots: others)
        // In large tables a few dozen rows of the range are precise enough.
        var best = (rest: partial.residual(adding: knots[index], sums), row: knots[index])
        for row in stride(from: low, through: high, by: max(1, (high - low) / 32)) {
          let rest = partial.residual(adding: row, sums)
          if rest < best.rest { best = (rest, row) }
        }
        knots[index] = best.row
      }
      if knots == before { break }
    }
    return knots
  }
}
