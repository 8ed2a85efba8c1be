import Charts
import SwiftUI

/// A square root axis, on which a distance that grows with the square of the speed is a straight line.
public struct StoppingDistance: View {
  struct Test: Identifiable {
    var speed: Double
    var road: String
    var metres: Double
    var id: String { road + "\(speed)" }
  }

  let tests = [
    ("Dry", 20.0, 2.1), ("Dry", 30, 4.4), ("Dry", 50, 12.9), ("Dry", 70, 24.6), ("Dry", 100, 50.8),
    ("Dry", 130, 84.1), ("Wet", 20, 3.4), ("Wet", 30, 7.3), ("Wet", 50, 20.1), ("Wet", 70, 40.2),
    ("Wet", 100, 80.6), ("Wet", 130, 137.9), ("Ice", 20, 15.2), ("Ice", 30, 36.1), ("Ice", 50, 96.8),
    ("Ice", 70, 195.3),
  ].map { Test(speed: $0.1, road: $0.0, metres: $0.2) }

  public init() {}

  public var body: some View {
    Chart {
      LinePlot(tests, x: .value("Speed", \.speed), y: .value("Distance", \.metres))
        .foregroundStyle(by: .value("Road", \.road))
        .symbol(by: .value("Road", \.road))
    }
    .chartXScale(domain: 0...140)
    .chartYScale(domain: 0...225, type: .squareRoot)
    .chartYAxis {
      AxisMarks(values: [0, 1, 5, 10, 25, 50, 100, 150, 200])
    }
    .chartXAxisLabel("Speed in km/h")
    .chartYAxisLabel("Braking distance in metres")
  }
}
