import DisplayList
import Foundation

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Where the line ends, half its width further and round, and half its width further and square.
  case butt, round, square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed, round, and cut off.
  case miter, round, bevel
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable, Animatable {
  /// Points. Negative widths count as 0; NaN and infinity count as 1.
  public var lineWidth: CGFloat
  /// The ends of lines and of dashes.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The longest corner, as a multiple of half the width, before it is cut off.
  public var miterLimit: CGFloat
  /// Lengths of painted and unpainted pieces in points, taken in turn. Unbroken where one is negative or not finite, or
  /// all are 0.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// A line; without dashes it is unbroken.
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

  /// Width, limit and phase, for animations.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }

  /// The same as the renderers know it.
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

/// How the inside of a path is found and drawn.
public struct FillStyle: Hashable, Sendable {
  /// Whether what lies inside an even number of outlines is left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. Kept; edges of shapes are always smooth here.
  public var isAntialiased: Bool

  /// Everything inside counts, unless `eoFill` is set; `antialiased` has no effect here.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
