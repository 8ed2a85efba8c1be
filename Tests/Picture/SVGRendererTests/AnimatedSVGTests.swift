import Foundation
import OpenChartsDisplayList
import Testing

@testable import OpenChartsSVGRenderer

@Suite struct AnimatedSVGTests {
  private let still = DisplayItem.rects(
    RectBatch([Rect(x: 0, y: 0, width: 1, height: 9)], fill: .color(.black)))
  private func moving(_ x: Double) -> DisplayItem {
    .rects(RectBatch([Rect(x: x, y: 2, width: 4, height: 4)], fill: .color(.black), firstID: MarkID(7)))
  }
  private func frame(_ items: DisplayItem..., seconds: Double = 1) -> AnimationFrame {
    AnimationFrame(DisplayList(items), seconds: seconds)
  }
  private func render(_ frames: [AnimationFrame], loops: Bool = false) -> String {
    var options = SVGOptions()
    options.identifierPrefix = "cabcdef"
    return SVGRenderer.render(frames, size: Size(20, 10), options: options, loops: loops)
  }

  @Test func whatStaysIsThereOnce() {
    let merged = MergedFrames([[still, moving(1)], [still, moving(2)], [still, moving(2)]]) {
      "\($0.first)-\($0.last)"
    }
    #expect(merged.items.count == 3)
    #expect(merged.items[0] == still)
    #expect(merged.runs == [MergedFrames.Run(first: 0, last: 0), MergedFrames.Run(first: 1, last: 2)])
  }

  @Test func groupsAreSharedDownToWhatDiffers() {
    let a = DisplayItem.group(GroupItem([still, moving(1)], role: .plot(ChartID(0))))
    let b = DisplayItem.group(GroupItem([still, moving(2)], role: .plot(ChartID(0))))
    let merged = MergedFrames([[a], [b]]) { _ in "run" }
    guard case .group(let plot)? = merged.items.first else {
      Issue.record("no group")
      return
    }
    #expect(merged.items.count == 1)
    #expect(plot.children.first == still)
    #expect(plot.children.count == 3)
  }

  @Test func itemsThatComeAndGoStandBetweenThoseThatStay() {
    let merged = MergedFrames([[still, still], [still, moving(1), still]]) { _ in "run" }
    #expect(merged.items.count == 3)
    #expect(merged.runs == [MergedFrames.Run(first: 1, last: 1)])
  }

  @Test func partsAreSeenInTheirTimeAndTheLastStands() {
    let svg = render([frame(still, moving(1), seconds: 0.5), frame(still, moving(2), seconds: 0.25)])
    #expect(svg.contains(".cabcdef-part{visibility:hidden}"))
    #expect(svg.contains(".cabcdef-0-0{animation:cabcdef-on 500ms step-end 0ms}"))
    #expect(svg.contains(".cabcdef-1-1{animation:cabcdef-off 500ms step-end}"))
    #expect(svg.contains("class=\"cabcdef-last cabcdef-1-1\""))
    // Only the last frame has identities.
    #expect(svg.components(separatedBy: "data-id=\"7\"").count == 2)
  }

  @Test func loopsHaveTheirShareOfEveryTurn() {
    let svg = render([frame(moving(1)), frame(moving(2), seconds: 3)], loops: true)
    #expect(svg.contains("@keyframes cabcdef-0-0{0.000%{visibility:visible}25.000%{visibility:hidden}}"))
    #expect(svg.contains("@keyframes cabcdef-1-1{0%{visibility:hidden}25.000%{visibility:visible}}"))
    #expect(svg.contains("animation:cabcdef-1-1 4000ms step-end infinite"))
  }

  @Test func oneStateIsAnOrdinaryPicture() {
    let svg = render([frame(still), frame(still)])
    #expect(!svg.contains("<style>"))
    #expect(svg == SVGRenderer.render(DisplayList([still]), size: Size(20, 10), options: options))
    #expect(render([]).contains("<svg"))
  }

  private var options: SVGOptions {
    var options = SVGOptions()
    options.identifierPrefix = "cabcdef"
    return options
  }
}
