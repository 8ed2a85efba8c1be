import Foundation
import OpenChartsIsolation
import OpenChartsViewCore

/// Registers a view as a preview for tools such as `opencharts preview`.
///
///     #Preview("Steps") { StepsChart() }
///
/// Expands to a type that conforms to `_PreviewRegistration`. The view is not created until a tool requests it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview` that keeps its value, such as a state.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "OpenChartsSwiftUIMacros", type: "PreviewableMacro")

/// The namespace of the traits of previews.
public enum Preview {
  /// The kind of ``PreviewTrait`` that applies to views.
  public struct ViewTraits: Sendable {}
}

/// The size, orientation or modifier of a preview.
public struct PreviewTrait<T>: Sendable {
  var previewSize: PreviewSize?
  var modifier: MainActorBox<any PreviewModifier>?

  init(previewSize: PreviewSize) { self.previewSize = previewSize }
  init(modifier: any PreviewModifier) { self.modifier = MainActorBox(modifier) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The width of a phone, 393 points, and the height that the view needs.
  public static var defaultLayout: PreviewTrait { PreviewTrait(previewSize: .phone) }
  /// The size that the view takes on a phone: it is offered the width of 393 points.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(previewSize: .fitting) }
  /// A fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(previewSize: PreviewSize(width: width, height: height))
  }
  /// The width of an upright phone, 393 points.
  public static var portrait: PreviewTrait { PreviewTrait(previewSize: .phone) }
  /// The width of an upright phone, 393 points: the same as ``portrait``.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(previewSize: .phone) }
  /// The width of a phone in landscape, 852 points.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(previewSize: .phone.landscape) }
  /// The width of a phone in landscape, 852 points: the same as ``landscapeLeft``.
  public static var landscapeRight: PreviewTrait { PreviewTrait(previewSize: .phone.landscape) }
}

/// The size that a preview proposes to its view, in points; `nil` leaves a dimension to the view.
package struct PreviewSize: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  /// The height that is proposed to a view that fills any height, if `height` is `nil`; `nil` leaves it to the view.
  package var screenHeight: CGFloat?
  /// Whether the picture is as wide as the view, which may take less than `width`.
  package var isFitted = false

  package init(width: CGFloat?, height: CGFloat?, screenHeight: CGFloat? = nil) {
    self.width = width
    self.height = height
    self.screenHeight = screenHeight
  }

  /// The screen around a view whose height is open; `nil` for others, which are cut at their frame.
  package var screen: CGSize? {
    guard height == nil, let width, let screenHeight else { return nil }
    return CGSize(width: width, height: screenHeight)
  }

  /// The width of a phone, and the height that the view needs, because a picture need not be as high as a screen. A
  /// view that fills any height gets the height of a phone.
  package static let phone = PreviewSize(width: 393, height: nil, screenHeight: 852)
  /// The size that the view needs.
  package static let ideal = PreviewSize(width: nil, height: nil)
  /// The size that the view takes of a phone's.
  package static let fitting: PreviewSize = {
    var size = PreviewSize.phone
    size.isFitted = true
    return size
  }()
  /// The landscape orientation: as wide as a phone is high.
  package var landscape: PreviewSize {
    PreviewSize(width: width.map { ($0 * 852 / 393).rounded() }, height: nil, screenHeight: width)
  }
}

/// A preview of a view, for tools.
public struct _Preview {
  public let name: String?
  public let makeView: @MainActor () -> any View
  package let previewSize: PreviewSize
  /// The modifiers, from the innermost to the outermost.
  let modifiers: [any PreviewModifier]

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    makeView = body
    previewSize = traits.compactMap(\.previewSize).last ?? .phone
    modifiers = traits.compactMap { $0.modifier?.value }
  }

  /// Creates a preview with the size that its view needs.
  package init(name: String?, view: @escaping @MainActor () -> any View) {
    self.name = name
    makeView = view
    previewSize = .ideal
    modifiers = []
  }

  /// The whole preview: its views in a column, within its modifiers.
  @MainActor func screen() -> any View {
    modifiers.reduce(AnyView(ScreenView(content: AnyView(makeView())))) { view, modifier in
      modifier.around(view)
    }
  }
}

/// The conformance that `#Preview` generates.
@MainActor public protocol _PreviewRegistration {
  /// The name of the preview's source file.
  static var file: String { get }
  /// The position in the file, in bytes.
  static var position: Int { get }
  static var preview: _Preview { get }
}

/// Previews that follow from a program's declarations, such as widgets. Shown only if the program has no other
/// previews.
@MainActor public protocol _ImpliedPreviews {
  /// The previews, each with the name of the type that it shows.
  static var previews: [(type: String, preview: _Preview)] { get }
}
