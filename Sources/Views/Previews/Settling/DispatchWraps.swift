import CDispatch
import Foundation
import Isolation

// What stands in the place of Dispatch's functions of these names in programs of previews, which are linked so: work
// that is put off, by `Task.sleep` and timeouts too, and work that is sent to queues, the jobs of tasks among it.

@_cdecl("__wrap_dispatch_after_f")
func wrapAfter(
  _ time: UInt64, _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  ProgramClock.shared.send(DispatchedWork(function, on: context, to: queue), after: seconds(until: time))
}

@_cdecl("__wrap_dispatch_after")
func wrapAfter(_ time: UInt64, _ queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void) {
  ProgramClock.shared.send(DispatchedWork(block, to: queue), after: seconds(until: time))
}

@_cdecl("__wrap_dispatch_async_f")
func wrapAsync(
  _ queue: OpaquePointer, _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
) {
  ProgramClock.shared.send(DispatchedWork(function, on: context, to: queue))
}

@_cdecl("__wrap_dispatch_async")
func wrapAsync(_ queue: OpaquePointer, _ block: @escaping @convention(block) () -> Void) {
  ProgramClock.shared.send(DispatchedWork(block, to: queue))
}

/// How long it is until a time in Dispatch's words (`dispatch_time_t`, of which `time.h` of libdispatch tells the parts):
/// the highest bit is set but for the time since the machine began without its sleep, the next but for that with it, and
/// then it is the time of day, counted down from 0.
private func seconds(until time: UInt64) -> Double {
  guard time != UInt64.max else { return .infinity }
  let (clock, moment): (clockid_t, Int64) =
    switch (time >> 63, (time >> 62) & 1) {
    case (0, _): (CLOCK_MONOTONIC, Int64(time))
    case (_, 0): (CLOCK_BOOTTIME, Int64(time & (1 << 62 - 1)))
    default: (CLOCK_REALTIME, -Int64(bitPattern: time))
    }
  // Names for now.
  guard moment > 2 else { return 0 }
  var now = timespec()
  clock_gettime(clock, &now)
  return Double(moment - Int64(now.tv_sec) * 1_000_000_000 - Int64(now.tv_nsec)) / 1e9
}
