import Foundation
import OpenChartsSourceText

/// The replies of this program to the compiler.
enum Conversation {
  static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      return expansion(of: request)
    }
    if let request = message["expandAttachedMacro"] as? [String: Any] {
      let macro = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
      let source = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
      if macro == "EntryMacro" {
        return entry(source, isAccessor: request["macroRole"] as? String == "accessor")
      }
      if let expansion = ModelExpansion.attached(request, macro: macro) {
        return result(expansion.source, problem: expansion.problem)
      }
      if let overloads = LabelOverloads.overloads(of: source, macro: macro) {
        return result(overloads, problem: nil)
      }
      // `@Previewable` expands to nothing, because `#Preview` removes it from its body.
      return result("", problem: nil)
    }
    return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
  }

  private static func entry(_ source: String, isAccessor: Bool) -> [String: Any] {
    guard let entry = EntryDeclaration(source) else {
      return result(
        nil, problem: "@Entry needs a type and a default value, as in @Entry var spacing: CGFloat = 8.")
    }
    return result(isAccessor ? entry.accessors : entry.key, problem: nil)
  }

  private static func expansion(of request: [String: Any]) -> [String: Any] {
    let syntax = request["syntax"] as? [String: Any]
    let name = (request["macro"] as? [String: Any])?["name"] as? String ?? ""
    if let source = syntax?["source"] as? String, let text = ModelExpansion.freestanding(source, name: name) {
      return result(text, problem: nil)
    }
    guard let source = syntax?["source"] as? String, let discriminator = request["discriminator"] as? String,
      let call = PreviewCall(source)
    else { return result(nil, problem: "#\(name) needs a body, as in #Preview { Text(\"Hello\") }.") }
    let location = syntax?["location"] as? [String: Any]
    let path = location?["fileName"] as? String ?? location?["fileID"] as? String ?? ""
    let file =
      path.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? ""
    // The request's line number is not always correct, so compute it from the offset.
    let position = location?["offset"] as? Int ?? 0
    let text = call.registration(
      discriminator, file: file, position: position, line: line(at: position, in: path))
    return result(text, problem: nil)
  }

  /// The line, from 1, of the first macro at or after an offset in bytes; 1 if the file cannot be read. The offset may
  /// refer to the spaces and comments before the macro.
  private static func line(at offset: Int, in path: String) -> Int {
    let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
    let start = min(max(0, offset), bytes.count)
    let macroStart = SourceScanner(bytes).macro(from: start) ?? start
    return 1 + bytes[..<macroStart].count { $0 == UInt8(ascii: "\n") }
  }

  private static func result(_ source: String?, problem: String?) -> [String: Any] {
    var diagnostics: [[String: Any]] = []
    if let problem {
      diagnostics.append([
        "message": problem, "severity": "error",
        "position": ["fileName": "", "offset": 0], "highlights": [], "notes": [], "fixIts": [],
      ])
    }
    var content: [String: Any] = ["diagnostics": diagnostics]
    if let source { content["expandedSource"] = source }
    return ["expandMacroResult": content]
  }
}
