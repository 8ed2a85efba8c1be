import Foundation

/// The level of a message.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from Apple's number; an unknown number is treated as the default level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// The default level.
  public static let `default` = OSLogType(0)
  /// Messages that are helpful but not essential.
  public static let info = OSLogType(1)
  /// Messages for debugging.
  public static let debug = OSLogType(2)
  /// Errors.
  public static let error = OSLogType(16)
  /// Bugs in the program.
  public static let fault = OSLogType(17)

  /// The level that corresponds to the type.
  var level: LogLevel {
    switch rawValue {
    case 1: .info
    case 2: .debug
    case 16: .error
    case 17: .fault
    default: .default
    }
  }
}

/// The source of messages: a subsystem and a category.
///
/// Messages are written to standard error; ``Logger`` describes which ones.
public final class OSLog: Sendable {
  /// Message categories that Apple's performance tools recognise. This implementation treats them like other
  /// categories.
  public struct Category: Equatable, Sendable {
    let name: String
    /// Points of interest of the whole program.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Messages that Apple's systems trace on demand. They are written like others.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Messages that Apple's systems trace on demand with a stack trace. They are written like others, without a
    /// stack trace.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  let isSilent: Bool

  private init(subsystem: String, category: String, isSilent: Bool) {
    (self.subsystem, self.category, self.isSilent) = (subsystem, category, isSilent)
  }

  /// Creates a log for a part of a program. Each line starts with the subsystem and the category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isSilent: false)
  }

  /// Creates a log for a part of a program, with a predefined category.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// The log of the program, without subsystem and category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isSilent: true)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { writes(type.level) }

  /// Whether signposts are written.
  public var signpostsEnabled: Bool { writes(.debug) }

  func writes(_ level: LogLevel) -> Bool { !isSilent && LogOutput.settings.writes(level) }

  /// Writes a line that starts with the word `kind`.
  func write(_ kind: String, _ text: String) {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    LogOutput.write(names.isEmpty ? "\(kind): \(text)" : "\(kind) \(names): \(text)")
  }
}
