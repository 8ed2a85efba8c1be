/// Links preview programs to a virtual clock: the library replaces the functions of Dispatch that delay or queue
/// work, and the one by which Foundation starts timers.
enum PreviewTime {
  private static let functions = [
    "dispatch_after", "dispatch_after_f", "dispatch_async", "dispatch_async_f", "CFRunLoopAddTimer",
  ]

  /// The compiler's arguments for the linker.
  ///
  /// - Parameter isStatic: Whether Dispatch and Foundation are linked statically.
  static func linkerArguments(isStatic: Bool) -> [String] {
    Replacement.arguments(of: functions, isStatic: isStatic)
  }
}
