/// The conditions of `#if` that depend on the platform. Previews take the branches of an app for iOS, or for macOS.
enum PlatformCondition {
  /// Replaces the conditions of a source by their values on a platform. Positions do not change.
  ///
  ///     #if os(iOS) && canImport(AppKit)
  ///     #if true    && false
  static func text(_ source: String, isForMac: Bool) -> String {
    let trueName = isForMac ? "macOS" : "iOS"
    return source.replacing(/(?m)^[ \t]*#(?:else)?if\b[^\n]*/) { line in
      line.0.replacing(/\b(os|canImport)\(\s*(\w+)\s*\)/) { condition in
        let value: Bool
        switch (condition.1, condition.2) {
        case ("os", let name) where name == trueName: value = true
        case ("canImport", "AppKit"), ("canImport", "Cocoa"):
          if isForMac { return String(condition.0) }
          value = false
        case ("canImport", "UIKit"):
          if !isForMac { return String(condition.0) }
          value = false
        default: return String(condition.0)
        }
        let word = "\(value)"
        return word + String(repeating: " ", count: max(condition.0.count - word.count, 0))
      }
    }
  }

  /// Whether a source is only for macOS: it imports AppKit without a condition, and not UIKit.
  static func isForMac(_ source: String) -> Bool {
    guard source.contains("AppKit") || source.contains("Cocoa") else { return false }
    let modules = SourceOutline(source).unconditionalImports.map(\.module)
    return (modules.contains("AppKit") || modules.contains("Cocoa")) && !modules.contains("UIKit")
  }
}
