import Foundation
import Testing

@testable import OpenChartsChartMath

struct NumberTextTests {
  private func text(_ value: Double, step: Double, _ locale: String = "en_US") -> String {
    NumberText(step: step, locale: Locale(identifier: locale))(value)
  }

  @Test(
    arguments: [
      (0, 5, "0"), (15_000, 5_000, "15,000"), (500_000, 100_000, "500,000"), (999_999, 1, "999,999"),
      (1e6, 1e6, "1.0E6"), (5e6, 5e6, "5.0E6"), (1e7, 5e6, "1.0E7"), (1.25e6, 2.5e5, "1.25E6"),
      (-1e7, 1e7, "-1.0E7"), (0, 0.5, "0"), (1, 0.5, "1.0"), (2.6, 0.2, "2.6"), (-0.25, 0.25, "-0.25"),
      (0.0001, 0.0001, "0.0001"), (0.00002, 0.00001, "2.0E-5"), (-1_234, 1, "-1,234"),
      (0.3 - 0.1 - 0.2, 0.1, "-2.8E-17"), (999_999.9, 1, "1.0E6"), (-0.001, 0.5, "0"),
      (1e300, 1e300, "1.0E300"), (3e-300, 1e-300, "3.0E-300"), (9.999e6, 1e6, "1.0E7"),
    ] as [(Double, Double, String)])
  func numbersReadAsOnFamiliarAxes(value: Double, step: Double, expected: String) {
    #expect(text(value, step: step) == expected)
  }

  @Test(
    arguments: [
      ([0, 5e-5, 1e-4, 1.5e-4], 5e-5, ["0", "5.0E-5", "1.0E-4", "1.5E-4"]),
      ([0, 2.5e5, 5e5, 7.5e5, 1e6], 2.5e5, ["0", "2.5E5", "5.0E5", "7.5E5", "1.0E6"]),
      ([-1e6, -5e5, 0, 5e5], 5e5, ["-1.0E6", "-5.0E5", "0", "5.0E5"]),
      ([1e-6, 1e-3, 1, 1_000], 0, ["1.0E-6", "1.0E-3", "1.0E0", "1.0E3"]),
      ([0, 250_000, 500_000], 250_000, ["0", "250,000", "500,000"]),
      ([0, 0.0005, 0.001], 0.0005, ["0", "0.0005", "0.0010"]),
    ] as [([Double], Double, [String])])
  func anAxisHasOneNotation(values: [Double], step: Double, expected: [String]) {
    let text = NumberText(step: step, values: values, locale: Locale(identifier: "en_US"))
    #expect(values.map { text($0) } == expected)
  }

  @Test func withoutAStepEachValueHasItsOwnDecimals() {
    #expect(text(1.5, step: 0) == "1.5")
    #expect(text(2, step: .nan) == "2")
    #expect(text(1.0 / 3, step: 0) == "0.333333")
    #expect(text(1_234_500, step: 0) == "1.2345E6")
  }

  @Test func whatIsNoNumberStillHasText() {
    #expect(text(.nan, step: 1) == "NaN")
    #expect(text(.infinity, step: 1) == "∞")
    #expect(text(-.infinity, step: 1) == "-∞")
    #expect(!text(.leastNonzeroMagnitude, step: .leastNonzeroMagnitude).isEmpty)
    #expect(!text(.greatestFiniteMagnitude, step: .greatestFiniteMagnitude).isEmpty)
  }

  @Test func localesHaveTheirOwnSigns() {
    #expect(text(4e7, step: 1e7, "de_DE") == "4,0E7")
    #expect(text(15_000.5, step: 0.5, "de-DE") == "15.000,5")
    #expect(text(1_500, step: 500, "es_ES") == "1500")
    #expect(text(123_456, step: 1, "en_IN") == "1,23,456")
    #expect(text(12, step: 1, "fa") == "۱۲")
  }

  @Test(arguments: NumberSymbols.identifiers)
  func theTableOfSignsAgreesWithTheSystem(identifier: String) {
    let locale = Locale(identifier: identifier)
    let values: [Double] = [1, 12, 123, 1_234, 12_345, 123_456, 999_999, 0.5, 1_234.5, -7, -1_234, -12_345.5]
    for value in values {
      for places in 0...3 where value == value.rounded() || places > 0 {
        let step = [1, 0.1, 0.25, 0.125][places]
        let expected = value.formatted(.number.precision(.fractionLength(places)).locale(locale))
        #expect(NumberText(step: step, locale: locale)(value) == expected)
      }
    }
    for value in [1e6, 1.25e6, -2.5e7, 1e15, 2e-7, -1.5e-9] {
      let expected = value.formatted(
        .number.notation(.scientific).precision(.fractionLength(1...6)).locale(locale))
      #expect(NumberText(step: 0, locale: locale)(value) == expected)
    }
  }

  @Test func ticksOfAnAxisHaveDistinctTexts() {
    var random = SeededGenerator(21)
    for _ in 0..<500 {
      let size = DecimalGrid.scaled(1, Int.random(in: -20...20, using: &random))
      let lower = Double.random(in: -size...size, using: &random)
      let upper = lower + Double.random(in: 0.001...1, using: &random) * size
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: false, desiredCount: nil, minimumStride: nil)
      let ticks = NiceTicks.values(lower: lower, upper: upper, step: step)
      let format = NumberText(step: step, locale: Locale(identifier: "en_US"))
      #expect(Set(ticks.map { format($0) }).count == ticks.count)
    }
  }
}
