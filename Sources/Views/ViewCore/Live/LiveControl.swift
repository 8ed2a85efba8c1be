import Foundation
import OpenChartsDisplayList
import OpenChartsViewValues

/// A control that becomes a real HTML control on top of its picture.
package struct LiveControl {
  package enum Kind: Equatable {
    case button
    /// Opens the context menu of the view under this control, by keyboard or a secondary click.
    case menu
    /// Refreshes the scroll view under this control, by keyboard.
    case refresh
    /// Runs an accessibility action of the view under this control, for keyboard and assistive technology only.
    case action
    case link(String)
    case toggle(isOn: Bool)
    /// `share` is a fraction of the range, 0 to 1; `step` is a fraction of the range, too.
    case slider(share: Double, step: Double?, isVertical: Bool)
    /// One of several exclusive choices; `group` is the number of the radio group.
    case radio(isOn: Bool, group: Int)
    case tab(isOn: Bool)
    case choice(options: [String], selected: Int?)
    /// The text is shown as dots if `isSecure`.
    case field(text: String, prompt: String, isSecure: Bool, isMultiline: Bool, size: Double)
    /// Dates in HTML's format: `2024-05-03`, `14:05`. A limit is `nil` if there is none.
    case date(String, least: String?, most: String?, isTime: Bool)
    case disclosure(isExpanded: Bool)
    /// A view without a control that can have the keyboard focus.
    case focus
  }

  /// A user action on a control.
  package enum Event: Equatable {
    case press
    case isOn(Bool)
    case share(Double)
    case index(Int)
    case text(String)
    case submit
    case focus(Bool)
    /// The pointer or a key presses or releases it.
    case down(Bool)
    /// A continuous change has ended.
    case rest
  }

  package var kind: Kind
  /// Identifies the control in successive frames.
  package var key: Int
  /// The label, used if the accessibility tree has none.
  package var label: @MainActor () -> String
  package var isEnabled: Bool
  package var frame: Rect
  package var color: RGBA = .black
  /// Whether it is scrolled out of view.
  package var isOutOfView = false
  /// Whether the control should have the keyboard focus; `nil` leaves it to the user.
  package var focus: Bool?
  /// Whether the Tab key skips it.
  package var isSkippedByTab = false
  /// Whether holding it down repeats the press.
  package var repeats = false
  /// The keyboard settings of a field.
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
