import Foundation
import OpenChartsCRunLoop
import OpenChartsIsolation

/// A replacement for Foundation's function of this name, which preview programs are linked with. A timer that the
/// main thread adds to the main run loop follows the ``VirtualClock`` while that runs.
@_cdecl("__wrap_CFRunLoopAddTimer")
func wrapAddTimer(_ loop: UnsafeRawPointer?, _ timer: UnsafeRawPointer?, _ mode: UnsafeRawPointer?) {
  if let timer, loop == mainRunLoop(), Thread.isMainThread, VirtualClock.shared.isRunning {
    let address = UInt(bitPattern: timer)
    let isScheduled = onMainActor {
      guard let programTimer = foundationTimer(address) else { return false }
      VirtualClock.shared.add(programTimer)
      return true
    }
    if isScheduled { return }
  }
  run_loop_adding_of_foundation()?(loop, timer, mode)
}

/// The `Timer` object of a run-loop timer, which Foundation passes as the context of its callback; `nil` if there is
/// none.
@MainActor private func foundationTimer(_ address: UInt) -> Timer? {
  guard let timer = UnsafeRawPointer(bitPattern: address) else { return nil }
  var context = TimerContext()
  withUnsafeMutablePointer(to: &context) { timerContext(timer, $0) }
  guard let object = context.object else { return nil }
  return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as? Timer
}

/// `CFRunLoopTimerContext`.
private struct TimerContext {
  var version = 0
  var object: UnsafeMutableRawPointer?
  var retain: UnsafeRawPointer?
  var release: UnsafeRawPointer?
  var describe: UnsafeRawPointer?
}

@_silgen_name("CFRunLoopGetMain")
private func mainRunLoop() -> UnsafeRawPointer?

@_silgen_name("CFRunLoopTimerGetContext")
private func timerContext(_ timer: UnsafeRawPointer, _ context: UnsafeMutablePointer<TimerContext>)
