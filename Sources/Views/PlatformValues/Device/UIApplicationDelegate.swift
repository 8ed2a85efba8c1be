import Foundation
import OpenChartsViewCore

/// Receives the events of an app. The adaptor calls the two functions for the launch. Other functions of UIKit's protocol
/// can be implemented but are never called, because a program is never suspended and receives no notifications.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to launch. The options are `nil`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has launched. The options are `nil`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// Creates the delegate of an app for iOS when the app is created, and notifies it of the launch.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<Delegate>: DynamicProperty
where Delegate: NSObject, Delegate: UIApplicationDelegate {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate by a function. `opencharts preview` adds it to the attributes of apps, which need no function
  /// on Apple's systems: `@UIApplicationDelegateAdaptor(AppDelegate.self, { AppDelegate() })`.
  public init(_ delegateType: Delegate.Type, _ make: () -> Delegate) {
    wrappedValue = make()
    let application = UIApplication.shared
    application.delegate = wrappedValue
    _ = wrappedValue.application(application, willFinishLaunchingWithOptions: nil)
    _ = wrappedValue.application(application, didFinishLaunchingWithOptions: nil)
  }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// The delegate, whose properties provide bindings.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// Receives the events of an app for macOS. The adaptor calls the functions of launching.
@preconcurrency @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app is about to launch.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app has launched.
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

/// Creates the delegate of an app for macOS when the app is created, and notifies it of the launch.
@propertyWrapper @preconcurrency @MainActor
public struct NSApplicationDelegateAdaptor<Delegate>: DynamicProperty
where Delegate: NSObject, Delegate: NSApplicationDelegate {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate by a function. `opencharts preview` adds it to the attributes of apps, which need no function
  /// on Apple's systems: `@NSApplicationDelegateAdaptor(AppDelegate.self, { AppDelegate() })`.
  public init(_ delegateType: Delegate.Type, _ make: () -> Delegate) {
    wrappedValue = make()
    wrappedValue.applicationWillFinishLaunching(
      Notification(name: Notification.Name("NSApplicationWillFinishLaunchingNotification")))
    wrappedValue.applicationDidFinishLaunching(
      Notification(name: Notification.Name("NSApplicationDidFinishLaunchingNotification")))
  }
}

/// Receives the events of an app for Apple Watch. The adaptor calls the function of launching.
@preconcurrency @MainActor public protocol WKApplicationDelegate: NSObjectProtocol {
  /// The app has launched.
  func applicationDidFinishLaunching()
}

extension WKApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching() {}
}

/// Creates the delegate of an app for Apple Watch when the app is created, and notifies it of the launch.
@propertyWrapper @preconcurrency @MainActor
public struct WKApplicationDelegateAdaptor<Delegate>: DynamicProperty
where Delegate: NSObject, Delegate: WKApplicationDelegate {
  /// The delegate.
  public let wrappedValue: Delegate

  /// Creates the delegate by a function. `opencharts preview` adds it to the attributes of apps, which need no function
  /// on Apple's systems: `@WKApplicationDelegateAdaptor(AppDelegate.self, { AppDelegate() })`.
  public init(_ delegateType: Delegate.Type, _ make: () -> Delegate) {
    wrappedValue = make()
    wrappedValue.applicationDidFinishLaunching()
  }
}
