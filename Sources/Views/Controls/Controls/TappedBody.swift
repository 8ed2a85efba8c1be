import DisplayList
import ViewCore

/// Something that acts when it is tapped; while it is held down it looks so.
struct TappedBody<Content: View>: View {
  /// What it is in a live session.
  private let kind: LiveControl.Kind
  private let action: @MainActor () -> Void
  /// For whether it is held down.
  private let content: (Bool) -> Content
  /// Whether being held down dims it.
  private let dims: Bool
  @State private var isDown = false
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ kind: LiveControl.Kind = .button, action: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.action = action
    let made = content()
    self.content = { _ in made }
    dims = true
  }

  /// For content that shows itself that it is held down.
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
    NodeModified(content: content(isPressed), modifier: PressedLook(isPressed: dims && isPressed))
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { _ in action() }, isEnabled: isEnabled)
      .live(kind) { event in
        switch event {
        case .press, .isOn:
          // What is pressed may take the button away, which then is never let go.
          if isDown { isDown = false }
          action()
        case .down(let new): if isDown != new { isDown = new }
        case .share, .index, .text, .submit, .focus, .rest: break
        }
      }
  }
}

/// Fainter while it is held down; otherwise as it is, without a layer of its own.
private struct PressedLook: NodeModifier {
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
