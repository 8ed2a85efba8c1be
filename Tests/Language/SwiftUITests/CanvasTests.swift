import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite("API that apps use beside charts") struct CanvasTests {
  @Test func aCanvasDrawsPathsTextsAndViewsInItsCoordinates() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.red))
      context.translateBy(x: 10, y: 20)
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
      context.draw(Text("inside"), at: .zero, anchor: .topLeading)
      if let symbol = context.resolveSymbol(id: 1) {
        context.draw(symbol, in: CGRect(x: 0, y: 30, width: 8, height: 4))
      }
    } symbols: {
      Rectangle().fill(.green).tag(1)
    }
    let tree = Probe.tree(canvas.frame(width: 100, height: 80), width: 200, height: 200)
    let items = tree.draw().list.items
    func flat(_ item: DisplayItem, _ transform: Transform) -> [(DisplayItem, Transform)] {
      guard case .group(let group) = item else { return [(item, transform)] }
      return group.children.flatMap { flat($0, group.transform.then(transform)) }
    }
    var rects: [CGRect] = []
    var hasText = false
    for (item, transform) in items.flatMap({ flat($0, .identity) }) {
      if case .path(let path) = item,
        let bounds = path.path.transformed(by: transform).controlBounds
      {
        rects.append(CGRect(bounds))
      }
      if case .text(let run) = item { hasText = run.span.string == "inside" }
    }
    let origin = CGPoint(x: tree.root!.frame.minX, y: tree.root!.frame.minY)
    #expect(hasText)
    #expect(
      rects.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) } == [
        CGRect(0, 0, 50, 10), CGRect(10, 20, 5, 5), CGRect(10, 50, 8, 4),
      ])
  }

  @Test func anImageOfAnAddressShowsFilesAndElseItsPlaceholder() {
    let url = URL(string: "https://example.com/a.png")
    let waiting = AsyncImage(url: url) {
      $0
    } placeholder: {
      Text("placeholder")
    }
    #expect(Probe.texts(waiting) == ["placeholder."])
    let missing = AsyncImage(url: URL(fileURLWithPath: "/none.png")) { phase in
      Text(phase.error == nil ? "waits" : "failed")
    }
    #expect(Probe.texts(missing) == ["failed."])
    let pixel =
      "data:image/png;base64,"
      + "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let loaded = AsyncImage(url: URL(string: pixel)) {
      $0.resizable().frame(width: 7, height: 9)
    } placeholder: {
      Text("placeholder")
    }
    #expect(Probe.size(loaded) == CGSize(width: 7, height: 9))
  }

  @Test func framesAreRelativeToTheScrollViewOrThePicture() {
    let half = Rectangle().containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(Probe.size(half, width: 300, height: 40).width == 150)
    let cards = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4) { _ in
          Rectangle().containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10).frame(
            height: 20)
        }
      }
    }
    .frame(width: 210)
    #expect(Probe.rects(cards, width: 400, height: 100).prefix(2).map(\.width) == [100, 100])
  }

  @Test func aScrollPositionShowsItsView() {
    let list = ScrollView {
      VStack(spacing: 0) { ForEach(0..<20) { _ in Rectangle().frame(height: 10) } }
    }
    .frame(width: 50, height: 40)
    func first(_ id: Int?) -> CGFloat? {
      Probe.rects(list.scrollPosition(id: .constant(id)), width: 50, height: 40).first?.minY
    }
    #expect(first(nil) == 0)
    #expect(first(5) == -50)
  }

  @Test func keyframesHaveValuesAtEachTime() {
    let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(40, duration: 2)
      }
      KeyframeTrack(\.y) { CubicKeyframe(8, duration: 2) }
    }
    #expect(timeline.duration == 3)
    let xs = [-1, 0, 0.25, 0.5, 1, 2, 3, 9].map { timeline.value(time: $0).x }
    #expect(xs == [0, 0, 2.5, 5, 20, 30, 40, 40])
    #expect([0, 1, 2, 3].map { timeline.value(time: $0).y } == [0, 4, 8, 8])
  }

  @Test func animatorsShowTheirFirstStateInAPicture() {
    #expect(Probe.texts(PhaseAnimator([1, 2]) { Text("phase \($0)") }) == ["phase 1."])
    #expect(Probe.texts(Text("a").phaseAnimator([false, true]) { view, _ in view }) == ["a."])
    let keyed = Text("b").keyframeAnimator(initialValue: 1.0, trigger: 0) { view, value in
      HStack {
        view
        Text("\(value)")
      }
    } keyframes: { _ in
      LinearKeyframe(2, duration: 1)
    }
    #expect(Probe.texts(keyed).joined(separator: " ").hasPrefix("b. 1"))
  }

  private struct Map: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { fatalError("not called") }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aViewOfUIKitIsABoxWithItsName() {
    #expect(Probe.texts(Map().frame(width: 100, height: 50)) == ["Map."])
    #expect(Probe.size(Map(), width: 100, height: 50) == CGSize(width: 100, height: 50))
  }
}
