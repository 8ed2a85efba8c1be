import Foundation
import Isolation
import ViewCore

/// Registers a view to be shown by tools, such as `opencharts preview`.
///
///     #Preview("Steps") { StepsChart() }
///
/// It becomes a type that conforms to `_PreviewRegistration` and does nothing until it is asked.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property within the body of a `#Preview` that the preview keeps, such as its state.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Sound", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Names for the traits of previews.
public enum Preview {
  /// Stands for the traits of views in ``PreviewTrait``.
  public struct ViewTraits: Sendable {}
}

/// The size and the orientation in which a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
  var room: PreviewRoom?
  var modifier: MainActorBox<any PreviewModifier>?

  init(room: PreviewRoom) { self.room = room }
  init(modifier: any PreviewModifier) { self.modifier = MainActorBox(modifier) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As wide as a phone, 393 points, and as high as the view wants.
  public static var defaultLayout: PreviewTrait { PreviewTrait(room: .phone) }
  /// The size that the view wants.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(room: .fitting) }
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(room: PreviewRoom(width: width, height: height))
  }
  /// As wide as a phone held upright, 393 points.
  public static var portrait: PreviewTrait { PreviewTrait(room: .phone) }
  /// As wide as a phone held upright, and the right way up.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(room: .phone) }
  /// As wide as a phone held sideways, 852 points.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(room: .phone.turned) }
  /// As wide as a phone held sideways, 852 points: the same as ``landscapeLeft``.
  public static var landscapeRight: PreviewTrait { PreviewTrait(room: .phone.turned) }
}

/// How much room a preview gives its view, in points; `nil` leaves a side to the view.
package struct PreviewRoom: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// As wide as a phone and as high as the view wants: a picture does not end where a screen does.
  package static let phone = PreviewRoom(width: 393, height: nil)
  package static let fitting = PreviewRoom(width: nil, height: nil)
  /// The other way up: as wide as a phone is high.
  package var turned: PreviewRoom {
    PreviewRoom(width: width.map { ($0 * 852 / 393).rounded() }, height: nil)
  }
}

/// A preview of a view, for tools.
public struct _Preview {
  public let name: String?
  public let makeView: @MainActor () -> any View
  package let room: PreviewRoom
  /// From the inside outwards.
  let modifiers: [any PreviewModifier]

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    makeView = body
    room = traits.compactMap(\.room).last ?? .phone
    modifiers = traits.compactMap { $0.modifier?.value }
  }

  /// One that takes the room which its view wants.
  package init(name: String?, view: @escaping @MainActor () -> any View) {
    self.name = name
    makeView = view
    room = .fitting
    modifiers = []
  }

  /// The whole preview: several views are in a column, and its modifiers are around them.
  @MainActor func screen() -> any View {
    modifiers.reduce(AnyView(ScreenView(content: AnyView(makeView())))) { view, modifier in
      modifier.around(view)
    }
  }
}

/// What `#Preview` turns into.
@MainActor public protocol _PreviewRegistration {
  /// The name of the file that it stands in.
  static var file: String { get }
  /// Where it stands in the file, in bytes.
  static var position: Int { get }
  static var preview: _Preview { get }
}

/// Previews that a program has by what it declares, such as widgets: shown where its author wrote none.
@MainActor public protocol _ImpliedPreviews {
  /// Each with the name of the type that it shows.
  static var previews: [(type: String, preview: _Preview)] { get }
}
