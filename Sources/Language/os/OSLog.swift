import Foundation

/// How much a message matters.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A type by Apple's number; one that has no name counts as the usual kind.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// The usual kind.
  public static let `default` = OSLogType(0)
  /// What may help, and is not needed.
  public static let info = OSLogType(1)
  /// What helps to find faults.
  public static let debug = OSLogType(2)
  /// Something failed.
  public static let error = OSLogType(16)
  /// The program itself is wrong.
  public static let fault = OSLogType(17)

  /// From what matters least to what matters most.
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

/// Whom messages come from: a program, and a part of it.
///
/// Messages are written to standard error; which ones, ``Logger`` tells.
public final class OSLog: Sendable {
  /// Kinds of messages that Apple's tools for measuring look for. Here they are categories as others are.
  public struct Category: Equatable, Sendable {
    let name: String
    /// What matters in the whole of a program.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// What is traced on demand; here it is written as others are.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// What is traced with its callers on demand; here it is written as others are, without them.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  let isSilent: Bool

  private init(subsystem: String, category: String, isSilent: Bool) {
    (self.subsystem, self.category, self.isSilent) = (subsystem, category, isSilent)
  }

  /// A part of a program; both names stand at the begin of each line.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isSilent: false)
  }

  /// A part of a program in a category of Apple's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// The program, without names.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Nobody: nothing is written.
  public static let disabled = OSLog(subsystem: "", category: "", isSilent: true)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { writes(type.level) }

  /// Whether signposts are written.
  public var signpostsEnabled: Bool { writes(.debug) }

  func writes(_ level: LogLevel) -> Bool { !isSilent && LogOutput.settings.writes(level) }

  /// Writes a line that begins with the word `kind`.
  func write(_ kind: String, _ text: String) {
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    LogOutput.write(names.isEmpty ? "\(kind): \(text)" : "\(kind) \(names): \(text)")
  }
}
