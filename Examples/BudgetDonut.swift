import Charts
import SwiftUI

/// A donut: sectors with an inner radius, and the total in the middle of the plot.
public struct BudgetDonut: View {
  struct Item: Identifiable {
    var name: String
    var euros: Double
    var id: String { name }
  }

  let items = [
    Item(name: "Rent", euros: 980), Item(name: "Food", euros: 420), Item(name: "Transport", euros: 160),
    Item(name: "Leisure", euros: 240), Item(name: "Savings", euros: 300),
  ]

  /// The position along the running total to which the user points, in euros.
  @State private var selected: Double?

  public init() {}

  public var body: some View {
    Chart(items) { item in
      SectorMark(
        angle: .value("Euros", item.euros),
        innerRadius: .ratio(0.62),
        angularInset: 1
      )
      .cornerRadius(4)
      .foregroundStyle(by: .value("Item", item.name))
    }
    .chartAngleSelection(value: $selected)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          VStack {
            Text("A month")
              .font(.callout)
              .foregroundStyle(.secondary)
            Text("2,100 €")
              .font(.title2.bold())
          }
          .position(x: frame.midX, y: frame.midY)
        }
      }
    }
  }
}
