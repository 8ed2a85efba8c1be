import Foundation
import ViewCore

/// What a view among those of a ``PreviewProvider`` says about its preview.
struct PreviewWishes: NodeModifier {
  var name: String?
  var room: PreviewRoom?

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let wrapper = WrapperNode(node)
    let inner = PreviewWishes.of(node)
    // What is said closest to the view counts.
    wrapper.traits.values[Self.key] = PreviewWishes(name: inner.name ?? name, room: inner.room ?? room)
    return wrapper
  }

  private static let key = ObjectIdentifier(PreviewWishes.self)

  @MainActor static func of(_ node: ViewNode) -> PreviewWishes {
    node.traits.values[key] as? PreviewWishes ?? PreviewWishes()
  }
}

extension View {
  nonisolated private func wishing(_ wishes: PreviewWishes) -> some View {
    NodeModified(content: self, modifier: wishes)
  }

  /// The room of this view's preview; it changes nothing about the view itself.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    wishing(PreviewWishes(room: value.room))
  }

  /// Names the file of this view's preview; it changes nothing about the view itself.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    wishing(PreviewWishes(name: value))
  }

  /// Makes this view's preview as wide as a device of this kind; it changes nothing about the view itself.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    wishing(PreviewWishes(room: value?.room))
  }

  /// Makes this view's preview as wide as a phone that is held this way; it changes nothing about the view itself.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    wishing(PreviewWishes(room: value.isLandscape ? .phone.turned : .phone))
  }
}

/// How much room a tool gives a preview.
public enum PreviewLayout: Sendable {
  /// As wide as a phone and as high as the view wants.
  case device
  /// The size that the view wants.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)

  var room: PreviewRoom {
    switch self {
    case .device: .phone
    case .sizeThatFits: .fitting
    case .fixed(let width, let height): PreviewRoom(width: width, height: height)
    }
  }
}

/// On which device a tool shows a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// By the kind of device in the name.
  var room: PreviewRoom {
    if rawValue.contains("iPad") { return PreviewRoom(width: 834, height: nil) }
    if rawValue.contains("Watch") { return PreviewRoom(width: 198, height: nil) }
    if rawValue.contains("Mac") { return PreviewRoom(width: 1024, height: nil) }
    if rawValue.contains("TV") { return PreviewRoom(width: 1920, height: nil) }
    return .phone
  }
}

/// Which way a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private enum Side: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let side: Side

  /// Upright.
  public static let portrait = InterfaceOrientation(side: .portrait)
  /// Upside down; previews show it as upright.
  public static let portraitUpsideDown = InterfaceOrientation(side: .portraitUpsideDown)
  /// Sideways, with its top to the left.
  public static let landscapeLeft = InterfaceOrientation(side: .landscapeLeft)
  /// Sideways, with its top to the right; the same width as ``landscapeLeft``.
  public static let landscapeRight = InterfaceOrientation(side: .landscapeRight)
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

  var isLandscape: Bool { side == .landscapeLeft || side == .landscapeRight }
}
