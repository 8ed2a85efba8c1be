import ChartModel
import Foundation
import SwiftUI

/// The name of a dimension: nearly always a plain string or key; other texts wait for the environment.
///
/// Labels are compared by ``string``, mark by mark, and looked up once a table.
@usableFromInline package struct ChannelLabel: Sendable {
  @usableFromInline package var string: String
  /// `nil` in nearly all cases: marks are copied, and counting references takes longer than the rest.
  @usableFromInline package var deferred: DeferredLabel?
  /// Whether the string is a key to look up.
  @usableFromInline package var isKey: Bool

  @inlinable package init(_ string: String) {
    self.string = string
    deferred = nil
    isKey = false
  }

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

  /// The label as it is compared: the string itself where it stands for the whole.
  func comparable(in environment: EnvironmentValues) -> String {
    deferred?.resolve(environment) ?? string
  }

  /// The label in the reader's language.
  func resolved(in environment: EnvironmentValues) -> String {
    if let deferred { return deferred.resolve(environment) }
    return isKey ? Text(LocalizedStringKey(string))._string(in: environment) : string
  }
}

/// A text whose words depend on the reader's settings.
@usableFromInline package final class DeferredLabel: Sendable {
  let resolve: @Sendable (EnvironmentValues) -> String

  init(_ resolve: @escaping @Sendable (EnvironmentValues) -> String) { self.resolve = resolve }
  @usableFromInline convenience init(_ key: LocalizedStringKey) { self.init { Text(key)._string(in: $0) } }
}

/// What a row holds in one channel.
@usableFromInline package enum ChannelDatum: Sendable {
  case number(Double)
  case date(Double)
  case category(String)
  case numbers(Double, Double)
  case dates(Double, Double)
  /// A moment that stands for the whole calendar unit it lies in; `nil` is the chart's calendar.
  case unit(Double, Calendar.Component, Calendar?)

  @inlinable package init(_ datum: _PlottableDatum) {
    switch datum {
    case .number(let number): self = .number(number)
    case .date(let seconds): self = .date(seconds)
    case .category(let name): self = .category(name)
    }
  }

  /// An interval; bounds of different kinds and names leave the lower bound alone.
  @inlinable package init(from start: _PlottableDatum, to end: _PlottableDatum) {
    switch (start, end) {
    case (.number(let a), .number(let b)): self = .numbers(a, b)
    case (.date(let a), .date(let b)): self = .dates(a, b)
    default: self.init(start)
    }
  }

  /// What all rows of one column have in common.
  enum Form: Hashable {
    case number, date, category, numbers, dates
    case unit(Calendar.Component)
  }

  var form: Form {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    case .numbers: .numbers
    case .dates: .dates
    case .unit(_, let unit, _): .unit(unit)
    }
  }
}

extension ChannelDatum.Form {
  var kind: ValueKind {
    switch self {
    case .number, .numbers: .number
    case .date, .dates, .unit: .date
    case .category: .category
    }
  }

  var unit: Calendar.Component? { if case .unit(let unit) = self { unit } else { nil } }
}

/// A value with the name of its dimension, stripped of its type.
@usableFromInline package struct ChannelValue: Sendable {
  @usableFromInline package var label: ChannelLabel
  @usableFromInline package var datum: ChannelDatum

  @inlinable package init(_ label: ChannelLabel, _ datum: ChannelDatum) {
    self.label = label
    self.datum = datum
  }

  /// What stands where nothing was said.
  @inlinable package static var nothing: ChannelValue { ChannelValue(ChannelLabel(""), .number(.nan)) }
}

/// What a mark says about its place along one axis: one value, two, or none and perhaps places in points.
@usableFromInline package struct PositionValue: Sendable {
  /// Means something if ``hasValue``; not an optional, because taking one apart copies it.
  @usableFromInline package var first: ChannelValue
  @usableFromInline package var second: ChannelValue?
  @usableFromInline package var hasValue: Bool
  /// Points from the plot's top left; `nil` is the plot's edge. Means something where there is no value.
  @usableFromInline package var plotStart: Double?
  @usableFromInline package var plotEnd: Double?

  @inlinable package init(_ first: ChannelValue, _ second: ChannelValue?) {
    self.first = first
    self.second = second
    hasValue = true
  }

  static var none: PositionValue { PositionValue(start: nil, end: nil) }
  @inlinable package static func value(_ value: ChannelValue) -> PositionValue { PositionValue(value, nil) }
  @inlinable package static func interval(_ start: ChannelValue, _ end: ChannelValue) -> PositionValue {
    PositionValue(start, end)
  }

  /// Places in points; nothing said is `none`.
  @usableFromInline package init(start: CGFloat?, end: CGFloat?) {
    first = .nothing
    second = nil
    hasValue = false
    plotStart = start.map(Double.init)
    plotEnd = end.map(Double.init)
  }
}
