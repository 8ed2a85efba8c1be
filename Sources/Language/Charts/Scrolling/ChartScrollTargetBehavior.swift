import SwiftUI

/// Chooses where scrolls in a chart end, by its data.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the end that a scroll would have by itself.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Outside charts there are no data to go by: the target stays.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What is known when the end of a scroll in a chart is chosen.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// Tells where data lie; places are relative to what is in view.
  public let chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext

  init(_ base: ScrollTargetBehaviorContext, chartProxy: ChartProxy) {
    self.base = base
    self.chartProxy = chartProxy
  }

  /// What scroll views know too, such as the velocity and the size of what is scrolled.
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
  /// Scrolls end at multiples of a unit, on every axis that scrolls.
  public static func valueAligned<P>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where P: Plottable, P: Numeric {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Scrolls end at dates that match, such as midnights, on every axis that scrolls.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Scrolls end at multiples of a unit on each axis.
  public static func valueAligned<X, Y>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior
  where X: Plottable, X: Numeric, Y: Plottable, Y: Numeric {
    Self(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Scrolls end at multiples of a unit on x and at dates that match on y.
  public static func valueAligned<X>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where X: Plottable, X: Numeric {
    Self(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Scrolls end at dates that match on x and at multiples of a unit on y.
  public static func valueAligned<Y>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where Y: Plottable, Y: Numeric {
    Self(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }

  /// Scrolls end at dates that match on each axis.
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
