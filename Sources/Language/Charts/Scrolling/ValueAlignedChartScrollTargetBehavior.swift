import OpenChartsChartEngine
import OpenChartsChartModel
import SwiftUI

/// A behaviour that ends a scroll such that the visible part starts at an aligned value: a multiple of a unit, or a
/// matching date. On a category axis a unit is one category.
///
/// With a major alignment, a scroll over at least half of the visible length ends at a major value.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let x: ValueAlignment
  let y: ValueAlignment
  let limitBehavior: ValueAlignedLimitBehavior

  /// Aligns to multiples of a unit, on every scrollable axis.
  public init<T>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where T: Plottable, T: Numeric {
    self.init(
      xUnit: unit, yUnit: unit, xMajorAlignment: majorAlignment, yMajorAlignment: majorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Aligns to matching dates, on every scrollable axis.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      xMatching: components, yMatching: components, xMajorAlignment: majorAlignment,
      yMajorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Aligns to multiples of a unit for each axis.
  public init<X, Y>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
    x = ValueAlignment(xUnit, xMajorAlignment)
    y = ValueAlignment(yUnit, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  /// Aligns to multiples of a unit on x and to matching dates on y.
  public init<X>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where X: Plottable, X: Numeric {
    x = ValueAlignment(xUnit, xMajorAlignment)
    y = ValueAlignment(yComponents, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  /// Aligns to matching dates on x and to multiples of a unit on y.
  public init<Y>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where Y: Plottable, Y: Numeric {
    x = ValueAlignment(xComponents, xMajorAlignment)
    y = ValueAlignment(yUnit, yMajorAlignment)
    self.limitBehavior = limitBehavior
  }

  /// Aligns to matching dates for each axis.
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

  /// Steps of the visible length.
  public static var page: MajorValueAlignment<Value> { Self(alignment: .page) }

  /// Returns multiples of a unit.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    Self(alignment: .grid(.unit(unit.dataValue.magnitude ?? 0)))
  }

  /// Returns matching dates.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date { Self(alignment: .grid(.matching(components))) }
}

/// Whether one scroll may pass several major values.
public struct ValueAlignedLimitBehavior {
  let isLimited: Bool

  /// The same as `always`.
  public static var automatic: ValueAlignedLimitBehavior { Self(isLimited: true) }
  /// A scroll moves at most to the next major value.
  public static var always: ValueAlignedLimitBehavior { Self(isLimited: true) }
  /// A scroll has no limit.
  public static var never: ValueAlignedLimitBehavior { Self(isLimited: false) }
}
