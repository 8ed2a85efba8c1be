import ChartModel

/// What bars or areas that share a place do: stand on each other, or overlap.
public struct MarkStackingMethod: Sendable, Equatable, CustomStringConvertible {
  package var method: StackingMethod

  private init(_ method: StackingMethod) { self.method = method }

  /// End to end from zero, positive and negative values apart.
  public static var standard: MarkStackingMethod { MarkStackingMethod(.standard) }
  /// End to end, each total made 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(.normalized) }
  /// End to end, centred on zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(.center) }
  /// Each from zero, one over the other.
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
