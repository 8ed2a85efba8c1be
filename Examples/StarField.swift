import Charts
import SwiftUI

/// Points that scroll in both directions, and zoom.
public struct StarField: View {
  struct Star: Identifiable {
    var id: Int
    var rightAscension: Double
    var declination: Double
    var magnitude: Double
  }

  /// A random sky: steps of a simple generator scatter the stars, denser along a band.
  let stars: [Star] = {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 31)
    }
    return (0..<240).map { index in
      let hours = next() * 24
      let isInBand = index % 3 != 0
      let wave = 40 * sin(hours / 24 * 2 * .pi)
      let spread = (next() + next() + next() - 1.5) * (isInBand ? 22 : 70)
      return Star(
        id: index, rightAscension: (hours * 100).rounded() / 100,
        declination: max(-85, min(85, ((isInBand ? wave : 0) + spread).rounded())),
        magnitude: (next() * 50).rounded() / 10)
    }
  }()

  public init() {}

  public var body: some View {
    Chart(stars) { star in
      PointMark(
        x: .value("Right ascension", star.rightAscension), y: .value("Declination", star.declination)
      )
      .symbolSize(12 + (5 - star.magnitude) * 14)
      .foregroundStyle(.indigo)
    }
    .chartXScale(domain: 0...24)
    .chartYScale(domain: -90...90)
    .chartScrollableAxes([.horizontal, .vertical])
    .chartXVisibleDomain(length: 8)
    .chartYVisibleDomain(length: 90)
    .chartScrollPosition(initialX: 6.0)
    .chartScrollPosition(initialY: 60.0)
    .chartXAxisLabel("Right ascension in hours")
    .chartYAxisLabel("Declination in degrees")
  }
}
