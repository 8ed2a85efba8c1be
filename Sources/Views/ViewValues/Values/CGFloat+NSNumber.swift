import Foundation

extension CGFloat {
  /// Creates the nearest number. Foundation on Linux has this initialiser for `Double` only.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates the equal number; `nil` if there is none.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
