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
  /// Whether the user can use it. Stored, but has no effect.
  open var isEnabled = true
  /// Whether it is selected. Stored, but has no effect.
  open var isSelected = false
  /// Whether it is pressed. Stored, but has no effect.
  open var isHighlighted = false

  /// The events of a control. None happen.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins.
    public static let touchDown = Event(rawValue: 1)
    /// A touch ends inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ends outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The usual action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The editing of a text begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text changes.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The editing of a text ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends the editing of a text.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  /// No-op: the method is not called, because no event happens.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  /// No-op: there are no targets.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  /// No-op: there are no targets.
  open func sendActions(for controlEvents: Event) {}
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
  /// The size of the content in points. Stored, but has no effect.
  open var contentSize = CGSize.zero
  /// The point of the content at the top left corner. Stored, but has no effect.
  open var contentOffset = CGPoint.zero
  /// The smallest scale of the content. Stored, but has no effect.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content. Stored, but has no effect.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content. Stored, but has no effect.
  open var zoomScale: CGFloat = 1
  /// The control by which the user reloads the content. Never shown; `refreshable` is.
  open var refreshControl: UIRefreshControl?
  /// Receives no messages.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Sets the point at the top left corner. `animated` has no effect.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
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

/// The delegate of a ``UIScrollView``. Its functions are not called: nothing scrolls.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {}

/// The segmented control of UIKit. Its settings have no effect: `tint` sets the drawn appearance.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private static let proxy = UISegmentedControl()
  /// The settings for all views of this type. Stored, but has no effect.
  public class func appearance() -> UISegmentedControl { proxy }
  /// The colour behind the selected segment. Stored, but has no effect.
  open var selectedSegmentTintColor: UIColor?
  /// The index of the selected segment; -1 for none.
  open var selectedSegmentIndex = -1
  private var titles: [String?] = []
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control with a segment for each text or picture.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { $0 as? String }
  }
  /// The number of segments.
  open var numberOfSegments: Int { titles.count }
  /// Returns the title of a segment; `nil` for a picture.
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  /// Adds a segment. `animated` has no effect.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(segment, titles.count))
  }
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
  /// The number of pages.
  open var numberOfPages = 0
  /// The index of the current page.
  open var currentPage = 0
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
  /// Whether it is on.
  open var isOn = false
  /// Sets whether it is on. `animated` has no effect.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
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
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// Whether each position of the knob is reported. Stored, but has no effect.
  open var isContinuous = true
  /// Sets the value. `animated` has no effect.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The colour before the knob. Stored, but has no effect.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob. Stored, but has no effect.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob. Stored, but has no effect.
  open var thumbTintColor: UIColor?
}
