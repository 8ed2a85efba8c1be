import Foundation
import OpenChartsViewValues

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

  /// Places the view in a frame of a fixed size in points. A `nil` dimension follows the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    laidOut(.fixed(width, height, alignment))
  }

  /// No-op: no dimension is given.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// Places the view in a frame with flexible bounds in points. A `nil` bound follows the view.
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

  /// Adds space on each edge, in points. Negative values let the view extend beyond its frame.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { laidOut(.padding(insets)) }

  /// Adds space on some edges, in points. `nil` means 16 points.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds the same space on all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Fixes the view at its ideal size in the given dimensions.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    laidOut(.fixedSize(horizontal, vertical))
  }

  /// Fixes the view at its ideal size in both dimensions.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Constrains the view to a ratio of width to height. `nil` means the ratio of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    laidOut(.aspectRatio(aspectRatio, fills: contentMode == .fill))
  }

  /// Constrains the view to the ratio of a size. A height that is not positive means the ratio of the ideal size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// Scales the view to fit the proposed space, with the ratio of its ideal size.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to fill the proposed space, with the ratio of its ideal size.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Offsets the drawing to the right and down, in points, in either layout direction. The layout does not change.
  nonisolated public func offset(_ offset: CGSize) -> some View { laidOut(.offset(offset)) }

  /// Offsets the drawing by a horizontal and a vertical distance in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Places the view's centre at a point of the proposed space, measured from the top left.
  nonisolated public func position(_ position: CGPoint) -> some View {
    laidOut(.position(position))
  }

  /// Places the view's centre at coordinates of the proposed space, measured from the top left.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets the priority with which a stack allots space: greater values first. The default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View { laidOut(.priority(value)) }

  /// Sets the drawing order in the container: greater values are in front. The default is 0.
  nonisolated public func zIndex(_ value: Double) -> some View { laidOut(.zIndex(value)) }

  /// Sets a horizontal guide of the view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(.guide(g.key, computeValue))
  }

  /// Sets a vertical guide of the view, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    laidOut(.guide(g.key, computeValue))
  }

  /// Extends this view under the bars of a navigation stack or tab view that it touches. Layout does not change. A
  /// picture has no other safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    NodeModified(
      content: self, modifier: SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends this view under bars. Older name of `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// Regions of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The region that bars leave free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region that the keyboard leaves free. Has no effect.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}
