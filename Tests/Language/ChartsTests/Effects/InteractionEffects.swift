import Charts
import Foundation
import SwiftUI
import Testing

/// Scrolling in a static picture, and modifiers that only affect interaction.
@MainActor @Suite("Scrolling shows the first window; interactive modifiers do not change the picture")
struct InteractionEffects {
  private var chart: some View {
    Chart(rows) { BarMark(x: .value("X", $0.x), y: .value("Y", $0.y)) }
  }

  private func scrolled(_ change: (AnyView) -> some View) -> some View {
    change(AnyView(chart)).chartScrollableAxes([.horizontal, .vertical])
  }

  @Test func windowsChangeThePicture() {
    let plain = scrolled { $0 }
    let wide = scrolled { $0.chartXVisibleDomain(length: 2) }
    expectEffect("View.chartXVisibleDomain(length:)", of: wide, against: plain)
    let tall = scrolled { $0.chartYVisibleDomain(length: 3) }
    expectEffect("View.chartYVisibleDomain(length:)", of: tall, against: plain)
    expectEffect(
      "View.chartScrollableAxes(_:)", of: wide, against: chart.chartXVisibleDomain(length: 2))
    let along = scrolled { $0.chartXVisibleDomain(length: 2).chartScrollPosition(initialX: 3) }
    expectEffect("View.chartScrollPosition(initialX:)", of: along, against: wide)
    expectSame(
      "View.chartScrollPosition(x:)",
      [AnyView(scrolled { $0.chartXVisibleDomain(length: 2).chartScrollPosition(x: .constant(3)) })],
      as: along)
    let up = scrolled { $0.chartYVisibleDomain(length: 3).chartScrollPosition(initialY: 2) }
    expectEffect("View.chartScrollPosition(initialY:)", of: up, against: tall)
    expectSame(
      "View.chartScrollPosition(y:)",
      [AnyView(scrolled { $0.chartYVisibleDomain(length: 3).chartScrollPosition(y: .constant(2)) })], as: up)
  }

  /// Declarations that have no effect in a static picture: the system draws no selection, and gestures and the end of
  /// scrolling need a pointer.
  @Test func selectionsAndGesturesLeaveThePictureAlone() {
    let number: Binding<Double?> = .constant(2)
    let range: Binding<ClosedRange<Double>?> = .constant(1...2)
    let pie = Chart(rows) { SectorMark(angle: .value("Y", $0.y)) }
    let still: [(String, AnyView)] = [
      ("View.chartXSelection(value:)", AnyView(chart.chartXSelection(value: number))),
      ("View.chartXSelection(range:)", AnyView(chart.chartXSelection(range: range))),
      ("View.chartYSelection(value:)", AnyView(chart.chartYSelection(value: number))),
      ("View.chartYSelection(range:)", AnyView(chart.chartYSelection(range: range))),
      (
        "View.chartGesture(_:)",
        AnyView(
          chart.chartGesture { proxy in DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) } })
      ),
      (
        "View.chartScrollTargetBehavior(_:)",
        AnyView(chart.chartScrollTargetBehavior(.valueAligned(unit: 1)))
      ),
    ]
    for (name, view) in still { expectSame(name, [view], as: chart) }
    expectSame("View.chartAngleSelection(value:)", [AnyView(pie.chartAngleSelection(value: number))], as: pie)
  }
}
