import OpenChartsChartModel
import SwiftUI

/// A position relative to a mark or a plot.
public struct AnnotationPosition: Equatable, Sendable {
  let position: ContentPosition

  private init(_ position: ContentPosition) { self.position = position }

  /// The default: beyond the end of a mark that shows its value.
  public static let automatic = AnnotationPosition(.automatic)
  /// Centred over the mark.
  public static let overlay = AnnotationPosition(.overlay)
  /// Above the mark.
  public static let top = AnnotationPosition(.top)
  /// Below the mark.
  public static let bottom = AnnotationPosition(.bottom)
  /// At the leading side, which is the left side in English.
  public static let leading = AnnotationPosition(.leading)
  /// At the trailing side, which is the right side in English.
  public static let trailing = AnnotationPosition(.trailing)
  /// Above the mark and before its leading edge. Legends and axis titles are above the plot, at the leading end.
  public static let topLeading = AnnotationPosition(.topLeading)
  /// Above the mark and after its trailing edge. Legends and axis titles are above the plot, at the trailing end.
  public static let topTrailing = AnnotationPosition(.topTrailing)
  /// Below the mark and before its leading edge. Legends and axis titles are below the plot, at the leading end.
  public static let bottomLeading = AnnotationPosition(.bottomLeading)
  /// Below the mark and after its trailing edge. Legends and axis titles are below the plot, at the trailing end.
  public static let bottomTrailing = AnnotationPosition(.bottomTrailing)
}

extension Alignment {
  /// The engine's alignment. Guides other than edges are treated as the centre.
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
