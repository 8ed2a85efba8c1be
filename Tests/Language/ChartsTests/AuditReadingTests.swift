import Charts
import SwiftUI
import Testing

/// Audit rules about readability: the problem, the measured value and the remedy of each finding.
@MainActor @Suite("The audit of readability")
struct AuditReadingTests {
  private func findings(_ view: some View, width: CGFloat = 320, _ rule: String) -> [AuditFinding] {
    let renderer = ImageRenderer(content: view.frame(width: width, height: 240))
    renderer.isOpaque = true
    return renderer.scene().audit().filter { $0.rule == rule }
  }

  private func points(_ values: [Double]) -> some ChartContent {
    ForEach(values.indices, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", values[$0])) }
  }

  @Test("values outside their axis are counted, and the remedy names a domain that contains them")
  func range() throws {
    let cut = findings(Chart { points([1, 5, 20, 40]) }.chartYScale(domain: 0...10), "range")
    let finding = try #require(cut.first)
    #expect(cut.count == 1)
    #expect(finding.problem.hasPrefix("2 of 4 values lie (20 to 40) outside the y axis, which shows 0 to 10"))
    #expect(finding.measured == "2 outside")
    #expect(finding.remedy.contains(".chartYScale(domain: 0...40)"))
    #expect(finding.frame != nil)
    #expect(findings(Chart { points([1, 5, 20, 40]) }, "range").isEmpty)
  }

  @Test func marksBelongToTheirChartWhereChartsLieOnEachOther() {
    func chart(_ color: Color) -> some View {
      Chart { points([1, 5, 20, 40]) }.foregroundStyle(color).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let both = ZStack {
      chart(Color(white: 0.9))
      chart(.black)
    }
    let found = findings(both, "contrast").map(\.problem)
    #expect(found.count == 1 && found[0].hasPrefix("4 marks in #E6E6E6"), "\(found)")
  }

  @Test("for values that a logarithmic axis cannot show, the remedy names another scale")
  func logarithmic() throws {
    let chart = Chart { points([0, 10, 100]) }.chartYScale(domain: 1...100, type: .log)
    #expect(findings(chart, "range").first?.remedy.contains(".symmetricLog") == true)
  }

  @Test("names that the picture does not show are reported as locked data")
  func names() {
    let chart = Chart {
      ForEach(["Oslo", "Rome"], id: \.self) { city in
        ForEach(0..<3) { day in
          LineMark(x: .value("Day", day), y: .value("Rain", day + city.count)).foregroundStyle(
            by: .value("City", city))
        }
      }
    }
    #expect(findings(chart, "no-locked-data").isEmpty)
    let hidden = findings(chart.chartLegend(.hidden), "no-locked-data")
    #expect(hidden.first?.problem.contains("\"Oslo\" and \"Rome\"") == true)
    #expect(hidden.first?.measured == "0 of 2 names")
    #expect(hidden.first?.remedy.contains(".chartLegend(.visible)") == true)
  }

  @Test("data outside the visible window are reported as locked, with their share")
  func scrolled() {
    let chart = Chart { points([1, 5, 2, 4, 3]) }
    let scrolled = findings(
      chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2), "no-locked-data")
    #expect(scrolled.first?.problem.contains("% of the x axis is in the picture") == true)
    #expect(findings(chart, "no-locked-data").isEmpty)
  }

  @Test("a leading value axis indents the plot; plots in one column begin together")
  func aligned() throws {
    let chart = Chart { points([1, 5, 2]) }
    let leading = chart.chartYAxis { AxisMarks(position: .leading) }
    #expect(findings(chart, "aligned").isEmpty)
    #expect(findings(leading, "aligned").first?.remedy.contains("AxisMarks(position: .trailing)") == true)
    let column = findings(
      VStack {
        chart
        leading
      }, "aligned")
    #expect(column.contains { $0.problem.contains("stand in one column and begin ") })
    #expect(
      findings(
        VStack {
          chart
          chart
        }, "aligned"
      ).isEmpty)
  }

  @Test("marks without a number have no tone")
  func audioGraph() {
    let none = Chart {
      ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", Double.nan)) }
    }
    #expect(findings(Chart { points([1, 2]) }, "audio-graph").isEmpty)
    let silent = findings(none, "audio-graph")
    #expect(silent.first?.measured == "0 tones")
    #expect(silent.first?.remedy.contains(".accessibilityChartDescriptor(…)") == true)
  }

  @Test("a chart without a description, and marks without elements, are found")
  func undescribed() {
    let chart = Chart { points([1, 5, 2, 9]) }
    #expect(findings(chart, "accessible").isEmpty)
    let hidden = findings(chart.accessibilityHidden(true), "accessible")
    #expect(hidden.count == 1 && hidden[0].problem.contains("hidden from screen readers"), "\(hidden)")
    #expect(hidden.first?.remedy.contains(".accessibilityHidden(true)") == true)
    let silent = Chart {
      ForEach(0..<3) { PointMark(x: .value("x", $0), y: .value("y", $0)).accessibilityHidden(true) }
    }
    let found = findings(silent, "accessible")
    #expect(found.first?.problem.contains("no element that a screen reader can reach") == true, "\(found)")
  }

  @Test("a chart of a watch's size has few labels")
  func small() {
    let crowded = Chart { points([1, 5, 2, 9]) }.chartYScale(domain: 0...10).chartYAxis {
      AxisMarks(values: [0, 2, 4, 6, 8, 10])
    }
    #expect(findings(crowded, width: 160, "small-screen").first?.measured == "6 labels")
    #expect(findings(crowded, width: 320, "small-screen").isEmpty)
  }
}
