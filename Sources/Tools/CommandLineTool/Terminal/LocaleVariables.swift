import Foundation

/// The variables of the environment that name the user's locale.
package enum LocaleVariables {
  private static let names = ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"]
  /// The most bytes of a name. `sr_Latn_RS.UTF-8@latin` has 22.
  private static let longestName = 128

  /// Removes variables that are too long to name a locale, because ICU crashes when it reads a name of 1,000 bytes. An
  /// SSH client can choose these variables.
  package static func removeLongNames() {
    for name in names where getenv(name).map({ strlen($0) > longestName }) ?? false { unsetenv(name) }
  }
}
