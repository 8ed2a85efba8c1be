import Foundation

/// Straight pieces joined at knots, as few as the values call for: the basis of turns and shapes.
///
/// Least squares over hinge functions; knots are added one by one and moved again after each (greedy search with
/// back-fitting, after Friedman's MARS, doi:10.1214/aos/1176347963), and their number is the one with the lowest
/// Bayesian information criterion at 3 ln n a knot. Sums over the tails of the data make each trial independent
/// of the number of values.
struct PiecewiseFit {
  static let knotLimit = 4
  private static let candidateLimit = 24

  /// Rows where pieces meet, ascending, without the two ends.
  let knots: [Int]
  /// The fit at each row.
  let fitted: [Double]
  /// Sum of the squares that are left over, in units of y squared.
  let residualSquares: Double
  /// Share of the variance that the fit explains, less what as many knots explain of noise; 1 for values
  /// without variance.
  let explained: Double
  /// Factor from the spread of what is left over to that of the noise.
  let spreadFactor: Double
  /// The standard error of the fit's change between two ends of a piece, one a piece, in units of y.
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
    let places = candidates.count > 4 ? Array(2..<candidates.count - 2) : []
    var chosen: [Int] = []
    var best: (score: Double, knots: [Int]) = (.infinity, [])
    for number in 0...Self.knotLimit {
      if number > 0 {
        guard let place = Self.bestPlace(in: places, beside: chosen, candidates, sums) else { break }
        chosen.append(place)
        for _ in 0..<2 where number > 1 {
          for index in chosen.indices {
            var others = chosen
            others.remove(at: index)
            chosen[index] = Self.bestPlace(in: places, beside: others, candidates, sums) ?? chosen[index]
          }
        }
        chosen.sort()
      }
      let rest = max(sums.solve(chosen.map { candidates[$0] }).residual, 1e-10)
      let score = Double(count) * log(rest / Double(count)) + Double(2 + 3 * number) * log(Double(count))
      if score < best.score { best = (score, chosen.map { candidates[$0] }) }
    }
    knots = Self.refine(best.knots, count: count, reach: max(1, count / wanted), sums)
    let solution = sums.solve(knots)
    residualSquares = max(solution.residual, 0) * unit * unit
    // A knot costs two: its place and its change of slope.
    let factor = Double(count - 1) / Double(max(count - 2 - 2 * knots.count, 1))
    spreadFactor = factor.squareRoot()
    explained = total > 0 ? 1 - max(solution.residual, 0) / Double(count) * factor : 1
    let inner = knots
    let starts = [0] + inner
    fitted = sums.x.map { x in
      var value = solution.coefficients[0]
      for (knot, slope) in zip(starts, solution.coefficients.dropFirst()) where x > sums.x[knot] {
        value += slope * (x - sums.x[knot])
      }
      return value * unit + mean
    }
    let freedom = Double(max(count - 2 - knots.count, 1))
    let noise = (max(solution.residual, 0) / freedom).squareRoot() * unit
    let ends = starts + [count - 1]
    changeErrors = zip(ends, ends.dropFirst()).map { a, b in
      // The change is the sum of the slopes before b, each over the part of the piece beyond its knot.
      let weights = [0] + starts.map { max(sums.x[b] - sums.x[$0], 0) - max(sums.x[a] - sums.x[$0], 0) }
      return noise * max(sums.variance(of: weights, inner), 0).squareRoot()
    }
  }

  private static func bestPlace(in places: [Int], beside others: [Int], _ candidates: [Int], _ sums: TailSums)
    -> Int?
  {
    var best: (rest: Double, place: Int)?
    for place in places where others.allSatisfy({ abs($0 - place) >= 2 }) {
      let rest = sums.solve((others + [place]).sorted().map { candidates[$0] }).residual
      if rest < best?.rest ?? .infinity { best = (rest, place) }
    }
    return best?.place
  }

  /// Moves each knot to the best row near it.
  private static func refine(_ knots: [Int], count: Int, reach: Int, _ sums: TailSums) -> [Int] {
    var knots = knots
    for _ in 0..<2 {
      for index in knots.indices {
        let low = max(index == 0 ? 2 : knots[index - 1] + 2, knots[index] - reach)
        let high = min(index == knots.count - 1 ? count - 3 : knots[index + 1] - 2, knots[index] + reach)
        guard low < high else { continue }
        // Large tables: a few dozen rows of the range are near enough.
        var best = (rest: sums.solve(knots).residual, row: knots[index])
        for row in stride(from: low, through: high, by: max(1, (high - low) / 32)) {
          var trial = knots
          trial[index] = row
          let rest = sums.solve(trial).residual
          if rest < best.rest { best = (rest, row) }
        }
        knots[index] = best.row
      }
    }
    return knots
  }
}

/// Sums over the rows from each row to the last: scalar products of hinge functions in constant time.
struct TailSums {
  /// From 0 to 1.
  let x: [Double]
  private let squares: Double
  private let ones: [Double]
  private let xs: [Double]
  private let xxs: [Double]
  private let ys: [Double]
  private let xys: [Double]

  init(x: [Double], y: [Double]) {
    let count = x.count
    var (ones, xs, xxs) = (
      [Double](repeating: 0, count: count + 1), [Double](repeating: 0, count: count + 1),
      [Double](repeating: 0, count: count + 1)
    )
    var (ys, xys) = (xs, xs)
    var squares = 0.0
    for row in stride(from: count - 1, through: 0, by: -1) {
      ones[row] = ones[row + 1] + 1
      xs[row] = xs[row + 1] + x[row]
      xxs[row] = xxs[row + 1] + x[row] * x[row]
      ys[row] = ys[row + 1] + y[row]
      xys[row] = xys[row + 1] + x[row] * y[row]
      squares += y[row] * y[row]
    }
    (self.x, self.ones, self.xs, self.xxs, self.ys, self.xys) = (x, ones, xs, xxs, ys, xys)
    self.squares = squares
  }

  /// The best fit with these knots: the constant, the first slope, the change of slope at each knot.
  func solve(_ knots: [Int]) -> (coefficients: [Double], residual: Double) {
    let size = knots.count + 2
    var system = factor(knots)
    return system.withUnsafeMutableBufferPointer { l in
      var c = [Double](repeating: 0, count: size)
      var residual = squares
      for row in 0..<size {
        let knot = row < 2 ? 0 : knots[row - 2]
        var sum = row == 0 ? ys[0] : xys[knot] - x[knot] * ys[knot]
        for column in 0..<row { sum -= l[row * size + column] * c[column] }
        c[row] = sum / l[row * size + row]
        residual -= c[row] * c[row]
      }
      for row in stride(from: size - 1, through: 0, by: -1) {
        var sum = c[row]
        for below in row + 1..<max(size, row + 1) { sum -= l[below * size + row] * c[below] }
        c[row] = sum / l[row * size + row]
      }
      return (c, residual)
    }
  }

  /// wᵀ G⁻¹ w for the weights of the coefficients.
  func variance(of weights: [Double], _ knots: [Int]) -> Double {
    let size = knots.count + 2
    let l = factor(knots)
    var z = weights
    var sum = 0.0
    for row in 0..<size {
      for column in 0..<row { z[row] -= l[row * size + column] * z[column] }
      z[row] /= l[row * size + row]
      sum += z[row] * z[row]
    }
    return sum
  }

  /// Cholesky's lower triangle of the scalar products.
  private func factor(_ knots: [Int]) -> [Double] {
    let size = knots.count + 2
    var l = [Double](repeating: 0, count: size * size)
    l.withUnsafeMutableBufferPointer { l in
      for row in 0..<size {
        let b = row < 2 ? 0 : knots[row - 2]
        for column in 0...row {
          let a = column < 2 ? 0 : knots[column - 2]
          var sum: Double
          if column == 0 {
            sum = row == 0 ? ones[0] : xs[b] - x[b] * ones[b]
          } else {
            sum = xxs[b] - (x[a] + x[b]) * xs[b] + x[a] * x[b] * ones[b]
          }
          for k in 0..<column { sum -= l[row * size + k] * l[column * size + k] }
          if row == column {
            l[row * size + row] = max(sum, 1e-12).squareRoot()
          } else {
            l[row * size + column] = sum / l[column * size + column]
          }
        }
      }
    }
    return l
  }
}
