import ChartModel
import SwiftUI

/// Where something stands relative to a mark or a plot.
public struct AnnotationPosition: Equatable, Sendable {
  let position: ContentPosition

  private init(_ position: ContentPosition) { self.position = position }

  /// Where it suits: beyond the value's end of a mark.
  public static let automatic = AnnotationPosition(.automatic)
  /// In the middle, over it.
  public static let overlay = AnnotationPosition(.overlay)
  public static let top = AnnotationPosition(.top)
  public static let bottom = AnnotationPosition(.bottom)
  public static let leading = AnnotationPosition(.leading)
  public static let trailing = AnnotationPosition(.trailing)
  public static let topLeading = AnnotationPosition(.topLeading)
  public static let topTrailing = AnnotationPosition(.topTrailing)
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}

extension Alignment {
  /// The same as the engine knows it; guides that are neither edge nor middle count as the middle.
  var contentAlignment: ContentAlignment {
    let x = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let y = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return ContentAlignment(x, y)
  }
}

extension Visibility {
  var guide: GuideVisibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
