import Foundation

/// A view's size and its alignment guides, in its own space.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// Guides that the view or its content sets, in points from its top leading corner.
  package var explicit: [AlignmentKey: CGFloat]

  package init(width: CGFloat, height: CGFloat, explicit: [AlignmentKey: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit[AlignmentKey(guide.id, isHorizontal: true)]
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicit[AlignmentKey(guide.id, isHorizontal: false)]
  }
}
