/// How programs of previews come to decide about their time: the functions by which Dispatch waits and sends work to
/// queues, and the one by which Foundation begins timers, are the library's own in them.
enum PreviewTime {
  private static let functions = [
    "dispatch_after", "dispatch_after_f", "dispatch_async", "dispatch_async_f", "CFRunLoopAddTimer",
  ]

  /// What the compiler passes on to the linker.
  ///
  /// - Parameter isStatic: Whether Dispatch and Foundation are linked into the program: what calls them is then led elsewhere. Else
  ///   the program has functions of these names, which come before those of libraries.
  static func linkerArguments(isStatic: Bool) -> [String] {
    functions.flatMap { name in
      isStatic
        ? ["-Xlinker", "--wrap=\(name)"] : ["-Xlinker", "--defsym", "-Xlinker", "\(name)=__wrap_\(name)"]
    }
  }
}
