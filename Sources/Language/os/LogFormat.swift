import Foundation

/// Formats C format strings with privacy options: `%{public}@`, `%{private}d`, `%.2f`.
enum LogFormat {
  static func text(_ format: String, _ arguments: [any CVarArg], showsPrivate: Bool) -> String {
    var (result, rest, values) = ("", Substring(format), arguments[...])
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      result += value(&rest, &values, showsPrivate: showsPrivate)
    }
    return result + rest
  }

  private static let numbers: Set<Character> = [
    "d", "i", "o", "u", "x", "X", "e", "E", "f", "F", "g", "G", "a", "A", "c", "p",
  ]

  private static func value(
    _ rest: inout Substring, _ values: inout ArraySlice<any CVarArg>, showsPrivate: Bool
  ) -> String {
    var options: [Substring] = []
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",")
      rest = rest[rest.index(after: end)...]
    }
    var form = ""
    while let sign = rest.first, "0123456789.-+# *'hlqLztj".contains(sign) {
      rest.removeFirst()
      // A `*` takes the width or precision from the next argument.
      form += sign == "*" ? "\((values.popFirst() as? Int).map { min(max($0, -100), 100) } ?? 0)" : "\(sign)"
    }
    guard let letter = rest.popFirst() else { return "%" + form }
    if letter == "%" { return "%" }
    let isNumber = numbers.contains(letter)
    guard isNumber || letter == "@" || letter == "s" else { return "%" + form + String(letter) }
    guard let value = values.popFirst() else { return "<missing>" }
    let text: String =
      switch value {
      case let text as String: text
      case let text as UnsafePointer<CChar>: String(cString: text)
      case let text as UnsafeMutablePointer<CChar>: String(cString: text)
      // A number format would print the address of an object.
      case _ where isNumber && !(type(of: value) is AnyClass):
        String(format: "%" + form + String(letter), value)
      default: "\(value)"
      }
    let privacy: OSLogPrivacy =
      options.contains("public")
      ? .public : options.contains("private") ? .private : options.contains("sensitive") ? .sensitive : .auto
    return privacy.shown(text, isNumber: isNumber, showsPrivate: showsPrivate)
  }
}

extension StaticString {
  /// Returns the format filled with values.
  func formatted(_ arguments: [any CVarArg]) -> String {
    LogFormat.text("\(self)", arguments, showsPrivate: LogOutput.settings.showsPrivate)
  }
}

/// Writes a message to standard error, like ``Logger``. `dso` has no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  if log.writes(type.level) { log.write(type.level.rawValue, message.formatted(args)) }
}

/// Writes a message with a type to standard error, like ``Logger``. `dso` has no effect.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  if log.writes(type.level) { log.write(type.level.rawValue, message.formatted(args)) }
}

/// Writes a message of the default type to standard error, like ``Logger``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  Logger().log(message())
}

/// Writes a message with a type to standard error, like ``Logger``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage) {
  Logger(log).log(level: logLevel, message())
}
