import Accessibility
import Charts
import Foundation
import OpenChartsAudioGraph
import OpenChartsDescriptions
import OpenChartsDisplayList
import SwiftUI
import Testing

@Suite("Descriptions of charts for listeners")
@MainActor
struct DescribedChartTests {
  private struct Sale: Identifiable {
    var day: String
    var city: String
    var cups: Double
    var id: String { day + city }
  }

  private let sales = [
    Sale(day: "Mon", city: "Oslo", cups: 54), Sale(day: "Tue", city: "Oslo", cups: 42),
    Sale(day: "Mon", city: "Rome", cups: 61), Sale(day: "Tue", city: "Rome", cups: 80),
  ]

  private func chart(_ view: some View) throws -> DescribedChart {
    let renderer = ImageRenderer(content: view.environment(\.locale, Locale(identifier: "en_US")))
    renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
    return try #require(renderer.scene().charts.first).described
  }

  @Test("bars are single values by name, with one series per colour")
  func bars() throws {
    let chart = try chart(
      Chart(sales) {
        BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)).foregroundStyle(
          by: .value("City", $0.city))
      })
    #expect(chart.form == .bar)
    #expect(chart.x.categories == ["Mon", "Tue"])
    #expect(chart.x.title == "Day" && chart.y?.title == "Cups")
    #expect(chart.series.map(\.name) == ["Oslo", "Rome"])
    #expect(chart.series.allSatisfy { !$0.isContinuous })
    #expect(chart.series.map(\.x) == [[0, 1], [0, 1]])
    #expect(chart.series.map(\.y) == [[54, 42], [61, 80]])
    #expect(chart.y?.range == 0...150)
    #expect(chart.y?.gridLines == [0, 50, 100, 150])
    #expect(chart.y?.describe(54) == "54")
  }

  @Test("positions of horizontal bars run down the picture")
  func lyingBars() throws {
    let chart = try chart(
      Chart(sales.prefix(2)) { BarMark(x: .value("Cups", $0.cups), y: .value("Day", $0.day)) })
    #expect(chart.isSideways)
    #expect(chart.x.categories == ["Mon", "Tue"])
    #expect(chart.y?.title == "Cups")
    #expect(chart.series.map(\.y) == [[54, 42]])
  }

  @Test("pitch follows the drawn scale: equal distances in the picture are equal steps of pitch")
  func pitchFollowsTheScale() throws {
    let values: [Double] = [-1000, -100, -10, 0, 10, 100, 1000]
    func view(_ type: ScaleType) -> some View {
      Chart {
        ForEach(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) }
      }
      .chartYScale(domain: -1000...1000, type: type)
    }
    for type in [ScaleType.linear, .symmetricLog, .squareRoot, .power(exponent: 3)] {
      let renderer = ImageRenderer(content: view(type))
      renderer.proposedSize = ProposedViewSize(width: 400, height: 300)
      let scene = renderer.scene()
      let described = try #require(scene.charts.first).described
      let plot = try #require(scene.list.charts.first?.values)
      let hertz = Score(described).tones.filter { $0.kind == .note }.map { $0.points[0].hertz }
      #expect(hertz.count == values.count)
      for (row, tone) in hertz.enumerated() {
        let height = 1 - (plot.series[0].points[row].y - plot.plot.minY) / plot.plot.height
        let drawn = Pitch.standard.frequency(at: height)
        #expect(abs(Pitch.cents(from: drawn, to: tone)) < 1, "\(type), \(values[row])")
      }
    }
  }

  @Test("lines and areas are one tone; points on a line are not described twice")
  func lines() throws {
    let line = try chart(
      Chart(0..<5, id: \.self) { i in
        LineMark(x: .value("Hour", i), y: .value("Level", i * i))
        PointMark(x: .value("Hour", i), y: .value("Level", i * i))
      })
    #expect(line.form == .line)
    #expect(line.series.count == 1)
    #expect(line.series[0].isContinuous)
    #expect(line.series[0].y == [0, 1, 4, 9, 16])
    let area = try chart(
      Chart(0..<5, id: \.self) { AreaMark(x: .value("Hour", $0), y: .value("Level", $0)) })
    #expect(area.form == .area)
    #expect(area.series[0].isContinuous)
  }

  @Test("points keep their sizes as a third axis")
  func points() throws {
    let chart = try chart(
      Chart(0..<4, id: \.self) {
        PointMark(x: .value("Area", $0), y: .value("Depth", 10 - $0)).symbolSize(by: .value("Volume", $0 * 5))
      })
    #expect(chart.form == .point)
    #expect(chart.additionalAxes.map(\.title) == ["Volume"])
    #expect(chart.series[0].additional == [[0, 5, 10, 15]])
  }

  @Test("spans are two series, named by their ends")
  func spans() throws {
    let chart = try chart(
      Chart(0..<3, id: \.self) {
        RuleMark(x: .value("Hour", $0), yStart: .value("Low", $0), yEnd: .value("High", $0 + 5))
      })
    #expect(chart.series.map(\.name) == ["Low", "High"])
    #expect(chart.series.map(\.y) == [[0, 1, 2], [5, 6, 7]])
  }

  @Test("a rule across the plot is not a series")
  func reference() throws {
    let chart = try chart(
      Chart {
        ForEach(sales.prefix(2)) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) }
        RuleMark(y: .value("Target", 50))
      })
    #expect(chart.form == .bar)
    #expect(chart.series.count == 1)
  }

  @Test("sectors are parts by name")
  func sectors() throws {
    let chart = try chart(
      Chart(sales.prefix(2)) {
        SectorMark(angle: .value("Cups", $0.cups)).foregroundStyle(by: .value("Day", $0.day))
      })
    #expect(chart.form == .sector)
    #expect(chart.x.categories == ["Mon", "Tue"])
    #expect(chart.series[0].y == [54, 42])
  }

  @Test("a heat map has one series per row")
  func heatMap() throws {
    let chart = try chart(
      Chart(sales) {
        RectangleMark(x: .value("Day", $0.day), y: .value("City", $0.city))
          .foregroundStyle(by: .value("Cups", $0.cups))
      })
    #expect(chart.form == .heatMap)
    #expect(chart.series.map(\.name) == ["Oslo", "Rome"])
    #expect(chart.y?.title == "Cups")
    #expect(chart.series[1].y == [61, 80])
  }

  @Test("dates and percentages are spoken with their meaning")
  func words() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let chart = try chart(
      Chart(0..<3, id: \.self) { i in
        LineMark(
          x: .value("Month", start.addingTimeInterval(Double(i) * 86_400), unit: .day),
          y: .value("Share", Double(i) * 0.2))
      }
      .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent.percent) }
      .environment(\.timeZone, .gmt))
    #expect(chart.x.isDate)
    #expect(chart.x.describe(0) == "January 1")
    #expect(chart.y?.describe(0.2) == "20 percent")
  }

  @Test("hidden marks are not described, and named marks keep their names")
  func said() throws {
    let chart = try chart(
      Chart(sales.prefix(2)) { sale in
        BarMark(x: .value("Day", sale.day), y: .value("Cups", sale.cups))
          .accessibilityHidden(sale.day == "Mon").accessibilityLabel("Second day")
      })
    #expect(chart.series[0].y == [42])
    #expect(chart.series[0].labels == [0: "Second day"])
  }

  @Test("an author's descriptor replaces the generated description")
  func descriptor() throws {
    struct Own: AXChartDescriptorRepresentable {
      func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
          title: "Sales", summary: "More on Tuesday.",
          xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
          yAxis: AXNumericDataAxisDescriptor(title: "Cups", range: 0...100, gridlinePositions: []) {
            "\(Int($0)) cups"
          },
          series: [
            AXDataSeriesDescriptor(
              name: "Own", isContinuous: true,
              dataPoints: [AXDataPoint(x: "Mon", y: 1), AXDataPoint(x: "Tue", y: 2)])
          ])
      }
    }
    let chart = try chart(
      Chart(sales.prefix(2)) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) }
        .accessibilityChartDescriptor(Own()))
    #expect(chart.series.map(\.name) == ["Own"])
    #expect(chart.series[0].isContinuous)
    #expect(chart.summary == "More on Tuesday.")
    #expect(chart.y?.describe(2) == "2 cups")
  }

  @Test("a picture's score has a part for each chart, and is empty without charts")
  func score() throws {
    let renderer = ImageRenderer(
      content: Chart(sales.prefix(2)) { BarMark(x: .value("Day", $0.day), y: .value("Cups", $0.cups)) }
        .frame(width: 300, height: 200))
    let notes = renderer.scene().score().tones.filter { $0.kind == .note }
    #expect(notes.count == 2)
    // The plot shows 0 to 60.
    #expect(abs(notes[0].points[0].hertz - 220 * pow(8, 54.0 / 60)) < 1e-6)
    #expect(renderer.scene().wav().prefix(4) == Data("RIFF".utf8))
    #expect(ImageRenderer(content: Text("no chart")).scene().score().parts.isEmpty)
  }

  @Test("bad data and no data are described without a crash")
  func odd() throws {
    let missing = try chart(
      Chart(0..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 == 2 ? .nan : 1.0)) })
    #expect(missing.series[0].y.filter(\.isNaN).count == 1)
    #expect(Score(missing).tones.contains { $0.kind == .gap })
    let renderer = ImageRenderer(content: Chart {}.frame(width: 100, height: 100))
    for chart in renderer.scene().charts {
      #expect(chart.described.series.isEmpty)
      _ = chart.score()
    }
  }
}
