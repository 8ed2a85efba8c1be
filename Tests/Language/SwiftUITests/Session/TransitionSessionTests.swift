import Foundation
import OpenChartsDisplayList
import OpenChartsMotion
import SwiftUI
import Testing

@testable import OpenChartsViewCore

@MainActor @Suite struct TransitionSessionTests {
  private struct Coming: View {
    let transition: AnyTransition
    @State private var isThere = false
    var body: some View {
      VStack {
        Button("Turn") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        Button("Cut") { isThere.toggle() }
        if isThere { Rectangle().fill(.red).frame(width: 40, height: 20).transition(transition) }
      }
      .frame(width: 400, height: 300, alignment: .top)
    }
  }

  /// Returns the attributes of the view's group in each sent picture; empty at rest.
  private func groups(_ browser: Browser, after count: Int) -> [String] {
    browser.messages.dropFirst(count).flatMap { message in
      (message["patch"] as? [[Any]] ?? []).compactMap { step in
        guard let text = step.last as? String,
          let range = text.range(of: "class=\"transition [0-9]+\"", options: .regularExpression)
        else { return nil }
        return String(text[range.upperBound...].prefix { $0 != ">" })
      }
    }
  }

  private func run(_ browser: Browser, _ label: String) -> [String] {
    let count = browser.messages.count
    browser.use(label, "press")
    for _ in 0..<12 { browser.wait(0.1) }
    return groups(browser, after: count)
  }

  private static let frame = Rect(x: 10, y: 20, width: 40, height: 20)
  private func end(_ transition: AnyTransition, removal: Bool = false, rightToLeft: Bool = false)
    -> GroupTransition
    .End?
  {
    transition.kind.end(isRemoval: removal, of: Self.frame, isRightToLeft: rightToLeft)
  }

  @Test("Each transition has its insertion and its removal")
  func kinds() {
    #expect(end(.identity) == nil)
    #expect(end(.opacity) == GroupTransition.End(opacity: 0))
    #expect(end(.slide) == GroupTransition.End(transform: .translation(-40, 0)))
    #expect(end(.slide, removal: true) == GroupTransition.End(transform: .translation(40, 0)))
    #expect(end(.slide, rightToLeft: true) == GroupTransition.End(transform: .translation(40, 0)))
    #expect(end(.move(edge: .bottom)) == GroupTransition.End(transform: .translation(0, 20)))
    #expect(end(.move(edge: .bottom), removal: true) == GroupTransition.End(transform: .translation(0, 20)))
    #expect(end(.push(from: .top)) == GroupTransition.End(transform: .translation(0, -20), opacity: 0))
    #expect(
      end(.push(from: .top), removal: true) == GroupTransition.End(transform: .translation(0, 20), opacity: 0)
    )
    #expect(end(.offset(x: 3, y: 4)) == GroupTransition.End(transform: .translation(3, 4)))
    #expect(end(.offset(x: .nan, y: 4)) == nil)
    #expect(end(.scale)?.transform.apply(Point(10, 20)) == Point(30, 30))
    #expect(end(.scale(scale: 0.5, anchor: .topLeading))?.transform.apply(Point(50, 40)) == Point(30, 30))
    #expect(
      end(.opacity.combined(with: .move(edge: .top)))
        == GroupTransition.End(transform: .translation(0, -20), opacity: 0))
    #expect(end(.identity.combined(with: .opacity)) == GroupTransition.End(opacity: 0))
    let asymmetric = AnyTransition.asymmetric(insertion: .opacity, removal: .offset(x: 1))
    #expect(end(asymmetric) == GroupTransition.End(opacity: 0))
    #expect(end(asymmetric, removal: true) == GroupTransition.End(transform: .translation(1, 0)))
  }

  @Test func `transitions that are written as bodies are animated, also in combinations`() {
    let combined = AnyTransition(.blurReplace.combined(with: .push(from: .bottom)))
    #expect(end(combined)?.opacity == 0)
    #expect(end(combined)?.transform.apply(Point(30, 30)) == Point(30, 50))
    #expect(end(AnyTransition(.move(edge: .top))) == end(.move(edge: .top)))
    #expect(
      end(AnyTransition(.opacity.combined(with: .slide)), removal: true)
        == GroupTransition.End(
          transform: .translation(40, 0), opacity: 0))
    let view = VStack {
      Text("a").transition(.opacity)
      Text("b").transition(.move(edge: .top).combined(with: .opacity))
      Text("c").transition(.asymmetric(insertion: .scale, removal: .opacity.animation(.easeIn)))
      Text("d").transition(.blurReplace.combined(with: .scale(0.5)))
      Text("e").transition([true].contains(true) ? .slide : .identity)
      Text("f").transition(PushTransition(edge: .leading))
    }
    #expect(Probe.texts(view) == ["a.", "b.", "c.", "d.", "e.", "f."])
  }

  @Test("A view that slides in and out is moved as a group, without changes inside")
  func slide() {
    let browser = Browser(Coming(transition: .slide))
    let coming = run(browser, "Turn")
    #expect(coming.contains { $0.contains("translate(-") || $0.contains("matrix(1 0 0 1 -") }, "\(coming)")
    #expect(!coming.contains { $0.contains("opacity") }, "\(coming)")
    #expect(coming.last?.contains("transform") == false, "\(coming)")
    let going = run(browser, "Turn")
    #expect(going.count >= 8)
    #expect(!going.contains { $0.contains("translate(-") }, "\(going)")
  }

  @Test("A transition without an animation, and with reduced motion, is a cut")
  func cut() {
    #expect(run(Browser(Coming(transition: .slide)), "Cut").count == 1)
    #expect(run(Browser(Coming(transition: .slide), look: ",\"motion\":true"), "Turn").count == 1)
  }

  @Test("A transition's own animation runs without another animation")
  func own() {
    let browser = Browser(Coming(transition: .scale.animation(.linear(duration: 0.5))))
    #expect(run(browser, "Cut").count >= 4)
  }

  @Test("With the identity transition, views appear and disappear at once")
  func identity() {
    let browser = Browser(Coming(transition: .identity))
    #expect(run(browser, "Turn").allSatisfy { !$0.contains("opacity") && !$0.contains("transform") })
  }

  @Test("A view moves to the position of its matched view")
  func matched() {
    struct Sample: View {
      @State private var isRight = false
      @Namespace private var space
      var body: some View {
        VStack {
          Button("Turn") { withAnimation(.linear(duration: 1)) { isRight.toggle() } }
          HStack {
            if !isRight {
              Rectangle().frame(width: 40, height: 20).matchedGeometryEffect(id: "mark", in: space)
            }
            Spacer()
            if isRight {
              Rectangle().frame(width: 40, height: 20).matchedGeometryEffect(id: "mark", in: space)
            }
          }
        }
      }
    }
    let browser = Browser(Sample())
    let count = browser.messages.count
    browser.use("Turn", "press")
    for _ in 0..<12 { browser.wait(0.1) }
    let patches = browser.messages.dropFirst(count).compactMap { $0["patch"] as? [[Any]] }
    // In each picture, the same view is at another position. No view fades.
    #expect(patches.count >= 9)
    #expect(!patches.contains { $0.contains { ($0.last as? String)?.contains("opacity") == true } })
  }
}
