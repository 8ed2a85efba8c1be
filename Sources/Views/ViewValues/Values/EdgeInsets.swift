import Foundation

/// Insets from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable, Animatable {
  /// The inset from the top in points.
  public var top: CGFloat
  /// The inset from the leading edge in points.
  public var leading: CGFloat
  /// The inset from the bottom in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge in points.
  public var trailing: CGFloat

  /// Creates zero insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Creates insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The four insets, for animations.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
