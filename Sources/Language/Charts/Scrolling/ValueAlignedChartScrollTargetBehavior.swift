import ChartEngine
import ChartModel
import SwiftUI

/// Ends scrolls where a value lies at the start of what is in view: at multiples of a unit, or at dates that
/// match. On an axis of names a unit is one name.
///
/// With a major alignment, a scroll over half of what is in view or more ends at one of the major values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let x: ValueAlignment
  let y: ValueAlignment
  let limitBehavior: ValueAlignedLimitBehavior

  /// Multiples of a unit, on every axis that scrolls.
  public init<T>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where T: Plottable, T: Numeric {
    self.init(
      xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Dates that match, on every axis that scrolls.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xMatching: components, yMatching: components, xMajorAlignment: majorAlignment,
      yMajorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Multiples of a unit on each axis.
  public init<X, Y>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
    x = ValueAlignment(xUnit, xMajorAlignment)
    y = ValueAlignment(yUnit, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  /// Multiples of a unit on x, dates that match on y.
  public init<X>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where X: Plottable, X: Numeric {
    x = ValueAlignment(xUnit, xMajorAlignment)
    y = ValueAlignment(yComponents, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  /// Dates that match on x, multiples of a unit on y.
  public init<Y>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where Y: Plottable, Y: Numeric {
    x = ValueAlignment(xComponents, xMajorAlignment)
    y = ValueAlignment(yUnit, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  /// Dates that match on each axis.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = ValueAlignment(xComponents, xMajorAlignment)
    y = ValueAlignment(yComponents, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    var calendar = context.calendar
    calendar.timeZone = context.timeZone
    let layout = context.chartProxy.layout
    let start = context.originalTarget.rect
    let isLimited = limitBehavior.isLimited
    if context.axes.contains(.horizontal), let scale = layout.xScale {
      target.rect.origin.x = CGFloat(
        x.aligned(
          Double(target.rect.minX), from: Double(start.minX), on: scale,
          view: Double(context.containerSize.width), isLimited: isLimited, calendar))
    }
    if context.axes.contains(.vertical), let scale = layout.yScale {
      target.rect.origin.y = CGFloat(
        y.aligned(
          Double(target.rect.minY), from: Double(start.minY), on: scale,
          view: Double(context.containerSize.height), isLimited: isLimited, calendar))
    }
  }
}

/// The values at which long scrolls end.
public struct MajorValueAlignment<Value> where Value: Plottable {
  let alignment: MajorAlignment

  /// Steps as long as what is in view.
  public static var page: MajorValueAlignment<Value> { Self(alignment: .page) }

  /// Multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    Self(alignment: .grid(.unit(unit.dataValue.magnitude ?? 0)))
  }

  /// Dates that match.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date { Self(alignment: .grid(.matching(components))) }
}

/// Whether one scroll may pass several major values.
public struct ValueAlignedLimitBehavior {
  let isLimited: Bool

  /// As `always`.
  public static var automatic: ValueAlignedLimitBehavior { Self(isLimited: true) }
  /// A scroll goes to the next major value at most.
  public static var always: ValueAlignedLimitBehavior { Self(isLimited: true) }
  /// A scroll goes as far as it would by itself.
  public static var never: ValueAlignedLimitBehavior { Self(isLimited: false) }
}
