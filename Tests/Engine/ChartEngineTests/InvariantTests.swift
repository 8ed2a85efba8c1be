import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Invariants that hold for charts of any data and size.
@Suite struct InvariantTests {
  private static let sizes = [
    Size(100, 40), Size(100, 100), Size(160, 90), Size(300, 200), Size(390, 844), Size(50, 400),
    Size(800, 60),
    Size(4_000, 3_000),
  ]

  private func tables(seed: UInt64) -> [MarkTable] {
    var random = SeededGenerator(state: seed)
    let kind = MarkKind.allCases[Int(seed) % MarkKind.allCases.count]
    let count = Int.random(in: 1...40, using: &random)
    let magnitude = [1e-5, 1, 1_000, 3e9].randomElement(using: &random)!
    let values = (0..<count).map { _ in Double.random(in: -0.3...1, using: &random) * magnitude }
    let names = (0..<count).map { i in String(repeating: "word ", count: 1 + (i * 7 + Int(seed)) % 4) + "\(i)"
    }
    let colors = Bool.random(using: &random) ? (0..<count).map { "series \($0 % 5)" } : nil
    if kind == .sector { return [marks(.sector, angle: .numbers(values.map(abs)), color: colors)] }
    let places: PositionChannel =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .names(names)
      case 1: .numbers((0..<count).map { Double($0) * 3.7 })
      case 2: .dates((0..<count).map { day(2_024, 1, 1) + Double($0) * 86_400 * 9 }, unit: .day)
      default: .dates((0..<count).map { day(2_024, 1, 1) + Double($0) * 3_600 })
      }
    return Bool.random(using: &random)
      ? [marks(kind, x: places, y: .numbers(values), color: colors)]
      : [marks(kind, x: .numbers(values), y: places, color: colors)]
  }

  @Test(arguments: 0..<14 as Range<UInt64>)
  func labelsLieInTheChartAndNeverMeet(seed: UInt64) {
    for size in Self.sizes {
      for isRightToLeft in [false, true] {
        let request = request(tables(seed: seed)) { $0.environment.isRightToLeft = isRightToLeft }
        let picture = Picture(ChartPipeline.layout(request, in: size))
        #expect(picture.isFinite)
        let plot = picture.plot
        #expect(plot.minX >= -0.01 && plot.minY >= -0.01)
        #expect(plot.maxX <= size.width + 0.01 && plot.maxY <= size.height + 0.01)
        for label in picture.labels {
          let frame = label.frame
          #expect(
            frame.minX >= -1 && frame.maxX <= size.width + 1 && frame.minY >= -8
              && frame.maxY <= size.height + 8,
            "\(label) in \(size)")
        }
        for axis in ["x", "y"] {
          let frames = picture.axisLabels(axis).map { $0.frame.inset(x: 0.5, y: 2) }
          for (i, a) in frames.enumerated() {
            for b in frames[(i + 1)...] { #expect(!a.intersects(b), "\(axis) in \(size)") }
          }
        }
        let x = picture.axisLabels("x").map { $0.frame.inset(x: 1, y: 3) }
        for y in picture.axisLabels("y").map({ $0.frame.inset(x: 1, y: 3) }) {
          #expect(!x.contains { $0.intersects(y) }, "x meets y in \(size)")
        }
      }
    }
  }

  @Test(arguments: 0..<14 as Range<UInt64>)
  func theSameRequestGivesTheSameList(seed: UInt64) {
    let first = ChartPipeline.layout(request(tables(seed: seed)), in: Size(320, 240)).list
    let second = ChartPipeline.layout(request(tables(seed: seed)), in: Size(320, 240)).list
    #expect(first == second)
  }

  @Test(arguments: [MarkKind.bar, .line, .area, .point, .rule, .rectangle])
  func rightToLeftMirrorsThePicture(kind: MarkKind) {
    let table = marks(kind, x: .names(["a", "b", "c"]), y: .numbers([1, 5, 3]), color: ["p", "q", "p"])
    let left = chart(table)
    let right = chart(table) { $0.environment.isRightToLeft = true }
    #expect(close([left.plot.width, left.plot.minX], [right.plot.width, 300 - right.plot.maxX]))
    for name in ["a", "b", "c"] {
      let a = left.layout.xScale?.position(of: .category(name)) ?? 0
      let b = right.layout.xScale?.position(of: .category(name)) ?? 1
      #expect(abs(a + b - left.plot.width) < 1e-6)
    }
    func mirrored(_ role: GroupRole) -> Bool {
      let a = left.labels.filter { $0.role == role }
      return a.allSatisfy { label in
        right.labels.contains {
          $0.role == role && $0.text == label.text && abs($0.frame.minX + label.frame.maxX - 300) < 0.5
        }
      }
    }
    #expect(mirrored(.xAxis) && mirrored(.yAxis) && mirrored(.legend))
    let a = left.markBars.map(\.frame)
    let b = right.markBars.map(\.frame)
    #expect(a.count == b.count)
    for frame in a {
      #expect(b.contains { abs($0.minX + frame.maxX - left.plot.width) < 1e-6 && $0.height == frame.height })
    }
  }

  @Test func bigTypeStillFits() {
    for size in [12.0, 20, 40, 0] {
      let picture = chart(
        marks(.bar, x: .names(["first", "second"]), y: .numbers([1, 1e5]), color: ["a", "b"])
      ) {
        $0.environment.labelFont = FontDescriptor(size: size)
      }
      #expect(picture.isFinite)
      #expect(picture.labels.allSatisfy { $0.frame.maxX <= 301 })
    }
  }
}
