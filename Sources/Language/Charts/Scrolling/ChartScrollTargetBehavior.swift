import SwiftUI

/// A rule for the positions at which scrolls in a chart end, depending on its data.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the position at which a scroll would end.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Outside a chart there is no data, so the target does not change.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The input for choosing the end of a scroll in a chart.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// Converts between data and positions, relative to the visible part.
  public let chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext

  init(_ base: ScrollTargetBehaviorContext, chartProxy: ChartProxy) {
    self.base = base
    self.chartProxy = chartProxy
  }

  /// A value of the scroll view's context, such as the velocity or the content size.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    base[keyPath: keyPath]
  }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    updateTarget(&target, context: context.base)
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Returns a behaviour with scrolls that end at multiples of a unit, on every scrollable axis.
  public static func valueAligned<P>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where P: Plottable, P: Numeric {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behaviour with scrolls that end at matching dates, such as midnights, on every scrollable axis.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behaviour with scrolls that end at multiples of a unit for each axis.
  public static func valueAligned<X, Y>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior
  where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Returns a behaviour with scrolls that end at multiples of a unit on x and at matching dates on y.
  public static func valueAligned<X>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where X: Plottable, X: Numeric {
    Self(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behaviour with scrolls that end at matching dates on x and at multiples of a unit on y.
  public static func valueAligned<Y>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where Y: Plottable, Y: Numeric {
    Self(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behaviour with scrolls that end at matching dates for each axis.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
