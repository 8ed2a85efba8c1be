import Charts
import Foundation
import OpenChartsViewCore
import SwiftUI
import Testing

/// The distance between texts in a column, and between a text and a chart, against pictures of devices.
@MainActor @Suite struct TextSpacingTests {
  private func height(_ view: some View) -> CGFloat {
    let tree = ViewTree()
    tree.update(view, in: EnvironmentValues(), proposal: .unspecified)
    return tree.size.height
  }

  /// The distance that a column adds to the heights of its two views.
  private func gap(_ first: some View, _ second: some View) -> CGFloat {
    height(
      VStack {
        first
        second
      }) - height(first) - height(second)
  }

  @Test func textIsCloseToTextBelowIt() {
    let body = gap(Text("a"), Text("c"))
    #expect(body > 0.5 && body < 1.2)
    // The spacing of a text in a row with horizontal padding is the same.
    let row = HStack {
      Text("a")
      Spacer()
      Text("b").font(.title)
    }
    #expect(abs(gap(row, Text("c")) - body) < 0.01)
    #expect(abs(gap(Text("a").padding(.horizontal), Text("c")) - body) < 0.01)
    #expect(abs(gap(Text("a").frame(maxWidth: .infinity), Text("c")) - body) < 0.01)
  }

  /// On devices, the capitals of body and of title 2 begin 8.7 points below the baseline of a callout, and body begins
  /// 10.6 points below title 2.
  @Test(arguments: [
    (Font.callout, Font.title2, 8.7), (.callout, .body, 8.7), (.title2, .body, 10.6),
  ])
  func capitalsBeginBelowTheBaselineAsOnDevices(upper: Font, lower: Font, distance: Double) {
    let (first, second) = (Text("H").font(upper), Text("H").font(lower))
    let descent = 0.2 * height(first)
    let aboveCapitals = 0.2 * height(second)
    #expect(abs(descent + gap(first, second) + aboveCapitals - distance) <= 1)
  }

  /// Text of any size is at most a point farther from text above it, and hardly overlaps its line.
  @Test(arguments: [Font.caption2, .footnote, .headline, .title, .largeTitle])
  func linesOfAllSizesAreClose(font: Font) {
    let distance = gap(Text("a").font(.caption), Text("b").font(font))
    #expect(distance >= -0.7 && distance <= 1.01)
  }

  /// Devices have about 12, 17 and 25 points below text of 17, 20 and 28 points.
  @Test(arguments: [(Font.body, 12.0), (.title3, 17), (.title, 25), (.caption2, 8)])
  func aChartIsFartherFromLargerText(font: Font, distance: Double) {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.frame(height: 100)
    #expect(abs(gap(Text("a").font(font), chart) - distance) <= 1)
    // The distance above the text does not change.
    #expect(gap(chart, Text("a").font(font)) == 8)
  }

  @Test func otherViewsKeepTheirDistance() {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(gap(Text("a"), box) == 8)
    #expect(gap(box, Text("a")) == 8)
    #expect(gap(Text("a").padding(), Text("c")) == 8)
    #expect(gap(Text("a").frame(height: 40), Text("c")) == 8)
    #expect(gap(Text("a").frame(minHeight: 40), Text("c")) == 8)
    #expect(gap(Text("a"), Button("c") {}) == 8)
    #expect(
      gap(
        HStack {
          Text("a")
          box
        }, Text("c")) == 8)
    #expect(gap(Text("a"), Spacer(minLength: 5)) == 0)
  }

  @Test func aTextInASpacedColumnKeepsTheGivenDistance() {
    let column = VStack(spacing: 8) {
      Text("a")
      Text("b")
    }
    #expect(height(column) == height(Text("a")) + height(Text("b")) + 8)
  }
}
