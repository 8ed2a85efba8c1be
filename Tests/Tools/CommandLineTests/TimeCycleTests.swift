import OpenChartsChartMath
import OpenChartsTables
import Testing

@testable import OpenChartsCommandLineTool

/// Parts of weeks, days and years.
@Suite("Parts of a week, a day or a year")
@MainActor
struct TimeCycleTests {
  /// Four weeks from Monday, 1 January 2024. The value of a day is its index in the week.
  private let days = lines("day,v", 28) { "2024-01-\($0 < 9 ? "0" : "")\($0 + 1),\($0 % 7)" }

  @Test("rows of all weeks are combined by their mean, Monday first")
  func weekdays() throws {
    let drawn = try data(days, "--x", "day", "--y", "v", "--time-unit", "weekday")
    #expect(drawn.x?.names?.first == "Monday" && drawn.x?.names?.count == 7)
    #expect(drawn.y == .numbers([0, 1, 2, 3, 4, 5, 6]))
    let planned = try plan(days, "--x", "day", "--y", "v", "--time-unit", "weekday")
    #expect(planned.shape == .bar && planned.title == "Mean v by weekday")
    let german = try data(days, "--x", "day", "--time-unit", "weekday", "--locale", "de_DE")
    #expect(german.x?.names?.last == "Sonntag" && german.y == .numbers(.init(repeating: 4, count: 7)))
  }

  @Test("every part has a position, also without rows")
  func empty() throws {
    let text = "at\n2024-03-01 08:10\n2024-03-02 08:50\n2024-05-01 23:00\n"
    let hours = try data(text, "--x", "at", "--time-unit", "hour-of-day")
    #expect(hours.x?.names?.count == 24 && hours.count == 24)
    #expect(hours.y?.extent == 0...2)
    let months = try data(text, "--x", "at", "--time-unit", "month-of-year", "--mark", "bar")
    #expect(months.x?.names?.prefix(3) == ["Jan", "Feb", "Mar"] && months.x?.names?.count == 12)
  }

  @Test("the option has an effect without a named column, and two such options give a heat map")
  func automatic() throws {
    let drawn = try plan(days, "--time-unit", "weekday")
    #expect(drawn.x?.kind == .name && drawn.y?.title == "mean v")
    #expect(try plan(days, "--time-unit", "week").x?.grouping == .unit(.week))
    let grid = try plan(
      "at,v\n" + lines(0..<300) { "2024-03-\(10 + $0 % 20) \(10 + $0 % 12):00,\($0)" }, "--time-unit",
      "hour-of-day", "--time-unit", "weekday")
    #expect(grid.shape == .rectangle && grid.x?.title == "hour of day" && grid.y?.title == "weekday")
    #expect(grid.color?.title == "mean v")
  }

  @Test("the position of a time depends on the time zone")
  func zones() throws {
    let zone = ZoneOffsets(try #require(.init(identifier: "Pacific/Auckland")))
    var clock = WallClock(zone)
    // 31 December 2000, 23:00 UTC: Monday noon in New Zealand, 1 January 2001.
    #expect(TimeCycle.weekday.index(of: -3600, &clock) == 0)
    #expect(TimeCycle.hourOfDay.index(of: -3600, &clock) == 12)
    #expect(TimeCycle.monthOfYear.index(of: -3600, &clock) == 0)
    var utc = WallClock(.utc)
    #expect(
      TimeCycle.weekday.index(of: -3600, &utc) == 6 && TimeCycle.monthOfYear.index(of: -3600, &utc) == 11)
    #expect(TimeCycle.weekday.index(of: .nan, &utc) == nil)
  }

  @Test("invalid uses are refused")
  func refused() throws {
    #expect(throws: PlanError.self) { try plan("k,v\na,1\nb,2\n", "--time-unit", "weekday") }
    #expect(throws: PlanError.self) {
      try plan(days, "--x", "day", "--y", "v", "--time-unit", "weekday", "--time-unit", "hour-of-day")
    }
    #expect(throws: UsageError.self) {
      try parsed(["--time-unit", "day", "--time-unit", "day", "--time-unit", "day"])
    }
  }
}
