import Foundation
import OpenChartsChartModel

/// The interpolation of a line or area between its points.
public struct InterpolationMethod: Sendable, CustomStringConvertible {
  package var interpolation: Interpolation

  private init(_ interpolation: Interpolation) { self.interpolation = interpolation }

  /// Straight segments. The default.
  public static var linear: InterpolationMethod { InterpolationMethod(.linear) }
  /// A smooth curve that never overshoots its points.
  public static var monotone: InterpolationMethod { InterpolationMethod(.monotone) }
  /// A cardinal spline of tension 0.
  public static var cardinal: InterpolationMethod { cardinal(tension: 0) }
  /// A cardinal spline; tension 1 gives straight pieces.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal(tension: Double(tension)))
  }
  /// A Catmull-Rom spline with alpha 0.5.
  public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
  /// A Catmull-Rom spline: alpha 0 is uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom(alpha: Double(alpha)))
  }
  /// Steps that start at their points.
  public static var stepStart: InterpolationMethod { InterpolationMethod(.stepStart) }
  /// Steps centred on their points.
  public static var stepCenter: InterpolationMethod { InterpolationMethod(.stepCenter) }
  /// Steps that end at their points.
  public static var stepEnd: InterpolationMethod { InterpolationMethod(.stepEnd) }

  public var description: String {
    switch interpolation {
    case .linear: "linear"
    case .monotone: "monotone"
    case .stepStart: "stepStart"
    case .stepCenter: "stepCenter"
    case .stepEnd: "stepEnd"
    case .cardinal(let tension): "cardinal(tension: \(tension))"
    case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
    }
  }
}
