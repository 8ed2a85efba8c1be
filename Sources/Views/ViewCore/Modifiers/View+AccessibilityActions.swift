import DisplayList
import ViewValues

/// What assistive technology can do with a view beside what is seen of it.
private enum AccessibleActions: NodeModifier {
  /// Buttons that are heard and reached by keys, and not seen.
  case buttons(AnyView)
  /// What using the view does.
  case activation(() -> Void)

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    // A picture answers to nobody.
    guard context.environment.isLive else { return node }
    switch self {
    case .buttons(let view):
      return ActionsNode(node, context.child(.index(0)).inStack(nil).node(of: view))
    case .activation(let handler):
      return ActivatedNode(node, key: context.scope.number, handler)
    }
  }
}

/// A box whose other actions lie over it unseen, after what it says.
private final class ActionsNode: WrapperNode {
  private let actions: ViewNode

  init(_ content: ViewNode, _ actions: ViewNode) {
    self.actions = actions
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    content.draw(into: &drawing)
    actions.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    var unseen = Drawing()
    actions.draw(into: &unseen)
    for var control in unseen.live.controls {
      (control.kind, control.frame) = (.action, Rect(frame))
      control.isEnabled = control.isEnabled && environment.isEnabled
      drawing.live.controls.append(control)
    }
    for var node in unseen.list.accessibility {
      node.frame = Rect(frame)
      drawing.append(node)
    }
  }
}

/// A box that is used as a whole, by keys and by assistive technology.
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
  /// Buttons for assistive technology and keys alone, in a live session.
  nonisolated package func actions(_ buttons: some View) -> some View {
    NodeModified(content: self, modifier: AccessibleActions.buttons(AnyView(buttons)))
  }

  /// What using the view by assistive technology and keys does, in a live session.
  nonisolated package func activation(_ handler: @escaping () -> Void) -> some View {
    NodeModified(content: self, modifier: AccessibleActions.activation(handler))
  }
}
