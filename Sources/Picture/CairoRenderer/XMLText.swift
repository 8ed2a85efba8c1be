import Foundation

/// Text within the XML that files carry about themselves.
enum XMLText {
  /// Text between tags. Control characters go, but for the ends of lines.
  static func escaped(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" }))
      .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
