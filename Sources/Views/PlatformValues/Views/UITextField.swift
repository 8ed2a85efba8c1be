import Foundation
import OpenChartsViewCore

/// The text field of UIKit. It keeps its settings and is never drawn; a `TextField` is, whose `textFieldStyle` sets the
/// appearance.
@preconcurrency @MainActor open class UITextField: UIControl {
  private static let proxy = UITextField()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UITextField { proxy }
  /// The text.
  open var text: String? = ""
  /// The text with its attributes. Stored, but has no effect.
  open var attributedText: NSAttributedString?
  /// The text of an empty field. Stored, but has no effect.
  open var placeholder: String?
  /// The text of an empty field with its attributes. Stored, but has no effect.
  open var attributedPlaceholder: NSAttributedString?
  /// The colour of the text. Stored, but has no effect.
  open var textColor: UIColor?
  /// The font. Stored, but has no effect.
  open var font: UIFont?
  /// The alignment of the text. Stored, but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// The frame. Stored, but has no effect.
  open var borderStyle = BorderStyle.none
  /// When a button clears the text. Stored, but has no effect.
  open var clearButtonMode = ViewMode.never
  /// The view before the text. Stored, but has no effect.
  open var leftView: UIView?
  /// When the view before the text is shown. Stored, but has no effect.
  open var leftViewMode = ViewMode.never
  /// The view after the text. Stored, but has no effect.
  open var rightView: UIView?
  /// When the view after the text is shown. Stored, but has no effect.
  open var rightViewMode = ViewMode.never
  /// The view in place of the keyboard. Stored, but has no effect.
  open var inputView: UIView?
  /// The view above the keyboard. Stored, but has no effect.
  open var inputAccessoryView: UIView?
  /// Whether the font shrinks if space is short. Stored, but has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The keyboard. Stored, but has no effect.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key. Stored, but has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that become capitals. Stored, but has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Stored, but has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the text is hidden. Stored, but has no effect.
  open var isSecureTextEntry = false
  /// Receives no messages.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the text is edited: always false.
  open var isEditing: Bool { false }

  /// A notification that is never posted: no text is edited.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A notification that is never posted.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// A notification that is never posted.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable {
    /// In order of the cases: never, while text is edited, unless text is edited, and always.
    case never, whileEditing, unlessEditing, always
  }
  /// The frame of a field.
  public enum BorderStyle: Int, Sendable {
    /// No frame, a line, a sunk frame, and a round one.
    case none, line, bezel, roundedRect
  }
}

/// The delegate of a ``UITextField``. Its functions are not called: no text is edited.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}

/// The text editor of UIKit. It keeps its settings and is never drawn; a `TextEditor` is, whose
/// `scrollContentBackground` sets the appearance.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private static let proxy = UITextView()
  /// The settings for all views of this type. Stored, but has no effect.
  override public class func appearance() -> UITextView { proxy }
  /// The text.
  open var text: String! = ""
  /// The text with its attributes. Stored, but has no effect.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The space around the text, in points. Stored, but has no effect.
  open var textContainerInset = UIEdgeInsets.zero
  /// The colour of the text. Stored, but has no effect.
  open var textColor: UIColor?
  /// The font. Stored, but has no effect.
  open var font: UIFont?
  /// The alignment of the text. Stored, but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text. Stored, but has no effect.
  open var isEditable = true
  /// Whether the user can select the text. Stored, but has no effect.
  open var isSelectable = true
  /// The selected part of the text. Stored, but has no effect.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The view above the keyboard. Stored, but has no effect.
  open var inputAccessoryView: UIView?
  /// The keyboard. Stored, but has no effect.
  open var keyboardType = UIKeyboardType.default
  /// The title of the return key. Stored, but has no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// The letters that become capitals. Stored, but has no effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected. Stored, but has no effect.
  open var autocorrectionType = UITextAutocorrectionType.default
}

/// The delegate of a ``UITextView``. Its functions are not called: no text is edited.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

/// The title of the return key. Has no effect: there is no on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// Named after the titles of the key.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are corrected. Has no effect: the browser decides it.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice, never, and always.
  case `default`, no, yes
}
