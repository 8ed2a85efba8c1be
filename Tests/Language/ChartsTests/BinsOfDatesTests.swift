import Charts
import Foundation
import Testing

struct BinsOfDatesTests {
  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    calendar.firstWeekday = 2
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, in calendar: Calendar) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))!
  }

  @Test func calendarUnitsCoverTheRange() {
    let berlin = calendar("Europe/Berlin")
    let range = date(2024, 3, 30, 5, in: berlin)...date(2024, 4, 1, 5, in: berlin)
    let days = DateBins(unit: .day, range: range, calendar: berlin)
    #expect(days.thresholds == [30, 31, 32, 33].map { date(2024, 3, $0, in: berlin) })
    #expect(days.index(for: date(2024, 3, 31, 23, in: berlin)) == 1)
    let months = DateBins(unit: .month, by: 3, range: range, calendar: berlin)
    #expect(months.thresholds == [1, 4, 7].map { date(2024, $0, 1, in: berlin) })
  }

  @Test func theCountSteersTheUnit() {
    let utc = calendar("UTC")
    let range = date(2024, 1, 1, in: utc)...date(2024, 12, 31, in: utc)
    #expect(DateBins(range: range, desiredCount: 12, calendar: utc).count == 12)
    #expect(DateBins(range: range, desiredCount: 4, calendar: utc).count == 4)
    let week = date(2024, 1, 1, in: utc)...date(2024, 1, 8, in: utc)
    #expect(DateBins(range: week, calendar: utc).count == 7)
  }

  @Test func fixedIntervalsStartAtTheLowerEnd() {
    let start = Date(timeIntervalSinceReferenceDate: 1_000.5)
    let bins = DateBins(timeInterval: 60, range: start...start.addingTimeInterval(150))
    #expect(bins.thresholds == [0, 60, 120, 180].map { start.addingTimeInterval($0) })
    #expect(DateBins(timeInterval: 0, range: start...start).isEmpty)
  }

  @Test func everyDateLiesInItsBin() {
    let newYork = calendar("America/New_York")
    let data = (0..<500).map {
      date(2024, 2, 1, in: newYork).addingTimeInterval(Double($0 * $0 % 7_919) * 997)
    }
    for count in [nil, 1, 5, 40] {
      let bins = DateBins(data: data, desiredCount: count, calendar: newYork)
      #expect(data.allSatisfy { bins[bins.index(for: $0)].contains($0) })
      #expect(bins.count >= 1 && bins.count <= 200)
    }
  }

  @Test func emptyAndOddDataGiveNoTrap() {
    let utc = calendar("UTC")
    #expect(DateBins(data: [], calendar: utc).isEmpty)
    let day = date(2024, 1, 1, in: utc)
    #expect(DateBins(data: [day], calendar: utc).thresholds == [day, day.addingTimeInterval(86_400)])
    #expect(DateBins(data: [Date(timeIntervalSinceReferenceDate: .nan)], calendar: utc).isEmpty)
    _ = DateBins(data: [.distantPast, .distantFuture], calendar: utc)
    #expect(DateBins(thresholds: [day]).isEmpty)
  }

  @Test func lastBinIsClosed() {
    let dates = [0, 10, 20].map { Date(timeIntervalSinceReferenceDate: $0) }
    let bins = DateBins(thresholds: dates)
    #expect(bins[1].contains(dates[2]) && !bins[0].contains(dates[1]))
    #expect(bins == DateBins(timeInterval: 10, range: dates[0]...dates[2]))
  }
}
