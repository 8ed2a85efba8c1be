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
    /// What can be done with what it lies over beside what is seen; for keys and assistive technology alone.
    case action
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
  /// Whether the keyboard is to be here; `nil` where the program leaves that to its user.
  package var focus: Bool?
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
