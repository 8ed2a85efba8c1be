import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct FramesTests {
  private struct Box: View {
    let width: CGFloat
    var body: some View { Rectangle().fill(.black).frame(width: width, height: 10) }
  }

  private func widths(_ frames: [RenderedScene]) -> [CGFloat] { frames.map(\.size.width) }

  @Test func framesAreEvenlySpacedAndBothEndsAreThere() throws {
    let renderer = ImageRenderer(content: EmptyView())
    let frames = renderer.frames(
      from: Box(width: 10), to: Box(width: 50), duration: 1, framesPerSecond: 4,
      animation: .linear(duration: 0.2))
    #expect(widths(frames).map { $0.rounded() } == [10, 20, 30, 40, 50])
    #expect(widths(frames).first == 10 && widths(frames).last == 50)
    #expect(try frames[2].svg().contains("width=\"30\""))
  }

  @Test func aDurationIsTheAnimationsOwnUnlessGiven() {
    let renderer = ImageRenderer(content: EmptyView())
    let frames = renderer.frames(
      from: Box(width: 10), to: Box(width: 50), framesPerSecond: 10, animation: .linear(duration: 0.4))
    #expect(frames.count == 5)
  }

  @Test func reducedMotionCuts() {
    let renderer = ImageRenderer(content: EmptyView())
    let still = Box(width: 50).environment(\.accessibilityReduceMotion, true)
    let frames = renderer.frames(from: Box(width: 10), to: still, duration: 1)
    #expect(widths(frames) == [10, 50])
  }

  @Test func oddNumbersGiveTheEnds() {
    let renderer = ImageRenderer(content: EmptyView())
    for (duration, rate) in [(0.0, 30.0), (-1, 30), (1, .nan), (.nan, 0)] {
      let frames = renderer.frames(
        from: Box(width: 10), to: Box(width: 50), duration: duration, framesPerSecond: rate)
      #expect(frames.first?.size.width == 10)
      #expect(frames.last?.size.width == 50)
    }
  }

  @Test func aMovingPictureHoldsItsStates() throws {
    let states = [10.0, 30, 20].map { ImageRenderer(content: Box(width: $0)).scene() }
    let picture = MovingPicture(
      states, hold: 1, change: 0.5, framesPerSecond: 10, animation: .linear(duration: 1), loops: false)
    #expect(abs(picture.duration - 4) < 1e-9)
    let svg = picture.svg()
    #expect(svg.contains("@keyframes"))
    #expect(svg.contains("prefers-reduced-motion"))
    #expect(!svg.contains("<script"))
    #expect(svg == picture.svg())
    #expect(try picture.apng() == picture.apng())
    let turning = MovingPicture(
      states, hold: 1, change: 0.5, framesPerSecond: 10, animation: .linear(duration: 1), loops: true)
    #expect(abs(turning.duration - 4.5) < 1e-9)
    #expect(turning.svg().contains("infinite"))
  }
}
