import Foundation
import OpenChartsPhrases
import OpenChartsViewCore

/// A calendar of one month in which the user can choose several days in a live session: the month of the first chosen
/// day, or the present one. It cannot move to other months, and only assistive technology reads the label.
public struct MultiDatePicker<Label: View> {
  private let selection: Binding<Set<DateComponents>>
  private let range: ClosedRange<Date>
  private let label: Label

  private init(_ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, _ label: Label) {
    (self.selection, self.range, self.label) = (selection, range, label)
  }

  /// The end of a range without its upper bound.
  private static func end(_ bound: Date) -> Date { bound.addingTimeInterval(-0.001) }

  /// Creates a picker for any days, with a view as its label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label())
  }

  /// Creates a picker for days within a range, with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    let end = max(Self.end(bounds.upperBound), bounds.lowerBound)
    self.init(selection, bounds.lowerBound...end, label())
  }

  /// Creates a picker for days from a bound on, with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound ... .distantFuture, label()) }

  /// Creates a picker for days before a bound, with a view as its label.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast...Self.end(bounds.upperBound), label()) }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker for any days, with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker for days within a range, with a label.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Creates a picker for days from a bound on, with a label.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// Creates a picker for days before a bound, with a label.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}

extension MultiDatePicker: View {
  /// The calendar, with the chosen days in circles.
  public var body: some View { DaysBody(selection: selection, range: range, label: label) }
}

private struct DaysBody<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let range: ClosedRange<Date>
  let label: Label
  @Environment(\.self) private var environment

  var body: some View {
    let calendar = environment.calendar
    // By the start of the day, because components can have other parts.
    var chosen: [Date: DateComponents] = [:]
    for components in selection.wrappedValue {
      if let date = calendar.date(from: components) { chosen[calendar.startOfDay(for: date)] = components }
    }
    let days = chosen
    return MonthGrid(
      shown: days.keys.min() ?? min(max(environment.now(), range.lowerBound), range.upperBound), range: range,
      isChosen: { days[calendar.startOfDay(for: $0)] != nil },
      choose: { day in
        if let components = days[calendar.startOfDay(for: day)] {
          selection.wrappedValue.remove(components)
        } else {
          selection.wrappedValue.insert(
            calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        }
      }
    )
    .hidingTextGuide()
    .controlElement(.picker, label: label, value: spoken(days.keys.sorted()))
  }

  private func spoken(_ days: [Date]) -> String {
    let format = Date.FormatStyle.dateTime.day().month(.abbreviated).year().localized(in: environment)
    return days.map { format.format($0) }.joined(separator: SpeechLanguage(environment.locale).comma)
  }
}
