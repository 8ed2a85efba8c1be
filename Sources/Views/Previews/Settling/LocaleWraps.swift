import Foundation

// Replacements for Foundation's functions of these names, with which preview programs are linked. Foundation on Linux
// ignores the environment's language. Its locale is English without a country, which has no currency, and whose dates
// mix the formats of several countries.

@_silgen_name("__wrap_$s20FoundationEssentials6LocaleV7currentACvgZ")
func wrapCurrentLocale() -> Locale { ProgramLocale.current }

@_silgen_name("__wrap_$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
func wrapAutoupdatingLocale() -> Locale { ProgramLocale.current }

@_silgen_name("__wrap_$s20FoundationEssentials8CalendarV7currentACvgZ")
func wrapCurrentCalendar() -> Calendar { ProgramLocale.calendar }

@_silgen_name("__wrap_$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
func wrapAutoupdatingCalendar() -> Calendar { ProgramLocale.calendar }

/// The locale of a preview program.
enum ProgramLocale {
  static let current = locale(of: ProcessInfo.processInfo.environment)

  static var calendar: Calendar {
    var calendar = current.calendar
    calendar.locale = current
    calendar.timeZone = .current
    return calendar
  }

  /// The locale that an environment names, or the locale of the United States if it names none, as on a new device.
  static func locale(of environment: [String: String]) -> Locale {
    let name =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    let language = String(name.prefix { $0 != "." && $0 != "@" })
    return Locale(identifier: ["C", "POSIX"].contains(language) ? "en_US" : language)
  }
}
