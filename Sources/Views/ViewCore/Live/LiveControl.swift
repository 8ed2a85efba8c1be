import DisplayList
import Foundation
import ViewValues

/// A control of the drawing that becomes a real one in a browser, over its picture.
package struct LiveControl {
  package enum Kind: Equatable {
    case button
    /// Opens the commands of what it lies over; for keys and by the pointer's other button.
    case menu
    /// Brings up to date what scrolls below it; for keys.
    case refresh
    case link(String)
    case toggle(isOn: Bool)
    /// A share of the range, 0 to 1, and the step as a share of it.
    case slider(share: Double, step: Double?, isVertical: Bool)
    /// One of several that exclude each other; the group's number.
    case radio(isOn: Bool, group: Int)
    case tab(isOn: Bool)
    case choice(options: [String], selected: Int?)
    /// Shown as dots where it is secure.
    case field(text: String, prompt: String, isSecure: Bool, isMultiline: Bool, size: Double)
    /// As HTML writes dates: `2024-05-03`, `14:05`; limits where there are.
    case date(String, least: String?, most: String?, isTime: Bool)
    case disclosure(isExpanded: Bool)
  }

  /// What somebody did with a control.
  package enum Event: Equatable {
    case press
    case isOn(Bool)
    case share(Double)
    case index(Int)
    case text(String)
    case submit
    case focus(Bool)
    /// A pointer or a key holds it down, or does so no more.
    case down(Bool)
    /// The change that went on is over.
    case rest
  }

  package var kind: Kind
  /// The same for the same control in the next drawing.
  package var key: Int
  /// What the control says of itself, where the accessibility tree has nothing for it.
  package var label: @MainActor () -> String
  package var isEnabled: Bool
  package var frame: Rect
  package var color: RGBA = .black
  /// Whether it lies beyond the edge of what scrolls.
  package var isOutOfView = false
  /// Whether the keyboard is to come here.
  package var wantsFocus = false
  /// Whether holding it down presses it again and again.
  package var repeats = false
  /// What a field asks of a keyboard.
  package var keyboard = FieldKeyboard()
  package var act: @MainActor (Event) -> Void

  package init(
    kind: Kind, key: Int, label: @escaping @MainActor () -> String, isEnabled: Bool, frame: Rect,
    act: @escaping @MainActor (Event) -> Void
  ) {
    self.kind = kind
    self.key = key
    self.label = label
    self.isEnabled = isEnabled
    self.frame = frame
    self.act = act
  }
}

/// Puts a control over a node.
struct LiveControlled: NodeModifier {
  let kind: LiveControl.Kind
  let act: @MainActor (LiveControl.Event) -> Void

  @MainActor func wrap(_ node: ViewNode, in context: _ViewContext) -> ViewNode {
    LiveControlNode(node, kind: kind, key: context.scope.number, action: act)
  }
}

/// A box that is a real control in a live session and draws as ever.
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
    let hits = drawing.hits.count
    content.draw(into: &drawing)
    guard environment.isLive else { return }
    // The control answers in place of what it covers.
    if case .field = kind {} else { drawing.hits.removeLast(drawing.hits.count - hits) }
    var live = LiveControl(
      kind: kind, key: key, label: { [content] in content.spokenText },
      isEnabled: environment.isEnabled, frame: Rect(frame), act: action)
    live.color = environment.resolvedLabelColor
    live.repeats = environment.buttonRepeats
    live.keyboard = environment.fieldKeyboard
    if let focus = environment.liveFocus {
      live.wantsFocus = focus.isFocused()
      let act = action
      live.act = { event in
        if case .focus(let isFocused) = event { focus.set(isFocused) }
        act(event)
      }
    }
    drawing.live.controls.append(live)
  }

}

private struct IsLiveKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ButtonRepeatsKey: EnvironmentKey { static let defaultValue = false }
private struct LiveFocusKey: EnvironmentKey { static var defaultValue: LiveFocus? { nil } }

/// Ties the keyboard's being at a control to a value.
struct LiveFocus {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
}

extension EnvironmentValues {
  /// Whether the picture is one of a live session.
  package var isLive: Bool {
    get { self[IsLiveKey.self] }
    set { self[IsLiveKey.self] = newValue }
  }

  var liveFocus: LiveFocus? {
    get { self[LiveFocusKey.self] }
    set { self[LiveFocusKey.self] = newValue }
  }

  /// Whether buttons repeat what they do while they are held down.
  package var buttonRepeats: Bool {
    get { self[ButtonRepeatsKey.self] }
    set { self[ButtonRepeatsKey.self] = newValue }
  }

  /// The colour of text that says nothing else.
  var resolvedLabelColor: RGBA {
    ForegroundStyle()._paint(in: self).brush.representativeColor
  }
}

extension View {
  /// A real control over this view in a live session.
  nonisolated package func live(
    _ kind: LiveControl.Kind, _ act: @escaping @MainActor (LiveControl.Event) -> Void
  ) -> some View {
    NodeModified(content: self, modifier: LiveControlled(kind: kind, act: act))
  }
}
