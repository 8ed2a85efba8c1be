import Foundation

/// A file that a notification shows. Never shown.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The identifier of the attachment.
  public let identifier: String
  /// The address of the file.
  public let url: URL
  /// The file name extension, which is the type of the file.
  public let type: String

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; empty for a new one.
  ///   - URL: The address of a file.
  ///   - options: Ignored: the attachment is never shown.
  /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = URL.pathExtension
    super.init()
  }
}
