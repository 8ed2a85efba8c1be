import Foundation
import ViewValues

/// Something shown over a whole picture: a sheet, an alert.
package struct Presentation {
  package enum Kind { case sheet, cover, alert, dialog }
  package let kind: Kind
  package let content: AnyView
  /// That of the view which presents it.
  package var environment = EnvironmentValues()
  /// What a tap outside does.
  package var endOutside: (() -> Void)?

  package init(kind: Kind, content: AnyView, endOutside: (() -> Void)? = nil) {
    self.kind = kind
    self.content = content
    self.endOutside = endOutside
  }
}

/// Says that something is presented, with the environment of this place.
private struct Presenter: NodeModifier {
  let presentation: Presentation?
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard var presentation else { return node }
    presentation.environment = context.environment
    // A card has its own ground: colours that were chosen for that of the view below could vanish on it.
    if presentation.kind == .alert || presentation.kind == .dialog {
      presentation.environment.foreground = .automatic
    }
    return PreferenceNode<PresentationsKey>(node) {
      ($0.content.preference(PresentationsKey.self) ?? []) + [presentation]
    }
  }
}

/// A view in an environment of another place.
private struct InEnvironment<Content: View> {
  let environment: EnvironmentValues
  let content: Content
}

extension InEnvironment: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    content._makeNodes(in: context.child(.index(0)).with(environment).inStack(nil), into: &nodes)
  }
}

package struct PresentationsKey: PreferenceKey {
  package static var defaultValue: [Presentation] { [] }
  package static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

extension View {
  /// Shows something over the whole picture while there is something to show.
  nonisolated package func presenting(_ presentation: Presentation?) -> some View {
    NodeModified(content: self, modifier: Presenter(presentation: presentation))
  }
}

/// The content of a picture with what its views present over it.
package struct PresentationHost<Content: View> {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension PresentationHost: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let inner = context.child(.index(0))
    let base = inner.screenNode(of: content)
    let shown = base.preference(PresentationsKey.self) ?? []
    guard !shown.isEmpty else { return nodes.append(base) }
    // What lies below something that was presented is out of reach, also for assistive technology.
    let whole = NodeModified(content: NodeView(nodes: [base]), modifier: Covered())
      .accessibilityHidden(true).allowsHitTesting(false)
      .overlay {
        ZStack {
          Color.black.opacity(0.2).onTapGesture { shown.last?.endOutside?() }
          ForEach(shown.indices, id: \.self) { index in
            InEnvironment(
              environment: shown[index].environment,
              content: PresentationCard(presentation: shown[index]))
          }
        }
      }
    whole._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

private struct PresentationCard: View {
  let presentation: Presentation

  var body: some View {
    switch presentation.kind {
    case .cover:
      presentation.content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.system(.background)))
    case .sheet: SheetCard(content: presentation.content)
    case .alert:
      presentation.content.frame(width: 270)
        .background(Color(.system(.secondaryGroupedBackground)), in: RoundedRectangle(cornerRadius: 14))
    case .dialog:
      presentation.content.padding(8).frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

/// A sheet at the lower edge, as high as its largest or its only detent.
private struct SheetCard: View {
  let content: AnyView

  var body: some View {
    GeometryReader { proxy in
      SheetContent(content: content, room: proxy.size)
    }
  }
}

private struct SheetContent {
  let content: AnyView
  let room: CGSize
}

extension SheetContent: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.index(0))
    inner.environment.isInList = false
    let node = inner.screenNode(of: content)
    let settings = node.preference(SheetSettingsKey.self) ?? SheetSettings()
    let height = max(settings.height(in: room.height), 0)
    let card = ZStack(alignment: .top) {
      NodeView(nodes: [node]).frame(maxWidth: .infinity, maxHeight: .infinity)
      if settings.showsIndicator {
        Capsule().fill(Color(.system(.tertiaryLabel))).frame(width: 36, height: 5).padding(.top, 5)
      }
    }
    .frame(width: room.width, height: height)
    .background(settings.background ?? AnyView(Color(.system(.background))))
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: settings.radius, topTrailingRadius: settings.radius))
    .frame(width: room.width, height: room.height, alignment: .bottom)
    card._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// How high a sheet may stand.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
  }
  let kind: Kind
  /// Nearly all of the room.
  public static let large = PresentationDetent(kind: .large)
  /// Half of the room.
  public static let medium = PresentationDetent(kind: .medium)
  /// A fraction of the room.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// So many points, or all of the room.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Points, of a room of this height.
  func height(in room: CGFloat) -> CGFloat {
    switch kind {
    case .large: room * 0.94
    case .medium: room * 0.5
    case .fraction(let share): room * min(max(share, 0), 1)
    case .height(let height): min(height, room)
    }
  }
}

/// What the content of a sheet says about the sheet.
struct SheetSettings {
  var detents: Set<PresentationDetent> = []
  var chosen: PresentationDetent?
  var indicator: Visibility = .automatic
  var background: AnyView?
  var radius: CGFloat = 10

  /// A sheet stands at its chosen detent, else at its lowest, as when it opens.
  func height(in room: CGFloat) -> CGFloat {
    if let chosen, detents.contains(chosen) { return chosen.height(in: room) }
    return detents.map { $0.height(in: room) }.min() ?? PresentationDetent.large.height(in: room)
  }
  var showsIndicator: Bool { indicator == .visible || (indicator == .automatic && detents.count > 1) }
}

struct SheetSettingsKey: PreferenceKey {
  static var defaultValue: SheetSettings { SheetSettings() }
  static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {}
}

extension View {
  nonisolated private func asSheet(_ change: @escaping (inout SheetSettings) -> Void) -> some View {
    transformPreference(SheetSettingsKey.self, change)
  }

  /// What a presentation becomes where there is little room. Here popovers are sheets anywhere, so that this changes
  /// nothing.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// What a presentation becomes where there is little width or height. Here popovers are sheets anywhere, so that this
  /// changes nothing.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// How high the sheet of this content stands: at the lowest of these.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    asSheet { $0.detents = detents }
  }
  /// How high the sheet of this content stands; nobody drags it here, so the selection is read alone.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    asSheet {
      $0.detents = detents
      $0.chosen = selection.wrappedValue
    }
  }
  /// Whether the sheet shows a handle.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    asSheet { $0.indicator = visibility }
  }
  /// What lies behind the content of the sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    asSheet { $0.background = AnyView(StyleView(style: style)) }
  }
  /// What lies behind the content of the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return asSheet { $0.background = view }
  }
  /// The radius of the sheet's upper corners, in points; 10 where it is `nil`.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    asSheet { $0.radius = cornerRadius ?? 10 }
  }
}

/// What a presentation becomes where there is little room; without effect here, where popovers are sheets anywhere.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As the system does it.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// It stays what it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// All of the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
