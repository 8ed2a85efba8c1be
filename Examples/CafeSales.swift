import Charts
import SwiftUI

/// A bar for each category: the shortest chart there is.
public struct CafeSales: View {
  struct Sale: Identifiable {
    var day: String
    var cups: Int
    var id: String { day }
  }

  let sales = [
    Sale(day: "Mon", cups: 54), Sale(day: "Tue", cups: 42), Sale(day: "Wed", cups: 61),
    Sale(day: "Thu", cups: 58), Sale(day: "Fri", cups: 89), Sale(day: "Sat", cups: 117),
    Sale(day: "Sun", cups: 96),
  ]

  public init() {}

  public var body: some View {
    Chart(sales) { sale in
      BarMark(
        x: .value("Day", sale.day),
        y: .value("Cups", sale.cups)
      )
    }
  }
}
