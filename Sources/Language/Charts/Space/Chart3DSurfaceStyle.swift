import ChartModel
import DisplayList
import SwiftUI

/// What colours a surface by its own form.
public protocol Chart3DSurfaceStyle: Hashable {
  var _paint: _Chart3DSurfacePaint { get }
}

/// Wraps what the engine makes of a style, which is not public.
public struct _Chart3DSurfacePaint {
  let paint: (EnvironmentValues) -> SpaceStyle.Paint
}

/// One of the styles that charts know by themselves.
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
  /// Colours by height, from dark blue for the least to dark red for the greatest.
  public static var heightBased: BasicChart3DSurfaceStyle { .height(nil, nil) }

  /// Colours by height, from dark blue to dark red.
  /// - Parameter yRange: The heights, in data units, of the first and the last colour.
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self { .height(nil, yRange) }

  /// Colours of a gradient by height. `yRange` holds the heights, in data units, of the first and the last colour;
  /// `nil` takes the least and the greatest of the surface.
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
    .height(gradient, yRange)
  }

  /// Colours by the direction in which the surface faces.
  public static var normalBased: BasicChart3DSurfaceStyle { .normal }
}
