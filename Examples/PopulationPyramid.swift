import Charts
import SwiftUI

/// A population pyramid: bars from a common zero to both sides, and an axis that shows magnitudes.
public struct PopulationPyramid: View {
  struct AgeGroup: Identifiable {
    var age: String
    var women: Double
    var men: Double
    var id: String { age }
  }

  /// Millions of people in the United States by the census of 2000.
  let groups = [
    AgeGroup(age: "80+", women: 6.27, men: 3.21), AgeGroup(age: "70–79", women: 9.54, men: 6.70),
    AgeGroup(age: "60–69", women: 10.47, men: 9.58), AgeGroup(age: "50–59", women: 15.83, men: 14.97),
    AgeGroup(age: "40–49", women: 21.75, men: 21.25), AgeGroup(age: "30–39", women: 21.75, men: 21.68),
    AgeGroup(age: "20–29", women: 18.84, men: 19.39), AgeGroup(age: "10–19", women: 19.72, men: 20.80),
    AgeGroup(age: "0–9", women: 19.38, men: 20.29),
  ]

  public init() {}

  public var body: some View {
    Chart(groups) { group in
      BarMark(x: .value("Millions", -group.men), y: .value("Age", group.age))
        .foregroundStyle(by: .value("Sex", "Men"))
      BarMark(x: .value("Millions", group.women), y: .value("Age", group.age))
        .foregroundStyle(by: .value("Sex", "Women"))
    }
    .chartForegroundStyleScale(["Men": Color.teal, "Women": Color.purple])
    .chartXScale(domain: -25...25)
    .chartXAxis {
      AxisMarks(values: [-20, -10, 0, 10, 20]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let millions = value.as(Int.self) {
            Text(verbatim: "\(abs(millions)) M")
          }
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { _ in
        AxisValueLabel()
      }
    }
  }
}
