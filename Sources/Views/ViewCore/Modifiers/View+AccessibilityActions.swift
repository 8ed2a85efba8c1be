import OpenChartsDisplayList
import OpenChartsViewValues

/// Actions of a view for assistive technology.
private enum AccessibleActions: NodeModifier {
  /// Visually hidden buttons that assistive technology and the keyboard reach.
  case buttons(AnyView)
  /// The action that activates the view.
  case activation(() -> Void)

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    // Only a live session has actions.
    guard context.environment.isLive else { return node }
    switch self {
    case .buttons(let view):
      return ActionsNode(node, context.child(.index(0)).inStack(nil).node(of: view))
    case .activation(let handler):
      return ActivatedNode(node, key: context.scope.number, handler)
    }
  }
}

/// A view with visually hidden action buttons, which come after its content.
private final class ActionsNode: WrapperNode {
  private let actions: ViewNode

  init(_ content: ViewNode, _ actions: ViewNode) {
    self.actions = actions
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    content.draw(into: &drawing)
    actions.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    var hidden = Drawing()
    actions.draw(into: &hidden)
    for var control in hidden.live.controls {
      (control.kind, control.frame) = (.action, Rect(frame))
      control.isEnabled = control.isEnabled && environment.isEnabled
      drawing.live.controls.append(control)
    }
    for var node in hidden.list.accessibility {
      node.frame = Rect(frame)
      drawing.append(node)
    }
  }
}

/// A view that keyboard and assistive technology activate as one element.
private final class ActivatedNode: WrapperNode {
  private let key: Int
  private let handler: () -> Void

  init(_ content: ViewNode, key: Int, _ handler: @escaping () -> Void) {
    (self.key, self.handler) = (key, handler)
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    let first = drawing.list.accessibility.count
    content.draw(into: &drawing)
    let name = drawing.list.accessibility[first...].lazy.map(\.label).first { !$0.isEmpty } ?? ""
    let handler = handler
    drawing.live.controls.append(
      LiveControl(
        kind: .action, key: key, label: { name }, isEnabled: environment.isEnabled, frame: Rect(frame)
      ) { event in
        if event == .press { handler() }
      })
    var node = AccessibilityNode(role: .button, label: name, frame: Rect(frame))
    node.isEnabled = environment.isEnabled
    node.controls = [key]
    drawing.append(node)
  }
}

extension View {
  /// Adds buttons for assistive technology and the keyboard only, in a live session.
  nonisolated package func actions(_ buttons: some View) -> some View {
    NodeModified(content: self, modifier: AccessibleActions.buttons(AnyView(buttons)))
  }

  /// Sets the action that assistive technology and the keyboard trigger on the view, in a live session.
  nonisolated package func activation(_ handler: @escaping () -> Void) -> some View {
    NodeModified(content: self, modifier: AccessibleActions.activation(handler))
  }
}
