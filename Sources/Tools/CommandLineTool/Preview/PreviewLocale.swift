/// Gives preview programs the locale of the environment, or American English if it names none. Replaces Foundation's
/// functions, which ignore the environment.
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
  /// - Parameter isStatic: Whether the functions are linked statically. If so, calls to them are redirected. Otherwise
  ///   the program defines functions with the same names, which take precedence over the functions of shared libraries.
  static func arguments(of functions: [String], isStatic: Bool) -> [String] {
    functions.flatMap { name in
      isStatic
        ? ["-Xlinker", "--wrap=\(name)"] : ["-Xlinker", "--defsym", "-Xlinker", "\(name)=__wrap_\(name)"]
    }
  }
}
