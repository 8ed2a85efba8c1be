import Foundation
import OpenChartsDisplayList

/// Texts and numbers for messages.
enum Text {
  /// Rounds to at most one decimal.
  static func number(_ v: Double) -> String {
    guard v.isFinite, abs(v) < 1e15 else { return "\(v)" }
    let tenths = (v * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  /// Formats an axis value: integers with all digits, others with up to six significant digits.
  static func value(_ v: Double) -> String {
    guard v.isFinite, abs(v) < 1e15 else { return "\(v)" }
    if v == v.rounded() { return "\(Int(v))" }
    let scale = pow(10, 5 - floor(log10(abs(v))))
    let rounded = (v * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Formats a ratio, rounded down so that an insufficient one never reads as sufficient.
  static func ratio(_ v: Double) -> String { "\(number((v * 10).rounded(.down) / 10)):1" }

  static func list(_ names: [String], most: Int = 4) -> String {
    let shown = names.prefix(most).map { "\"\($0)\"" }
    guard names.count <= most else {
      return shown.joined(separator: ", ") + " and \(names.count - most) more"
    }
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  static func count(_ n: Int, _ one: String, _ many: String) -> String { "\(n) \(n == 1 ? one : many)" }
}

extension CGRect {
  init(_ r: Rect) { self.init(x: r.x, y: r.y, width: r.width, height: r.height) }
}
