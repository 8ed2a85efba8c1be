import Foundation

/// Registers a view to be shown by tools.
///
///     #Preview("Steps") { StepsChart() }
///
/// It becomes a type that conforms to ``_PreviewRegistration`` and does nothing until it is asked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Names for the traits of previews.
public enum Preview {
  public struct ViewTraits: Sendable {}
}

/// The size and the orientation in which a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
  enum Kind: Sendable { case device, sizeThatFits, fixed(Double, Double), orientation(String) }
  let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .device) }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .sizeThatFits) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(kind: .fixed(width, height))
  }
  public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation("portrait")) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation("landscapeLeft")) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation("landscapeRight")) }
}

/// A preview of a view, for tools.
public struct _Preview {
  public let name: String?
  public let makeView: @MainActor () -> any View
  /// Points; `nil` where the view decides.
  public let size: CGSize?

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    makeView = body
    var size: CGSize?
    for trait in traits {
      switch trait.kind {
      case .device, .orientation: size = CGSize(width: 390, height: 844)
      case .sizeThatFits: size = nil
      case .fixed(let width, let height): size = CGSize(width: width, height: height)
      }
      if case .orientation(let name) = trait.kind, name != "portrait" {
        size = CGSize(width: 844, height: 390)
      }
    }
    self.size = size
  }
}

/// What `#Preview` turns into.
@MainActor public protocol _PreviewRegistration {
  static var preview: _Preview { get }
}
