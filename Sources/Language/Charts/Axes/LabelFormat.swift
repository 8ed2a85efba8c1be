import OpenChartsChartModel
import OpenChartsIsolation
import SwiftUI

/// A type-erased format for the values of an axis.
struct LabelFormat {
  private let make: (EnvironmentValues) -> @Sendable (DataValue) -> String?

  init<Format>(_ format: Format)
  where Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String {
    make = { environment in
      let local = Self.localized(format, in: environment)
      let write = UncheckedSendable { (value: DataValue) -> String? in
        Format.FormatInput(dataValue: value).map { local.format($0) }
      }
      return { write.value($0) }
    }
  }

  /// Returns a closure that formats a value with the settings of the environment, and gives `nil` for a value that
  /// the format does not accept.
  func formatter(in environment: EnvironmentValues) -> @Sendable (DataValue) -> String? {
    make(environment)
  }

  private static func localized<Format: FormatStyle>(
    _ format: Format, in environment: EnvironmentValues
  ) -> Format {
    let format = format.locale(environment.locale)
    // Dates use the chart's time zone, unless the format sets another.
    if var date = format as? Date.FormatStyle {
      if date.timeZone == .autoupdatingCurrent || date.timeZone == .current {
        date.timeZone = environment.timeZone
      }
      if date.calendar == .autoupdatingCurrent || date.calendar == .current {
        date.calendar = environment.calendar
      }
      return date.withWholeMinutes as? Format ?? format
    }
    return format
  }
}
