import Foundation

/// The replies of this program to the compiler.
enum Conversation {
  static func answer(to message: [String: Any]) -> [String: Any] {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
    }
    if let request = message["expandFreestandingMacro"] as? [String: Any] {
      return expansion(of: request)
    }
    if message["expandAttachedMacro"] != nil {
      // `@Previewable`, which `#Preview` takes away before it means anything.
      return result("", problem: nil)
    }
    return ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]]
  }

  private static func expansion(of request: [String: Any]) -> [String: Any] {
    let syntax = request["syntax"] as? [String: Any]
    let name = (request["macro"] as? [String: Any])?["name"] as? String ?? ""
    guard let source = syntax?["source"] as? String, let discriminator = request["discriminator"] as? String,
      let call = PreviewCall(source)
    else { return result(nil, problem: "#\(name) needs a body, as in #Preview { Text(\"Hello\") }.") }
    let location = syntax?["location"] as? [String: Any]
    let path = location?["fileName"] as? String ?? location?["fileID"] as? String ?? ""
    let file =
      path.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? ""
    // The line that comes with it is not always right.
    let position = location?["offset"] as? Int ?? 0
    return result(call.registration(discriminator, file: file, position: position), problem: nil)
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
