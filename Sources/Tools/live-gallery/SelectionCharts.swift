import Charts
import SwiftUI

/// Charts with built-in selection of a value, a range and a sector.
struct SelectionCharts: View {
  @State private var day: Date?
  @State private var range: ClosedRange<Date>?
  @State private var angle: Double?

  private var sold: Sale? { day.flatMap { day in season.last { $0.day <= day } } }
  private func days(in range: ClosedRange<Date>) -> Int { season.count { range.contains($0.day) } }
  private var style: Style? {
    guard let angle else { return nil }
    var sum = 0.0
    return styles.first { style in
      sum += style.share
      return angle <= sum
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(
        sold.map { "\($0.count) sold on \($0.day.formatted(date: .abbreviated, time: .omitted))" } ?? "No day"
      )
      Chart(season) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
          .opacity(day == nil || sale.id == sold?.id ? 1 : 0.4)
      }
      .chartXSelection(value: $day)
      .frame(height: 170)
      Text(range.map { "\(days(in: $0)) days" } ?? "No range")
      Chart {
        ForEach(season) { sale in
          AreaMark(x: .value("Day", sale.day), y: .value("Sales", sale.count)).opacity(0.4)
        }
        if let range {
          RectangleMark(xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound))
            .foregroundStyle(.orange.opacity(0.25))
        }
      }
      .chartXSelection(range: $range)
      .frame(height: 130)
      Text(style.map { "\($0.name): \(Int($0.share))" } ?? "No style")
      Chart(styles) { style in
        SectorMark(angle: .value("Sales", style.share), innerRadius: .ratio(0.6))
          .foregroundStyle(by: .value("Style", style.name))
          .opacity(self.style == nil || self.style?.id == style.id ? 1 : 0.4)
      }
      .chartAngleSelection(value: $angle)
      .frame(height: 200)
    }
  }
}
