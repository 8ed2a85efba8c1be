import Foundation

/// The sharing sheet of UIKit. Never shown; `ShareLink` is.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The items.
  public let activityItems: [Any]
  /// A function for the end of sharing. Not called: nothing is shared.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The actions that are not offered. Stored, but has no effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// A function for the end of sharing: the chosen action, whether it succeeded, the changed items, and an error.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates a sheet for items. `applicationActivities` has no effect.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns `nil`: an archive has no items.
  public required init?(coder: NSCoder) { nil }
}

/// An action of the sharing sheet. Has no effect.
@preconcurrency @MainActor open class UIActivity {
  /// The kind of an action.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copies to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigns a photo to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saves a photo.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adds a page to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }
  /// Creates an action.
  public init() {}
}

extension UIViewController {
  /// The popover in which the controller is shown: `nil`, because it is never shown.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

/// The popover of a controller. Never shown.
@preconcurrency @MainActor open class UIPopoverPresentationController {
  /// The view to which the arrow points. Stored, but has no effect.
  open var sourceView: UIView?
  /// The part of the view to which the arrow points. Stored, but has no effect.
  open var sourceRect = CGRect.zero
  /// The button to which the arrow points. Stored, but has no effect.
  open var barButtonItem: UIBarButtonItem?
  /// The directions of the arrow. Stored, but has no effect.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  init() {}
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
