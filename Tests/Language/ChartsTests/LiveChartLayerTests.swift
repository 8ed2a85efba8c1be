import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import Charts
@testable import OpenChartsSessions

/// Gestures in `chartOverlay`, `chartBackground` and `chartGesture` on a view around a chart, in a live session.
@MainActor @Suite struct LiveChartLayerTests {
  @Observable final class Log {
    var values: [Int] = []
    var ends = 0
    var selection: Int?
  }

  enum Layer: CaseIterable, Sendable { case overlay, background, gesture }

  /// A title of 60 points above a plot without axes that is 400 points wide and 240 points high. The value at the
  /// pointer has an annotation, which appears and moves during the gesture.
  private struct Lollipop: View {
    let layer: Layer
    var log: Log
    @State private var chosen: Int?

    private func drag(_ proxy: ChartProxy) -> some Gesture {
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          chosen = proxy.value(atX: drag.location.x)
          log.values.append(chosen ?? -1)
        }
        .onEnded { _ in
          log.ends += 1
          chosen = nil
        }
    }

    private var chart: some View {
      VStack(spacing: 0) {
        Text(chosen.map { "Chosen: \($0)" } ?? "Nothing chosen").frame(height: 60)
        Chart {
          ForEach(0..<11, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
          if let chosen {
            RuleMark(x: .value("Chosen", chosen)).annotation(position: .overlay) { Text("\(chosen)") }
          }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }

    private func area(_ proxy: ChartProxy) -> some View {
      GeometryReader { _ in Rectangle().fill(.clear).contentShape(Rectangle()).gesture(drag(proxy)) }
    }

    var body: some View {
      switch layer {
      case .overlay: chart.chartOverlay { area($0) }
      case .background: chart.chartBackground { area($0) }
      case .gesture: chart.chartGesture { drag($0) }
      }
    }
  }

  @Test(arguments: Layer.allCases) func aDragOverTheWholeContainerFindsValues(layer: Layer) {
    let log = Log()
    let stage = LiveStage(Lollipop(layer: layer, log: log))
    // This drag goes from the plot to the space next to the title.
    stage.drag(from: Point(40, 200), to: Point(360, 20))
    #expect(log.values.first == 1 && log.values.last == 9)
    #expect(log.values.count >= 10 && log.ends == 1)
    // This drag starts next to the title.
    stage.drag(from: Point(40, 20), to: Point(360, 200))
    #expect(log.ends == 2)
  }

  @Test func aTapInALayerOfAContainerIsInItsCoordinates() throws {
    let log = Log()
    let stage = LiveStage(
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
        Chart(0..<11, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
      }
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear.contentShape(Rectangle())
            .gesture(
              SpatialTapGesture()
                .onEnded { tap in
                  let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
                  log.values.append(proxy.value(atY: tap.location.y - plot.minY) ?? -1)
                })
        }
      })
    for y in [60.0, 180.0, 299.0] {
      stage.pointer(.down, Point(200, y))
      stage.pointer(.up, Point(200, y))
    }
    #expect(log.values == [10, 5, 0])
  }

  @Test func aGestureOnAContainerReplacesTheSelectionsOfTheChartInIt() {
    let log = Log()
    @Bindable var bound = log
    let stage = LiveStage(
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
        Chart(0..<11, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXSelection(value: $bound.selection)
      }
      .chartGesture { proxy in
        SpatialTapGesture().onEnded { _ in proxy.selectXValue(at: 80) }
      })
    stage.hover(Point(320, 200))
    #expect(log.selection == nil)
    stage.pointer(.down, Point(320, 20))
    stage.pointer(.up, Point(320, 20))
    #expect(log.selection == 2)
  }

  /// A counter in a layer of a container, which keeps its state while the chart changes.
  private struct Counting: View {
    @State private var taps = 0
    var body: some View {
      Button("\(taps) taps") { taps += 1 }
    }
  }

  @Test func viewsInALayerKeepTheirState() throws {
    let log = Log()
    struct Growing: View {
      var log: Log
      var body: some View {
        VStack {
          if log.ends > 0 { Text("more") }
          Chart(log.values, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
        }
        .chartOverlay { _ in Counting() }
      }
    }
    let stage = LiveStage(Growing(log: log))
    for count in 0..<3 {
      let control = try #require(stage.drawing.live.controls.first)
      #expect(control.label() == "\(count) taps")
      control.act(.press)
      log.values.append(count)
      log.ends += 1
      stage.wait(0.1)
    }
  }
}
