import Foundation
import Synchronization

/// Tells intervals of one name that overlap from each other.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// One with a number of its own.
  public init(_ value: UInt64) { rawValue = value }

  private static let last = Atomic<UInt64>(0)

  /// A new one.
  public init(log: OSLog) { self.init(Self.last.add(1, ordering: .relaxed).newValue) }

  /// The one of an object, as long as it lives.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No signpost's. Here it is a number as others are.
  public static let invalid = OSSignpostID(.max)
  /// No signpost's. Here it is a number as others are.
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// Which one of those of its name it is.
  public let signpostID: OSSignpostID
  let begin = ContinuousClock.now

  init(_ id: OSSignpostID) { signpostID = id }

  /// A stand-in for the state of an interval that began elsewhere; its length is not known.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks moments and intervals of a program's work: lines on standard error where `OPENCHARTS_LOG` is `debug`, with the
/// length of an interval at its end.
///
///     let signposter = OSSignposter(subsystem: "com.example.shop", category: "charts")
///     try signposter.withIntervalSignpost("Render") { try renderer.png() }
///     // signpost com.example.shop:charts: begin Render
///     // signpost com.example.shop:charts: end Render (12.3 ms)
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Signposts of the program, without names.
  public init() { log = .default }
  /// Signposts from whom a log names.
  public init(logHandle: OSLog) { log = logHandle }
  /// Signposts from where a logger's messages come.
  public init(logger: Logger) { log = logger.log }
  /// Signposts of a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Signposts of a part of a program in a category of Apple's.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// An ID that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The ID of an object, as long as it lives.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) {
    log.signpost("event", name, id, message)
  }

  /// Marks the begin of an interval; ``endInterval(_:_:_:)`` takes the result.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    log.signpost("begin", name, id, message)
    return OSSignpostIntervalState(id)
  }

  /// Marks the end of an interval, with its length in milliseconds.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage = ""
  ) {
    log.signpost("end", name, state.signpostID, since: state.begin, message)
  }

  /// Marks begin and end of what a closure does, also where it throws.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "",
    around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message())
    defer { endInterval(name, state) }
    return try task()
  }
}

extension OSLog {
  /// A line of a signpost.
  func signpost(
    _ kind: String, _ name: StaticString, _ id: OSSignpostID, since begin: ContinuousClock.Instant? = nil,
    _ message: () -> OSLogMessage
  ) {
    guard signpostsEnabled else { return }
    var text = "\(kind) \(name)"
    if id != .exclusive { text += " #\(String(id.rawValue, radix: 16))" }
    if let begin {
      let length = (ContinuousClock.now - begin) / .milliseconds(1)
      text += " (" + String(format: "%.1f", length) + " ms)"
    }
    let words = message().text
    write("signpost", words.isEmpty ? text : text + ": " + words)
  }
}

/// What a signpost marks.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Marks a moment, or the begin or the end of an interval, as ``OSSignposter`` does, but without its length.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.signpost(type.word, name, signpostID) { "" }
}

/// The same with words, in a format as ``os_log(_:dso:log:type:_:)`` has it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.signpost(type.word, name, signpostID) { OSLogMessage(stringLiteral: format.formatted(arguments)) }
}
