/// A least-squares fit of a constant, a slope and hinges at some knots, prepared to try one more hinge.
///
/// Each hinge adds a row to the triangle of the Cholesky factorization, so a trial costs one row.
struct PartialFit {
  /// The basis functions in row order: the constant, the overall slope, hinges at knots.
  private let functions: [Int]
  /// The lower triangle of the factor of the scalar products, row by row.
  private var triangle: [Double] = []
  /// The components of the values along the orthogonal directions.
  private var parts: [Double] = []
  /// The residual sum of squares.
  private(set) var residual: Double

  /// - Parameter knots: Rows of the values, in any order.
  init(_ sums: TailSums, knots: [Int]) {
    var functions = [TailSums.constant, 0]
    functions.reserveCapacity(2 + knots.count)
    functions += knots
    self.functions = functions
    residual = sums.squares
    triangle.reserveCapacity(functions.count * (functions.count + 1) / 2)
    parts.reserveCapacity(functions.count)
    for size in functions.indices {
      let part = withUnsafeTemporaryAllocation(of: Double.self, capacity: size + 1) { row in
        let part = extend(functions[size], sums, into: row)
        triangle.append(contentsOf: row)
        return part
      }
      parts.append(part)
      residual -= part * part
    }
  }

  /// Returns the residual sum of squares with one more knot.
  func residual(adding knot: Int, _ sums: TailSums) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: parts.count + 1) { row in
      let part = extend(knot, sums, into: row)
      return residual - part * part
    }
  }

  /// Writes the row of the triangle for one more function, and returns the values' component along it.
  private func extend(_ function: Int, _ sums: TailSums, into row: UnsafeMutableBufferPointer<Double>)
    -> Double
  {
    let size = parts.count
    var (square, part) = (sums.product(function, function), sums.target(function))
    var start = 0
    triangle.withUnsafeBufferPointer { triangle in
      for column in 0..<size {
        let other = functions[column]
        var sum = sums.product(min(other, function), max(other, function))
        for k in 0..<column { sum -= row[k] * triangle[start + k] }
        let product = sum / triangle[start + column]
        row[column] = product
        square -= product * product
        part -= product * parts[column]
        start += column + 1
      }
    }
    row[size] = max(square, 1e-12).squareRoot()
    return part / row[size]
  }

  /// The coefficients of the functions: the constant, the first slope, the change of slope at each knot.
  var coefficients: [Double] {
    var c = parts
    for row in c.indices.reversed() {
      for below in row + 1..<max(c.count, row + 1) {
        c[row] -= triangle[below * (below + 1) / 2 + row] * c[below]
      }
      c[row] /= triangle[row * (row + 1) / 2 + row]
    }
    return c
  }

  /// wᵀ G⁻¹ w for the weights of the coefficients, where G are the scalar products.
  func variance(of weights: [Double]) -> Double {
    var z = weights
    var sum = 0.0
    for row in z.indices {
      let start = row * (row + 1) / 2
      for column in 0..<row { z[row] -= triangle[start + column] * z[column] }
      z[row] /= triangle[start + row]
      sum += z[row] * z[row]
    }
    return sum
  }
}
