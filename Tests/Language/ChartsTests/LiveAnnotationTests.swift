import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@testable import Charts
@testable import OpenChartsSessions

/// Interactive views in charts, in a live session.
@MainActor @Suite struct LiveAnnotationTests {
  @Observable final class Log {
    var taps = 0
    var range: ClosedRange<Double>?
    var position = 0.0
  }

  private func bars(_ log: Log, @ViewBuilder annotation: @escaping () -> some View) -> some View {
    Chart {
      BarMark(x: .value("Day", "A"), y: .value("Sales", 3))
      BarMark(x: .value("Day", "B"), y: .value("Sales", 5)).annotation { annotation() }
    }
  }

  @Test("A button in an annotation is a real control at its position, and runs its action")
  func button() throws {
    let log = Log()
    let stage = LiveStage(bars(log) { Button("Best") { log.taps += 1 } })
    let control = try #require(stage.drawing.live.controls.first)
    #expect(control.label() == "Best")
    // The button is above the second bar.
    #expect(control.frame.midX > 220 && control.frame.midX < 380)
    #expect(control.frame.minY >= 0 && control.frame.maxY < 100)
    control.act(.press)
    #expect(log.taps == 1)
  }

  @Test("A tap on a view in an annotation runs its action; a tap beside it does not")
  func tap() throws {
    let log = Log()
    let stage = LiveStage(bars(log) { Circle().frame(width: 20, height: 20).onTapGesture { log.taps += 1 } })
    let place = try #require(stage.drawing.gestures.last.map { Rect(Path($0.path).boundingRect).center })
    for (point, taps) in [(place, 1), (Point(place.x + 40, place.y), 1), (place, 2)] {
      stage.pointer(.down, point)
      stage.pointer(.up, point)
      #expect(log.taps == taps)
    }
  }

  @Test("A still chart stores no gestures of annotations")
  func still() {
    let tree = ViewTree()
    tree.update(
      bars(Log()) { Button("Best") {} }, in: EnvironmentValues(),
      proposal: ProposedViewSize(width: 400, height: 300))
    #expect(tree.draw().live.controls.isEmpty)
  }

  private struct Scrolled: View {
    @Bindable var log: Log
    var body: some View {
      Chart(0..<100, id: \.self) { day in
        LineMark(x: .value("Day", Double(day)), y: .value("Sales", Double(day % 7)))
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20.0)
      .chartScrollPosition(x: $log.position)
      .chartXSelection(range: $log.range)
    }
  }

  @Test("A finger scrolls a chart immediately, and selects a range if it is first held still")
  func fingers() throws {
    let log = Log()
    let stage = LiveStage(Scrolled(log: log))
    func drag(resting: Double) {
      stage.pointer(.down, Point(300, 100), .touch)
      stage.wait(resting)
      for x in stride(from: 300.0, through: 150, by: -30) { stage.pointer(.move, Point(x, 100), .touch) }
      stage.pointer(.up, Point(150, 100), .touch)
    }
    drag(resting: 0)
    #expect(log.range == nil)
    #expect(log.position > 1)
    let position = log.position
    drag(resting: 0.3)
    let range = try #require(log.range)
    #expect(range.upperBound - range.lowerBound > 3)
    #expect(log.position == position)
  }
}
