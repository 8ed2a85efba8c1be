import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

/// Pies and rings in a plot of 200 × 200 points. The centre is at (100, 100), and the radius is 100 points.
@Suite struct SectorTests {
  private func pie(
    _ values: [Double], isSeparated: Bool = true, _ change: (inout MarkTable) -> Void = { _ in }
  ) -> Picture {
    bare(
      marks(.sector, angle: .numbers(values), color: values.indices.map { "c\($0)" }, change),
      size: Size(200, 200)
    ) { $0.environment.separatesMarks = isSeparated }
  }

  /// The points of an outline in polar coordinates: degrees clockwise from twelve o'clock, and the distance from the
  /// centre.
  private func polar(_ picture: Picture, _ index: Int) -> [(angle: Double, radius: Double)] {
    picture.markOutlines[index].path.points.map { p in
      let turn = atan2(p.x - 100, 100 - p.y) * 180 / .pi
      return (turn < -1e-9 ? turn + 360 : turn, hypot(p.x - 100, p.y - 100))
    }
  }

  @Test func sectorsRunClockwiseFromNoonInDataOrder() {
    let picture = pie([1, 1, 2])
    #expect(picture.layout.sectorTotal == 4)
    for (index, (from, to)) in [(0.0, 90.0), (90, 180), (180, 360)].enumerated() {
      let rim = polar(picture, index).filter { abs($0.radius - 100) < 1e-6 }.map(\.angle)
      // The gap is half a point wide on each side.
      #expect(abs((rim.min() ?? 0) - from) < 0.5 && abs((rim.max() ?? 0) - to) < 0.5)
    }
    #expect(picture.layout.xScale == nil && picture.layout.yScale == nil)
    #expect(picture.xTexts.isEmpty && picture.yTexts.isEmpty)
  }

  @Test func sectorsTouchUnlessTheyAreSeparated() {
    // Without a gap, the left side of the first quarter is a quarter of a point beyond the vertical line through the
    // centre, under the last sector.
    func left(_ picture: Picture) -> Double { picture.markOutlines[0].path.points.map(\.x).min() ?? 0 }
    #expect(abs(left(pie([1, 3], isSeparated: false)) - 99.75) < 1e-6)
    #expect(abs(left(pie([1, 3])) - 100.5) < 1e-6)
  }

  /// Each sector extends under the next one, so that no hairline is visible between them; the last one does not.
  @Test(arguments: [0, 0.5]) func sectorsExtendUnderTheirNeighbours(innerRatio: Double) {
    let picture = pie([1, 1, 1, 1], isSeparated: false) { $0.shape.innerRadius = .ratio(innerRatio) }
    let bounds = picture.markOutlines.compactMap(\.path.controlBounds)
    #expect(bounds.count == 4)
    // The quarters from three to six and from six to nine o'clock reach beyond the axes of the circle.
    #expect(abs(bounds[1].minX - 99.75) < 1e-6 && abs(bounds[1].minY - 100) < 1e-6)
    #expect(abs(bounds[2].minY - 99.75) < 1e-6 && abs(bounds[2].maxX - 100) < 1e-6)
    #expect(abs(bounds[3].maxX - 100) < 1e-6 && abs(bounds[3].maxY - 100) < 1e-6)
    let translucent = pie([1, 1, 1, 1], isSeparated: false) { $0.opacity = NumericColumn(0.5) }
    #expect(translucent.markOutlines.count == 4)
    #expect(abs((translucent.markOutlines[1].path.controlBounds?.minX ?? 0) - 100) < 1e-6)
  }

  @Test func oneSectorIsAWholeCircle() {
    let picture = pie([7])
    #expect(polar(picture, 0).allSatisfy { $0.radius < 100 * 1.42 })
    let bounds = picture.markOutlines[0].path.controlBounds
    #expect(close(bounds ?? .zero, Rect(x: 0, y: 0, width: 200, height: 200)))
  }

  @Test func radiiArePointsOrShares() {
    func extent(_ change: (inout MarkTable) -> Void) -> [Double] {
      let radii = polar(pie([1, 1, 1, 1], change), 0).map(\.radius)
      return [radii.min() ?? 0, radii.max() ?? 0].map { ($0).rounded() }
    }
    #expect(extent { ($0.shape.innerRadius, $0.shape.outerRadius) = (.fixed(30), .fixed(60)) }[0] == 30)
    #expect(extent { ($0.shape.innerRadius, $0.shape.outerRadius) = (.ratio(0.5), .ratio(0.8)) }[0] == 40)
    #expect(extent { ($0.shape.innerRadius, $0.shape.outerRadius) = (.inset(10), .inset(20)) }[0] == 70)
    #expect(extent { $0.shape.innerRadius = .fixed(500) }[1].isFinite)
  }

  @Test func insetsPartNeighboursByParallelGaps() {
    // The side at twelve o'clock is eight points to the right of the centre, along its whole length.
    let points = pie([1, 1, 1, 1]) { table in
      table.shape.angularInset = 8
      table.shape.innerRadius = .ratio(0.5)
    }.markOutlines[0].path.points
    #expect(points.filter { abs($0.x - 108) < 1e-6 }.count >= 2)
    #expect(points.allSatisfy { $0.x > 107.9 })
  }

  @Test(arguments: [0.0, 4, 50, 1_000, .nan, .infinity], [0.0, 3, 40, 1_000, .nan, .infinity, -5])
  func cornersAndInsetsFitWhatTheyAreGiven(radius: Double, inset: Double) {
    for values in [[1], [1, 2], [1, 2, 3, 0.01], [1e-9, 1], [5, 1]] as [[Double]] {
      for inner in [MarkLength.automatic, .ratio(0.6), .fixed(1)] {
        let table = marks(.sector, angle: .numbers(values), color: values.indices.map { "c\($0)" }) {
          $0.shape.angularInset = inset
          $0.shape.innerRadius = inner
        }
        let picture = bare(table.styled { $0.cornerRadius = radius }, size: Size(200, 200))
        #expect(picture.isFinite)
        #expect(picture.markOutlines.count == values.count)
        for outline in picture.markOutlines {
          for point in outline.path.points {
            #expect(hypot(point.x - 100, point.y - 100) < 100 * 1.42)
          }
        }
      }
    }
  }

  @Test func valuesAtOrBelowZeroAreLeftOutAndReported() {
    let picture = pie([1, 0, -2, .nan, 1])
    #expect(picture.markOutlines.count == 2)
    #expect(picture.layout.sectorTotal == 2)
    #expect(picture.messages == ["3 sectors have an angle value at or below zero or none and are not drawn."])
    #expect(
      pie([1, 0]).messages == ["1 sector has an angle value at or below zero or none and is not drawn."])
    let none = pie([0, -1])
    #expect(none.markOutlines.isEmpty && none.layout.sectorTotal == nil)
  }

  @Test func rangesGiveStartAndEnd() {
    let picture = bare(marks(.sector, angle: .ranges([(0, 25), (50, 100), (60, 40)])), size: Size(200, 200)) {
      $0.environment.separatesMarks = true
    }
    #expect(picture.layout.sectorTotal == 100)
    let rim = polar(picture, 1).filter { abs($0.radius - 100) < 1e-6 }.map(\.angle)
    #expect(abs((rim.min() ?? 0) - 180) < 0.5)
    #expect(picture.markOutlines.count == 2)
  }
}
