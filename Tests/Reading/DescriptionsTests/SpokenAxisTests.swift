import Foundation
import Testing

@testable import OpenChartsDescriptions

@Suite("Axes whose values are spoken")
struct SpokenAxisTests {
  private let english = Locale(identifier: "en_US")

  @Test("days of one year are spoken without the year")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let moment = try #require(
      calendar.date(from: DateComponents(year: 1960, month: 6, day: 6))
    ).timeIntervalSinceReferenceDate
    let year = DescribedAxis.dates(
      "Day", range: moment...moment + 86_400 * 30, unit: .day, locale: english, calendar: calendar)
    #expect(year.describe(moment) == "June 6")
    #expect(year.isDate)
  }

  @Test("units are spelled out, in singular and plural")
  func units() {
    let axis = DescribedAxis.numbers(
      "Distance", range: 0...10, unit: ("kilometer", "kilometers"), locale: english)
    #expect(axis.describe(1) == "1 kilometer")
    #expect(axis.describe(2.5) == "2.5 kilometers")
  }
}
