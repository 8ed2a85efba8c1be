import SVGRenderer
import ViewCore

/// Where the keyboard is in the browser, so that the program moves it once each time it asks for it.
///
/// A page that was told the focus as a state would take it back from a reader who has moved on, since what was drawn
/// before the program heard of that still has the keyboard at its old place.
struct KeyboardFocus {
  /// The control that has the keyboard, as the browser has told last or as it was asked to.
  private var holder: Int?

  /// Takes what the browser says: the keyboard came to a control or left it.
  mutating func moved(_ isFocused: Bool, at key: Int) {
    if isFocused { holder = key } else if holder == key { holder = nil }
  }

  /// What a browser is asked to do for the keyboard to be where a drawing's controls want it; `nil` where it is there.
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
