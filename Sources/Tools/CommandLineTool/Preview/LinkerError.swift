import Foundation

/// One error of the linker.
struct LinkerError: Equatable {
  /// The mangled name of a symbol that is missing, or that several files declare; `nil` for other errors.
  var symbol: String?
  /// The error without the symbol: `undefined symbol`.
  var message: String
  /// The names of the files that need the symbol, without extension, in the order of the report. Of a symbol that
  /// several files declare: the last of them.
  var files: [String]

  /// A sentence with the readable name of the symbol.
  var summary: String {
    guard let symbol else { return "the linker reports: \(message)" }
    let name = Self.readable(symbol)
    return message.hasPrefix("undefined")
      ? "the linker does not find \(name)" : "the linker reports: \(message): \(name)"
  }

  /// The errors in the output of LLVM's linker.
  static func all(in output: String) -> [LinkerError] {
    var errors: [LinkerError] = []
    for line in output.split(separator: "\n").map(String.init) {
      if let match = line.wholeMatch(of: /ld(?:\.lld|64\.lld)?: error: (.*)/) {
        let text = String(match.1)
        if text.hasPrefix("too many errors") { continue }
        let parts = text.firstMatch(of: /^((?:undefined|duplicate)[\w ]* symbol): (\S+)/)
        errors.append(
          LinkerError(
            symbol: parts.map { String($0.2) }, message: parts.map { String($0.1) } ?? text, files: []))
      } else if !errors.isEmpty, let match = line.firstMatch(of: /^>>> .*\/([^\/:()]+?)(?:-\d+)?\.o(?::|$)/) {
        let file = String(match.1)
        let last = errors.count - 1
        if errors[last].message.hasPrefix("duplicate") {
          errors[last].files = [file]
        } else if !errors[last].files.contains(file) {
          errors[last].files.append(file)
        }
      }
    }
    return errors
  }

  /// Returns the name of a symbol as in source code, without the names of modules: `Weight.date.getter`.
  private static func readable(_ symbol: String) -> String {
    guard let copy = demangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return symbol }
    defer { free(copy) }
    let text = String(cString: copy)
    let name = text.replacing(/\bPreviewed_\w+\./) { _ in "" }
    return name.replacing(/\b(?:Swift|Foundation|FoundationEssentials)\./) { _ in "" }
  }
}

/// The function of Swift's runtime that reads mangled names. The caller frees the result.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
