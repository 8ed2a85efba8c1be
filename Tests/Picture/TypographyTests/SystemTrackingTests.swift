import OpenChartsDisplayList
import Testing

@testable import OpenChartsTypography

@Suite struct SystemTrackingTests {
  let setter = Typesetter.shared

  @Test func textOfElevenPointsKeepsTheSpacingOfTheFace() {
    var named = FontDescriptor(size: 11)
    named.family = "Inter"
    for text in ["iPhone", "78.1 GB of 128 GB Used", "Sinus Rhythm"] {
      let width = setter.measure(text, font: FontDescriptor(size: 11)).width
      #expect(abs(width - setter.measure(text, font: named).width) < 0.3)
    }
  }

  @Test func largerLettersStandCloserAndTheTableHasNoSteps() {
    var last = SystemTracking.points(at: 4) / 4
    for quarter in 17...400 {
      let size = Double(quarter) / 4
      let space = SystemTracking.points(at: size) / size
      #expect(space <= last + 1e-12 && last - space < 0.0015)
      last = space
    }
    #expect(SystemTracking.points(at: 11) == 0)
    #expect(SystemTracking.points(at: .nan) == 0 && SystemTracking.points(at: 0) == 0)
  }

  @Test func largerTextIsNeverNarrower() {
    var last = 0.0
    for half in 8...120 {
      let width = setter.measure("illicit il", font: FontDescriptor(size: Double(half) / 2)).width
      #expect(width > last)
      last = width
    }
  }

  @Test func fontsThatAreNamedKeepTheirOwnSpacing() {
    var named = FontDescriptor(size: 22)
    named.family = "Inter"
    let plain = setter.measure("Sinus Rhythm", font: FontDescriptor(size: 22)).width
    #expect(setter.measure("Sinus Rhythm", font: named).width - plain > 12 * 0.4)
  }

  @Test func trackingOfTheAuthorComesOnTop() {
    var span = TextSpan("iPhone", font: FontDescriptor(size: 17), color: .black)
    let plain = setter.line(span, at: .zero)
    span.tracking = 1
    #expect(abs(setter.line(span, at: .zero).width - plain.width - 6) < 1e-9)
  }

  @Test func digitsOfOneWidthStayOfOneWidth() {
    var font = FontDescriptor(size: 34, weight: 700)
    font.monospacedDigits = true
    // The digits of the bold face differ by some font units.
    let widths = (0...9).map { setter.measure("\($0)", font: font).width }
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.1)
    #expect(abs(setter.measure("1234", font: font).width - 4 * widths[1]) < 0.08)
  }

  @Test func glyphsStandWhereTheWidthSays() throws {
    let run = setter.line(TextSpan("nnnn", font: FontDescriptor(size: 17), color: .black), at: .zero)
    let positions = try #require(run.glyphRuns.first).positions.map(\.x)
    for (index, x) in positions.enumerated() {
      #expect(abs(x - run.width / 4 * Double(index)) < 1e-9)
    }
  }

  @Test func wordsOfMixedTextAreSpacedAsByThemselves() {
    // The itemizer's path, for text that one face does not contain.
    let font = FontDescriptor(size: 17)
    let latin = setter.measure("iPhone ", font: font).width
    let line = setter.line(TextSpan("iPhone \u{5D0}", font: font, color: .black), at: .zero)
    let start = line.glyphRuns.flatMap { zip($0.clusters, $0.positions) }.first { $0.0 == 7 }?.1.x
    #expect(abs((start ?? 0) - latin) < 1e-6)
  }
}
