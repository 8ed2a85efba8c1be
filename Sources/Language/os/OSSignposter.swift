import Foundation
import Synchronization

/// Distinguishes overlapping intervals with the same name.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64
  /// Creates an identifier with a given number.
  public init(_ value: UInt64) { rawValue = value }

  private static let last = Atomic<UInt64>(0)

  /// Creates a unique identifier.
  public init(log: OSLog) { self.init(Self.last.add(1, ordering: .relaxed).newValue) }

  /// Creates the identifier of an object; it is unique during the object's lifetime.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier of Apple's API. This implementation accepts it like any other.
  public static let invalid = OSSignpostID(.max)
  /// An invalid identifier of Apple's API. This implementation accepts it like any other.
  public static let null = OSSignpostID(0)

  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  /// The identifier that distinguishes the interval from others with its name.
  public let signpostID: OSSignpostID
  let begin = ContinuousClock.now

  init(_ id: OSSignpostID) { signpostID = id }

  /// Creates a state for an interval that began elsewhere. Its duration is counted from this call.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks events and intervals in a program. It writes lines to standard error if `OPENCHARTS_LOG` is `debug`; the
/// line at the end of an interval contains its duration.
///
///     let signposter = OSSignposter(subsystem: "com.example.shop", category: "charts")
///     try signposter.withIntervalSignpost("Render") { try renderer.png() }
///     // signpost com.example.shop:charts: begin Render
///     // signpost com.example.shop:charts: end Render (12.3 ms)
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter without subsystem and category.
  public init() { log = .default }
  /// Creates a signposter with the subsystem and category of a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter with the subsystem and category of a logger.
  public init(logger: Logger) { log = logger.log }
  /// Creates a signposter for a part of a program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for a part of a program, with a predefined category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a unique identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identifier of an object; it is unique during the object's lifetime.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Marks an event.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) {
    log.signpost("event", name, id, message)
  }

  /// Marks the beginning of an interval. Pass the result to ``endInterval(_:_:_:)``.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    log.signpost("begin", name, id, message)
    return OSSignpostIntervalState(id)
  }

  /// Marks the end of an interval and writes its duration in milliseconds.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage = ""
  ) {
    log.signpost("end", name, state.signpostID, since: state.begin, message)
  }

  /// Marks the beginning and the end of a closure, even if it throws.
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
  /// Writes the line of a signpost.
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

/// The type of a signpost.
public struct OSSignpostType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A single event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// Marks an event, or the beginning or end of an interval, like ``OSSignposter`` but without the duration.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.signpost(type.word, name, signpostID) { "" }
}

/// Marks an event, or the beginning or end of an interval, with a message in the format of
/// ``os_log(_:dso:log:type:_:)``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  log.signpost(type.word, name, signpostID) { OSLogMessage(stringLiteral: format.formatted(arguments)) }
}
