import DisplayList
import ViewValues

/// What of a view's place a matched one takes over. Not read here: which are chosen makes no difference.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

private struct Matched: NodeModifier {
  let role: GroupRole

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    context.environment.lifetime > 0 ? MatchedNode(node, role: role) : node
  }
}

/// A group that is known by its name wherever its view is.
private final class MatchedNode: WrapperNode {
  private let role: GroupRole

  init(_ content: ViewNode, role: GroupRole) {
    self.role = role
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) { drawing.group({ $0.role = role }, content.draw) }
}

extension View {
  /// In a live session, a view that goes while one with the same id comes moves to its place, with an animation.
  /// Without effect in a picture, in which nothing moves.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    NodeModified(content: self, modifier: Matched(role: .matched(namespace: namespace.number, id: "\(id)")))
  }
}
