import DisplayList
import Foundation
import Phrases

/// What a control says of itself in words that every language has.
struct ControlState: Sendable {
  let word: ControlWord
  var parts: [Int] = []

  func text(_ locale: Locale) -> String {
    let numbers = parts.map { $0.formatted(.number.locale(locale)) }
    return SpeechLanguage(locale).control(word, numbers)
  }
}

/// Makes a control one element for assistive technology, named by what its label says.
struct ControlElement<Label: View>: NodeModifier {
  let role: AccessibilityNode.Role
  let label: Label
  /// What the control stands at; `nil` where it has no value.
  let value: String?
  /// Its state in the words of the reader, where it has no value.
  let state: ControlState?

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    ControlElementNode(node, self, words: context.inStack(nil).node(of: label))
  }
}

package final class ControlElementNode: WrapperNode {
  private let role: AccessibilityNode.Role
  private let value: String?
  private let state: ControlState?
  private let words: ViewNode

  init<Label: View>(_ content: ViewNode, _ element: ControlElement<Label>, words: ViewNode) {
    role = element.role
    value = element.value
    state = element.state
    self.words = words
    super.init(content)
  }

  package override func draw(into drawing: inout Drawing) {
    let first = drawing.live.controls.count
    let inner = drawing.isolated(content.draw)
    drawing.list.items += inner.items
    var node = AccessibilityNode(
      role: role, label: words.spokenText, value: value ?? state?.text(environment.locale) ?? "",
      frame: Rect(frame))
    node.isEnabled = environment.isEnabled
    node.controls = drawing.live.controls[first...].map(\.key)
    drawing.append(node)
  }
}

extension ViewNode {
  /// What assistive technology reads of this, drawn by itself: labels and values in order.
  package final var spokenText: String {
    let nodes = render(.unspecified).accessibility
    func words(_ node: AccessibilityNode) -> [String] {
      [node.label, node.value] + node.children.flatMap(words)
    }
    return nodes.flatMap(words).filter { !$0.isEmpty }.joined(
      separator: SpeechLanguage(environment.locale).comma)
  }
}

extension EnvironmentValues {
  /// What assistive technology reads of a view in this environment, by itself and without state.
  @MainActor func spokenText(of view: some View) -> String {
    let graph = ViewGraph()
    defer { withExtendedLifetime(graph) {} }
    return _ViewContext(environment: self, scope: StateScope(graph: graph)).node(of: view).spokenText
  }
}

extension View {
  /// One element for assistive technology in place of the parts of this view.
  nonisolated func controlElement<Label: View>(
    _ role: AccessibilityNode.Role, label: Label, value: String? = nil, state: ControlState? = nil
  ) -> some View {
    NodeModified(
      content: self, modifier: ControlElement(role: role, label: label, value: value, state: state))
  }
}
