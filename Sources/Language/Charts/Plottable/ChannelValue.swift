import Foundation
import OpenChartsChartModel
import SwiftUI

/// The label of a dimension: nearly always a plain string or key; other texts are resolved in the environment.
///
/// Labels are compared by ``string`` for each mark, and localized once per table.
@usableFromInline package struct ChannelLabel: Sendable {
  @usableFromInline package var string: String
  /// Nearly always `nil`. A class reference, because a struct would make copies of a mark slower by reference counting.
  @usableFromInline package var deferred: DeferredLabel?
  /// Whether the string is a localization key.
  @usableFromInline package var isKey: Bool

  @inlinable package init(_ string: String) {
    self.string = string
    deferred = nil
    isKey = false
  }

  @inlinable package init(_ string: some StringProtocol) { self.init(String(string)) }

  @inlinable package init(_ resource: LocalizedStringResource) { self.init(Text(resource)) }

  @inlinable package init(_ key: LocalizedStringKey) {
    string = key.key
    deferred = key.isPlain ? nil : DeferredLabel(key)
    isKey = true
  }

  @usableFromInline package init(_ text: Text) {
    string = ""
    deferred = DeferredLabel { text._string(in: $0) }
    isKey = false
  }

  /// Returns the string for comparisons.
  func comparable(in environment: EnvironmentValues) -> String {
    deferred?.resolve(environment) ?? string
  }

  /// Returns the localized label.
  func resolved(in environment: EnvironmentValues) -> String {
    if let deferred { return deferred.resolve(environment) }
    return isKey ? Text(LocalizedStringKey(string))._string(in: environment) : string
  }
}

/// A text that depends on the environment.
@usableFromInline package final class DeferredLabel: Sendable {
  let resolve: @Sendable (EnvironmentValues) -> String

  init(_ resolve: @escaping @Sendable (EnvironmentValues) -> String) { self.resolve = resolve }
  @usableFromInline convenience init(_ key: LocalizedStringKey) { self.init { Text(key)._string(in: $0) } }
}

/// The calendar of a value. A class reference, because a calendar would enlarge every value, and copies take most of
/// the time of a mark.
@usableFromInline package final class DatumCalendar: Sendable {
  let calendar: Calendar
  @usableFromInline package init(_ calendar: Calendar) { self.calendar = calendar }
}

/// The value of a row in one channel.
@usableFromInline package enum ChannelDatum: Sendable {
  case value(DataValue)
  case numbers(Double, Double)
  case dates(Double, Double)
  /// A date that represents the calendar unit around it; `nil` means the chart's calendar.
  case unit(Double, DatumCalendar?, Calendar.Component)

  /// Creates an interval. For categories, and for bounds of different kinds, only the lower bound is used.
  @inlinable package init(from start: DataValue, to end: DataValue) {
    switch (start, end) {
    case (.number(let a), .number(let b)): self = .numbers(a, b)
    case (.date(let a), .date(let b)): self = .dates(a, b)
    default: self = .value(start)
    }
  }

  /// The kind of value that all rows of a column share.
  enum Form: Hashable {
    case value(ValueKind)
    case numbers, dates
    case unit(Calendar.Component)
  }

  var form: Form {
    switch self {
    case .value(let value): .value(value.kind)
    case .numbers: .numbers
    case .dates: .dates
    case .unit(_, _, let unit): .unit(unit)
    }
  }
}

extension ChannelDatum.Form {
  var kind: ValueKind {
    switch self {
    case .value(let kind): kind
    case .numbers: .number
    case .dates, .unit: .date
    }
  }

  var unit: Calendar.Component? { if case .unit(let unit) = self { unit } else { nil } }
}

/// A type-erased value with the label of its dimension.
@usableFromInline package struct ChannelValue: Sendable {
  @usableFromInline package var label: ChannelLabel
  @usableFromInline package var datum: ChannelDatum

  @inlinable package init(_ label: ChannelLabel, _ datum: ChannelDatum) {
    self.label = label
    self.datum = datum
  }

  /// A placeholder for a value that is missing.
  @inlinable package static var nothing: ChannelValue {
    ChannelValue(ChannelLabel(""), .value(.number(.nan)))
  }
}

/// The position of a mark along one axis: one value, two values, or positions in points.
@usableFromInline package struct PositionValue: Sendable {
  /// Valid only if ``hasValue``. Not an `Optional`: unwrapping would copy the payload.
  @usableFromInline package var first: ChannelValue
  @usableFromInline package var hasValue: Bool
  /// The second value, or positions in points. A class reference, because most marks have neither.
  @usableFromInline package var other: Other?

  @usableFromInline package final class Other: Sendable {
    let second: ChannelValue?
    let plotStart: Double?
    let plotEnd: Double?

    @usableFromInline package init(_ second: ChannelValue?, plotStart: Double?, plotEnd: Double?) {
      self.second = second
      self.plotStart = plotStart
      self.plotEnd = plotEnd
    }
  }

  @inlinable package init(_ first: ChannelValue, _ second: ChannelValue?) {
    self.first = first
    hasValue = true
    other = second.map { Other($0, plotStart: nil, plotEnd: nil) }
  }

  var second: ChannelValue? { other?.second }
  /// Points from the plot's top left; `nil` is the plot's edge. Only without a value.
  var plotStart: Double? { other?.plotStart }
  var plotEnd: Double? { other?.plotEnd }

  static var none: PositionValue { PositionValue(start: nil, end: nil) }
  @inlinable package static func value(_ value: ChannelValue) -> PositionValue { PositionValue(value, nil) }
  @inlinable package static func interval(_ start: ChannelValue, _ end: ChannelValue) -> PositionValue {
    PositionValue(start, end)
  }

  /// Creates positions in points; `nil` is the plot's edge.
  @usableFromInline package init(start: CGFloat?, end: CGFloat?) {
    first = .nothing
    hasValue = false
    other =
      start == nil && end == nil
      ? nil : Other(nil, plotStart: start.map(Double.init), plotEnd: end.map(Double.init))
  }
}
