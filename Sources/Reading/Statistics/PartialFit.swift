/// The least squares over a constant, a slope and hinges at some knots, ready to try one hinge more.
///
/// The triangle of Cholesky's factorization grows by a row a hinge, so that each trial costs one row of it.
struct PartialFit {
  /// The functions, in the order of the rows: the constant, the whole slope, hinges at knots.
  private let functions: [Int]
  /// The lower triangle of the scalar products' factor, row by row.
  private var triangle: [Double] = []
  /// The values' parts along the orthogonal directions.
  private var parts: [Double] = []
  /// The sum of the squares that are left over.
  private(set) var residual: Double

  /// - Parameter knots: Rows of the sums' values, in any order.
  init(_ sums: TailSums, knots: [Int]) {
    functions = [TailSums.constant, 0] + knots
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

  /// The sum of the squares that are left over with one knot more.
  func residual(adding knot: Int, _ sums: TailSums) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: parts.count + 1) { row in
      let part = extend(knot, sums, into: row)
      return residual - part * part
    }
  }

  /// Writes the row of the triangle that one function more brings, and returns the values' part along it.
  private func extend(_ function: Int, _ sums: TailSums, into row: UnsafeMutableBufferPointer<Double>)
    -> Double
  {
    let size = parts.count
    var (square, part) = (sums.product(function, function), sums.target(function))
    var start = 0
    for column in 0..<size {
      let other = functions[column]
      var sum = sums.product(min(other, function), max(other, function))
      for k in 0..<column { sum -= row[k] * triangle[start + k] }
      row[column] = sum / triangle[start + column]
      square -= row[column] * row[column]
      part -= row[column] * parts[column]
      start += column + 1
    }
    row[size] = max(square, 1e-12).squareRoot()
    return part / row[size]
  }

  /// What each function counts for: the constant, the first slope, the change of slope at each knot.
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

  /// wᵀ G⁻¹ w for the weights of the coefficients, G the scalar products.
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
