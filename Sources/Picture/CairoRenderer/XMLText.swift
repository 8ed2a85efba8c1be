import Foundation

/// Escapes text for XML metadata in files.
enum XMLText {
  /// Escapes text between tags. Control characters other than line feeds are removed.
  static func escaped(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" }))
      .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
