import Foundation

/// The states of a control of UIKit, by which its appearance differs.
public struct UIControlState: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// No other state.
  public static let normal: UIControlState = []
  /// The control is pressed.
  public static let highlighted = UIControlState(rawValue: 1)
  /// The control is disabled.
  public static let disabled = UIControlState(rawValue: 2)
  /// The control is selected.
  public static let selected = UIControlState(rawValue: 4)
}

/// A control of UIKit. Never shown.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The states of a control.
  public typealias State = UIControlState
}

/// The list of UIKit. Its settings have no effect: `listStyle` and `scrollContentBackground` set the drawn appearance.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private static let proxy = UITableView()
  /// The settings for all views of this type. Stored, but has no effect.
  override public class func appearance() -> UITableView { proxy }
  /// Whether rows can be selected. Stored, but has no effect.
  open var allowsSelection = true
  /// The colour of lines between rows. Stored, but has no effect.
  open var separatorColor: UIColor?
  /// The appearance of lines between rows. Stored, but has no effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The view below the rows. Stored, but has no effect.
  open var tableFooterView: UIView?
  /// The view above the rows. Stored, but has no effect.
  open var tableHeaderView: UIView?
  /// The space above the headers of sections, in points. Stored, but has no effect.
  open var sectionHeaderTopPadding: CGFloat = 0
}

/// A row of the list of UIKit. Its settings have no effect: `listRowBackground` sets the drawn appearance.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  private static let proxy = UITableViewCell()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UITableViewCell { proxy }
  /// The appearance of a selected row. Stored, but has no effect.
  open var selectionStyle = SelectionStyle.default
  /// The view behind a selected row. Stored, but has no effect.
  open var selectedBackgroundView: UIView?
  /// The appearance of lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// In order of the cases: no line, and a line.
    case none, singleLine
  }
  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// No highlight, two colours, and the default highlight.
    case none, blue, gray, `default`
  }
}

/// The scroll view of UIKit. Its settings have no effect: SwiftUI's modifiers set the drawn appearance.
@preconcurrency @MainActor open class UIScrollView: UIView {
  private static let proxy = UIScrollView()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UIScrollView { proxy }
  /// Whether the content bounces at its ends. Stored, but has no effect.
  open var bounces = true
  /// Whether short content bounces. Stored, but has no effect.
  open var alwaysBounceVertical = false
  /// Whether the content can be scrolled. Stored, but has no effect.
  open var isScrollEnabled = true
  /// Whether it scrolls by pages. Stored, but has no effect.
  open var isPagingEnabled = false
  /// Whether an indicator is shown. Stored, but has no effect.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is shown. Stored, but has no effect.
  open var showsHorizontalScrollIndicator = true
  /// The space around the content, in points. Stored, but has no effect.
  open var contentInset = UIEdgeInsets.zero
  /// The effect of scrolling on the keyboard. Stored, but has no effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The effect of scrolling on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing, hides it while the content is dragged, and follows the finger.
    case none, onDrag, interactive
  }
}

/// The text editor of UIKit. Its settings have no effect: `scrollContentBackground` sets the drawn appearance.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private static let proxy = UITextView()
  /// The settings for all views of this type. Stored, but has no effect.
  override public class func appearance() -> UITextView { proxy }
  /// The space around the text, in points. Stored, but has no effect.
  open var textContainerInset = UIEdgeInsets.zero
  /// The colour of the text. Stored, but has no effect.
  open var textColor: UIColor?
  /// The font. Stored, but has no effect.
  open var font: UIFont?
}

/// The text field of UIKit. Its settings have no effect: `textFieldStyle` sets the drawn appearance.
@preconcurrency @MainActor open class UITextField: UIControl {
  private static let proxy = UITextField()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UITextField { proxy }
  /// The colour of the text. Stored, but has no effect.
  open var textColor: UIColor?
  /// The font. Stored, but has no effect.
  open var font: UIFont?
  /// A notification that is never posted: no text is edited.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A notification that is never posted.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// A notification that is never posted.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// When a button clears the text. Stored, but has no effect.
  open var clearButtonMode = ViewMode.never
  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable {
    /// In order of the cases: never, while text is edited, unless text is edited, and always.
    case never, whileEditing, unlessEditing, always
  }
}

/// The segmented control of UIKit. Its settings have no effect: `tint` sets the drawn appearance.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private static let proxy = UISegmentedControl()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UISegmentedControl { proxy }
  /// The colour behind the selected segment. Stored, but has no effect.
  open var selectedSegmentTintColor: UIColor?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of titles in a state. Stored, but has no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
  }
  /// Returns the attributes of titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }
}

/// The dots of pages of UIKit. Its settings have no effect: `indexViewStyle` sets the drawn appearance.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let proxy = UIPageControl()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UIPageControl { proxy }
  /// The colour of the dot of the current page. Stored, but has no effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other dots. Stored, but has no effect.
  open var pageIndicatorTintColor: UIColor?
}

/// The switch of UIKit. Its settings have no effect: `tint` sets the drawn appearance.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private static let proxy = UISwitch()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UISwitch { proxy }
  /// The colour of a switch that is on. Stored, but has no effect.
  open var onTintColor: UIColor?
  /// The colour of the knob. Stored, but has no effect.
  open var thumbTintColor: UIColor?
}

/// The slider of UIKit. Its settings have no effect: `tint` sets the drawn appearance.
@preconcurrency @MainActor open class UISlider: UIControl {
  private static let proxy = UISlider()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UISlider { proxy }
  /// The colour before the knob. Stored, but has no effect.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob. Stored, but has no effect.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob. Stored, but has no effect.
  open var thumbTintColor: UIColor?
}
