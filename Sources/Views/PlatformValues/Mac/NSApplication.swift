import Foundation

/// The program as an app for macOS. Its windows are shown in pictures and pages, so it has no `NSWindow`.
@preconcurrency @MainActor open class NSApplication: NSObject {
  /// How the app shows itself to people.
  public enum ActivationPolicy: Int, Sendable {
    /// In the Dock, with a menu bar.
    case regular
    /// With windows, but not in the Dock.
    case accessory
    /// Never in front.
    case prohibited
  }

  /// The response to a request to end the app.
  public enum TerminateReply: UInt, Sendable {
    /// The app continues.
    case terminateCancel
    /// The app ends now.
    case terminateNow
    /// The app ends after the delegate has replied.
    case terminateLater
  }

  /// A result of a panel or a message.
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The number of the result.
    public let rawValue: Int
    /// Creates a result.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The panel was cancelled.
    public static let cancel = ModalResponse(rawValue: 0)
    /// The choice of the panel was accepted.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
    /// The first button of a message was pressed.
    public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    /// The second button of a message was pressed.
    public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
    /// The third button of a message was pressed.
    public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
  }

  /// The only instance.
  public static let shared = NSApplication()
  private override init() {}

  /// The delegate. Set by the app; `NSApplicationDelegateAdaptor` keeps its own.
  open weak var delegate: (any NSApplicationDelegate)?
  /// The appearance of the app. Stored, but has no effect; `preferredColorScheme` sets the appearance of views.
  open var appearance: NSAppearance?
  /// The appearance that is used: the one that is set, or the light one.
  open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(named: .aqua)! }
  /// Always true.
  open var isActive: Bool { true }
  /// The icon. Stored, but has no effect.
  open var applicationIconImage: NSImage?
  /// Always empty.
  open var windows: [NSWindow] { [] }
  /// Always `nil`.
  open var keyWindow: NSWindow? { nil }
  /// Always `nil`.
  open var mainWindow: NSWindow? { nil }
  /// Always `nil`: no event of AppKit is delivered.
  open var currentEvent: NSEvent? { nil }

  /// Returns true. The policy has no effect.
  @discardableResult open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
  /// No-op: the app is always active.
  open func activate(ignoringOtherApps flag: Bool) {}
  /// No-op: the app is always active.
  open func activate() {}
  /// No-op: there is no window to hide.
  open func hide(_ sender: Any?) {}
  /// No-op: the app does not end a picture or a session.
  open func terminate(_ sender: Any?) {}
  /// Returns false: nothing receives the action.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    false
  }
}

/// The program as an app for macOS.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { .shared }
