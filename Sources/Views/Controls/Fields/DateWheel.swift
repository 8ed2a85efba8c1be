import Foundation
import OpenChartsViewCore

/// Columns of wheels for the parts of a date, with the chosen ones in the middle.
struct DateWheel: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  private var calendar: Calendar {
    var calendar = environment.calendar
    (calendar.locale, calendar.timeZone) = (environment.locale, environment.timeZone)
    return calendar
  }

  /// The parts of the date in the order of the columns, each with its format.
  private var columns: [(unit: Calendar.Component, format: Date.FormatStyle)] {
    var columns: [(unit: Calendar.Component, format: Date.FormatStyle)] = []
    if components.contains(.date) {
      columns = [(.month, .dateTime.month(.wide)), (.day, .dateTime.day()), (.year, .dateTime.year())]
    }
    if components.contains(.hourAndMinute) {
      columns += [(.hour, .dateTime.hour()), (.minute, .dateTime.minute(.twoDigits))]
    }
    return columns
  }

  var body: some View {
    let columns = columns
    HStack(spacing: 0) {
      ForEach(columns.indices, id: \.self) { column in
        VStack(spacing: 0) {
          ForEach(-2..<3, id: \.self) { distance in row(columns[column], distance) }
        }
        .frame(maxWidth: .infinity)
      }
    }
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(.system(.tertiaryFill))).frame(height: 32)
    }
    .opacity(environment.isEnabled ? 1 : 0.5)
  }

  @ViewBuilder private func row(
    _ column: (unit: Calendar.Component, format: Date.FormatStyle), _ distance: Int
  ) -> some View {
    let date = calendar.date(byAdding: column.unit, value: distance, to: selection.wrappedValue)
    TappedBody {
      if let date { selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound) }
    } content: {
      Group {
        if let date, distance == 0 || range.contains(date) {
          Text(verbatim: column.format.localized(in: environment).format(date))
        } else {
          Color.clear
        }
      }
      .lineLimit(1).minimumScaleFactor(0.6)
      .frame(maxWidth: .infinity, minHeight: 32, maxHeight: 32)
      .opacity([1, 0.5, 0.25][abs(distance)])
    }
  }
}
