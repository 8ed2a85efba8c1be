import Foundation
import OpenChartsViewValues

/// A sheet, cover, alert or dialog over the whole picture.
package struct Presentation {
  package enum Kind { case sheet, cover, alert, dialog }
  package let kind: Kind
  package let content: AnyView
  /// The environment of the presenting view.
  package var environment = EnvironmentValues()
  /// The action of a tap outside; `nil` for none.
  package var endOutside: (() -> Void)?

  package init(kind: Kind, content: AnyView, endOutside: (() -> Void)? = nil) {
    self.kind = kind
    self.content = content
    self.endOutside = endOutside
  }
}

/// Declares a presentation with the environment of its view.
private struct Presenter: NodeModifier {
  let presentation: Presentation?
  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard var presentation else { return node }
    presentation.environment = context.environment
    // A card lies over the bars of the view's screen.
    presentation.environment.safeArea = nil
    // A card has its own background, on which a foreground style chosen for the view below could be invisible.
    if presentation.kind == .alert || presentation.kind == .dialog {
      presentation.environment.foreground = .automatic
    }
    return PreferenceNode<PresentationsKey>(node) {
      ($0.content.preference(PresentationsKey.self) ?? []) + [presentation]
    }
  }
}

/// A view in the environment of another view.
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
  /// Shows a presentation over the whole picture; `nil` shows nothing.
  nonisolated package func presenting(_ presentation: Presentation?) -> some View {
    NodeModified(content: self, modifier: Presenter(presentation: presentation))
  }
}

/// The content of a picture with the presentations of its views over it.
package struct PresentationHost<Content: View> {
  package let content: Content
  /// The minimum height of the picture in points while something is presented; `nil` for the height of the content.
  private let presentingHeight: CGFloat?

  package init(content: Content, presentingHeight: CGFloat? = nil) {
    self.content = content
    self.presentingHeight = presentingHeight
  }
}

extension PresentationHost: _PrimitiveView {
  package func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    let inner = context.child(.index(0))
    let base = inner.screenNode(of: content)
    let shown = base.preference(PresentationsKey.self) ?? []
    guard !shown.isEmpty else { return nodes.append(base) }
    // Content below a presentation is not interactive and is hidden from assistive technology.
    let whole = NodeModified(content: NodeView(nodes: [base]), modifier: Covered())
      .accessibilityHidden(true).allowsHitTesting(false)
      .frame(minHeight: presentingHeight)
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

/// A sheet at the bottom edge, as high as its selected detent.
private struct SheetCard: View {
  let content: AnyView

  var body: some View {
    GeometryReader { proxy in
      SheetContent(content: content, available: proxy.size)
    }
  }
}

private struct SheetContent {
  let content: AnyView
  let available: CGSize
}

extension SheetContent: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var inner = context.child(.index(0))
    inner.environment.isInList = false
    let node = inner.screenNode(of: content)
    let settings = node.preference(SheetSettingsKey.self) ?? SheetSettings()
    let height = max(settings.height(in: available.height), 0)
    let card = ZStack(alignment: .top) {
      NodeView(nodes: [node]).frame(maxWidth: .infinity, maxHeight: .infinity)
      if settings.showsIndicator {
        Capsule().fill(Color(.system(.tertiaryLabel))).frame(width: 36, height: 5).padding(.top, 5)
      }
    }
    .frame(width: available.width, height: height)
    .background(settings.background ?? AnyView(Color(.system(.background))))
    .clipShape(UnevenRoundedRectangle(topLeadingRadius: settings.radius, topTrailingRadius: settings.radius))
    .frame(width: available.width, height: available.height, alignment: .bottom)
    card._makeNodes(in: context.child(.index(1)), into: &nodes)
  }
}

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
  }
  let kind: Kind
  /// A height of 94 % of the available height.
  public static let large = PresentationDetent(kind: .large)
  /// Half of the available height.
  public static let medium = PresentationDetent(kind: .medium)
  /// Returns a fraction of the available height, clamped to 0...1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// Returns a height in points, at most the available height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// Returns the height in points for an available height.
  func height(in available: CGFloat) -> CGFloat {
    switch kind {
    case .large: available * 0.94
    case .medium: available * 0.5
    case .fraction(let share): available * min(max(share, 0), 1)
    case .height(let height): min(height, available)
    }
  }
}

/// The settings of a sheet that its content sets.
struct SheetSettings {
  var detents: Set<PresentationDetent> = []
  var chosen: PresentationDetent?
  var indicator: Visibility = .automatic
  var background: AnyView?
  var radius: CGFloat = 10

  /// The height of the selected detent, otherwise of the lowest one.
  func height(in available: CGFloat) -> CGFloat {
    if let chosen, detents.contains(chosen) { return chosen.height(in: available) }
    return detents.map { $0.height(in: available) }.min() ?? PresentationDetent.large.height(in: available)
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

  /// No-op: popovers are always sheets.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// No-op: popovers are always sheets.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Sets the detents of the sheet that shows this content. It opens at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    asSheet { $0.detents = detents }
  }
  /// Sets the detents of the sheet that shows this content, and the selected one. The sheet cannot be dragged, so
  /// `selection` is only read.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    asSheet {
      $0.detents = detents
      $0.chosen = selection.wrappedValue
    }
  }
  /// Sets whether the sheet shows a drag indicator.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    asSheet { $0.indicator = visibility }
  }
  /// Sets a style as the background of the sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    asSheet { $0.background = AnyView(StyleView(style: style)) }
  }
  /// Sets a view as the background of the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return asSheet { $0.background = view }
  }
  /// Sets the radius of the sheet's top corners, in points. `nil` means 10.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    asSheet { $0.radius = cornerRadius ?? 10 }
  }
}

/// The form of a presentation in a compact size class. No effect: popovers are always sheets.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The default form.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// The unchanged form.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover over the whole window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
