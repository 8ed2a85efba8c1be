import Foundation
import Testing

@testable import ChartMath

struct DateTextTests {
  private let utc = calendar("UTC")

  private func text(
    _ date: String, _ unit: Calendar.Component, _ count: Int = 1, years: Double = 0.5,
    locale: String = "en_US"
  ) -> String {
    let lower = moment("2024-01-01", utc)
    let text = DateText(
      step: DateStep(unit: unit, count: count), lower: lower, upper: lower + years * 366 * 86_400,
      locale: Locale(identifier: locale), calendar: utc)
    return text(moment(date, utc))
  }

  @Test func theTextFollowsTheUnit() {
    #expect(text("2024-05-14 08:00", .hour) == "8 AM")
    #expect(text("2024-05-14 14:00", .hour, 6) == "2 PM")
    #expect(text("2024-05-14 08:05", .minute, 5) == "8:05")
    #expect(text("2024-05-14 08:05:09", .second) == "8:05:09")
    #expect(text("2024-12-17", .day) == "Dec 17")
    #expect(text("2024-12-16", .weekOfYear) == "Dec 16")
    #expect(text("2024-01-01", .year) == "2024")
    #expect(text("2024-01-01", .month, 12) == "2024")
  }

  @Test func fractionsOfSecondsShowTheirDigits() {
    let format = DateText(
      step: DateStep(unit: .nanosecond, count: 200_000_000), lower: 0, upper: 1,
      locale: Locale(identifier: "en_GB"), calendar: utc)
    #expect(format(0.2) == "00:00:00.2")
  }

  @Test func januaryCarriesTheYearOnceMonthsSpanMoreThanOne() {
    #expect(text("2024-01-01", .month) == "Jan")
    #expect(text("2024-01-01", .month, years: 1) == "Jan")
    #expect(text("2025-01-01", .month, years: 1.5) == "Jan 2025")
    #expect(text("2025-04-01", .month, years: 1.5) == "Apr")
    // Quarters that do not start in January: the first of the year is in February or March.
    #expect(text("2025-02-01", .month, 3, years: 2) == "Feb 2025")
    #expect(text("2025-05-01", .month, 3, years: 2) == "May")
  }

  @Test func localesAndTimeZonesAreTheReaders() {
    #expect(text("2024-05-14 14:00", .hour, locale: "de_DE") == "14 Uhr")
    #expect(text("2024-05-14 08:05", .minute, locale: "en_GB") == "08:05")
    #expect(text("2024-05-14", .day, locale: "en_GB") == "14 May")
    #expect(text("2024-05-14", .day, locale: "ja_JP") == "5月14日")
    let tokyo = calendar("Asia/Tokyo")
    let format = DateText(
      step: DateStep(unit: .hour, count: 1), lower: 0, upper: 1, locale: Locale(identifier: "en_US"),
      calendar: tokyo)
    #expect(format(moment("2024-05-14 00:00", utc)) == "9 AM")
  }

  @Test func impossibleMomentsHaveNoText() {
    let format = DateText(
      step: DateStep(unit: .day, count: 1), lower: .nan, upper: 1e300, locale: Locale(identifier: "en_US"),
      calendar: utc)
    #expect(format(.nan).isEmpty)
    #expect(format(1e300).isEmpty)
  }
}
