import Foundation
import OpenChartsChartMath
import OpenChartsDisplayList
import Testing

/// Locale-independent text for values.
@Suite struct DataTextTests {
  private let utc = TimeZone(secondsFromGMT: 0)!

  private func moments(_ texts: String...) throws -> [Double] {
    try texts.map { try Date($0, strategy: .iso8601).timeIntervalSinceReferenceDate }
  }

  @Test(arguments: [
    (-5, "-5"), (-1_234_567.89, "-1234567.89"), (1.5e12, "1500000000000"), (0.1, "0.1"), (-0.0, "0"),
    (195, "195"), (1e15, "1000000000000000"), (1e16, "10000000000000000"), (1e21, "1e+21"),
    (1.25e22, "1.25e+22"),
    (1.25e20, "125000000000000000000"), (0.000_001, "0.000001"), (1e-7, "1e-7"),
    (1.5e-9, "1.5e-9"), (0.1 + 0.2, "0.30000000000000004"), (.nan, ""), (.infinity, "Infinity"),
    (.leastNonzeroMagnitude, "5e-324"), (12.0625, "12.0625"), (100.5, "100.5"),
  ])
  func numbersHaveAllTheirDigits(value: Double, text: String) { #expect(DataText.number(value) == text) }

  @Test func aNumberIsGivenBackByItsText() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<10_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      #expect(Double(DataText.number(value)) == value)
    }
  }

  @Test(arguments: [
    ("a", "a"), ("", ""), (" a", "\" a\""), ("a ", "\"a \""), ("a b", "a b"), ("\ta", "\"\ta\""),
    ("a,b", "\"a,b\""), ("say \"a\"", "\"say \"\"a\"\"\""),
  ])
  func cellsWithBlanksAtTheirEndsAreQuoted(cell: String, text: String) {
    #expect(DataText.quoted(cell) == text)
  }

  @Test func timesKeepTheirOffset() throws {
    let times = try moments("2024-03-01T08:05:00Z", "2024-03-01T00:00:00Z")
    #expect(
      DataText.dates(times, in: utc, withOffset: true) == ["2024-03-01T08:05:00Z", "2024-03-01T00:00:00Z"])
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(DataText.dates([times[0]], in: berlin, withOffset: true) == ["2024-03-01T09:05:00+01:00"])
  }

  @Test func percentagesAreWrittenWithTheirSign() {
    let column = DataTable.Column("p", .numbers([0.12345, 0.07, 1, .nan]), form: .percent)
    #expect(column.texts == ["12.345%", "7%", "100%", ""])
  }

  @Test func datesOfDaysHaveNoTimes() throws {
    let days = try moments("2024-02-29T00:00:00Z", "1969-12-31T00:00:00Z", "2001-01-01T00:00:00Z")
    #expect(DataText.dates(days + [.nan], in: utc) == ["2024-02-29", "1969-12-31", "2001-01-01", ""])
  }

  @Test func timesHaveAsManyPlacesAsTheColumnNeeds() throws {
    let times = try moments("2024-03-01T08:05:00Z", "2024-03-01T00:00:00Z")
    #expect(DataText.dates(times, in: utc) == ["2024-03-01T08:05:00", "2024-03-01T00:00:00"])
    #expect(
      DataText.dates([times[0] + 0.25, times[1]], in: utc)
        == ["2024-03-01T08:05:00.250", "2024-03-01T00:00:00.000"])
  }

  @Test func datesAreThoseOfTheZone() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(DataText.dates(try moments("2024-02-29T23:00:00Z"), in: zone) == ["2024-03-01"])
  }

  @Test func hoursThatAClockShowsTwiceHaveTheirOffset() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(
      DataText.dates(try moments("2024-10-27T00:30:00Z", "2024-10-27T01:30:00Z"), in: zone)
        == ["2024-10-27T02:30:00+02:00", "2024-10-27T02:30:00+01:00"])
  }

  @Test func farYearsHaveASignAndSixDigits() throws {
    let day = try moments("2001-01-01T00:00:00Z")[0]
    #expect(DataText.dates([day - 366.0 * 86_400 * 2_100], in: utc)[0].hasPrefix("-000"))
    #expect(DataText.dates([day + 366.0 * 86_400 * 9_000], in: utc)[0].hasPrefix("+011"))
  }

  @Test func datesAndSecondsHaveTheFormOfTheirColumn() throws {
    let starts = try moments("2022-01-01T00:00:00Z", "2022-04-01T00:00:00Z") + [.nan]
    func texts(_ form: WrittenForm) -> [String] {
      DataTable.Column("d", .dates(starts, utc), form: form).texts
    }
    #expect(texts(.quarter) == ["2022-Q1", "2022-Q2", ""] && texts(.month) == ["2022-01", "2022-04", ""])
    // April is not the start of a year.
    #expect(texts(.year) == ["2022-01-01", "2022-04-01", ""])
    func times(_ seconds: [Double], _ form: WrittenForm) -> [String] {
      DataTable.Column("t", .numbers(seconds), form: form).texts
    }
    let minutes = WrittenForm.clock(hourDigits: 2, hasSeconds: false)
    #expect(times([21_600, .nan, 360_000], minutes) == ["06:00", "", "100:00"])
    #expect(times([21_600, 8146.5], minutes) == ["06:00:00", "02:15:46.5"])
    #expect(times([1800], .clock(hourDigits: 1, hasSeconds: true)) == ["0:30:00"])
    #expect(times([-60, 60], minutes) == ["-60", "60"])
  }

  @Test func linesWithCommasFollowTheirStandard() {
    let table = DataTable([
      .init("Name, with a comma", .names(["say \"no\"", "two\nlines", "Łódź", ""])),
      .init("n", .numbers([1.5, .nan, -2, 0])),
    ])
    #expect(
      table.csv
        == "\"Name, with a comma\",n\r\n\"say \"\"no\"\"\",1.5\r\n\"two\nlines\",\r\nŁódź,-2\r\n,0\r\n")
  }
}
