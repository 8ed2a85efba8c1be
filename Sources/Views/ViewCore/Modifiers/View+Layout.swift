import Foundation
import ViewValues

private enum LayoutModifier: NodeModifier {
  case fixed(CGFloat?, CGFloat?, Alignment)
  case flexible(FlexibleFrameNode.Limits, FlexibleFrameNode.Limits, Alignment)
  case padding(EdgeInsets)
  case fixedSize(Bool, Bool)
  case aspectRatio(CGFloat?, fills: Bool)
  case offset(CGSize)
  case position(CGPoint)
  case priority(Double)
  case zIndex(Double)
  case guide(AlignmentKey, (ViewDimensions) -> CGFloat)

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    switch self {
    case .fixed(let width, let height, let alignment):
      return FixedFrameNode(node, width: width, height: height, alignment: alignment)
    case .flexible(let horizontal, let vertical, let alignment):
      return FlexibleFrameNode(
        node, horizontal: horizontal, vertical: vertical, alignment: alignment)
    case .padding(let insets): return PaddingNode(node, insets: insets)
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeNode(node, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills):
      return AspectRatioNode(node, ratio: ratio, fills: fills)
    case .offset(let offset): return OffsetNode(node, offset: offset)
    case .position(let position): return PositionNode(node, position: position)
    case .priority(let priority):
      let wrapper = WrapperNode(node)
      wrapper.traits.priority = priority
      return wrapper
    case .zIndex(let zIndex):
      let wrapper = WrapperNode(node)
      wrapper.traits.zIndex = zIndex
      return wrapper
    case .guide(let key, let compute): return GuideNode(node, key: key, compute: compute)
    }
  }
}

extension View {
  nonisolated private func laidOut(_ modifier: LayoutModifier) -> NodeModified<Self, LayoutModifier> {
    NodeModified(content: self, modifier: modifier)
  }

  /// A box of this size in points around the view; a dimension that is not given follows the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(.fixed(width, height, alignment))
  }

  /// Changes nothing, because no dimension is given.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// A box within limits around the view. A limit that is not given is what the view takes.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    laidOut(
      .flexible(
        .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment))
  }

  /// Space around the view, in points on each edge; negative lets it extend beyond its room.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { laidOut(.padding(insets)) }

  /// Space on some edges; `nil` is the system's 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// The same space on all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Offers the view nothing in a dimension, so that it takes its ideal size.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    laidOut(.fixedSize(horizontal, vertical))
  }

  /// Offers the view nothing in either dimension, so that it takes its ideal size.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Offers the view a size of this ratio of width to height; `nil` keeps the ratio of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    laidOut(.aspectRatio(aspectRatio, fills: contentMode == .fill))
  }

  /// The same with the ratio of a size; a height that is not positive keeps the ratio of the ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// Keeps the ratio of the ideal size, as large as fits in the space offered.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Keeps the ratio of the ideal size, and covers the space offered.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view away from its place, in points to the right and down in either layout direction.
  nonisolated public func offset(_ offset: CGSize) -> some View { laidOut(.offset(offset)) }

  /// The same with two lengths.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the space that it is offered, from the top left.
  nonisolated public func position(_ position: CGPoint) -> some View {
    laidOut(.position(position))
  }

  /// The same with two coordinates.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// A stack offers space to higher priorities first; 0 unless set.
  nonisolated public func layoutPriority(_ value: Double) -> some View { laidOut(.priority(value)) }

  /// Views of a higher index are drawn before others of the same container; 0 unless set.
  nonisolated public func zIndex(_ value: Double) -> some View { laidOut(.zIndex(value)) }

  /// Moves a horizontal guide of the view: points from its leading edge, made from its size and its other guides.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(.guide(g.key, computeValue))
  }

  /// Moves a vertical guide of the view: points from its top edge, made from its size and its other guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(.guide(g.key, computeValue))
  }

  /// Without effect: a picture has no safe areas, so a view has all of it already.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Without effect: a picture has no safe areas.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// Parts of a screen that something may cover; a picture has none.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// What a window's edges and bars cover; nothing here.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard covers; nothing here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
