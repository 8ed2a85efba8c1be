import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import Charts

/// The top of the plot, compared with a device picture: the plot is 180 of 200 points high on iOS 18, and 228.7 of 250
/// points on iOS 26, where labels are taller.
@MainActor @Suite struct PlotTopTests {
  /// The distance from the chart's top edge to the plot, with content above the chart.
  private func top(below height: CGFloat) throws -> CGFloat {
    final class Box {
      var top: CGFloat?
      func take(_ top: CGFloat) -> Color {
        self.top = top
        return .clear
      }
    }
    let box = Box()
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          box.take(proxy.plotFrame.map { geometry[$0].minY } ?? .nan)
        }
      }
      .frame(width: 300, height: 200)
    let view = VStack(spacing: 0) {
      Color.clear.frame(width: 10, height: height)
      chart
    }
    _ = ImageRenderer(content: view).scene()
    return try #require(box.top)
  }

  @Test func aLabelExtendsAboveTheChartUnlessThePictureEnds() throws {
    #expect(try top(below: 20) <= 0.5)
    let cut = try top(below: 0)
    #expect(cut > 5 && cut < 9)
    // With 3 points above the chart, the plot starts 3 points higher, because the label can use them.
    #expect(abs(try top(below: 3) - (cut - 3)) < 0.5)
  }

  /// The texts of a view with their frames in the picture.
  private func texts(_ view: some View) -> [(text: String, frame: Rect)] {
    var texts: [(text: String, frame: Rect)] = []
    func collect(_ items: [DisplayItem], _ transform: Transform) {
      for item in items {
        switch item {
        case .text(let run):
          let frame = Rect(origin: transform.apply(run.bounds.origin), size: run.bounds.size)
          texts.append((run.span.string, frame))
        case .group(let group): collect(group.children, group.transform.then(transform))
        default: break
        }
      }
    }
    collect(LiveStage(view).drawing.list.items, .identity)
    return texts
  }

  private var chart: some View {
    Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }.frame(height: 150)
  }

  @Test func contentOfAScrollViewIsCutAtItsTop() {
    let scrolled = VStack(spacing: 0) {
      Color.red.frame(height: 50)
      ScrollView { chart }
    }
    #expect(texts(scrolled).allSatisfy { $0.frame.minY >= 50 })
    let free = VStack(spacing: 0) {
      Color.red.frame(height: 50)
      chart
    }
    .frame(height: 300, alignment: .top)
    #expect(texts(free).contains { $0.text == "10" && $0.frame.minY < 50 })
  }

  @Test func aTitleOverTheAxisKeepsItsDistance() throws {
    let found = texts(chart.chartYAxisLabel("Units").padding(40))
    let title = try #require(found.first { $0.text == "Units" }).frame
    let label = try #require(found.first { $0.text == "10" }).frame
    #expect(title.maxY <= label.minY + 0.01)
  }
}
