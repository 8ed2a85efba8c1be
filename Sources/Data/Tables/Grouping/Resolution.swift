/// The largest power of ten of which all numbers of some data are multiples: 0.1 for `[2.5, 0.3]`, 10 for `[20, 50]`.
package struct Resolution: Hashable, Sendable {
  package let exponent: Int

  package init(exponent: Int) { self.exponent = exponent }

  /// Returns `nil` for numbers with more than 15 decimal places, such as the results of most calculations.
  package init?(of values: some Sequence<Double>) {
    var finder = Finder()
    for value in values {
      finder.add(value)
      if finder.isOver { return nil }
    }
    guard let resolution = finder.resolution else { return nil }
    self = resolution
  }

  /// The factor of the power of ten; for resolutions of 0.1 and less, its inverse. `Double` represents both exactly.
  package var factor: Double { Self.powers[abs(exponent)] }
  package var isBelowOne: Bool { exponent < 0 }
  package var value: Double { isBelowOne ? 1 / factor : factor }

  /// The number of units in a multiple.
  package func units(_ value: Double) -> Double { isBelowOne ? (value * factor).rounded() : value / factor }
  package func value(units: Double) -> Double { isBelowOne ? units / factor : units * factor }

  package func contains(_ value: Double) -> Bool {
    let units = isBelowOne ? (value * factor).rounded() : (value / factor).rounded()
    return self.value(units: units) == value && (!isBelowOne || abs(units) < 0x1p53)
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Finds the resolution of a sequence of numbers. NaN, infinities and zeros are ignored.
  package struct Finder: Sendable {
    private var coarsest = Resolution(exponent: 15)
    private var isEmpty = true
    /// Whether the numbers so far exclude every resolution.
    package private(set) var isOver = false

    package init() {}

    package mutating func add(_ value: Double) {
      guard value.isFinite, value != 0, !isOver else { return }
      isEmpty = false
      while !coarsest.contains(value) {
        guard coarsest.exponent > -15 else {
          isOver = true
          return
        }
        coarsest = Resolution(exponent: coarsest.exponent - 1)
      }
    }

    package var resolution: Resolution? {
      isOver ? nil : isEmpty ? Resolution(exponent: 0) : coarsest
    }
  }
}
