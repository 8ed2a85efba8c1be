import OpenChartsDisplayList
import OpenChartsViewValues

/// Adds a view to the tab order of a live session, or removes the controls of a view from it.
private struct Focusable: NodeModifier {
  let isFocusable: Bool

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    guard context.environment.isLive else { return node }
    return FocusableNode(node, isFocusable: isFocusable, key: context.scope.number)
  }
}

private final class FocusableNode: WrapperNode {
  private let isFocusable: Bool
  private let key: Int

  init(_ content: ViewNode, isFocusable: Bool, key: Int) {
    self.isFocusable = isFocusable
    self.key = key
    super.init(content)
  }

  override func draw(into drawing: inout Drawing) {
    let (firstControl, firstElement) = (drawing.live.controls.count, drawing.list.accessibility.count)
    content.draw(into: &drawing)
    guard isFocusable else {
      for index in firstControl..<drawing.live.controls.count {
        drawing.live.controls[index].isSkippedByTab = true
      }
      return
    }
    let elements = drawing.list.accessibility[firstElement...]
    // Controls and charts are in the tab order already.
    guard drawing.live.controls.count == firstControl,
      AccessibilityNode.charts(in: Array(elements)).isEmpty
    else { return }
    let focus = environment.liveFocus
    var control = LiveControl(
      kind: .focus, key: key, label: { [content] in content.spokenText },
      isEnabled: environment.isEnabled, frame: Rect(frame),
      act: { event in
        if case .focus(let isFocused) = event { focus?.set(isFocused) }
      })
    control.focus = focus?.isFocused()
    drawing.live.controls.append(control)
    // If the view is a single element, the control replaces it.
    if elements.count == 1 { drawing.list.accessibility[firstElement].controls = [key] }
  }
}

extension View {
  /// Sets whether the keyboard can focus this view, in a live session. Controls, charts and tappable views are focusable
  /// by default; `false` removes them from the tab order. Has no effect in a picture.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    NodeModified(content: self, modifier: Focusable(isFocusable: isFocusable))
  }
}
