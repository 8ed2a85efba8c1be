import OpenChartsChartModel

/// The stacking of bars or areas at the same position.
public struct MarkStackingMethod: Sendable, Equatable, CustomStringConvertible {
  package var method: StackingMethod

  private init(_ method: StackingMethod) { self.method = method }

  /// End to end from zero, positive and negative values separately.
  public static var standard: MarkStackingMethod { MarkStackingMethod(.standard) }
  /// Stacks marks end to end, scaled to a total of 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(.normalized) }
  /// Stacks marks end to end, centred on zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(.center) }
  /// Does not stack marks: each begins at zero, and they overlap.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(.unstacked) }

  public var description: String {
    switch method {
    case .standard: "standard"
    case .normalized: "normalized"
    case .center: "center"
    case .unstacked: "unstacked"
    }
  }
}
