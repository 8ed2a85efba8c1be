import Foundation
import OpenChartsLimits

/// The variables of the environment that name fontconfig's configuration.
package enum FontVariables {
  /// Removes variables that lead to a pipe, a socket or a device, because fontconfig would read it to an end that may
  /// never come. Files that are missing stay, as fontconfig ignores them.
  ///
  /// - Returns: A note for each removed variable.
  package static func removeSpecialFiles() -> [String] {
    [("FONTCONFIG_FILE", ""), ("FONTCONFIG_PATH", "/fonts.conf")].compactMap { (name, file) -> String? in
      guard let value = getenv(name).map({ String(cString: $0) }) else { return nil }
      do throws(PlainFile.Problem) { try PlainFile.check(value + file) } catch {
        guard case .kind(let kind) = error, kind != "folder" else { return nil }
        unsetenv(name)
        return "note: \(name) is ignored: \(value + file) is a \(kind), not a configuration of fonts"
      }
      return nil
    }
  }
}
