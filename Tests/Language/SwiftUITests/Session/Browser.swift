import Foundation
import OpenChartsDisplayList
import SwiftUI

/// A simulated browser of a session. It sends messages and stores the messages that it receives.
@MainActor final class Browser {
  private(set) var messages: [[String: Any]] = []
  private(set) var session: LiveSession!
  /// The latest list of elements and controls.
  private(set) var parts: [[String: Any]] = []
  /// The diagnostics of the pictures.
  private(set) var problems: [[String]] = []
  var time = 0.0
  private var isDue = false

  init(_ content: some View, width: Double = 400, height: Double = 300, look: String = "") {
    session = LiveSession(
      content: { AnyView(content) }, clock: { [unowned self] in time },
      schedule: { [unowned self] in isDue = true },
      report: { [unowned self] in problems.append($0) },
      send: { [unowned self] in receive(Self.parsed($0)) })
    session.onChange {}
    send("[\"hello\",{\"w\":\(width),\"h\":\(height)\(look)},null]")
  }

  private func receive(_ message: [String: Any]) {
    if let list = message["parts"] as? [Any] { parts = Self.wholeList(list, after: parts) }
    messages.append(message)
  }

  /// Returns the whole list of a message, like the script of the page.
  private static func wholeList(_ list: [Any], after shown: [[String: Any]]) -> [[String: Any]] {
    list.flatMap { entry -> [[String: Any]] in
      if let run = entry as? [Int] { return Array(shown[run[0]..<run[0] + run[1]]) }
      guard var part = entry as? [String: Any] else { return [] }
      if let inner = part["p"] as? [Any] {
        let group = (part["o"] as? Int).map { shown[$0] }
        part["p"] = wholeList(inner, after: group?["p"] as? [[String: Any]] ?? [])
      }
      return [part]
    }
  }

  private static func parsed(_ text: String) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? ["broken": text]
  }

  /// Sends a message. The resulting pictures are drawn and painted immediately.
  @discardableResult
  func send(_ message: String) -> Bool {
    let isTaken = session.receive(message)
    settle()
    return isTaken
  }

  func settle() {
    for _ in 0..<5 where isDue || session.needsFlush {
      isDue = false
      session.flush()
      let painted = messages.reversed().lazy.compactMap { $0["n"] as? Int }.first
      if let painted { session.receive("[\"painted\",\(painted)]") }
    }
  }

  func wait(_ seconds: Double) {
    time += seconds
    isDue = true
    settle()
  }

  func pointer(_ phase: String, _ x: Double, _ y: Double, id: Int = 1, kind: String = "mouse") {
    send("[\"p\",\"\(phase)\",\(id),\"\(kind)\",\(x),\(y)]")
    time += 0.016
  }

  func drag(from a: (Double, Double), to b: (Double, Double), kind: String = "mouse", lifts: Bool = true) {
    pointer("d", a.0, a.1, kind: kind)
    for step in 1...5 {
      let t = Double(step) / 5
      pointer("m", a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t, kind: kind)
    }
    if lifts { pointer("u", b.0, b.1, kind: kind) }
  }

  func tap(_ x: Double, _ y: Double) {
    pointer("d", x, y)
    pointer("u", x, y)
  }

  func texts() -> [String] {
    parts.filter { $0["k"] == nil }.compactMap { $0["l"] as? String }
  }

  /// All controls, including those in groups.
  var controls: [[String: Any]] {
    parts.flatMap { part in part["k"] != nil ? [part] : part["p"] as? [[String: Any]] ?? [] }
  }

  func control(_ label: String) -> [String: Any]? { controls.first { $0["l"] as? String == label } }

  func use(_ label: String, _ event: String, _ value: String? = nil) {
    guard let key = control(label)?["k"] as? Int else { return }
    send("[\"control\",\(key),\"\(event)\"" + (value.map { ",\($0)" } ?? "") + "]")
  }
}
