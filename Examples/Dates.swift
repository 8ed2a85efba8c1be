import SwiftUI

/// Midnight of a day in the time zone of the computer.
func day(_ year: Int, _ month: Int, _ day: Int = 1) -> Date {
  let parts = DateComponents(year: year, month: month, day: day)
  return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
}
