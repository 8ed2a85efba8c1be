import OpenChartsChartModel
import OpenChartsDisplayList
import SwiftUI

/// A style that colours a surface by its geometry.
public protocol Chart3DSurfaceStyle: Hashable {
  var _paint: _Chart3DSurfacePaint { get }
}

/// A wrapper of the engine's paint, which is not public.
public struct _Chart3DSurfacePaint {
  let paint: (EnvironmentValues) -> SpaceStyle.Paint
}

/// A built-in surface style.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {
  private enum Kind: Hashable {
    case height(Gradient?, ClosedRange<CGFloat>?)
    case normal
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  static func height(_ gradient: Gradient?, _ range: ClosedRange<CGFloat>?) -> BasicChart3DSurfaceStyle {
    BasicChart3DSurfaceStyle(.height(gradient, range))
  }

  static var normal: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle(.normal) }

  public var _paint: _Chart3DSurfacePaint {
    _Chart3DSurfacePaint { environment in
      switch kind {
      case .normal: .normal
      case .height(let gradient, let range):
        .height(
          gradient?.resolved(in: environment), lower: range.map { Double($0.lowerBound) },
          upper: range.map { Double($0.upperBound) })
      }
    }
  }
}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  /// Colours by height, from dark blue at the lowest point to dark red at the highest point.
  public static var heightBased: BasicChart3DSurfaceStyle { .height(nil, nil) }

  /// Returns a style that colours by height, from dark blue to dark red.
  /// - Parameter yRange: The heights of the first and the last colour, in data units.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self { .height(nil, yRange) }

  /// Returns a style that colours by height with a gradient. `yRange` contains the heights of the first and the last
  /// colour, in data units; `nil` for the lowest and the highest point.
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
    .height(gradient, yRange)
  }

  /// Colours by the surface's normals.
  public static var normalBased: BasicChart3DSurfaceStyle { .normal }
}
