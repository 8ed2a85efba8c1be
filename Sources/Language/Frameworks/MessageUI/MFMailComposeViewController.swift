@_exported import Foundation
import UIKit

/// The end of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// In order of the cases: thrown away, kept as a draft, sent, and not sent.
  case cancelled, saved, sent, failed
}

/// A controller in which the user writes a mail. It cannot send one and is never shown.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Receives no messages.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// False: there is no account on Linux.
  nonisolated public class func canSendMail() -> Bool { false }
  /// No-op: the mail is not sent.
  open func setSubject(_ subject: String) {}
  /// No-op: the mail is not sent.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// No-op: the mail is not sent.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// No-op: the mail is not sent.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// No-op: the mail is not sent.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// No-op: the mail is not sent.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// No-op: the mail is not sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// The delegate of an ``MFMailComposeViewController``. Its function is not called: no mail is sent.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {}

/// The end of a message.
public enum MessageComposeResult: Int, Sendable {
  /// In order of the cases: thrown away, sent, and not sent.
  case cancelled, sent, failed
}

/// A controller in which the user writes a message. It cannot send one and is never shown.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Receives no messages.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The receivers. Stored, but has no effect.
  open var recipients: [String]?
  /// The subject. Stored, but has no effect.
  open var subject: String?
  /// The text. Stored, but has no effect.
  open var body: String?
  /// False: there is no account on Linux.
  nonisolated public class func canSendText() -> Bool { false }
  /// False: there is no account on Linux.
  nonisolated public class func canSendAttachments() -> Bool { false }
  /// False: there is no account on Linux.
  nonisolated public class func canSendSubject() -> Bool { false }
}

/// The delegate of an ``MFMessageComposeViewController``. Its function is not called: no message is sent.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
