import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Invariants of axis labels on any domain: complete, inside the chart, apart and distinct.
@Suite struct AxisPropertyTests {
  private static let sizes = [Size(300, 200), Size(170, 120), Size(640, 300)]

  private func check(_ picture: Picture, _ size: Size, _ context: String) {
    #expect(picture.isFinite)
    for label in picture.labels {
      let frame = label.frame
      #expect(
        frame.minX >= -0.5 && frame.maxX <= size.width + 0.5 && frame.minY >= -0.5
          && frame.maxY <= size.height + 0.5, "\(label) is cut in \(size), \(context)")
    }
    for axis in ["x", "y"] {
      let frames = picture.axisLabels(axis).map { $0.frame.inset(x: 0.5, y: 2) }
      for (i, a) in frames.enumerated() {
        for b in frames[(i + 1)...] { #expect(!a.intersects(b), "\(axis) in \(size), \(context)") }
      }
    }
    let x = picture.axisLabels("x").map { $0.frame.inset(x: 1, y: 3) }
    for y in picture.axisLabels("y").map({ $0.frame.inset(x: 1, y: 3) }) {
      #expect(!x.contains { $0.intersects(y) }, "x meets y in \(size), \(context)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func labelsOfNumbersKeepTheirRules(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    func bounds() -> (Double, Double) {
      let size = pow(10, Double(Int.random(in: -9...12, using: &random)))
      let lower = Double.random(in: -1...1, using: &random) * size
      return (lower, lower + Double.random(in: 0.001...2, using: &random) * size)
    }
    let (x, y) = (bounds(), bounds())
    let table = marks(.point, x: .numbers([x.0, x.1]), y: .numbers([y.0, y.1]))
    let isExact = seed % 3 == 0
    let isRightToLeft = seed % 5 == 0
    let includesZero = seed % 2 == 0
    for size in Self.sizes {
      let picture = chart(table, size: size) {
        $0.environment.isRightToLeft = isRightToLeft
        if isExact {
          $0.scales.x.domain = .values([.number(x.0), .number(x.1)])
          $0.scales.y.domain = .values([.number(y.0), .number(y.1)])
        } else if !includesZero {
          $0.scales.x.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
          $0.scales.y.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
        }
      }
      check(picture, size, "\(x), \(y)")
      #expect(Set(picture.xTexts).count == picture.xTexts.count)
      #expect(Set(picture.yTexts).count == picture.yTexts.count)
      #expect(picture.yTexts.count >= 2)
    }
  }

  @Test(
    arguments: [
      ("UTC", "en_US"), ("America/New_York", "en_US"), ("Europe/Berlin", "de_DE"), ("Europe/Paris", "fr_FR"),
      ("Asia/Tokyo", "ja_JP"), ("Africa/Cairo", "ar_EG"), ("Australia/Lord_Howe", "en_AU"),
    ])
  func labelsOfDatesKeepTheirRules(zone: String, locale: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    var random = SeededGenerator(state: UInt64(zone.utf8.count))
    for round in 0..<24 {
      let length = exp(Double.random(in: 0...log(500 * 31_556_952), using: &random))
      let lower = Double.random(in: -5e9...7e8, using: &random).rounded()
      let line = marks(.line, x: .dates([lower, lower + length]), y: .numbers([1, 2]))
      let size = Self.sizes[round % Self.sizes.count]
      let picture = chart(line, size: size) {
        $0.environment.calendar = calendar
        $0.environment.locale = Locale(identifier: locale)
        $0.environment.isRightToLeft = locale.hasPrefix("ar")
      }
      check(picture, size, "\(lower), \(length) s in \(zone)")
      let texts = picture.xTexts
      #expect(!texts.isEmpty)
      // An hour that occurs twice, when clocks go back, is not among these dates.
      #expect(Set(texts).count == texts.count, "\(texts)")
    }
  }
}
