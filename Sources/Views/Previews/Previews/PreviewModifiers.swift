import Foundation
import OpenChartsViewCore

/// The preview settings of one view of a ``PreviewProvider``.
struct PreviewSettings: NodeModifier {
  var name: String?
  var previewSize: PreviewSize?

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let wrapper = WrapperNode(node)
    let inner = PreviewSettings.of(node)
    // The innermost setting takes precedence.
    wrapper.traits.values[Self.key] = PreviewSettings(
      name: inner.name ?? name, previewSize: inner.previewSize ?? previewSize)
    return wrapper
  }

  private static let key = ObjectIdentifier(PreviewSettings.self)

  @MainActor static func of(_ node: ViewNode) -> PreviewSettings {
    node.traits.values[key] as? PreviewSettings ?? PreviewSettings()
  }
}

extension View {
  nonisolated private func previewSettings(_ settings: PreviewSettings) -> some View {
    NodeModified(content: self, modifier: settings)
  }

  /// Sets the size of this view's preview. Does not change the view itself.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    previewSettings(PreviewSettings(previewSize: value.previewSize))
  }

  /// Sets the name of this view's preview, which is also used for its file name. Does not change the view itself.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    previewSettings(PreviewSettings(name: value))
  }

  /// Sets the width of this view's preview to the width of a device. Does not change the view itself.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    previewSettings(PreviewSettings(previewSize: value?.previewSize))
  }

  /// Sets the width of this view's preview to the width of a phone in this orientation. Does not change the view
  /// itself.
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    previewSettings(PreviewSettings(previewSize: value.isLandscape ? .phone.landscape : .phone))
  }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// The width of a phone and the height that the view needs.
  case device
  /// The size that the view takes on a phone: it is offered the width of 393 points.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)

  var previewSize: PreviewSize {
    switch self {
    case .device: .phone
    case .sizeThatFits: .fitting
    case .fixed(let width, let height): PreviewSize(width: width, height: height)
    }
  }
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  /// The width of the kind of device in the name; a phone's for unknown names.
  var previewSize: PreviewSize {
    if rawValue.contains("iPad") { return PreviewSize(width: 834, height: nil, screenHeight: 1194) }
    if rawValue.contains("Watch") { return PreviewSize(width: 198, height: nil, screenHeight: 242) }
    if rawValue.contains("Mac") { return PreviewSize(width: 1024, height: nil, screenHeight: 768) }
    if rawValue.contains("TV") { return PreviewSize(width: 1920, height: nil, screenHeight: 1080) }
    return .phone
  }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private enum Side: Hashable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }
  private let side: Side

  /// Portrait, upright.
  public static let portrait = InterfaceOrientation(side: .portrait)
  /// Upside down; previews show it as upright.
  public static let portraitUpsideDown = InterfaceOrientation(side: .portraitUpsideDown)
  /// Landscape, with the device's top to the left.
  public static let landscapeLeft = InterfaceOrientation(side: .landscapeLeft)
  /// Landscape, with the device's top to the right; the same width as ``landscapeLeft``.
  public static let landscapeRight = InterfaceOrientation(side: .landscapeRight)
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

  var isLandscape: Bool { side == .landscapeLeft || side == .landscapeRight }
}
