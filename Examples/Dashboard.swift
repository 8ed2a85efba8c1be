import Charts
import SwiftUI

/// Several charts in stacks: charts are views, and the layout around them is SwiftUI's.
public struct Dashboard: View {
  let revenue = [4.1, 4.4, 4.2, 4.9, 5.3, 5.1, 5.8, 6.2, 6.0, 6.7, 7.1, 7.4]
  let channels: [(name: String, share: Double)] = [("Web", 46), ("Store", 33), ("Partners", 21)]
  let regions: [(name: String, orders: Int)] = [
    ("North", 412), ("South", 356), ("East", 287), ("West", 501),
  ]

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Card(title: "Revenue", value: "7.4 M€") {
        Chart(revenue.indices, id: \.self) { month in
          AreaMark(
            x: .value("Month", day(2024, month + 1), unit: .month),
            y: .value("Revenue", revenue[month])
          )
          .foregroundStyle(
            .linearGradient(
              colors: [.blue.opacity(0.4), .blue.opacity(0.05)], startPoint: .top, endPoint: .bottom))

          LineMark(
            x: .value("Month", day(2024, month + 1), unit: .month),
            y: .value("Revenue", revenue[month])
          )
        }
      }

      HStack(spacing: 16) {
        Card(title: "Orders", value: "1,556") {
          Chart(regions, id: \.name) { region in
            BarMark(x: .value("Region", region.name), y: .value("Orders", region.orders))
              .foregroundStyle(.indigo)
          }
        }
        Card(title: "Channels", value: "3") {
          Chart(channels, id: \.name) { channel in
            SectorMark(angle: .value("Share", channel.share), angularInset: 1)
              .foregroundStyle(by: .value("Channel", channel.name))
          }
        }
      }
    }
    .padding()
  }

  /// A title, a number and a chart on a background with rounded corners.
  struct Card<Content: View>: View {
    var title: String
    var value: String
    @ViewBuilder var content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text(title)
          .font(.caption)
          .foregroundStyle(.secondary)
        Text(value)
          .font(.title3.bold())
        content
      }
      .padding(12)
      .background(.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}
