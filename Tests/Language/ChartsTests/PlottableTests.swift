import Charts
import Foundation
import OpenChartsChartModel
import Testing

private enum City: String, Plottable {
  case paris = "Paris"
  case tokyo = "Tokyo"
}

private struct Celsius: Plottable, Equatable {
  var degrees: Double
  init(degrees: Double) { self.degrees = degrees }
  var primitivePlottable: Double { degrees }
  init?(primitivePlottable: Double) {
    guard primitivePlottable >= -273.15 else { return nil }
    degrees = primitivePlottable
  }
}

@MainActor @Suite struct PlottableTests {
  @Test func numbersOfAllTypesAreNumbers() {
    #expect(Int8(-3).dataValue == .number(-3))
    #expect(UInt64(9).dataValue == .number(9))
    #expect(Float(0.5).dataValue == .number(0.5))
    #expect(Decimal(string: "1.25")!.dataValue == .number(1.25))
  }

  @Test func namesAndDatesKeepTheirKind() {
    #expect("a".dataValue == .category("a"))
    #expect(Date(timeIntervalSinceReferenceDate: 60).dataValue == .date(60))
    #expect(City.tokyo.dataValue == .category("Tokyo"))
    #expect(Celsius(degrees: 20).dataValue == .number(20))
  }

  @Test func valuesComeBackFromTheirKindAlone() {
    #expect(City(dataValue: .category("Paris")) == .paris)
    #expect(City(dataValue: .category("Rome")) == nil)
    #expect(City(dataValue: .number(1)) == nil)
    #expect(Celsius(dataValue: .number(-300)) == nil)
    #expect(String(dataValue: .date(0)) == nil)
  }

  @Test func wholeNumbersCutWhatLiesBetweenThemButNotRoundingNoise() {
    #expect(Int(dataValue: .number(2.9)) == 2)
    #expect(Int(dataValue: .number(-2.9)) == -2)
    #expect(Int(dataValue: .number(2.9999999999999996)) == 3)
    #expect(UInt8(dataValue: .number(300)) == nil)
    #expect(Int(dataValue: .number(.nan)) == nil)
    #expect(Int(dataValue: .number(1e30)) == nil)
  }

  @Test func rangesAndBinsAreIntervals() throws {
    let bins = NumberBins(thresholds: [0.0, 10, 20])
    let marks = try table {
      BarMark(x: .value("Price", 0..<10.0), y: .value("Count", 1))
      BarMark(x: .value("Price", bins[1]), y: .value("Count", 2))
    }
    let x = try #require(marks.x.column)
    #expect(x.values == [0, 10])
    #expect(x.ends == [10, 20])
  }

  @Test func aDateWithAUnitIsTheWholeUnitInTheCalendarThatItNames() throws {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = TimeZone(identifier: "UTC")!
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    let marks = try table {
      PointMark(x: .value("Day", noon, unit: .day, calendar: utc), y: .value("Y", 1))
    }
    let x = try #require(marks.x.column)
    #expect(x.unit == .day)
    #expect(x.values == [0])
    #expect(x.ends == [86400])
  }

  @Test func aDateWithAUnitUsesTheEnvironmentsTimeZone() throws {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(secondsFromGMT: 3600)!
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    let chart = Chart { PointMark(x: .value("Day", noon, unit: .day), y: .value("Y", 1)) }
    let x = try #require(try request(of: chart, in: environment).marks.first?.x.column)
    #expect(x.values == [-3600])
    #expect(x.ends == [82800])
  }

  @Test func labelsMayBeTextsKeysResourcesAndStrings() throws {
    let name = "Plain"
    let marks = try table {
      PointMark(x: .value(Text("A text"), 1), y: .value(name, 2))
    }
    #expect(marks.x.column?.label == "A text")
    #expect(marks.y.column?.label == "Plain")
    let keyed = try table {
      PointMark(
        x: .value("Axis \(3)", 1), y: .value(LocalizedStringResource("From a table"), 2))
    }
    #expect(keyed.x.column?.label == "Axis 3")
    #expect(keyed.y.column?.label == "From a table")
  }
}
