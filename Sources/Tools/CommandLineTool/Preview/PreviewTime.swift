/// Links preview programs to a virtual clock: the library replaces the functions of Dispatch that delay or queue
/// work, and the one by which Foundation starts timers.
enum PreviewTime {
  private static let functions = [
    "dispatch_after", "dispatch_after_f", "dispatch_async", "dispatch_async_f", "CFRunLoopAddTimer",
  ]

  /// The compiler's arguments for the linker.
  ///
  /// - Parameter isStatic: Whether Dispatch and Foundation are linked statically. If so, their callers are
  ///   redirected. Otherwise the program defines functions of these names, which precede those of shared libraries.
  static func linkerArguments(isStatic: Bool) -> [String] {
    functions.flatMap { name in
      isStatic
        ? ["-Xlinker", "--wrap=\(name)"] : ["-Xlinker", "--defsym", "-Xlinker", "\(name)=__wrap_\(name)"]
    }
  }
}
