import OpenChartsSourceText

/// The first window of an app without SwiftUI's `App`: the view of the hosting controller that the delegate of its scene,
/// or of the app, creates.
enum FirstWindow {
  /// The view as source code, if it is as simple as `ContentView()`; `nil` for other sources.
  static func view(in source: String) -> String? {
    guard source.contains("SceneDelegate") || source.contains("ApplicationDelegate"),
      let match = source.firstMatch(of: /\b(?:UI|NS)Hosting(?:Controller|View)\s*\(\s*rootView:\s*/)
    else { return nil }
    let scanner = SourceScanner(source[match.range.lowerBound...])
    guard let start = scanner.bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let value = argument(scanner.text(start..<scanner.next(start)))
    guard value.wholeMatch(of: /[a-z_]\w*/) != nil else { return simple(value) }
    // A constant of the same function.
    guard
      let pattern = try? Regex<(Substring, Substring)>("\\blet\\s+\(value)\\s*(?::[^=\\n]+)?=\\s*([^\\n]+)"),
      let constant = source.firstMatch(of: pattern)
    else { return nil }
    return simple(String(constant.output.1))
  }

  /// A declaration that shows a view in a window, without line breaks.
  static func declaration(_ view: String) -> String {
    "struct FirstWindow: SwiftUI.App { var body: some SwiftUI.Scene { SwiftUI.WindowGroup { \(view) } } }"
  }

  /// The value of the only argument in brackets.
  private static func argument(_ brackets: String) -> String {
    let inner = brackets.dropFirst().dropLast()
    let value = inner.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
    return value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// An expression that names no local values; `nil` if it cannot be written without them. The context of Core Data is
  /// left out.
  private static func simple(_ expression: String) -> String? {
    let text = expression.replacing(/\s*\.environment\(\\\.managedObjectContext,[^()]*\)/) { _ in "" }
    let trimmed = text.trimmingPrefix(while: \.isWhitespace)
    let pattern = /[A-Z]\w*\(\)(?:\s*\.environmentObject\([A-Z]\w*(?:\(\)|\.\w+)\))*/
    guard let match = trimmed.prefixMatch(of: pattern),
      trimmed[match.range.upperBound...].allSatisfy({ $0.isWhitespace || $0 == ";" })
    else { return nil }
    return String(match.0)
  }
}
