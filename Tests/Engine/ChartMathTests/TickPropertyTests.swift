import Foundation
import Testing

@testable import OpenChartsChartMath

/// Invariants that hold for the ticks of any domain.
struct TickPropertyTests {
  private static let zones = [
    "UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kolkata",
    "America/St_Johns", "Pacific/Apia",
  ]

  /// Returns a random span of a second to 500 years, between 1700 and 2500.
  private func span(_ random: inout SeededGenerator) -> (lower: Double, upper: Double) {
    let length = exp(Double.random(in: 0...log(500 * 31_556_952), using: &random))
    let lower = Double.random(in: -9.5e9...5e8, using: &random)
    let isWhole = Bool.random(using: &random)
    return isWhole
      ? (lower.rounded(), lower.rounded() + max(1, length.rounded())) : (lower, lower + length)
  }

  @Test(arguments: zones)
  func ticksOfDatesAreCalendarBoundariesInTheDomain(zone: String) {
    let calendar = calendar(zone)
    var random = SeededGenerator(UInt64(zone.utf8.count) * 7 + 1)
    for _ in 0..<250 {
      let (lower, upper) = span(&random)
      let step = DateTicks.step(lower: lower, upper: upper, calendar: calendar, desiredCount: nil)
      let ticks = DateTicks.values(lower: lower, upper: upper, step: step, calendar: calendar)
      #expect((2...9).contains(ticks.count), "\(lower)…\(upper): \(ticks.count) of \(step)")
      #expect(ticks.allSatisfy { $0 >= lower && $0 <= upper })
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
      guard step.unit != .nanosecond else { continue }
      for tick in ticks {
        let unit = step.unit == .weekOfYear ? Calendar.Component.weekOfYear : step.unit
        var interval = DateUnitInterval(unit: unit, calendar: calendar)
        #expect(
          abs(interval(tick).start - tick) < 1e-3,
          "\(tick) begins no \(unit) in \(zone); \(lower)…\(upper) \(step)")
      }
    }
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG"])
  func labelsOfDatesAreUnique(locale: String) {
    var random = SeededGenerator(UInt64(locale.utf8.reduce(0) { $0 &+ UInt64($1) }))
    for zone in Self.zones {
      let calendar = calendar(zone)
      for _ in 0..<40 {
        let (lower, upper) = span(&random)
        let step = DateTicks.step(lower: lower, upper: upper, calendar: calendar, desiredCount: nil)
        let ticks = DateTicks.values(lower: lower, upper: upper, step: step, calendar: calendar)
          // The end of a day or a year is the start of the next one, so it is not in the range.
          .filter { $0 < upper }
        guard let first = ticks.first, let last = ticks.last else { continue }
        let text = DateText(
          step: step, first: first, last: last, locale: Locale(identifier: locale), calendar: calendar)
        var seen: [String: Double] = [:]
        for tick in ticks {
          let label = text(tick)
          #expect(!label.isEmpty)
          if let before = seen[label] {
            // When clocks go back, an hour occurs twice.
            #expect(
              isRepeated(before, tick, calendar), "\(label) twice in \(zone), \(lower)…\(upper), \(step)")
          }
          seen[label] = tick
        }
      }
    }
  }

  private func isRepeated(_ a: Double, _ b: Double, _ calendar: Calendar) -> Bool {
    var clock = WallClock(zone: calendar.timeZone)
    return abs(b - a) <= 3 * 3_600 && clock.offset(at: a) != clock.offset(at: b)
  }

  @Test func ticksOfNumbersAreFamiliarAndTheirLabelsUnique() {
    var random = SeededGenerator(12)
    for round in 0..<3_000 {
      let size = DecimalGrid.scaled(1, Int.random(in: -12...15, using: &random))
      var lower = Double.random(in: -1...1, using: &random) * size
      let upper = lower + Double.random(in: 0.001...2, using: &random) * size
      if round % 3 == 0 { lower = min(lower, 0) }
      let isExact = Bool.random(using: &random)
      let includesZero = lower <= 0 && upper >= 0
      let step = NiceTicks.step(
        lower: lower, upper: upper, includesZero: includesZero, desiredCount: nil, minimumStride: nil,
        isExact: isExact)
      let domain =
        isExact
        ? (lower, upper)
        : NiceTicks.rounded(
          lower: lower, upper: upper, step: step, roundLower: true, roundUpper: true,
          includesZero: includesZero)
      let ticks = NiceTicks.values(lower: domain.0, upper: domain.1, step: step)
      #expect((2...8).contains(ticks.count))
      #expect(ticks.allSatisfy { $0 >= domain.0 - step * 1e-9 && $0 <= domain.1 + step * 1e-9 })
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
      let mantissa = step / DecimalGrid.scaled(1, DecimalGrid.exponent(of: step))
      #expect([1, 2, 2.5, 5].contains { abs($0 - mantissa) < 1e-9 })
      for locale in ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG"] {
        let text = NumberText(step: step, values: ticks, locale: Locale(identifier: locale))
        let labels = ticks.map { text($0) }
        #expect(Set(labels).count == labels.count, "\(labels)")
        // All labels have the same notation. Zero is "0" in both notations.
        let scientific = zip(ticks, labels).filter { $0.0 != 0 && $0.1.contains("E") }.count
        if locale == "en_US" { #expect(scientific == 0 || scientific == ticks.filter { $0 != 0 }.count) }
        if locale == "ar_EG", round % 20 != 0 { break }
      }
    }
  }
}
