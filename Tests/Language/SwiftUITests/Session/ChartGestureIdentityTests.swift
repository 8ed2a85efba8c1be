import Charts
import SwiftUI
import Testing

/// Gestures on views in charts continue while other views of the chart appear and disappear.
@MainActor @Suite struct ChartGestureIdentityTests {
  /// The view with the gesture.
  enum Host: CaseIterable, Sendable {
    case overlay, background, gesture, secondOverlay, plotStyle, annotation, lastElement
  }

  /// The view that appears or disappears during the gesture.
  enum Child: CaseIterable, Sendable {
    case annotation, manyAnnotations, symbol, elements, axisLabels, overlayPart, backgroundPart
  }

  @MainActor final class Log {
    var changes = 0
    var ends = 0
    var resets = 0
  }

  struct Sample: View {
    let host: Host
    let child: Child
    /// Whether the child exists before the gesture, and disappears.
    let vanishes: Bool
    let log: Log
    @State private var isMoved = false

    private var isThere: Bool { isMoved != vanishes }
    private func has(_ child: Child) -> Bool { self.child == child && isThere }

    private var drag: some Gesture {
      DragGesture(minimumDistance: 0)
        .onChanged { _ in
          log.changes += 1
          isMoved = true
        }
        .onEnded { _ in log.ends += 1 }
    }

    private var area: some View { Color.clear.contentShape(Rectangle()).gesture(drag) }

    private func hosts(_ host: Host) -> Bool { self.host == host }

    var body: some View {
      Chart {
        if has(.annotation) {
          RuleMark(x: .value("s", 1)).annotation(position: .overlay) { Text("here") }
        }
        if has(.manyAnnotations) {
          ForEach(0..<3, id: \.self) { n in
            PointMark(x: .value("i", n), y: .value("v", 0)).annotation {
              Rectangle().frame(width: 2, height: 2)
            }
          }
        }
        if has(.symbol) {
          PointMark(x: .value("i", 2), y: .value("v", 1)).symbol { Circle().frame(width: 3, height: 3) }
        }
        ForEach(has(.elements) ? Array(-3..<7) : Array(0..<7), id: \.self) { n in
          PointMark(x: .value("i", n), y: .value("v", n % 3))
            .annotation(position: .overlay) {
              if hosts(.lastElement), n == 6 {
                Rectangle().frame(width: 60, height: 60).gesture(drag)
              } else {
                Rectangle().frame(width: 1, height: 1)
              }
            }
        }
        if hosts(.annotation) {
          PointMark(x: .value("i", 3), y: .value("v", 1))
            .annotation(position: .overlay) { Rectangle().frame(width: 60, height: 60).gesture(drag) }
        }
      }
      .chartXScale(domain: -3...9).chartYScale(domain: 0...2)
      .chartXAxis {
        AxisMarks(values: has(.axisLabels) ? [0, 1, 2, 3, 4, 5] : [0]) { _ in AxisValueLabel { Text("a") } }
      }
      .chartPlotStyle { plot in
        if hosts(.plotStyle) { plot.contentShape(Rectangle()).gesture(drag) } else { plot }
      }
      .chartBackground { _ in
        ZStack {
          if has(.backgroundPart) { Color.yellow.gesture(TapGesture()) }
          if hosts(.background) { area }
        }
      }
      .chartOverlay { _ in
        if hosts(.secondOverlay) { area }
      }
      .chartOverlay { _ in
        ZStack {
          if has(.overlayPart) { Text("over") }
          if hosts(.overlay) { area }
        }
      }
      .modifier(OwnGesture(drag: hosts(.gesture) ? drag : nil))
    }
  }

  private struct OwnGesture<Drag: Gesture>: ViewModifier {
    let drag: Drag?
    func body(content: Content) -> some View {
      if let drag { content.chartGesture { _ in drag } } else { content }
    }
  }

  nonisolated private static let cases: [(Host, Child, Bool)] = Host.allCases.flatMap { host in
    Child.allCases.flatMap { child in [(host, child, false), (host, child, true)] }
  }

  @Test(
    "A drag on a view of a chart continues while other views appear and disappear", arguments: cases.indices)
  func drag(index: Int) {
    let (host, child, vanishes) = Self.cases[index]
    let log = Log()
    let browser = Browser(
      Sample(host: host, child: child, vanishes: vanishes, log: log), width: 360, height: 200)
    let start = Self.start(of: host, in: browser)
    browser.pointer("d", start.0, start.1, kind: "touch")
    for step in 1...5 { browser.pointer("m", start.0 + Double(step), start.1, kind: "touch") }
    browser.pointer("u", start.0 + 6, start.1, kind: "touch")
    #expect(
      log.changes == 6 && log.ends == 1,
      "\(host), \(child), vanishes \(vanishes): \(log.changes), \(log.ends)")
  }

  /// Returns a point on the view with the gesture. The marks are at x 3 and 6 of −3...9, and at y 1 and 0 of 0...2, in
  /// a plot that fills most of the view.
  private static func start(of host: Host, in browser: Browser) -> (Double, Double) {
    switch host {
    case .lastElement: (255, 170)
    case .annotation: (175, 90)
    case .overlay, .background, .gesture, .secondOverlay, .plotStyle: (60, 60)
    }
  }
}
