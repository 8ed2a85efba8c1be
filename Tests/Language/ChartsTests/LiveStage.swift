import Foundation
import OpenChartsDisplayList
import OpenChartsHTMLRenderer
import OpenChartsPhrases
import SwiftUI

@testable import OpenChartsSessions

/// A view in a live session without a browser, drawn after each event.
@MainActor final class LiveStage {
  private let tree = ViewTree()
  private var input = LiveInput()
  private(set) var drawing = Drawing()
  private var inspector = ChartInspector()
  private var time = 0.0
  private let view: AnyView
  private let size: CGSize

  init(_ view: some View, width: Double = 400, height: Double = 300) {
    self.view = AnyView(view)
    size = CGSize(width: width, height: height)
    draw()
  }

  private func draw() {
    var environment = EnvironmentValues()
    environment.isLive = true
    tree.update(view, in: environment, proposal: ProposedViewSize(size))
    drawing = tree.draw()
    input.update(drawing)
  }

  var picture: [DisplayItem] { drawing.list.items }

  /// - Parameter isDrawn: Whether to draw before the next event.
  func pointer(
    _ phase: PointerEvent.Phase, _ point: Point, _ kind: PointerKind = .mouse, isDrawn: Bool = true
  ) {
    input.advance(to: time)
    input.handle(
      PointerEvent(phase: phase, pointer: 1, kind: kind, point: point, time: time), over: drawing)
    if isDrawn { draw() }
    time += 0.02
  }

  /// The text after a key in a chart, by its index in reading order.
  @discardableResult func press(_ name: String, in chart: Int = 0) -> String {
    guard let key = ClientMessage.InspectKey(name) else { return "no key \(name)" }
    let language = SpeechLanguage(Locale(identifier: "en"))
    let answer = inspector.press(key, in: chart, of: drawing, language: language) { isWhole in
      PageNavigation(
        drawing.list, chart: chart, size: Size(size), language: "en",
        unrolled: isWhole ? drawing.unrolled : [])
    }
    for name in ["text", "say"] {
      let parts = (answer ?? "").components(separatedBy: "\"\(name)\":\"")
      if parts.count > 1 { return parts[1].components(separatedBy: "\"").first ?? "" }
    }
    return ""
  }

  func hover(_ point: Point) {
    input.hover(point, over: drawing)
    draw()
  }

  /// - Parameters:
  ///   - resting: Seconds before the pointer moves.
  ///   - isDrawn: Whether to draw after each move.
  func drag(from a: Point, to b: Point, resting: Double = 0, isDrawn: Bool = true) {
    pointer(.down, a)
    wait(resting)
    for step in 1...10 {
      let t = Double(step) / 10
      pointer(.move, Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t), isDrawn: isDrawn)
    }
    pointer(.up, b)
  }

  func wait(_ seconds: Double) {
    time += seconds
    input.advance(to: time)
    draw()
  }
}
