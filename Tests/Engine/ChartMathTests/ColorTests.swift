import OpenChartsChartMath
import Testing

/// Contrast, colour vision and distances of colours, against published and independently computed numbers.
@Suite struct ColorTests {
  private func color(_ r: Double, _ g: Double, _ b: Double) -> SIMD3<Double> { SIMD3(r, g, b) / 255 }

  @Test func contrastRunsFromOneToTwentyOne() {
    #expect(abs(Contrast.ratio(color(0, 0, 0), color(255, 255, 255)) - 21) < 1e-9)
    #expect(Contrast.ratio(color(90, 1, 7), color(90, 1, 7)) == 1)
    // This grey is known to have just enough contrast on white for text.
    #expect(abs(Contrast.ratio(color(118, 118, 118), color(255, 255, 255)) - 4.54) < 0.01)
    #expect(abs(Contrast.ratio(color(255, 255, 255), color(52, 199, 89)) - 2.22) < 0.01)
  }

  /// Reference values by colorspacious 1.1.2, CAM02-UCS.
  @Test(arguments: [
    (SIMD3(0.0, 122, 255), SIMD3(53.677, -10.561, -34.412)),
    (SIMD3(52.0, 199, 89), SIMD3(71.921, -26.578, 19.223)),
    (SIMD3(255.0, 204, 0), SIMD3(86.887, 0.322, 33.385)),
    (SIMD3(10.0, 20, 30), SIMD3(9.906, -3.795, -8.021)),
    (SIMD3(255.0, 255, 255), SIMD3(99.999, -1.912, -1.151)),
  ])
  func coordinatesAreThoseOfTheModel(bytes: SIMD3<Double>, expected: SIMD3<Double>) {
    let d = ColorDifference.coordinates(bytes / 255) - expected
    #expect((d * d).sum().squareRoot() < 0.02)
  }

  @Test(arguments: [
    (ColorVision.protanopia, SIMD3(0.7893, 0.7104, 0.3084)),
    (.deuteranopia, SIMD3(0.723, 0.664, 0.3825)), (.tritanopia, SIMD3(0, 0.7634, 0.6839)),
    (.normal, SIMD3(52.0, 199, 89) / 255),
  ])
  func lackingConesAreSimulated(vision: ColorVision, expected: SIMD3<Double>) {
    let d = vision.simulated(color(52, 199, 89)) - expected
    #expect((d * d).sum().squareRoot() < 0.001)
  }

  @Test func greysLookTheSameToEverybody() {
    for vision in ColorVision.deficiencies {
      let d = vision.simulated(color(128, 128, 128)) - color(128, 128, 128)
      #expect((d * d).sum().squareRoot() < 0.005)
    }
  }

  @Test func theWorstPairDecides() {
    let (red, green) = (color(200, 60, 0), color(110, 120, 0))
    let (distance, vision) = ColorDifference.worst(red, green)
    #expect(vision != .normal && distance < ColorDifference.distance(red, green))
    #expect(ColorDifference.worst(among: [red, green, color(0, 0, 0)]) == distance)
    #expect(ColorDifference.worst(among: [red]) == .infinity)
  }

  @Test func oddComponentsGiveNumbers() {
    for v in [Double.nan, -1, 2, .infinity] {
      #expect(ColorDifference.coordinates(SIMD3(v, 0.5, 0.5)).x.isFinite)
      #expect(Contrast.luminance(SIMD3(v, v, v)).isFinite)
    }
  }
}
