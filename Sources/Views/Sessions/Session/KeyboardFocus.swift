import OpenChartsSVGRenderer
import OpenChartsViewCore

/// The keyboard focus in the browser. The program requests a change of focus only once.
///
/// A page does not contain the focus as a state. Otherwise a picture that is older than the browser's report would take
/// the focus back from a user who has moved on.
struct KeyboardFocus {
  /// The control that has the focus, as the browser reported or the program requested last.
  private var holder: Int?

  /// Handles the browser's report that a control has received or lost the focus.
  mutating func moved(_ isFocused: Bool, at key: Int) {
    if isFocused { holder = key } else if holder == key { holder = nil }
  }

  /// The request to the browser for the focus that the controls want; `nil` if the focus is already there.
  mutating func request(of controls: [LiveControl]) -> String? {
    if let wanted = controls.last(where: { $0.focus == true && $0.isEnabled }) {
      guard wanted.key != holder else { return nil }
      holder = wanted.key
      return JSONText.object([("focus", String(wanted.key))])
    }
    guard let key = holder, controls.contains(where: { $0.key == key && $0.focus == false }) else {
      return nil
    }
    holder = nil
    return JSONText.object([("blur", String(key))])
  }
}
