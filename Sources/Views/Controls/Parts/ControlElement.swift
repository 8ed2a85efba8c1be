import Foundation
import OpenChartsDisplayList
import OpenChartsPhrases
import OpenChartsViewCore
import OpenChartsViewValues

/// The state of a control, as a word that is translated into every language.
struct ControlState: Sendable {
  let word: ControlPhrase
  var parts: [Int] = []

  func text(_ locale: Locale) -> String {
    let numbers = parts.map { $0.formatted(.number.locale(locale)) }
    return SpeechLanguage(locale).control(word, numbers)
  }
}

/// Makes a control one accessibility element, named by its label.
struct ControlElement<Label: View>: NodeModifier {
  let role: AccessibilityNode.Role
  let label: Label
  /// The value of the control; `nil` if it has none.
  let value: String?
  /// The state, which is translated; for a control without a value.
  let state: ControlState?

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    let words = context.inStack(nil).node(of: label)
    return HostedWrapper(node, SpokenControl(role: role, value: value, state: state, words: words))
  }
}

/// One accessibility element that replaces the elements of the wrapped view.
private struct SpokenControl: HostedWrapping {
  let role: AccessibilityNode.Role
  let value: String?
  let state: ControlState?
  let words: ViewNode

  /// The distances of the content, without those between lines of text, because a control's label is not running text.
  func spacing(of box: WrapperNode) -> ViewSpacing {
    var spacing = box.content.spacing
    spacing.lines = (nil, nil)
    return spacing
  }

  func draw(_ box: WrapperNode, into drawing: inout Drawing) {
    let environment = box.environment
    let first = drawing.live.controls.count
    let inner = drawing.isolated(box.content.draw)
    drawing.list.items += inner.items
    var node = AccessibilityNode(
      role: role, label: words.spokenText, value: value ?? state?.text(environment.locale) ?? "",
      frame: Rect(box.frame))
    node.isEnabled = environment.isEnabled
    node.controls = drawing.live.controls[first...].map(\.key)
    drawing.append(node)
  }
}

extension View {
  /// Makes this view one accessibility element, which replaces the elements of its parts.
  nonisolated func controlElement<Label: View>(
    _ role: AccessibilityNode.Role, label: Label, value: String? = nil, state: ControlState? = nil
  ) -> some View {
    NodeModified(
      content: self, modifier: ControlElement(role: role, label: label, value: value, state: state))
  }
}
