import Charts
import SwiftUI

/// Long names: axis labels are wrapped, so that the bars have enough space.
public struct LongNames: View {
  struct Answer: Identifiable {
    var reason: String
    var share: Double
    var id: String { reason }
  }

  let answers = [
    Answer(reason: "It was recommended by a friend or a colleague", share: 0.41),
    Answer(reason: "The library near my home carries it", share: 0.27),
    Answer(reason: "I read a review in a newspaper", share: 0.18),
    Answer(reason: "The cover caught my eye in a shop window", share: 0.09),
    Answer(reason: "Other", share: 0.05),
  ]

  public init() {}

  public var body: some View {
    Chart {
      ForEach(answers) { answer in
        BarMark(x: .value("Share", answer.share), y: .value("Reason", answer.reason), height: .ratio(0.6))
          .annotation(position: .trailing, spacing: 4) {
            Text(answer.share, format: .percent)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
      }
    }
    .chartXScale(domain: 0...0.5)
    .chartXAxis(.hidden)
    .chartYAxis {
      AxisMarks(preset: .aligned, position: .leading) { value in
        AxisValueLabel {
          if let reason = value.as(String.self) {
            Text(reason)
              .font(.caption)
              .frame(width: 130, alignment: .leading)
          }
        }
      }
    }
  }
}
