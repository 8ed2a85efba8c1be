import Foundation
import OpenChartsViewValues

/// A file for the browser of a live session to download.
package struct ExportedFile: Sendable {
  package let name: String
  /// The MIME type.
  package let type: String
  package let data: Data

  package init(name: String, type: String, data: Data) {
    (self.name, self.type, self.data) = (name, type, data)
  }

  /// The most bytes of a file. In Base64 it is well below the server's limit for waiting bytes.
  package static let limit = 32 << 20
}

extension EnvironmentValues {
  /// Sends a file to the browser; `nil` outside live sessions.
  @Entry package var exportsFile: (@MainActor (ExportedFile) -> Void)?
}
