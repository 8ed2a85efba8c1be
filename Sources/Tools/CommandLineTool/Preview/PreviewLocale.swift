/// Links preview programs to the locale of the environment, or to American English if it names none. The library
/// replaces the functions through which Foundation would use the same locale everywhere.
enum PreviewLocale {
  private static let functions = [
    "6LocaleV7current", "6LocaleV19autoupdatingCurrent", "8CalendarV7current",
    "8CalendarV19autoupdatingCurrent",
  ]
  .map { "$s20FoundationEssentials\($0)ACvgZ" }

  /// The compiler's arguments for the linker.
  ///
  /// - Parameter isStatic: Whether Foundation is linked statically.
  static func linkerArguments(isStatic: Bool) -> [String] {
    Replacement.arguments(of: functions, isStatic: isStatic)
  }
}

/// Functions that the library replaces by those with the prefix `__wrap_`.
enum Replacement {
  /// The compiler's arguments for the linker.
  ///
  /// - Parameter isStatic: Whether the functions are linked statically. If so, their callers are redirected. Otherwise the
  ///   program defines functions of these names, which precede those of shared libraries.
  static func arguments(of functions: [String], isStatic: Bool) -> [String] {
    functions.flatMap { name in
      isStatic
        ? ["-Xlinker", "--wrap=\(name)"] : ["-Xlinker", "--defsym", "-Xlinker", "\(name)=__wrap_\(name)"]
    }
  }
}
