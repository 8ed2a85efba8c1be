import Foundation
import OpenChartsDisplayList

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// In order of the cases: ends at the end point; extends by half the width, rounded; extends by half the width,
  /// square.
  case butt, round, square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In order of the cases: pointed, rounded, and cut off.
  case miter, round, bevel
}

/// The attributes of a stroke. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable, Animatable {
  /// The width in points. Negative widths count as 0; NaN and infinity count as 1.
  public var lineWidth: CGFloat
  /// The ends of lines and dashes.
  public var lineCap: CGLineCap
  /// The corners of lines.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of mitre length to width; longer corners are bevelled.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points. The line is solid if one is negative or not finite, or if all are 0.
  public var dash: [CGFloat]
  /// The start of the line within the pattern, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style. Without dashes the line is solid.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The width, the mitre limit and the dash phase, for animations.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }

  /// The style as the renderers' type.
  package var stroke: Stroke {
    let usable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    return Stroke(
      width: lineWidth.isFinite ? max(0, Double(lineWidth)) : 1,
      cap: lineCap == .butt ? .butt : lineCap == .round ? .round : .square,
      join: lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel,
      miterLimit: miterLimit.isFinite ? Double(miterLimit) : 10,
      dash: usable ? dash.map(Double.init) : [],
      dashPhase: dashPhase.isFinite ? Double(dashPhase) : 0)
  }
}

/// The rules for filling a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies; otherwise the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased. Stored, but has no effect: edges of shapes always are.
  public var isAntialiased: Bool

  /// Creates a fill style. `antialiased` has no effect.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
