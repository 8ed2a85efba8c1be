import Charts
import SwiftUI

/// Loops of views with arithmetic and conditions, in a file that imports Charts. If loops had an initializer for views
/// and another one for marks, the compiler would give up after more than 30 seconds.
struct LoopsOfViews: View {
  struct Band: Identifiable {
    var id: Int
    var start: Date
    var end: Date
    var label: String
  }

  var days: [[Band]]
  var width: CGFloat

  var body: some View {
    ForEach(days, id: \.first!.id) { bands in
      ForEach(bands.filter { $0.end >= $0.start && $0.id > 0 }) { band in
        let start = band.start.timeIntervalSince1970 / 10
        let length = max(0, min(width, band.end.timeIntervalSince1970 / 10) - start)
        if length > 24 {
          ForEach(0..<3) { line in
            Text(band.label)
              .font(.caption2)
              .foregroundStyle(.white)
              .padding(.trailing, 10 + CGFloat(line))
              .frame(width: max(0, length - 6), alignment: .trailing)
              .clipped()
              .position(x: start + length / 2, y: width / 2 - 3)
          }
        }
      }
    }
  }
}
