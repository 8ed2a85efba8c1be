import Foundation
import OpenChartsChartMath
import Testing

@testable import OpenChartsTables

@Suite("Dates")
struct DateTests {
  @Test(
    "texts that are dates",
    arguments: [
      ("2000-05-31", moment(2000, 5, 31), DatePrecision.day), ("2000-05", moment(2000, 5, 1), .month),
      ("2000/5/1", moment(2000, 5, 1), .day), ("2000.05.31", moment(2000, 5, 31), .day),
      ("Jan 1 2000", moment(2000, 1, 1), .day), ("1 Jan 2000", moment(2000, 1, 1), .day),
      ("January 1, 2000", moment(2000, 1, 1), .day), ("Jan 2000", moment(2000, 1, 1), .month),
      ("1-Jan-00", moment(2000, 1, 1), .day), ("Sat, 1 Jan 2000", moment(2000, 1, 1), .day),
      ("1st March 1999", moment(1999, 3, 1), .day), ("31.12.1999", moment(1999, 12, 31), .day),
      ("2000-Q2", moment(2000, 4, 1), .quarter), ("Q3 1999", moment(1999, 7, 1), .quarter),
      ("2004-W53", moment(2004, 12, 27), .week), ("12/31/99", moment(1999, 12, 31), .day),
      ("2000-01-01T08:00:00.000Z", moment(2000, 1, 1, 28_800), .second),
      ("2000-01-01 08:00", moment(2000, 1, 1, 28_800), .minute),
      ("2000-01-01T08:00:00.25+02:00", moment(2000, 1, 1, 21_600.25), .second),
      ("2000-01-01T08:00-0530", moment(2000, 1, 1, 48_600), .minute),
      ("1/2/2000 1:05 PM", moment(2000, 1, 2, 47_100), .minute),
      ("Jan 1 2000 12:00 am", moment(2000, 1, 1), .minute),
      ("1500-02-28", moment(1500, 2, 28), .day),
      ("2/1/2000 2:05 PM GMT-3", moment(2000, 2, 1, 61_500), .minute),
      ("2000/02/01 2:05:30 PM GMT+5:30", moment(2000, 2, 1, 30_930), .second),
      ("2000-02-01 14:05 UTC-11", moment(2000, 2, 2, 3_900), .minute),
      ("1/2/2000 14.05.33", moment(2000, 1, 2, 50_733), .second),
      ("2000-01-02 14.05", moment(2000, 1, 2, 50_700), .minute),
    ] as [(String, Double, DatePrecision)])
  func date(_ text: String, _ seconds: Double, _ precision: DatePrecision) {
    var text = text
    let date = text.withUTF8 { DateText.parse($0, order: .monthFirst) }
    #expect(date?.seconds == seconds)
    #expect(date?.precision == precision)
  }

  @Test(
    "texts that are not dates",
    arguments: [
      "2000-13-01", "2001-02-29", "2000-00-10", "12345", "2000-1-1-1", "May 5", "Marching on",
      "1.2.3", "2000-01-01T", "2000-01-01T25:00", "2000-01-01T10", "10:30:00", "2000-Q5", "2000-W60",
      "Jan 2000 x", "1/2/3/4", "May May 2000", "2000-01-01T10:00+99", "", "Q2 12 2000",
      "2000-01-01 10.5", "2000-01-01 10.305", "2000-01-01 10:00 GMT-", "2000-01-01 10:00 GMTx3",
      "2000-01-01 10.30.5",
    ])
  func noDate(_ text: String) {
    var text = text
    #expect(text.withUTF8 { DateText.parse($0, order: .monthFirst) } == nil)
  }

  @Test("numbers of years and months are months", arguments: [(1, ".1"), (1, ".10"), (3, ".10")])
  func decimalMonths(step: Int, october: String) throws {
    let months = stride(from: 0, to: 30, by: step).map { month in
      let name = month % 12 == 9 ? october : month % 12 < 9 ? ".0\(month % 12 + 1)" : ".\(month % 12 + 1)"
      return "\(1999 + month / 12)\(name),\(month)\n"
    }
    let read = try table("x,v\n,1\n" + months.joined())
    guard case .dates(let dates, .month) = read.columns[0].values else {
      Issue.record("no months")
      return
    }
    #expect(dates[0].isNaN && dates[1] == moment(1999, 1, 1) && dates[2] == moment(1999, 1 + step, 1))
    #expect(read.notes == ["column \"x\": numbers such as 1999.01 are read as months"])
  }

  @Test(
    "numbers outside these ranges are not months",
    arguments: [
      ["1999.01", "1999.02", "1999.03", "1999.04", "1999.05", "1999.13"],
      ["1999.01", "1999.02", "1999.03", "1999.04", "1999.05"],
      ["1999.1", "2000.1", "2001.1", "2002.1", "2003.1", "2004.1"],
      ["1999.01", "1999.02", "1999.07", "2001.04", "2002.05", "2011.06"],
      ["1999.01", "1999.02", "1999.03", "1999.04", "1999.05", "1999.065"],
    ])
  func noDecimalMonths(numbers: [String]) throws {
    #expect(try table("x,v\n" + numbers.map { "\($0),1\n" }.joined()).columns[0].type == .number)
  }

  @Test("a few years of typos are left out", arguments: ["0012-05-15", "2920-05-15", "9999-12-31"])
  func typos(day: String) throws {
    let days = (10..<30).map { "2024-03-\($0),1\n" }.joined()
    let read = try table("day,v\n" + days + "\(day),1\n")
    #expect(read.columns[0].type == .date && read.columns[0].present == 20)
    #expect(
      read.notes == ["1 of 21 values of \"day\" is not one of the dates (\(day)) and is left out"])
    #expect(
      try table("day,v\n" + days + "\(day),1\n") { $0.types = [("day", .date)] }.columns[0].present == 21)
    // If there are many such dates, they are correct.
    #expect(try table("day,v\n\(day),1\n2024-03-01,1\n2024-03-02,1\n").columns[0].present == 3)
  }

  @Test("a few numbers among years are left out", arguments: ["20204", "0", "2012.5"])
  func yearTypos(year: String) throws {
    let years = (1990..<2010).map { "\($0),1\n" }.joined()
    let read = try table("year,v\n" + years + "\(year),1\n")
    #expect(read.columns[0].type == .date && read.columns[0].present == 20)
    #expect(read.notes == ["1 of 21 values of \"year\" is not one of the years (\(year)) and is left out"])
    #expect(try table("number,v\n" + years + "\(year),1\n").columns[0].type == .number)
  }

  @Test("the order of day and month is decided by all rows")
  func order() throws {
    let days = try table("d,v\n01/02/2000,1\n13/02/2000,2\n").columns[0]
    #expect(days.numbers == [moment(2000, 2, 1), moment(2000, 2, 13)])
    let months = try table("d,v\n01/02/2000,1\n02/13/2000,2\n")
    #expect(months.columns[0].numbers == [moment(2000, 1, 2), moment(2000, 2, 13)])
    #expect(months.notes.isEmpty)
    let open = try table("d,v\n01/02/2000,1\n02/03/2000,2\n")
    #expect(open.columns[0].numbers == [moment(2000, 1, 2), moment(2000, 2, 3)])
    #expect(open.notes.count == 1)
  }

  @Test("days of the calendar agree with Foundation's")
  func calendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for number in stride(from: -100_000, to: 100_000, by: 37) {
      let civil = CivilDate(dayNumber: number)
      #expect(civil.dayNumber == number && civil.isValid)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSinceReferenceDate: Double(number) * 86_400))
      if number > -150_000 + 50_000 {
        #expect(CivilDate(year: parts.year!, month: parts.month!, day: parts.day!) == civil)
        #expect((parts.weekday! + 5) % 7 == civil.weekday)
      }
    }
  }

  @Test("dates without an offset are in the given time zone")
  func zone() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let offsets = ZoneOffsets {
      Double(berlin.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: $0)))
    }
    let text = "d\n2024-01-01\n2024-07-01\n2024-07-01T00:00:00Z\n2024-03-31 02:30\n2024-10-27 02:30\n"
    let values = try #require(try table(text) { $0.zone = offsets }.columns[0].numbers)
    #expect(
      values == [
        moment(2024, 1, 1, -3600), moment(2024, 7, 1, -7200), moment(2024, 7, 1),
        moment(2024, 3, 31, 5400), moment(2024, 10, 27, 1800),
      ])
    var clock = WallClock(offsets)
    let noon = moment(2024, 3, 31, 43_200)
    #expect(TimeUnit.day.start(of: noon, &clock) == moment(2024, 3, 31, -3600))
    #expect(TimeUnit.day.end(of: noon, &clock) == moment(2024, 4, 1, -7200))
    #expect(TimeUnit.month.end(of: noon, &clock) == moment(2024, 4, 1, -7200))
  }

  @Test(
    "units of time begin at the right dates",
    arguments: [
      (TimeUnit.year, moment(2024, 1, 1), moment(2025, 1, 1)),
      (.quarter, moment(2024, 1, 1), moment(2024, 4, 1)),
      (.month, moment(2024, 2, 1), moment(2024, 3, 1)),
      (.week, moment(2024, 2, 26), moment(2024, 3, 4)),
      (.day, moment(2024, 2, 29), moment(2024, 3, 1)),
      (.hour, moment(2024, 2, 29, 36_000), moment(2024, 2, 29, 39_600)),
      (.minute, moment(2024, 2, 29, 36_600), moment(2024, 2, 29, 36_660)),
    ])
  func units(_ unit: TimeUnit, _ start: Double, _ end: Double) {
    var clock = WallClock(.utc)
    let moment = moment(2024, 2, 29, 36_610)
    #expect(unit.start(of: moment, &clock) == start)
    #expect(unit.end(of: moment, &clock) == end)
    #expect(unit.start(of: .nan, &clock).isNaN)
  }
}
