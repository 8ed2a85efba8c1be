import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// Adds a live control over a node.
struct LiveControlled: NodeModifier {
  let kind: LiveControl.Kind
  let act: @MainActor (LiveControl.Event) -> Void

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    LiveControlNode(node, kind: kind, key: context.scope.number, action: act)
  }
}

/// A node that is a real HTML control in a live session. Its drawing does not change.
package final class LiveControlNode: WrapperNode {
  private let kind: LiveControl.Kind
  private let key: Int
  private let action: @MainActor (LiveControl.Event) -> Void

  init(
    _ content: ViewNode, kind: LiveControl.Kind, key: Int,
    action: @escaping @MainActor (LiveControl.Event) -> Void
  ) {
    self.kind = kind
    self.key = key
    self.action = action
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) {
    let regions = drawing.list.regions.count
    content.draw(into: &drawing)
    guard environment.isLive else { return }
    // The control replaces the gestures of what it covers.
    if case .field = kind {} else { drawing.removeGestures(after: regions) }
    var live = LiveControl(
      kind: kind, key: key, label: { [content] in content.spokenText },
      isEnabled: environment.isEnabled, frame: Rect(frame), act: action)
    live.color = environment.resolvedLabelColor
    live.repeats = environment.buttonRepeats
    live.keyboard = environment.fieldKeyboard
    if let focus = environment.liveFocus {
      live.focus = focus.isFocused()
      let act = action
      live.act = { event in
        if case .focus(let isFocused) = event { focus.set(isFocused) }
        act(event)
      }
    }
    drawing.live.controls.append(live)
  }

}

private struct LifetimeKey: EnvironmentKey { static var defaultValue: Double { 0 } }

/// A binding of the keyboard focus of a control.
struct LiveFocus {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

extension EnvironmentValues {
  /// Whether the picture belongs to a live session.
  @Entry package var isLive: Bool = false

  /// The seconds for which views exist: 0 in a picture, infinity in a live session. If positive, tasks run, timelines
  /// advance and transitions are animated.
  package var lifetime: Double {
    get { isLive ? .infinity : self[LifetimeKey.self] }
    set { self[LifetimeKey.self] = newValue }
  }

  @Entry var liveFocus: LiveFocus?

  /// Whether buttons repeat their action while they are held down.
  @Entry package var buttonRepeats: Bool = false

  /// The default colour of text.
  var resolvedLabelColor: RGBA {
    ForegroundStyle()._paint(in: self).brush.representativeColor
  }
}

extension View {
  /// Adds a real HTML control over this view in a live session.
  nonisolated package func live(
    _ kind: LiveControl.Kind, _ act: @escaping @MainActor (LiveControl.Event) -> Void
  ) -> some View {
    NodeModified(content: self, modifier: LiveControlled(kind: kind, act: act))
  }
}
