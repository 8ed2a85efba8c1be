import CDispatch
import Foundation
import OpenChartsIsolation

// Replacements for Dispatch's functions of these names, with which preview programs are linked. They receive delayed
// work, including `Task.sleep` and timeouts, and work sent to queues, including the jobs of tasks.

@_cdecl("__wrap_dispatch_after_f")
func wrapAfter(
  _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  VirtualClock.shared.send(DispatchedWork(function, on: context, to: queue), after: seconds(until: time))
}

@_cdecl("__wrap_dispatch_after")
func wrapAfter(_ time: UInt64, _ queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void) {
  VirtualClock.shared.send(DispatchedWork(block, to: queue), after: seconds(until: time))
}

@_cdecl("__wrap_dispatch_async_f")
func wrapAsync(
  _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  VirtualClock.shared.send(DispatchedWork(function, on: context, to: queue))
}

@_cdecl("__wrap_dispatch_async")
func wrapAsync(_ queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void) {
  VirtualClock.shared.send(DispatchedWork(block, to: queue))
}

/// The seconds until a `dispatch_time_t`, whose format is in `time.h` of libdispatch. Bit 63 clear: uptime without
/// sleep. Bit 63 set, bit 62 clear: uptime with sleep. Both set: the negative time of day. All in nanoseconds.
private func seconds(until time: UInt64) -> Double {
  guard time != UInt64.max else { return .infinity }
  let (clock, moment): (clockid_t, Int64) =
    switch (time >> 63, (time >> 62) & 1) {
    case (0, _): (CLOCK_MONOTONIC, Int64(time))
    case (_, 0): (CLOCK_BOOTTIME, Int64(time & (1 << 62 - 1)))
    default: (CLOCK_REALTIME, -Int64(bitPattern: time))
    }
  // 0 to 2 are special values that mean now.
  guard moment > 2 else { return 0 }
  var now = timespec()
  clock_gettime(clock, &now)
  return Double(moment - Int64(now.tv_sec) * 1_000_000_000 - Int64(now.tv_nsec)) / 1e9
}
