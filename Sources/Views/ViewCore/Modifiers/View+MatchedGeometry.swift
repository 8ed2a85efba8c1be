import OpenChartsDisplayList
import OpenChartsViewValues

/// The properties that matched views share. Has no effect: the two views always share position and size.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

private struct Matched: NodeModifier {
  let role: GroupRole

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    context.environment.lifetime > 0 ? MatchedNode(node, role: role) : node
  }
}

/// An animation group with a name that does not depend on its position in the tree.
private final class MatchedNode: WrapperNode {
  private let role: GroupRole

  init(_ content: ViewNode, role: GroupRole) {
    self.role = role
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) { drawing.group({ $0.role = role }, content.draw) }
}

extension View {
  /// In a live session, animates a removed view to the position of an inserted one with the same id. `properties`,
  /// `anchor` and `isSource` have no effect; a picture does not change.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    NodeModified(content: self, modifier: Matched(role: .matched(namespace: namespace.number, id: "\(id)")))
  }
}
