import OpenChartsDisplayList
import OpenChartsViewCore

/// A view that runs an action when it is tapped and is dimmed while it is pressed.
struct TappedBody<Content: View>: View {
  /// The kind of live control in a session.
  private let kind: LiveControl.Kind
  private let action: @MainActor () -> Void
  /// Makes the content; the argument is whether it is pressed.
  private let content: (Bool) -> Content
  /// Whether pressing dims the content.
  private let dims: Bool
  @State private var isDown = false
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ kind: LiveControl.Kind = .button, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.action = action
    let builtContent = content()
    self.content = { _ in builtContent }
    dims = true
  }

  /// Creates a tappable view whose content shows the pressed state itself.
  init(
    _ kind: LiveControl.Kind = .button, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: @escaping (Bool) -> Content
  ) {
    self.kind = kind
    self.action = action
    self.content = content
    dims = false
  }

  var body: some View {
    let isPressed = isDown && isEnabled
    NodeModified(content: content(isPressed), modifier: PressedAppearance(isPressed: dims && isPressed))
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { _ in action() }, isEnabled: isEnabled)
      .live(kind) { event in
        switch event {
        case .press, .isOn:
          // The action may remove the button, which then never receives its release.
          if isDown { isDown = false }
          action()
        case .down(let new): if isDown != new { isDown = new }
        case .share, .index, .text, .submit, .focus, .rest: break
        }
      }
  }
}

/// Dims the content while it is pressed. Otherwise it adds no layer.
private struct PressedAppearance: NodeModifier {
  let isPressed: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    isPressed ? HostedWrapper(node, Dimming()) : node
  }
}

private struct Dimming: HostedWrapping {
  func draw(_ box: WrapperNode, into drawing: inout Drawing) {
    drawing.group({ $0.opacity = 0.5 }, box.content.draw)
  }
}
