import Foundation
import OpenChartsViewCore

/// A calendar of one month, one row per week.
struct MonthGrid: View {
  /// A time in the month.
  let shown: Date
  /// The times between which days can be chosen.
  let range: ClosedRange<Date>
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  @Environment(\.self) private var environment

  private var calendar: Calendar {
    var calendar = environment.calendar
    calendar.locale = environment.locale
    return calendar
  }
  /// The first day of each week that contains a day of the month.
  private var weeks: [Date] {
    guard let month = calendar.dateInterval(of: .month, for: shown) else { return [] }
    var weeks: [Date] = []
    var week = calendar.dateInterval(of: .weekOfYear, for: month.start)?.start
    while let start = week, start < month.end, weeks.count < 6 {
      weeks.append(start)
      week = calendar.date(byAdding: .weekOfYear, value: 1, to: start)
    }
    return weeks
  }

  var body: some View {
    let calendar = calendar
    VStack(alignment: .leading, spacing: 6) {
      Text(shown, format: .dateTime.month(.wide).year()).font(.headline)
      Grid(horizontalSpacing: 0, verticalSpacing: 2) {
        GridRow {
          ForEach(0..<7, id: \.self) { day in
            let symbols = calendar.shortWeekdaySymbols
            Text(verbatim: symbols[(day + calendar.firstWeekday - 1) % 7].uppercased())
              .font(.caption2.weight(.semibold)).foregroundStyle(.tertiary)
          }
        }
        ForEach(weeks, id: \.self) { week in
          GridRow {
            ForEach(0..<7, id: \.self) { offset in
              if let day = calendar.date(byAdding: .day, value: offset, to: week) { cell(day) }
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func cell(_ day: Date) -> some View {
    let calendar = calendar
    if calendar.isDate(day, equalTo: shown, toGranularity: .month) {
      let isChosen = isChosen(day)
      let isAllowed = range.contains(day) || calendar.isDate(day, inSameDayAs: range.lowerBound)
      TappedBody(action: { choose(day) }) {
        Text(calendar.component(.day, from: day), format: .number).font(.title3)
          .foregroundStyle(
            isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.primary)
          )
          .opacity(isAllowed ? 1 : 0.3)
          .frame(maxWidth: .infinity, minHeight: 38)
          .background {
            if isChosen { Circle().fill(TintShapeStyle().opacity(0.15)) }
          }
      }
      .disabled(!isAllowed)
    } else {
      Color.clear.frame(height: 38)
    }
  }
}
