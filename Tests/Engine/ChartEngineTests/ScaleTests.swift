import Foundation
import OpenChartsChartModel
import OpenChartsDisplayList
import Testing

@Suite struct ScaleTests {
  private func scale(_ kind: ScaleKind, _ lower: Double, _ upper: Double) -> (Double) -> Double {
    let picture = bare(marks(.point, x: .names(["a"]), y: .numbers([lower]))) {
      $0.scales.y.domain = .values([.number(lower), .number(upper)])
      $0.scales.y.kind = kind
    }
    // The position as a fraction of the plot's height, from the bottom.
    return { 1 - (picture.layout.yScale?.position(of: .number($0)) ?? .nan) / 200 }
  }

  @Test func logarithmsGiveEachDecadeTheSameLength() {
    let place = scale(.log, 1, 1_000)
    #expect(close([place(1), place(10), place(100), place(1_000)], [0, 1 / 3.0, 2 / 3.0, 1]))
    #expect(place(0).isNaN && place(-5).isNaN)
  }

  @Test func rootsAndPowersBendTheScale() {
    #expect(close([scale(.squareRoot, 0, 100)(25)], [0.5]))
    #expect(close([scale(.power(exponent: 2), 0, 10)(5)], [0.25]))
    #expect(close([scale(.power(exponent: -1), 0, 10)(5)], [0.5]), "a useless exponent is a straight scale")
  }

  @Test func symmetricLogarithmsTakeBothSigns() {
    let place = scale(.symmetricLog(slopeAtZero: 1), -99, 99)
    #expect(close([place(-99), place(0), place(99)], [0, 0.5, 1]))
    #expect(close([place(9)], [0.5 + log(10) / log(100) / 2]))
    let bad = scale(.symmetricLog(slopeAtZero: .infinity), -1, 1)
    #expect(close([bad(0)], [0.5]))
  }

  @Test(arguments: [
    ScaleKind.linear, .log, .squareRoot, .symmetricLog(slopeAtZero: 2), .power(exponent: 3),
  ])
  func placesLeadBackToTheirValues(kind: ScaleKind) throws {
    let picture = bare(marks(.point, x: .names(["a"]), y: .numbers([1]))) {
      $0.scales.y.domain = .values([.number(1), .number(90)])
      $0.scales.y.kind = kind
    }
    let scale = try #require(picture.layout.yScale)
    for value in [1, 2.5, 17, 90] as [Double] {
      let back = try #require(scale.value(at: scale.position(value))?.magnitude)
      #expect(abs(back - value) < 1e-6)
    }
  }

  @Test func aLogarithmicAxisNeedsNoZero() {
    let picture = chart(marks(.point, x: .names(["a", "b"]), y: .numbers([3, 4_000]))) {
      $0.scales.y.kind = .log
    }
    #expect(picture.yDomain == [1, 10_000])
    #expect(picture.messages.isEmpty)
  }

  @Test func datesKeepTheirExactExtent() {
    let moments = [day(2_024, 1, 5), day(2_024, 3, 9)]
    #expect(chart(marks(.line, x: .dates(moments), y: .numbers([1, 2]))).xDomain == moments)
  }

  @Test func unitsReachFromTheFirstStartToTheLastEnd() {
    let moments = [day(2_024, 1, 5, hour: 9), day(2_024, 3, 9, hour: 17)]
    #expect(
      chart(marks(.bar, x: .dates(moments, unit: .day), y: .numbers([1, 2]))).xDomain
        == [day(2_024, 1, 5), day(2_024, 3, 10)])
    #expect(
      chart(marks(.bar, x: .dates(moments, unit: .month), y: .numbers([1, 2]))).xDomain
        == [day(2_024, 1, 1), day(2_024, 4, 1)])
  }

  @Test func oneDateStandsInTheMiddleWithItsLabel() {
    let picture = chart(marks(.point, x: .dates([day(2_024, 5, 6)]), y: .numbers([1])))
    #expect(close([picture.markSymbols[0].center.x], [picture.plot.width / 2]))
    #expect(picture.xTexts == ["May 6"])
    #expect(picture.messages.isEmpty)
  }

  @Test(arguments: [
    (day(2_024, 1, 1, hour: 8), day(2_024, 1, 1, hour: 20), ["8 AM", "11 AM", "2 PM", "5 PM"]),
    (day(2_024, 1, 1), day(2_024, 1, 5), ["Jan 1", "Jan 2", "Jan 3", "Jan 4"]),
    (day(2_024, 1, 1), day(2_025, 1, 1), ["Jan", "Apr", "Jul", "Oct"]),
  ])
  func datesAreTickedByCalendarUnits(from: Double, to: Double, texts: [String]) {
    let picture = chart(
      marks(.line, x: .dates([from, to]), y: .numbers([1, 2])), size: Size(500, 200))
    #expect(picture.xTexts == texts)
  }

  @Test func namesKeepTheirOrderLeftToRightAndTopToBottom() {
    let x = bare(marks(.bar, x: .names(["b", "a", "c", "a"]), y: .numbers([1, 2, 3, 4])))
    #expect(x.layout.xScale?.domain == [.category("b"), .category("a"), .category("c")])
    #expect(x.layout.xScale?.band(of: .category("b")) == 0...100)
    let y = bare(marks(.bar, x: .numbers([1, 2]), y: .names(["b", "a"])))
    #expect(y.layout.yScale?.band(of: .category("b")) == 0...100)
    #expect(y.layout.yScale?.band(of: .category("a")) == 100...200)
  }

  @Test func aGivenListOfNamesSetsOrderAndPresence() {
    let picture = bare(marks(.bar, x: .names(["b", "a", "z"]), y: .numbers([1, 2, 3]))) {
      $0.scales.x.domain = .values(["a", "b", "empty"].map { .category($0) })
    }
    #expect(picture.layout.xScale?.domain.count == 3)
    #expect(picture.markBars.count == 2)
    #expect(picture.messages.contains { $0.contains("name that the given domain lacks") })
  }

  @Test func numbersAndDatesCanBeForcedIntoBands() {
    let picture = bare(marks(.bar, x: .numbers([2_020, 2_010]), y: .numbers([1, 2]))) {
      $0.scales.x.kind = .category
    }
    #expect(picture.layout.xScale?.domain == [.number(2_020), .number(2_010)])
    #expect(close(picture.markBars.map(\.frame.width), [105, 105]))
  }

  @Test func paddingKeepsDataInsideAndRangesPlaceThem() {
    let table = marks(.point, x: .numbers([0, 10]), y: .numbers([0, 10]))
    let padded = bare(table) { $0.scales.x.range = .plotDimension(startPadding: 20, endPadding: 30) }
    #expect(close(padded.markSymbols.map(\.center.x), [20, 270]))
    let given = bare(table) { $0.scales.y.range = .explicit(50, 150) }
    #expect(close(given.markSymbols.map(\.center.y), [150, 50]))
  }
}
