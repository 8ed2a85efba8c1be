/// A number that means a missing value, such as -999 in the files of weather services.
enum Sentinel {
  private static let numbers: Set<Double> = [
    -99, -999, -9999, -99_999, -99.9, -99.99, -999.9, -999.99, -9999.9, -999.999,
  ]

  /// The number that means a missing value in a column; `nil` if there is none.
  ///
  /// It is the lowest number and occurs at least twice. The other numbers are all at least zero, or the gap above this
  /// number is larger than the range of the others.
  static func number(in values: [Double]) -> Double? {
    guard let lowest = values.lazy.filter({ !$0.isNaN }).min(), numbers.contains(lowest) else { return nil }
    var (low, high) = (Double.infinity, -Double.infinity)
    var (count, others) = (0, 0)
    for value in values where !value.isNaN {
      if value == lowest {
        count += 1
      } else {
        others += 1
        (low, high) = (min(low, value), max(high, value))
      }
    }
    guard count > 1, others > 1, low >= 0 || low - lowest > high - low else { return nil }
    return lowest
  }

  /// The note about the columns in which a number means a missing value.
  ///
  /// - Parameter names: The names of the columns, at least one.
  static func note(_ number: Double, _ names: [String]) -> String {
    let text = number == number.rounded() ? "\(Int(number))" : "\(number)"
    let columns = names.count == 1 ? "\"\(names[0])\"" : "\(names.count) columns, the first \"\(names[0])\""
    return "\(text) is read as missing in \(columns); --type NAME=number reads it as a number"
  }
}
