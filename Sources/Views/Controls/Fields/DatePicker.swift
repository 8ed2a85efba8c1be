import Foundation
import OpenChartsPhrases
import OpenChartsViewCore

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A label and a date that the user can change in a live session.
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components
  private let label: Label

  fileprivate init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Creates a picker for any date, with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker for dates within a range, with a view as its label. Chosen dates are clamped to the range; the
  /// initial date is shown unchanged.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// Creates a picker for dates from a lower bound on, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  /// Creates a picker for dates up to an upper bound, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker: View {
  /// The label and the date as text, or a calendar of one month in the graphical style.
  public var body: some View {
    DatePickerBody(selection: selection, range: range, components: components, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker for any date, with a label.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for dates within a range, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for dates from a lower bound on, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, Text(titleKey))
  }

  /// Creates a picker for dates up to an upper bound, with a localized label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, Text(titleKey))
  }
}

private struct DatePickerBody<Label: View>: View {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
  @Environment(\.self) private var environment

  private func text(_ format: Date.FormatStyle) -> String {
    format.localized(in: environment).format(selection.wrappedValue)
  }
  private var date: String { text(.dateTime.day().month(.abbreviated).year()) }
  private var time: String { text(.dateTime.hour().minute()) }
  private var spoken: String {
    [components.contains(.date) ? date : nil, components.contains(.hourAndMinute) ? time : nil]
      .compactMap { $0 }.joined(separator: SpeechLanguage(environment.locale).comma)
  }

  var body: some View {
    Group {
      if environment.datePickerStyle == .graphical, components.contains(.date) {
        VStack(spacing: 8) {
          MonthGrid(
            shown: selection.wrappedValue, range: range,
            isChosen: { environment.calendar.isDate($0, inSameDayAs: selection.wrappedValue) },
            choose: { selection.wrappedValue = $0 }
          )
          .hidingTextGuide()
          if components.contains(.hourAndMinute) { LabeledRow(Text(control: .time)) { timePill } }
        }
      } else if environment.datePickerStyle == .wheel {
        DateWheel(selection: selection, range: range, components: components).hidingTextGuide()
      } else {
        LabeledRow(label) {
          HStack(spacing: 6) {
            if components.contains(.date) { datePill }
            if components.contains(.hourAndMinute) { timePill }
          }
          // A long label wraps beside the fields.
          .fixedSize(horizontal: true, vertical: false)
          .hidingTextGuide()
        }
      }
    }
    .controlElement(.picker, label: label, value: spoken)
  }

  private var datePill: some View {
    let fields = DateFields(calendar: environment.calendar, timeZone: environment.timeZone)
    let (least, most) = (range.lowerBound, range.upperBound)
    return pill(date).live(
      .date(
        fields.day(selection.wrappedValue), least: least > .distantPast ? fields.day(least) : nil,
        most: most < .distantFuture ? fields.day(most) : nil, isTime: false)
    ) { event in
      guard case .text(let text) = event, let day = fields.date(day: text, time: selection.wrappedValue)
      else { return }
      selection.wrappedValue = min(max(day, range.lowerBound), range.upperBound)
    }
  }

  private var timePill: some View {
    let fields = DateFields(calendar: environment.calendar, timeZone: environment.timeZone)
    return pill(time).live(.date(fields.time(selection.wrappedValue), least: nil, most: nil, isTime: true)) {
      event in
      guard case .text(let text) = event, let date = fields.date(time: text, day: selection.wrappedValue)
      else { return }
      selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    }
  }

  private func pill(_ text: String) -> some View {
    Text(verbatim: text).lineLimit(1).padding(.horizontal, 11).padding(.vertical, 6)
      .background(Color(.system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 8))
      .opacity(environment.isEnabled ? 1 : 0.5)
  }
}

enum DatePickerAppearance { case compact, graphical, wheel }

/// The appearance of date pickers. Only the built-in styles have an effect.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The built-in style that this one draws.
  nonisolated var _kind: _DatePickerKind { get }
}

/// An opaque identifier of a built-in date picker style.
public struct _DatePickerKind: Sendable { let appearance: DatePickerAppearance }

/// The style of date pickers without a set style: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _DatePickerKind { _DatePickerKind(appearance: .compact) }
}
/// Shows the label, and the day and time as text at the trailing edge.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _DatePickerKind { _DatePickerKind(appearance: .compact) }
}
/// A calendar of the selected month; tapping a day selects midnight of that day. It cannot move to other months, and
/// only assistive technology reads the label. If `displayedComponents` has no day, it looks like the compact style.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _DatePickerKind { _DatePickerKind(appearance: .graphical) }
}
/// Wheels for the parts of the date, with the chosen ones in the middle; only assistive technology reads the label.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  nonisolated public var _kind: _DatePickerKind { _DatePickerKind(appearance: .wheel) }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of the date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The compact style.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Shows the label, and the day and time as text at the trailing edge.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of the selected month.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension EnvironmentValues {
  @Entry var datePickerStyle: DatePickerAppearance = .compact
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style._kind.appearance)
  }
}
