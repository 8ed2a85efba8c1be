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
  /// Above it.
  public static let top = AnnotationPosition(.top)
  /// Below it.
  public static let bottom = AnnotationPosition(.bottom)
  /// Before it in the direction of reading: on the left in English.
  public static let leading = AnnotationPosition(.leading)
  /// After it in the direction of reading: on the right in English.
  public static let trailing = AnnotationPosition(.trailing)
  /// Above it and before its leading edge; legends and axis titles stand above, at the leading end.
  public static let topLeading = AnnotationPosition(.topLeading)
  /// Above it and beyond its trailing edge; legends and axis titles stand above, at the trailing end.
  public static let topTrailing = AnnotationPosition(.topTrailing)
  /// Below it and before its leading edge; legends and axis titles stand below, at the leading end.
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  /// Below it and beyond its trailing edge; legends and axis titles stand below, at the trailing end.
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
