/// The search field of UIKit. It keeps its settings and is never drawn; `searchable` is.
@preconcurrency @MainActor open class UISearchBar: UIView {
  private static let proxy = UISearchBar()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UISearchBar { proxy }
  /// The style of the field.
  public enum Style: UInt, Sendable {
    /// The system's choice, with a background, and without one.
    case `default`, prominent, minimal
  }
  /// The text.
  open var text: String? = ""
  /// The text of an empty field. Stored, but has no effect.
  open var placeholder: String?
  /// The line above the field. Stored, but has no effect.
  open var prompt: String?
  /// The style. Stored, but has no effect.
  open var searchBarStyle = Style.default
  /// Whether a button cancels the search. Stored, but has no effect.
  open var showsCancelButton = false
  /// The background colour. Stored, but has no effect.
  open var barTintColor: UIColor?
  /// The background image. Stored, but has no effect.
  open var backgroundImage: UIImage?
  /// Whether content shows through. Stored, but has no effect.
  open var isTranslucent = true
  /// The text field. Never drawn.
  public let searchTextField = UISearchTextField()
  /// The titles of the scopes. Stored, but has no effect.
  open var scopeButtonTitles: [String]?
  /// Receives no messages.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Shows or hides the button that cancels the search. Stored, but has no effect.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// The text field of a ``UISearchBar``. Never drawn.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// The delegate of a ``UISearchBar``. Its functions are not called: no text is edited.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {}
