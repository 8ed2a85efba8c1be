import Charts
import Foundation
import OpenChartsChartEngine
import OpenChartsDisplayList
import SwiftUI
import Testing

/// Titles and labels of axes that authors set.
@MainActor @Suite struct AxisLabelTests {
  private struct Word: Equatable {
    var text: String
    var frame: Rect
  }

  /// Returns the texts of an axis with their frames in the chart; without a role, the texts of the titles.
  private func words(_ view: some View, in role: GroupRole?) throws -> (words: [Word], plot: Rect) {
    let layout = ChartPipeline.layout(try request(of: view), in: Size(300, 200))
    var words: [Word] = []
    func collect(_ items: [DisplayItem], _ transform: Transform, _ inside: GroupRole?) {
      for item in items {
        switch item {
        case .text(let run):
          let (a, b) = (Point(run.bounds.minX, run.bounds.minY), Point(run.bounds.maxX, run.bounds.maxY))
          guard inside == role else { continue }
          words.append(
            Word(text: run.span.string, frame: Rect(from: transform.apply(a), to: transform.apply(b))))
        case .group(let group):
          collect(group.children, group.transform.then(transform), group.role ?? inside)
        default: break
        }
      }
    }
    collect(layout.list.items, .identity, nil)
    return (words, layout.plotFrame)
  }

  private let towns = ["Aix", "Bath", "Cork", "Delft"]

  private var bars: some View {
    Chart(towns, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Y", $0.count)) }
  }

  @Test func textsUnderBarsWrapInTheirBand() throws {
    let view = bars.chartXAxis {
      AxisMarks { value in
        AxisValueLabel { Text("The old town of \(value.as(String.self) ?? "")") }
      }
    }
    let (words, plot) = try words(view, in: .xAxis)
    let band = plot.width / 4
    #expect(words.count >= 8, "each of four labels has several lines")
    for word in words {
      #expect(word.frame.width <= band)
      #expect(word.frame.minY >= plot.maxY, "\(word.text) runs over the bars")
    }
    for town in towns { #expect(words.contains { $0.text.contains(town) }, "\(town) is dropped") }
  }

  @Test func aWordWiderThanItsBandIsTruncatedAndNotBroken() throws {
    let names = ["Entertainment park", "Town", "Transportation", "Village"]
    let view = Chart(names, id: \.self) { BarMark(x: .value("Town", $0), y: .value("Y", $0.count)) }
      .chartXAxis { AxisMarks { value in AxisValueLabel { Text(value.as(String.self) ?? "") } } }
    let texts = try words(view, in: .xAxis).words.map(\.text)
    #expect(texts.count == 4 && texts.contains("Town"))
    for text in texts where !names.contains(text) {
      #expect(text.hasSuffix("…"))
      #expect(names.contains { $0.hasPrefix(text.dropLast()) })
    }
  }

  @Test func hoursOfTwoDigitsHaveMinutesOfTwoDigits() throws {
    let hours = (0..<4).map { Date(timeIntervalSinceReferenceDate: Double($0) * 6 * 3_600) }
    let view = Chart(hours, id: \.self) { LineMark(x: .value("Time", $0), y: .value("Y", 1)) }
      .chartXAxis {
        AxisMarks(
          values: hours.dropLast(),
          content: { _ in
            AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
          })
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    #expect(try words(view, in: .xAxis).words.map(\.text) == ["00:00", "06:00", "12:00"])
  }

  @Test func picturesUnderManyBarsThinOut() throws {
    let view = Chart(0..<40, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", 1)) }
      .chartXAxis {
        AxisMarks { value in
          AxisValueLabel { Text("Number \(value.index)").fixedSize() }
        }
      }
    let words = try words(view, in: .xAxis).words.sorted { $0.frame.minX < $1.frame.minX }
    #expect(words.count >= 2 && words.count < 20)
    for (a, b) in zip(words, words.dropFirst()) { #expect(a.frame.maxX <= b.frame.minX) }
  }

  @Test func allTitlesOfOneSideShowTheNearerOneFirst() throws {
    let view = bars.chartXAxisLabel("inner").chartXAxisLabel("outer").chartYAxisLabel("height")
      .chartYAxisLabel("above")
    let (words, plot) = try words(view, in: nil)
    func frame(_ text: String) throws -> Rect { try #require(words.first { $0.text == text }?.frame) }
    #expect(try frame("inner").maxY <= frame("outer").minY + 1)
    #expect(try frame("inner").minY >= plot.maxY)
    #expect(try frame("above").maxY <= frame("height").minY + 1)
    #expect(try frame("height").maxY <= plot.minY)
  }

  @Test func titlesAtBothEndsShareARow() throws {
    let view = bars.chartXAxisLabel("low", alignment: .leading).chartXAxisLabel("high", alignment: .trailing)
    let (words, plot) = try words(view, in: nil)
    #expect(words.count == 2)
    #expect(words.allSatisfy { abs($0.frame.minY - words[0].frame.minY) < 0.5 })
    let alone = try self.words(bars.chartXAxisLabel("low"), in: nil)
    #expect(plot.height == alone.plot.height)
  }
}
