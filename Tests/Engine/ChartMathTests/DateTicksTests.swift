import Foundation
import Testing

@testable import OpenChartsChartMath

/// A Gregorian calendar in a zone, weeks starting on Monday.
func calendar(_ zone: String) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: zone)!
  calendar.locale = Locale(identifier: "en_US")
  calendar.firstWeekday = 2
  return calendar
}

/// Parses a wall-clock time in the calendar's zone, such as "2024-03-31 02:30".
func moment(_ text: String, _ calendar: Calendar) -> Double {
  let parts = text.split(whereSeparator: { "- :".contains($0) }).compactMap { Int($0) }
  func part(_ index: Int, _ fallback: Int) -> Int { index < parts.count ? parts[index] : fallback }
  let components = DateComponents(
    year: part(0, 2001), month: part(1, 1), day: part(2, 1), hour: part(3, 0), minute: part(4, 0),
    second: part(5, 0))
  return calendar.date(from: components)!.timeIntervalSinceReferenceDate
}

/// Formats moments as wall-clock times, such as "03-31 02:30".
func walls(_ moments: [Double], _ calendar: Calendar, years: Bool = false) -> [String] {
  moments.map { moment in
    let p = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSinceReferenceDate: moment))
    func two(_ value: Int?) -> String { String(String(100 + value!).dropFirst()) }
    let clock = years ? "" : " \(two(p.hour)):\(two(p.minute))"
    return (years ? "\(p.year!)-" : "") + "\(two(p.month))-\(two(p.day))" + clock
  }
}

struct DateTicksTests {
  let utc = calendar("UTC")
  let berlin = calendar("Europe/Berlin")
  let newYork = calendar("America/New_York")

  private func ticks(
    _ lower: String, _ upper: String, _ unit: Calendar.Component, _ count: Int = 1, _ calendar: Calendar,
    anchored: Bool = false
  ) -> [Double] {
    DateTicks.values(
      lower: moment(lower, calendar), upper: moment(upper, calendar),
      step: DateStep(unit: unit, count: count),
      calendar: calendar, anchoredAtLower: anchored)
  }

  @Test(arguments: [
    ("2024-01-01", "2024-01-01 00:00:20", Calendar.Component.second, 5),
    ("2024-01-01", "2024-01-01 00:20:00", .minute, 5),
    ("2024-01-01", "2024-01-01 03:30", .hour, 1),
    ("2024-01-01", "2024-01-02", .hour, 6),
    ("2024-01-01", "2024-01-08", .day, 2),
    ("2024-01-01", "2024-01-31", .weekOfYear, 1),
    ("2024-01-01", "2024-05-01", .month, 1),
    ("2023-01-01", "2023-12-01", .month, 3),
    ("2019-01-01", "2023-01-01", .year, 1),
    ("1990-01-01", "2023-01-01", .year, 10),
    ("1700-01-01", "2000-01-01", .year, 100),
  ])
  func theAutomaticStepGivesAboutFourTicks(
    lower: String, upper: String, unit: Calendar.Component, count: Int
  ) {
    let step = DateTicks.step(
      lower: moment(lower, utc), upper: moment(upper, utc), calendar: utc, desiredCount: nil)
    #expect(step == DateStep(unit: unit, count: count))
  }

  @Test func yearsStandAtNewYearsDay() {
    func years(_ lower: String, _ upper: String, _ calendar: Calendar) -> [String] {
      let (lower, upper) = (moment(lower, calendar), moment(upper, calendar))
      let step = DateTicks.step(lower: lower, upper: upper, calendar: calendar, desiredCount: nil)
      return walls(
        DateTicks.values(lower: lower, upper: upper, step: step, calendar: calendar), calendar, years: true)
    }
    for calendar in [utc, berlin, newYork] {
      #expect(
        years("2018-04-03", "2023-03-11", calendar) == (2019...2023).map { "\($0)-01-01" })
      #expect(
        years("2015-02-09", "2023-03-11", calendar) == [2017, 2019, 2021, 2023].map { "\($0)-01-01" })
      #expect(
        years("1987-06-01", "2008-03-11", calendar) == [1990, 1995, 2000, 2005].map { "\($0)-01-01" })
    }
  }

  @Test func shorterStepsCountFromTheirOwnUnit() {
    var sundays = utc
    sundays.firstWeekday = 1
    func ticks(_ lower: String, _ upper: String) -> [String] {
      let (lower, upper) = (moment(lower, sundays), moment(upper, sundays))
      let step = DateTicks.step(lower: lower, upper: upper, calendar: sundays, desiredCount: nil)
      return walls(DateTicks.values(lower: lower, upper: upper, step: step, calendar: sundays), sundays)
    }
    #expect(
      ticks("2022-03-09", "2023-03-11") == ["06-01 00:00", "09-01 00:00", "12-01 00:00", "03-01 00:00"])
    #expect(
      ticks("2021-03-11", "2023-02-27") == ["09-01 00:00", "03-01 00:00", "09-01 00:00"])
    #expect(ticks("2023-02-13", "2023-03-11") == ["02-19 00:00", "02-26 00:00", "03-05 00:00"])
    #expect(
      ticks("2023-03-11 09:10", "2023-03-12 09:10")
        == ["03-11 15:00", "03-11 21:00", "03-12 03:00", "03-12 09:00"])
  }

  @Test func aPartOfALongAxisHasTheTicksOfTheWhole() {
    let whole = (lower: moment("2024-03-09 09:20", newYork), upper: moment("2024-11-20", newYork))
    for (unit, count) in [
      (Calendar.Component.hour, 6), (.day, 2), (.weekOfYear, 2), (.month, 3), (.hour, 1),
    ] {
      let step = DateStep(unit: unit, count: count)
      for isAnchored in [false, true] {
        let all = DateTicks.values(
          lower: whole.lower, upper: whole.upper, step: step, calendar: newYork, anchoredAtLower: isAnchored)
        for start in [0.0, 11, 100, 200] {
          let lower = whole.lower + start * 86_400 + 5_000
          let upper = lower + 30 * 86_400
          let part = DateTicks.values(
            lower: lower, upper: upper, step: step, calendar: newYork, anchoredAtLower: isAnchored,
            countedFrom: whole.lower)
          #expect(part == all.filter { $0 >= lower && $0 <= upper })
        }
      }
    }
  }

  @Test func oneTickAloneIsNoAxis() {
    let (lower, upper) = (moment("2024-01-01 10:13:20", utc), moment("2024-01-01 10:22:50", utc))
    #expect(
      DateTicks.step(lower: lower, upper: upper, calendar: utc, desiredCount: nil)
        == DateStep(unit: .minute, count: 1))
  }

  @Test func theDesiredCountTakesThePlaceOfFour() {
    let (lower, upper) = (moment("2024-01-01", utc), moment("2024-01-11", utc))
    #expect(DateTicks.step(lower: lower, upper: upper, calendar: utc, desiredCount: 11).unit == .day)
    #expect(
      DateTicks.step(lower: lower, upper: upper, calendar: utc, desiredCount: 2)
        == DateStep(unit: .weekOfYear, count: 1))
  }

  @Test func hoursCountFromTheFirstFullHour() {
    #expect(
      walls(ticks("2024-05-01 08:00", "2024-05-01 21:00", .hour, 6, utc), utc)
        == ["05-01 08:00", "05-01 14:00", "05-01 20:00"])
    #expect(
      walls(ticks("2024-05-01 08:30", "2024-05-01 21:00", .hour, 6, utc), utc)
        == ["05-01 14:00", "05-01 20:00"])
  }

  @Test func sixHourTicksFollowTheWallWhenClocksGoForward() {
    #expect(
      walls(ticks("2024-03-30 18:00", "2024-04-01", .hour, 6, berlin), berlin)
        == ["03-30 18:00", "03-31 00:00", "03-31 06:00", "03-31 12:00", "03-31 18:00", "04-01 00:00"])
    #expect(
      walls(ticks("2024-03-09 18:00", "2024-03-11", .hour, 12, newYork), newYork)
        == ["03-09 18:00", "03-10 06:00", "03-10 18:00"])
  }

  @Test func sixHourTicksFollowTheWallWhenClocksGoBack() {
    #expect(
      walls(ticks("2024-10-26 18:00", "2024-10-28", .hour, 6, berlin), berlin)
        == ["10-26 18:00", "10-27 00:00", "10-27 06:00", "10-27 12:00", "10-27 18:00", "10-28 00:00"])
    #expect(
      walls(ticks("2024-11-02 12:00", "2024-11-03 12:00", .hour, 6, newYork), newYork)
        == ["11-02 12:00", "11-02 18:00", "11-03 00:00", "11-03 06:00", "11-03 12:00"])
  }

  @Test func hourTicksSkipTheMissingHourAndRepeatTheDoubledOne() {
    #expect(
      walls(ticks("2024-03-31 00:00", "2024-03-31 05:00", .hour, 1, berlin), berlin)
        == ["03-31 00:00", "03-31 01:00", "03-31 03:00", "03-31 04:00", "03-31 05:00"])
    #expect(
      walls(ticks("2024-10-27 01:00", "2024-10-27 04:00", .hour, 1, berlin), berlin)
        == ["10-27 01:00", "10-27 02:00", "10-27 02:00", "10-27 03:00", "10-27 04:00"])
    // Lord Howe Island puts its clocks forward by half an hour.
    let island = calendar("Australia/Lord_Howe")
    #expect(
      walls(ticks("2024-10-06 00:00", "2024-10-06 05:00", .hour, 1, island), island)
        == ["10-06 00:00", "10-06 01:00", "10-06 02:30", "10-06 03:00", "10-06 04:00", "10-06 05:00"])
  }

  @Test func daysAreMidnightsAcrossChangesOfTheClock() {
    #expect(
      walls(ticks("2024-03-29 10:00", "2024-04-02 10:00", .day, 1, berlin), berlin)
        == ["03-30 00:00", "03-31 00:00", "04-01 00:00", "04-02 00:00"])
    // In Cairo the clocks go forward at midnight: the 26th starts at one.
    let cairo = calendar("Africa/Cairo")
    #expect(
      walls(ticks("2024-04-25", "2024-04-27", .day, 1, cairo), cairo)
        == ["04-25 00:00", "04-26 01:00", "04-27 00:00"])
    #expect(
      walls(ticks("2024-04-26 01:00", "2024-04-28", .day, 1, cairo), cairo)
        == ["04-26 01:00", "04-27 00:00", "04-28 00:00"])
    #expect(
      walls(ticks("2024-04-25", "2024-04-27", .hour, 12, cairo), cairo)
        == ["04-25 00:00", "04-25 12:00", "04-26 01:00", "04-26 12:00", "04-27 00:00"])
  }

  @Test func weeksMonthsAndLeapYearsFollowTheCalendar() {
    #expect(
      walls(ticks("2024-02-27", "2024-03-02", .day, 1, utc), utc)
        == ["02-27 00:00", "02-28 00:00", "02-29 00:00", "03-01 00:00", "03-02 00:00"])
    #expect(
      walls(ticks("2024-01-03", "2024-01-24", .weekOfYear, 1, utc), utc, years: true)
        == ["2024-01-08", "2024-01-15", "2024-01-22"])
    #expect(
      walls(ticks("2023-11-15", "2024-05-15", .month, 2, utc), utc, years: true)
        == ["2024-01-01", "2024-03-01", "2024-05-01"])
    #expect(
      walls(ticks("1987-06-01", "2013-01-01", .year, 10, newYork), newYork, years: true)
        == ["1990-01-01", "2000-01-01", "2010-01-01"])
    #expect(walls(ticks("2023-01-01", "2024-01-01", .quarter, 1, utc), utc).count == 5)
  }

  @Test func stridesCountFromTheirAnchor() {
    #expect(
      walls(ticks("2024-01-31 08:30", "2024-05-31 09:00", .month, 1, utc, anchored: true), utc)
        == ["01-31 08:30", "02-29 08:30", "03-31 08:30", "04-30 08:30", "05-31 08:30"])
    #expect(
      walls(ticks("2024-03-30 08:30", "2024-04-01 09:00", .day, 1, berlin, anchored: true), berlin)
        == ["03-30 08:30", "03-31 08:30", "04-01 08:30"])
  }

  @Test(arguments: [
    (Calendar.Component.hour, 6, "05-14 06:00", "05-15 00:00"), (.hour, 1, "05-14 09:00", "05-14 21:00"),
    (.minute, 15, "05-14 09:15", "05-14 20:45"), (.day, 1, "05-14 00:00", "05-15 00:00"),
    (.weekOfYear, 1, "05-13 00:00", "05-20 00:00"), (.month, 3, "04-01 00:00", "07-01 00:00"),
    (.year, 1, "01-01 00:00", "01-01 00:00"),
  ])
  func roundedDomainsReachCalendarBoundaries(
    unit: Calendar.Component, count: Int, lower: String, upper: String
  ) {
    let domain = DateTicks.rounded(
      lower: moment("2024-05-14 09:20", berlin), upper: moment("2024-05-14 20:40", berlin),
      step: DateStep(unit: unit, count: count), calendar: berlin, roundLower: true, roundUpper: true)
    #expect(walls([domain.lower, domain.upper], berlin) == [lower, upper])
  }

  @Test func boundsAreRoundedOnlyWhenAsked() {
    let (lower, upper) = (moment("2024-05-14 09:20", utc), moment("2024-05-16 20:40", utc))
    let step = DateStep(unit: .day, count: 1)
    #expect(
      DateTicks.rounded(
        lower: lower, upper: upper, step: step, calendar: utc, roundLower: false, roundUpper: false) == (
          lower, upper
        ))
    #expect(
      DateTicks.rounded(
        lower: lower, upper: upper, step: step, calendar: utc, roundLower: false, roundUpper: true
      ).lower == lower)
    let one = DateTicks.rounded(
      lower: lower, upper: lower, step: step, calendar: utc, roundLower: true, roundUpper: true)
    #expect(one.upper - one.lower == 86_400)
    let midnight = moment("2024-05-14", utc)
    let day = DateTicks.rounded(
      lower: midnight, upper: midnight, step: step, calendar: utc, roundLower: true, roundUpper: true)
    #expect(day == (midnight, midnight + 86_400))
  }

  @Test func oneMomentAsksForTheLargestUnitThatStartsThere() {
    func unit(_ text: String) -> Calendar.Component {
      let t = moment(text, newYork)
      return DateTicks.step(lower: t, upper: t, calendar: newYork, desiredCount: nil).unit
    }
    #expect(unit("2024-05-14") == .day)
    #expect(unit("2024-05-14 07:00") == .hour)
    #expect(unit("2024-05-14 07:01") == .minute)
    #expect(unit("2024-05-14 07:01:09") == .second)
  }

  @Test func fractionsOfASecondHaveTicks() {
    let step = DateTicks.step(lower: 100, upper: 100.8, calendar: utc, desiredCount: nil)
    #expect(step == DateStep(unit: .nanosecond, count: 200_000_000))
    #expect(
      DateTicks.values(lower: 100, upper: 100.8, step: step, calendar: utc) == [
        100, 100.2, 100.4, 100.6, 100.8,
      ])
  }

  @Test func extremesEndQuickly() {
    for (lower, upper) in [(-1e300, 1e300), (.nan, 1), (0, .infinity), (1, 0), (-1e12, 1e14)] {
      let step = DateTicks.step(lower: lower, upper: upper, calendar: berlin, desiredCount: nil)
      #expect(DateTicks.values(lower: lower, upper: upper, step: step, calendar: berlin).isEmpty)
    }
    let step = DateTicks.step(lower: -1e11, upper: 9e12, calendar: berlin, desiredCount: nil)
    #expect(DateTicks.values(lower: -1e11, upper: 9e12, step: step, calendar: berlin).count < 10)
    let hour = DateStep(unit: .hour, count: 1)
    #expect(DateTicks.values(lower: 0, upper: 1e9, step: hour, calendar: utc).count <= 10_000)
    let huge = DateStep(unit: .year, count: .max)
    #expect(DateTicks.values(lower: 0, upper: 1e9, step: huge, calendar: utc).count <= 1)
    #expect(
      DateTicks.values(lower: 0, upper: 1e9, step: DateStep(unit: .timeZone, count: 1), calendar: utc).isEmpty
    )
    #expect(
      DateTicks.values(lower: 0, upper: 86_400, step: DateStep(unit: .day, count: -3), calendar: utc).count
        == 2)
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata"])
  func unitIntervalsAreTheCalendarsOwn(zone: String) {
    let calendar = calendar(zone)
    var random = SeededGenerator(5)
    let units: [Calendar.Component] = [.second, .minute, .hour, .day, .weekOfYear, .month, .quarter, .year]
    for unit in units {
      var interval = DateUnitInterval(unit: unit, calendar: calendar)
      for _ in 0..<300 {
        let t = Double.random(in: -3e9...4e9, using: &random).rounded()
        let expected = calendar.dateInterval(of: unit, for: Date(timeIntervalSinceReferenceDate: t))!
        let actual = interval(t)
        #expect(actual.start <= t && t < actual.end)
        if unit != .second, unit != .minute, t > 0 || unit != .hour {
          #expect(actual.start == expected.start.timeIntervalSinceReferenceDate, "\(unit) \(t)")
          #expect(actual.end == expected.end.timeIntervalSinceReferenceDate, "\(unit) \(t)")
        }
        #expect(interval(t) == actual)
      }
    }
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/New_York"])
  func ticksOfLongUnitsAreTheCalendarsOwn(zone: String) {
    let calendar = calendar(zone)
    var random = SeededGenerator(6)
    for unit in [.day, .weekOfYear, .month, .year] as [Calendar.Component] {
      for _ in 0..<40 {
        let count = Int.random(in: 1...13, using: &random)
        let step = DateStep(unit: unit, count: count)
        // Start at noon, because noon exists on every day.
        let day = Double.random(in: -1e9...2e9, using: &random)
        let lower = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: day)).addingTimeInterval(
          43_200)
        let upper = lower.timeIntervalSinceReferenceDate + 20.5 * step.seconds
        let ticks = DateTicks.values(
          lower: lower.timeIntervalSinceReferenceDate, upper: upper, step: step, calendar: calendar,
          anchoredAtLower: true)
        #expect(ticks.count >= 20)
        for (index, tick) in ticks.enumerated() {
          let expected = calendar.date(byAdding: unit, value: index * count, to: lower)!
          #expect(tick == expected.timeIntervalSinceReferenceDate, "\(step) \(lower)")
        }
      }
    }
  }

  @Test func otherCalendarsHaveTicksOfTheirOwn() {
    var hebrew = Calendar(identifier: .hebrew)
    hebrew.timeZone = TimeZone(identifier: "UTC")!
    // Rosh Hashanah of 5784 and 5785.
    let ticks = ticks("2023-01-01", "2024-12-31", .year, 1, utc)
    #expect(ticks.count == 2)
    let years = DateTicks.values(
      lower: moment("2023-01-01", utc), upper: moment("2024-12-31", utc),
      step: DateStep(unit: .year, count: 1),
      calendar: hebrew)
    #expect(walls(years, utc, years: true) == ["2023-09-16", "2024-10-03"])
  }

  @Test func aDayWithAChangeOfTheClockIsShorterOrLonger() {
    var day = DateUnitInterval(unit: .day, calendar: berlin)
    func hours(_ text: String) -> Double {
      let interval = day(moment(text, berlin))
      return (interval.end - interval.start) / 3_600
    }
    #expect(hours("2024-03-31 12:00") == 23)
    #expect(hours("2024-10-27 12:00") == 25)
    #expect(hours("2024-10-28 12:00") == 24)
    let odd = day(.nan)
    #expect(odd.start.isNaN && odd.end.isNaN)
    #expect(day(1e300) == (1e300, 1e300))
  }
}
