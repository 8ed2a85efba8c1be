import Charts
import SwiftUI

/// A chart in Arabic: axes, bars and legend are mirrored, and text runs from right to left.
public struct RightToLeft: View {
  struct Sale: Identifiable {
    var season: String
    var product: String
    var boxes: Int
    var id: String { season + product }
  }

  let sales = [
    Sale(season: "الربيع", product: "برتقال", boxes: 120), Sale(season: "الربيع", product: "تفاح", boxes: 80),
    Sale(season: "الصيف", product: "برتقال", boxes: 60), Sale(season: "الصيف", product: "تفاح", boxes: 95),
    Sale(season: "الخريف", product: "برتقال", boxes: 90), Sale(season: "الخريف", product: "تفاح", boxes: 140),
    Sale(season: "الشتاء", product: "برتقال", boxes: 170),
    Sale(season: "الشتاء", product: "تفاح", boxes: 110),
  ]

  public init() {}

  public var body: some View {
    Chart(sales) { sale in
      BarMark(
        x: .value("الفصل", sale.season),
        y: .value("الصناديق", sale.boxes)
      )
      .foregroundStyle(by: .value("المنتج", sale.product))
    }
    .environment(\.layoutDirection, .rightToLeft)
    .environment(\.locale, Locale(identifier: "ar"))
  }
}
