@_exported import Foundation

/// Whether a session is active.
public enum WCSessionActivationState: Int, Sendable {
  /// In order of the cases: not activated, inactive, and active.
  case notActivated, inactive, activated
}

/// Is notified of the events of a session. Only the failure of its activation occurs.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// The activation has ended.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Reports that the session became inactive. Never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Reports that the session was deactivated. Never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// Reports that the state of the watch has changed. Never called.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Reports whether the watch can be reached. Never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Reports a message. Never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Reports a message that expects a reply. Never called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Reports data. Never called.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Reports a new state of the other app. Never called.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Reports information. Never called.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// The connection with a watch. There is none on Linux: each request fails with ``WCError/Code/sessionNotSupported``.
open class WCSession: NSObject, @unchecked Sendable {
  /// The session of the device.
  public static let `default` = WCSession()
  /// Always false: there is no watch.
  open class func isSupported() -> Bool { false }

  /// The object that is notified of events.
  open weak var delegate: (any WCSessionDelegate)?
  /// Always not activated.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Always false.
  open var isPaired: Bool { false }
  /// Always false.
  open var isWatchAppInstalled: Bool { false }
  /// Always false.
  open var isComplicationEnabled: Bool { false }
  /// Always false.
  open var isReachable: Bool { false }
  /// Always false.
  open var isCompanionAppInstalled: Bool { false }
  /// The state that was sent last. Always empty.
  open var applicationContext: [String: Any] { [:] }
  /// The state that was received last. Always empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  private override init() {}

  /// Reports ``WCError/Code/sessionNotSupported`` to the delegate.
  open func activate() {
    DispatchQueue.global().async {
      self.delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  private func fail(_ handler: (@Sendable (any Error) -> Void)?) {
    DispatchQueue.global().async { handler?(WCError(.sessionNotSupported)) }
  }
  /// Fails with ``WCError/Code/sessionNotSupported``.
  @preconcurrency open func sendMessage(
    _ message: [String: Any], replyHandler: (@Sendable ([String: Any]) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { fail(errorHandler) }
  /// Fails with ``WCError/Code/sessionNotSupported``.
  @preconcurrency open func sendMessageData(
    _ data: Data, replyHandler: (@Sendable (Data) -> Void)?,
    errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) { fail(errorHandler) }
  /// Throws ``WCError/Code/sessionNotSupported``.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  /// Returns a transfer that never begins.
  @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer
  {
    WCSessionUserInfoTransfer(userInfo)
  }
  /// Returns a transfer that never begins.
  @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:])
    -> WCSessionUserInfoTransfer
  { WCSessionUserInfoTransfer(userInfo) }
}

/// Information on its way to a watch. It never arrives.
open class WCSessionUserInfoTransfer: NSObject {
  /// The information.
  public let userInfo: [String: Any]
  /// Always false.
  open var isTransferring: Bool { false }
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  /// No-op: the transfer never begins.
  open func cancel() {}
}
