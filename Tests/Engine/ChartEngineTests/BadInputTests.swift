import Foundation
import OpenChartsChartEngine
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Marks of every kind with unusual numbers and names. Each gives a picture with finite numbers only, never a crash,
/// and a diagnostic if a value cannot be drawn.
@Suite struct BadInputTests {
  /// A table of marks at (i, values[i]), in one colour or in two.
  private func tables(_ kind: MarkKind, _ values: [Double], color: Bool = false) -> MarkTable {
    let colors = color ? values.indices.map { $0 % 2 == 0 ? "even" : "odd" } : nil
    if kind == .sector { return marks(.sector, angle: .numbers(values), color: colors) }
    return marks(
      kind, x: .numbers(values.indices.map(Double.init)), y: .numbers(values), color: colors)
  }

  private static let kinds = MarkKind.allCases

  @Test(arguments: kinds, [Double.nan, .infinity, -.infinity])
  func oneBadNumberLeavesAGapAndADiagnostic(kind: MarkKind, bad: Double) {
    for color in [false, true] {
      let picture = chart(tables(kind, [3, 5, bad, 4, 6], color: color))
      #expect(picture.isFinite)
      #expect(picture.markCount > 0)
      #expect(picture.messages.contains { $0.contains("not drawn") })
    }
  }

  @Test(arguments: kinds) func nothingButBadNumbersGivesEmptyAxes(kind: MarkKind) {
    let picture = chart(tables(kind, [.nan, .infinity, -.infinity, .nan]))
    #expect(picture.isFinite && !picture.messages.isEmpty)
    #expect(picture.markCount == 0)
  }

  @Test(arguments: kinds) func noRowsGiveAPicture(kind: MarkKind) {
    let empty = kind == .sector ? marks(.sector, angle: .numbers([])) : tables(kind, [])
    #expect(chart(empty).isFinite)
    #expect(chart(empty).markCount == 0)
    #expect(chart().isFinite)
  }

  @Test(arguments: kinds) func oneValueIsDrawn(kind: MarkKind) {
    for value in [5.0, 0, -5] {
      let picture = chart(tables(kind, [value]))
      #expect(picture.isFinite)
      if kind != .area, kind != .sector || value > 0 { #expect(picture.markCount == 1) }
      let free = bare(tables(kind, [value])) {
        $0.scales.y.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
        $0.scales.x.domain = .automatic(includesZero: false, reversed: nil, modify: nil)
      }
      #expect(free.isFinite)
    }
  }

  @Test func anAreaOfOnePointSaysWhyNothingIsSeen() {
    #expect(chart(tables(.area, [5])).messages.contains { $0.contains("single point") })
  }

  @Test(arguments: kinds) func equalValuesAreDrawn(kind: MarkKind) {
    for value in [7.0, 0, -7] {
      let picture = chart(tables(kind, Array(repeating: value, count: 5)))
      #expect(picture.isFinite)
      if kind != .sector || value > 0 { #expect(picture.markCount > 0) }
    }
  }

  @Test(arguments: kinds) func oddGivenDomainsAreMended(kind: MarkKind) {
    let domains: [[Double]] = [
      [], [5], [5, 5], [9, 1], [.nan, 1], [.nan, .nan], [-.infinity, .infinity], [0, 0], [-3, -1],
      [0, 1e-300], [-1e308, 1e308],
    ]
    for domain in domains {
      for scale in [ScaleKind.linear, .log, .squareRoot, .symmetricLog(slopeAtZero: 1), .category, .date] {
        let picture = chart(tables(kind, [3, 5, 4, 6])) {
          $0.scales.y.domain = .values(domain.map { .number($0) })
          $0.scales.y.kind = scale
          $0.scales.x.domain = .values(domain.map { .number($0) })
        }
        #expect(picture.isFinite, "\(domain) \(scale)")
      }
    }
  }

  @Test(arguments: kinds) func zeroAndLessOnALogarithmicAxisAreLeftOut(kind: MarkKind) {
    let picture = chart(tables(kind, [0, -5, 10, 100])) { $0.scales.y.kind = .log }
    #expect(picture.isFinite && picture.markCount > 0)
    #expect(!picture.messages.isEmpty)
    let none = chart(tables(kind, [0, -5])) { $0.scales.y.kind = .log }
    #expect(none.isFinite)
  }

  @Test(
    arguments: kinds,
    [
      [1e308, -1e308], [1.7e308], [1e-308, 2e-308], [.leastNonzeroMagnitude], [1e308, 1e-308],
      [1e300, 2e300, 3e300],
      [1e15, 1e15 + 1], [1.79e308, 1.79e308, 1.79e308],
    ])
  func extremeMagnitudesAreDrawn(kind: MarkKind, values: [Double]) {
    let stackings: [StackingMethod] = [.standard, .normalized, .center, .unstacked, .standard]
    let scales: [ScaleKind?] = [nil, .log, .squareRoot, .symmetricLog(slopeAtZero: 1), .power(exponent: 3)]
    for (stacking, scale) in zip(stackings, scales) {
      var table = tables(kind, values, color: scale != .log)
      table.shape.stacking = stacking
      let picture = chart(table) {
        $0.scales.y.kind = scale
        $0.scales.y.domain = .automatic(includesZero: stacking != .standard, reversed: nil, modify: nil)
      }
      #expect(picture.isFinite, "\(stacking) \(String(describing: scale))")
    }
  }

  @Test(arguments: [MarkKind.bar, .line, .area, .point, .rule, .rectangle])
  func datesBeyondCalendarsAreDrawn(kind: MarkKind) {
    for moments in [
      [1e300, 2e300], [-1e18, 1e18], [1e13], [-2e11, 0], [.nan, 0], [.infinity, 1], [0, 1e-9],
      [9e15, 9e15 + 1],
    ] as [[Double]] {
      for unit in [nil, Calendar.Component.day, .month] {
        let picture = chart(marks(kind, x: .dates(moments, unit: unit), y: .numbers(moments.map { _ in 1 })))
        #expect(picture.isFinite, "\(moments)")
      }
    }
  }

  @Test(
    arguments: kinds,
    [
      Size(0, 0), Size(1, 1), Size(0, 100), Size(100, 0), Size(.nan, .nan), Size(.infinity, .infinity),
      Size(-5, 20), Size(1e-300, 1e-300), Size(3, 400), Size(400, 3), Size(1e9, 10),
    ])
  func oddSizesGiveAPicture(kind: MarkKind, size: Size) {
    #expect(chart(tables(kind, [3, 5, -2, 4]), size: size).isFinite)
    #expect(chart(tables(kind, [3, 5, 2, 4], color: true), size: size).isFinite)
    #expect(bare(tables(kind, [3, 5, -2, 4]), size: size).isFinite)
    if kind != .sector {
      #expect(chart(marks(kind, x: .names(["a", "b"]), y: .names(["c", "d"])), size: size).isFinite)
      #expect(chart(marks(kind, x: .dates([0, 1e6], unit: .day), y: .numbers([1, 2])), size: size).isFinite)
    }
  }

  @Test(arguments: kinds.filter { $0 != .sector })
  func numbersAndNamesOnOneAxisAreDrawnAsNames(kind: MarkKind) {
    let picture = chart(
      marks(kind, x: .names(["a", "b"]), y: .numbers([1, 2])),
      marks(.point, x: .numbers([3, 4]), y: .numbers([1, 2]), firstOrder: 2),
      marks(.line, x: .dates([0, 1e6]), y: .names(["c", "d"]), firstOrder: 4))
    #expect(picture.isFinite && picture.markCount > 0)
    #expect(picture.messages.contains { $0.contains("The x axis has names") })
    #expect(picture.messages.contains { $0.contains("The y axis has numbers") })
  }

  @Test(
    arguments: kinds,
    [
      String(repeating: "long ", count: 100), String(repeating: "W", count: 500), "👩‍👩‍👧‍👦🏳️‍🌈", "שלום עולם",
      "مرحبا بالعالم", "", "\n", "a\nb\nc", "\u{0}", "\u{202E}abc", "e\u{301}\u{301}\u{301}",
    ])
  func oddNamesAreDrawn(kind: MarkKind, name: String) {
    let names = [name, "b", name + "2"]
    let tables =
      kind == .sector
      ? [marks(.sector, angle: .numbers([1, 2, 3]), color: names)]
      : [
        marks(kind, x: .names(names), y: .numbers([1, 2, 3]), color: names),
        marks(kind, x: .numbers([1, 2, 3]), y: .names(names), color: names),
      ]
    for table in tables {
      for isRightToLeft in [false, true] {
        let picture = chart(table) { $0.environment.isRightToLeft = isRightToLeft }
        #expect(picture.isFinite)
        #expect(kind == .area || picture.markCount > 0)
        #expect(outside(picture).isEmpty)
      }
    }
  }

  @Test(arguments: kinds) func tenThousandCategoriesAreDrawn(kind: MarkKind) {
    let names = (0..<10_000).map { "n\($0)" }
    let values = (0..<10_000).map { Double($0 % 97) + 1 }
    let tables =
      kind == .sector
      ? [marks(.sector, angle: .numbers(values), color: names)]
      : [
        marks(kind, x: .names(names), y: .numbers(values)),
        marks(kind, x: .numbers(values), y: .names(names)),
        marks(kind, x: .names(names), y: .numbers(values), color: names),
        marks(kind, x: .names(["a"] + names.dropLast()), y: .numbers(values)).dodged(by: names),
      ]
    for table in tables {
      let picture = chart(table)
      #expect(picture.isFinite)
      #expect(outside(picture).isEmpty)
    }
  }

  /// Returns the labels of axes and legend that extend beyond the chart.
  private func outside(_ picture: Picture) -> [String] {
    picture.labels.filter {
      $0.frame.minX < -1 || $0.frame.maxX > picture.layout.size.width + 1 || $0.frame.minY < -8
        || $0.frame.maxY > picture.layout.size.height + 8
    }.map(\.text)
  }
}
