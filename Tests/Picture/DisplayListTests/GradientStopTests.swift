import OpenChartsDisplayList
import Testing

/// Gradients mix colours by their opacity and are cut at their ends.
@Suite struct GradientStopTests {
  private let red = RGBA(1, 0, 0)
  private let blue = RGBA(0, 0, 1)

  @Test func aTransparentEndHasTheColourOfItsNeighbour() {
    let stops = [GradientStop(0, red), GradientStop(1, .clear)].drawn
    #expect(stops == [GradientStop(0, red), GradientStop(1, RGBA(1, 0, 0, 0))])
  }

  @Test func aTransparentStopBetweenTwoColoursBecomesTwo() {
    let stops = [GradientStop(0, red), GradientStop(0.5, .clear), GradientStop(1, blue)].drawn
    #expect(
      stops == [
        GradientStop(0, red), GradientStop(0.5, RGBA(1, 0, 0, 0)), GradientStop(0.5, RGBA(0, 0, 1, 0)),
        GradientStop(1, blue),
      ])
  }

  /// A renderer that interpolates straight between the stops is compared with the mixture by opacity.
  @Test(arguments: [(1.0, 0.2), (0.2, 1), (0.6, 0.1), (0.5, 0.5), (1, 1), (0, 1)])
  func straightPiecesFollowTheMixture(from: Double, to: Double) throws {
    let (a, b) = (RGBA(1, 0.5, 0, from), RGBA(0, 0.2, 1, to))
    let drawn = [GradientStop(0, a), GradientStop(1, b)].drawn
    for i in 0...100 {
      let t = Double(i) / 100
      let alpha = from * (1 - t) + to * t
      let upper = try #require(drawn.firstIndex { $0.location >= t })
      let (p, q) = (drawn[max(upper - 1, 0)], drawn[upper])
      let share = q.location > p.location ? (t - p.location) / (q.location - p.location) : 1
      let straight = p.color.mixed(with: q.color, by: share)
      // Compare premultiplied components, because the colour of a transparent stop is invisible.
      #expect(abs(straight.a - alpha) < 1e-9)
      #expect(abs(straight.r * alpha - (a.r * from * (1 - t) + b.r * to * t)) < 0.011)
      #expect(abs(straight.b * alpha - (a.b * from * (1 - t) + b.b * to * t)) < 0.011)
    }
  }

  @Test func partsBeyondTheEndsAreCutOff() {
    #expect(
      [GradientStop(0, red), GradientStop(2, blue)].drawn == [
        GradientStop(0, red), GradientStop(1, RGBA(0.5, 0, 0.5)),
      ])
    #expect(
      [GradientStop(-1, red), GradientStop(1, blue)].drawn == [
        GradientStop(0, RGBA(0.5, 0, 0.5)), GradientStop(1, blue),
      ])
    #expect([GradientStop(2, red), GradientStop(3, blue)].drawn == [GradientStop(0, red)])
    #expect([GradientStop(-2, red), GradientStop(-1, blue)].drawn == [GradientStop(0, blue)])
  }

  @Test func hardEdgesStay() {
    let stops = [
      GradientStop(0, red), GradientStop(0.5, red), GradientStop(0.5, blue), GradientStop(1, blue),
    ]
    #expect(stops.drawn == stops)
    #expect([GradientStop]().drawn.isEmpty)
    #expect([GradientStop(0.3, red)].drawn == [GradientStop(0.3, red)])
  }

  @Test func coloursAtALocationAreMixedByOpacity() {
    let stops = [GradientStop(0, red), GradientStop(2, RGBA(0, 0, 1, 0))]
    #expect(stops.color(at: 1) == RGBA(1, 0, 0, 0.5))
    #expect(stops.color(at: -1) == red)
    #expect(stops.color(at: 3).a == 0)
  }
}
