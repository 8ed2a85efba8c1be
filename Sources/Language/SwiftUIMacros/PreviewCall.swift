import OpenChartsSourceText

/// A use of `#Preview` in source code.
struct PreviewCall {
  /// The text after the macro's name: arguments and body.
  private let arguments: String

  /// Returns `nil` if the call has no body.
  init?(_ source: String) {
    let scanner = SourceScanner(source)
    // Comments before the macro may contain its name, and attributes may precede it.
    guard var index = scanner.macro(from: 0).map({ $0 + 1 }) else { return nil }
    while index < scanner.bytes.count,
      SourceScanner.isWord(scanner.bytes[index]) || scanner.bytes[index] == UInt8(ascii: ".")
    {
      index += 1
    }
    arguments = scanner.text(index..<scanner.bytes.count)
    guard arguments.contains("{") || arguments.contains("(") else { return nil }
  }

  /// The source of a type with a unique name, whose conformance tools find at run time, and which creates the preview.
  ///
  /// - Parameters:
  ///   - position: The offset of the preview in its source file, in bytes.
  ///   - line: The line of the arguments in the source file, from 1. The result has them at the same line, so that
  ///     crash messages have correct line numbers.
  func registration(_ discriminator: String, file: String, position: Int, line: Int) -> String {
    let (content, arguments) = withoutKeptProperties()
    let name = file.filter { $0 != "\"" && $0 != "\\" }
    let head =
      "@MainActor struct \(discriminator)15PreviewRegistryfMu_: SwiftUI._PreviewRegistration { "
      + "static var file: Swift.String { \"\(name)\" }; static var position: Swift.Int { \(position) }; "
      + "static var preview: SwiftUI._Preview { SwiftUI._Preview"
    return String(repeating: "\n", count: max(0, line - 1)) + head
      + "\(arguments)\n}\(content.map { "\n" + $0 } ?? "")\n}"
  }

  /// Moves properties marked with `@Previewable` from the body into a new view.
  ///
  /// - Returns: That view, and the arguments with a body that makes it.
  private func withoutKeptProperties() -> (content: String?, arguments: String) {
    guard arguments.contains("@Previewable") else { return (nil, arguments) }
    let scanner = SourceScanner(arguments)
    var open = scanner.skippingSpace(0)
    if open < scanner.bytes.count, scanner.bytes[open] == UInt8(ascii: "(") {
      open = scanner.skippingSpace(scanner.next(open))
    }
    guard open < scanner.bytes.count, scanner.bytes[open] == UInt8(ascii: "{") else {
      return (nil, arguments)
    }
    let end = scanner.next(open)
    let (properties, rest) = Self.parted(SourceScanner(scanner.text(open + 1..<max(open + 1, end - 1))))
    guard !properties.isEmpty else { return (nil, arguments) }
    let content = """
        struct PreviewContent: SwiftUI.View {
      \(properties.joined(separator: "\n"))
          var body: some SwiftUI.View {
            SwiftUI.Group {
      \(rest)
            }
          }
        }
      """
    return (content, scanner.text(0..<open) + "{ PreviewContent() }")
  }

  /// The properties to keep, without their mark, and the other lines.
  private static func parted(_ body: SourceScanner) -> (properties: [String], rest: String) {
    var properties: [String] = []
    var rest = ""
    var index = 0
    while index < body.bytes.count {
      let start = body.skippingSpace(index)
      guard start < body.bytes.count else { break }
      let end = endOfStatement(body, from: start)
      if body.has("@Previewable", at: start) {
        properties.append(body.text(start + "@Previewable".utf8.count..<end))
      } else {
        rest += body.text(index..<end)
      }
      index = end
    }
    return (properties, rest)
  }

  /// The end of a statement: the end of its line, unless this line ends or the next one begins with an operator or
  /// another token that continues it.
  private static func endOfStatement(_ body: SourceScanner, from start: Int) -> Int {
    let joints = Set("=,.+-*/?:&|<>".utf8)
    var index = start
    var last: UInt8 = 0
    while index < body.bytes.count {
      let byte = body.bytes[index]
      if byte == UInt8(ascii: ";") { return index + 1 }
      if byte == UInt8(ascii: "\n") {
        let following = body.skippingSpace(index)
        guard following < body.bytes.count else { return body.bytes.count }
        // An attribute may be on a separate line.
        let isAttribute = body.text(start..<index).split(separator: " ").allSatisfy { $0.hasPrefix("@") }
        let goesOn = joints.contains(last) || joints.contains(body.bytes[following])
        if !goesOn, !isAttribute { return index }
      }
      if !body.isSpace(byte) { last = byte }
      index = body.next(index)
    }
    return body.bytes.count
  }
}
