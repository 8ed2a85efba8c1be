import Charts
import SwiftUI

/// Error bars: a rule from the lower to the upper bound behind each mean.
public struct ErrorBars: View {
  struct Trial: Identifiable {
    var dose: String
    var mean: Double
    var error: Double
    var id: String { dose }
  }

  let trials = [
    Trial(dose: "0 mg", mean: 12.1, error: 1.4), Trial(dose: "5 mg", mean: 14.8, error: 1.9),
    Trial(dose: "10 mg", mean: 19.6, error: 1.6), Trial(dose: "20 mg", mean: 24.3, error: 2.4),
    Trial(dose: "40 mg", mean: 25.2, error: 3.1),
  ]

  public init() {}

  public var body: some View {
    Chart(trials) { trial in
      RuleMark(
        x: .value("Dose", trial.dose),
        yStart: .value("Lower bound", trial.mean - trial.error),
        yEnd: .value("Upper bound", trial.mean + trial.error)
      )
      .lineStyle(StrokeStyle(lineWidth: 2))
      .foregroundStyle(.blue.opacity(0.5))

      ForEach([trial.mean - trial.error, trial.mean + trial.error], id: \.self) { bound in
        RectangleMark(
          x: .value("Dose", trial.dose),
          y: .value("Bound", bound),
          width: .fixed(14),
          height: .fixed(2)
        )
        .foregroundStyle(.blue.opacity(0.5))
      }

      PointMark(x: .value("Dose", trial.dose), y: .value("Response", trial.mean))
        .symbolSize(60)
    }
    .chartYScale(domain: 0...30)
    .chartYAxisLabel("Response, mean and 95 % interval")
  }
}
