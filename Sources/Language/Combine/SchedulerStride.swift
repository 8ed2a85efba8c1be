/// A time interval for ``Scheduler``, such as `.seconds(0.3)`, `.milliseconds(300)` or a literal in seconds.
public struct _SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  let duration: Double

  public init(integerLiteral value: Int) { duration = Double(value) }
  public init(floatLiteral value: Double) { duration = value }
  private init(_ duration: Double) { self.duration = duration }

  /// An interval in seconds.
  public static func seconds(_ s: Int) -> _SchedulerStride { _SchedulerStride(Double(s)) }
  /// An interval in seconds.
  public static func seconds(_ s: Double) -> _SchedulerStride { _SchedulerStride(s) }
  /// An interval in milliseconds.
  public static func milliseconds(_ ms: Int) -> _SchedulerStride { _SchedulerStride(Double(ms) / 1e3) }
  /// An interval in microseconds.
  public static func microseconds(_ us: Int) -> _SchedulerStride { _SchedulerStride(Double(us) / 1e6) }
  /// An interval in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> _SchedulerStride { _SchedulerStride(Double(ns) / 1e9) }
}
