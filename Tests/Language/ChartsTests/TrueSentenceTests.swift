import Charts
import Foundation
import SwiftUI
import Testing

/// Transcripts make true statements about the picture. They use the words of its axes, and describe each glyph once.
@MainActor @Suite("True sentences") struct TrueSentenceTests {
  private func lines(_ view: some View, _ language: String = "en_US") throws -> [String] {
    let renderer = ImageRenderer(
      content: view.frame(width: 360, height: 240).environment(\.locale, Locale(identifier: language))
        .environment(\.timeZone, .gmt))
    return renderer.transcript().split(separator: "\n").map(String.init)
  }

  private func day(_ year: Int, _ month: Int, _ day: Int = 1) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  @Test("Values at the positions of a grid are named by the position, not by an interval") func grid() throws
  {
    let chart = Chart(0..<162, id: \.self) { index in
      PointMark(x: .value("East", Double(index % 9)), y: .value("North", Double(index / 9)))
    }
    .chartXScale(domain: -0.5...8.5)
    let text = try lines(chart)
    #expect(text.contains { $0.hasPrefix("3, ") && $0.hasSuffix("18 values.") })
    #expect(!text.contains { $0.hasPrefix("3 to ") })
    // If values are not on a grid, they are grouped in intervals.
    let scattered = Chart((0..<200).map { Double($0) * 0.37 }, id: \.self) { x in
      PointMark(x: .value("East", x), y: .value("North", x * x))
    }
    #expect(try lines(scattered).contains { $0.contains(" to ") && $0.hasSuffix(" values.") })
  }

  @Test("Values at or below zero do not count on a logarithmic scale") func logarithmic() throws {
    let chart = Chart([("A", 5.0), ("B", -5), ("C", 2), ("D", 0)], id: \.0) { name, value in
      BarMark(x: .value("Name", name), y: .value("Value", value))
    }
    .chartYScale(type: .log)
    let text = try lines(chart).joined(separator: "\n")
    #expect(text.contains("Bar chart with 2 values") && text.contains("Lowest value: 2, for C"), "\(text)")
  }

  @Test("Marks that the author hides do not turn the others into intervals") func hidden() throws {
    let chart = Chart {
      ForEach(0..<3, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * 2)) }
      ForEach(0..<200, id: \.self) { index in
        LineMark(
          x: .value("x", Double(index) / 100), y: .value("y", Double(index) / 50), series: .value("s", "t")
        )
        .accessibilityHidden(true)
      }
    }
    let text = try lines(chart)
    #expect(text.contains("1, 2.") && !text.contains { $0.contains("1 value.") }, "\(text)")
  }

  @Test("An axis of magnitudes has no negative numbers, and the largest magnitude is the highest")
  func magnitudes() throws {
    let chart = Chart {
      ForEach([("young", 20.0), ("old", 5.0)], id: \.0) { age, count in
        BarMark(x: .value("Millions", -count), y: .value("Age", age)).foregroundStyle(
          by: .value("Sex", "Men"))
        BarMark(x: .value("Millions", count + 1), y: .value("Age", age)).foregroundStyle(
          by: .value("Sex", "Women"))
      }
    }
    .chartXScale(domain: -25...25)
    .chartXAxis {
      AxisMarks(values: [-20, 0, 20]) { value in
        AxisValueLabel { Text(verbatim: "\(abs(value.as(Int.self) ?? 0)) M") }
      }
    }
    let text = try lines(chart).joined(separator: "\n")
    #expect(!text.contains("minus"))
    #expect(text.contains("from 25 million through 0 to 25 million"))
    #expect(
      text.contains("Men: Highest value: 20 million, for young. Lowest value: 5 million, for old."), "\(text)"
    )
  }

  @Test("Numbers that an axis shows as times are spoken as times, also between labels")
  func times() throws {
    let chart = Chart {
      ForEach([("Mon", 10.7, 18.6), ("Tue", 12.25, 19.5)], id: \.0) { night, asleep, awake in
        BarMark(x: .value("Night", night), yStart: .value("Asleep", asleep), yEnd: .value("Awake", awake))
      }
    }
    .chartYScale(domain: 10...22)
    .chartYAxis {
      AxisMarks(values: [10, 14, 18, 22]) { value in
        AxisValueLabel { Text(verbatim: "\(((value.as(Int.self) ?? 0) + 12) % 24):00") }
      }
    }
    let all = try lines(chart)
    #expect(all[0].contains("Y axis: from 22:00 to 10:00"), "\(all)")
    #expect(all.contains("Mon, 22:42 to 6:36."), "\(all)")
    #expect(all[1].contains("Asleep: Latest value: 0:15, for Tue. Earliest value: 22:42, for Mon."), "\(all)")
  }

  @Test("Pages list values in the words of the axis")
  func listedValues() throws {
    let chart = Chart([("a", 0.25), ("b", 0.4)], id: \.0) { name, share in
      BarMark(x: .value("Name", name), y: .value("Share", share))
    }
    .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent) }
    let page = try ImageRenderer(content: chart.frame(width: 300, height: 200)).html()
    #expect(page.contains("\"25 percent\"") && page.contains("\"40 percent\""))
    #expect(!page.contains("\"0.4\""))
  }

  @Test("The unit of the labels is the unit of speech", arguments: [1.8, 0.01])
  func units(factor: Double) throws {
    let base = factor > 1 ? 32.0 : 0
    let values = factor > 1 ? [0.0, 10, 20] : [0, 1_000, 2_000]
    let chart = Chart(values, id: \.self) { value in
      BarMark(x: .value("Name", "n\(Int(value))"), y: .value("Y", value))
    }
    .chartYAxis {
      AxisMarks(values: values) { value in
        AxisValueLabel { Text(verbatim: "\(Int((value.as(Double.self) ?? 0) * factor + base))°") }
      }
    }
    let text = try lines(chart).joined(separator: "\n")
    let highest = Int(values[2] * factor + base)
    #expect(text.contains("Highest value: \(highest)°"), "\(text)")
    #expect(text.contains("from \(Int(base))° to \(highest)°"), "\(text)")
  }

  @Test("One unit of the calendar has one name, and an axis ends with the last one")
  func calendarUnits() throws {
    let months = try (1...12).map { try day(2024, $0) }
    let bars = Chart(months, id: \.self) { month in
      BarMark(x: .value("Month", month, unit: .month), y: .value("Y", 3.0))
    }
    #expect(try lines(bars)[0].contains("from January 2024 to December 2024"))
    let days = try (1..<5).map {
      (start: try day(2024, 3, $0), end: try day(2024, 3, $0 + 1), value: Double($0) * 10)
    }
    let chart = Chart(days, id: \.start) { day in
      BarMark(x: .value("Day", day.start..<day.end), y: .value("Y", day.value))
    }
    let all = try lines(chart)
    #expect(all.contains("March 3, 2024, 30."), "\(all)")
    #expect(all[0].contains("from March 1, 2024 to March 4, 2024"), "\(all)")
    #expect(all[1].contains("Highest value: 40, on March 4, 2024."), "\(all)")
  }

  @Test("A candlestick is one value with its parts by name")
  func candlesticks() throws {
    let chart = Chart(0..<4, id: \.self) { number in
      RuleMark(
        x: .value("Day", "d\(number)"), yStart: .value("Low", Double(number)),
        yEnd: .value("High", Double(number) + 9))
      BarMark(
        x: .value("Day", "d\(number)"), yStart: .value("Open", Double(number) + 3),
        yEnd: .value("Close", Double(number) + 5), width: .fixed(8))
    }
    let all = try lines(chart)
    #expect(all[0].contains("with 4 values"), "\(all)")
    #expect(all[0].contains("Parts of each value: Low, High, Open and Close."), "\(all)")
    #expect(all[1] == "Low: Lowest value: 0, for d0. High: Highest value: 12, for d3.", "\(all)")
    #expect(all.filter { $0.hasPrefix("d2") } == ["d2, Low 2, High 11, Open 5, Close 7."], "\(all)")
  }

  @Test("The caps of error bars are not values")
  func caps() throws {
    let chart = Chart(0..<3, id: \.self) { number in
      let mean = Double(number) + 10
      RuleMark(
        x: .value("Dose", "d\(number)"), yStart: .value("Lower", mean - 1), yEnd: .value("Upper", mean + 2))
      ForEach([mean - 1, mean + 2], id: \.self) { bound in
        RectangleMark(
          x: .value("Dose", "d\(number)"), y: .value("Bound", bound), width: .fixed(14), height: .fixed(2))
      }
      PointMark(x: .value("Dose", "d\(number)"), y: .value("Response", mean))
    }
    let all = try lines(chart)
    #expect(all[0].contains("with 3 values"), "\(all)")
    #expect(!all.joined().contains("Bound"), "\(all)")
    #expect(all.contains("d1, Lower 10, Upper 13, Response 11."), "\(all)")
  }

  @Test("Equal sectors are described by radii, not by shares")
  func rose() throws {
    let chart = Chart {
      ForEach(0..<6) { number in
        SectorMark(angle: .value("Share", 1), outerRadius: .ratio(0.4 + Double(number) / 10))
          .foregroundStyle(by: .value("Month", "m\(number)"))
      }
    }
    let all = try lines(chart)
    #expect(!all.joined().contains("Parts of the whole"), "\(all)")
    #expect(all.contains { $0.contains("Highest value: 90, for m5") }, "\(all)")
  }

  @Test("A grid of cells has no highest position, because its colours have the values")
  func field() throws {
    let chart = Chart(0..<35, id: \.self) { number in
      PointMark(x: .value("East", Double(number % 5)), y: .value("North", Double(number / 5)))
        .foregroundStyle(by: .value("Speed", Double(number)))
    }
    let all = try lines(chart)
    #expect(all[0].contains("Color: Speed, from 0 to 34."), "\(all)")
    #expect(all[1].contains("Highest value: 34, at East 4, North 6."), "\(all)")
  }

  @Test("A curve that is filled in parts is one function with a highlighted part")
  func tail() throws {
    let bell: @Sendable (Double) -> Double = { exp(-$0 * $0) }
    let chart = Chart {
      AreaPlot(x: "z", y: "Density", domain: -3...1, function: bell)
      AreaPlot(x: "z", y: "Density", domain: 1...3, function: bell)
      LinePlot(x: "z", y: "Density", domain: -3...3, function: bell)
      RuleMark(x: .value("Threshold", 1), yStart: .value("Density", 0), yEnd: .value("Density", 0.4))
    }
    .chartXScale(domain: -3...3)
    let all = try lines(chart)
    #expect(all[0].hasPrefix("Line chart with 1 function. "), "\(all)")
    #expect(all[1].contains("Marked: z 1 to 3; Threshold 1."), "\(all)")
  }

  @Test("A column of names has no unit, even if its name is a unit")
  func namesHaveNoUnit() throws {
    let names = Chart(["a", "b"], id: \.self) { BarMark(x: .value("g", $0), y: .value("Count", 2)) }
    #expect(try !lines(names).joined().contains("gram"))
    let numbers = Chart([1.0, 2], id: \.self) { PointMark(x: .value("mass (g)", $0), y: .value("g", $0)) }
    let text = try lines(numbers).joined()
    #expect(text.contains("mass in grams") && text.contains("Y axis: g,"), "\(text)")
  }

  @Test("A sector's share is spoken once", arguments: ["en_US", "de_DE", "es_ES", "fr_FR", "ja_JP", "ar_EG"])
  func shares(language: String) throws {
    let chart = Chart([("Red 60%", 120.0), ("Blue 40%", 80.0)], id: \.0) { name, amount in
      SectorMark(angle: .value("Amount", amount)).foregroundStyle(by: .value("Name", name))
    }
    let text = try lines(chart, language).joined(separator: "\n")
    #expect(!text.contains("%"), "\(text)")
    #expect(text.contains("Red"))
  }
}
