import Foundation
import Testing

@testable import OpenChartsChartMath

struct DateTextTests {
  private let utc = calendar("UTC")

  /// The labels of an axis in the default format, in UTC.
  private func texts(
    _ dates: [String], _ unit: Calendar.Component, _ count: Int = 1, locale: String = "en_US"
  ) -> [String] {
    let moments = dates.map { moment($0, utc) }
    let text = DateText(
      step: DateStep(unit: unit, count: count), first: moments[0], last: moments[moments.count - 1],
      locale: Locale(identifier: locale), calendar: utc)
    return moments.map { text($0) }
  }

  private func text(
    _ date: String, _ unit: Calendar.Component, _ count: Int = 1, locale: String = "en_US"
  ) -> String { texts([date], unit, count, locale: locale)[0] }

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
      step: DateStep(unit: .nanosecond, count: 200_000_000), first: 0, last: 1,
      locale: Locale(identifier: "en_GB"), calendar: utc)
    #expect(format(0.2) == "00:00:00.2")
  }

  @Test func hoursOfSeveralDaysSayTheirDay() {
    #expect(
      texts(["2023-03-11 15:00", "2023-03-11 21:00", "2023-03-12 03:00"], .hour, 6)
        == ["Mar 11 at 3 PM", "Mar 11 at 9 PM", "Mar 12 at 3 AM"])
    #expect(
      texts(["2023-03-11", "2023-03-11 06:00", "2023-03-11 18:00"], .hour, 6) == ["12 AM", "6 AM", "6 PM"])
    #expect(
      texts(["2023-03-11 15:00", "2024-03-12 15:00"], .hour, 6)
        == ["Mar 11, 2023 at 3 PM", "Mar 12, 2024 at 3 PM"])
    #expect(
      texts(["2023-03-11 15:00", "2023-03-12 21:00"], .hour, 6, locale: "de_DE")
        == ["11. März, 15 Uhr", "12. März, 21 Uhr"])
  }

  @Test func minutesAreShortUntilTheClockComesRound() {
    #expect(texts(["2023-03-11 23:45", "2023-03-12 00:00"], .minute, 15) == ["11:45", "12:00"])
    #expect(texts(["2023-03-11 08:00", "2023-03-11 20:00"], .minute, 30) == ["8:00 AM", "8:00 PM"])
    #expect(
      texts(["2023-03-11 08:00", "2023-03-11 20:00"], .minute, 30, locale: "en_GB") == ["08:00", "20:00"])
    #expect(
      texts(["2023-03-11 08:00", "2023-03-12 08:00"], .minute, 30)
        == ["Mar 11 at 8:00 AM", "Mar 12 at 8:00 AM"])
  }

  @Test func monthsOfSeveralYearsAndDaysThatCanRepeatHaveTheirYear() {
    #expect(
      texts(["2021-09-01", "2022-03-01", "2022-09-01"], .month, 6) == ["Sep 2021", "Mar 2022", "Sep 2022"])
    #expect(
      texts(["2022-06-01", "2022-09-01", "2022-12-01", "2023-03-01"], .month, 3)
        == ["Jun 2022", "Sep 2022", "Dec 2022", "Mar 2023"])
    #expect(
      texts(["2021-07-01", "2021-10-01", "2022-01-01", "2022-04-01"], .month, 3)
        == ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"])
    #expect(texts(["2021-07-01", "2021-09-01", "2021-11-01"], .month, 2) == ["Jul", "Sep", "Nov"])
    #expect(texts(["2023-12-25", "2024-01-08"], .weekOfYear, 2) == ["Dec 25", "Jan 8"])
    #expect(texts(["2023-12-17", "2024-12-17"], .day) == ["Dec 17, 2023", "Dec 17, 2024"])
    #expect(texts(["2023-02-01", "2024-02-01"], .month, locale: "ja_JP") == ["2023年2月", "2024年2月"])
  }

  @Test func localesAndTimeZonesAreTheReaders() {
    #expect(text("2024-05-14 14:00", .hour, locale: "de_DE") == "14 Uhr")
    #expect(text("2024-05-14 08:05", .minute, locale: "en_GB") == "08:05")
    #expect(text("2024-05-14", .day, locale: "en_GB") == "14 May")
    #expect(text("2024-05-14", .day, locale: "ja_JP") == "5月14日")
    let tokyo = calendar("Asia/Tokyo")
    let format = DateText(
      step: DateStep(unit: .hour, count: 1), first: 0, last: 1, locale: Locale(identifier: "en_US"),
      calendar: tokyo)
    #expect(format(moment("2024-05-14 00:00", utc)) == "9 AM")
  }

  @Test func impossibleMomentsHaveNoText() {
    let format = DateText(
      step: DateStep(unit: .day, count: 1), first: .nan, last: 1e300, locale: Locale(identifier: "en_US"),
      calendar: utc)
    #expect(format(.nan).isEmpty)
    #expect(format(1e300).isEmpty)
  }
}
