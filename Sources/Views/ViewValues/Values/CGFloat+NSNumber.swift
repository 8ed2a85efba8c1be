import Foundation

extension CGFloat {
  /// The number as near as it can be written; Foundation on Linux has this for `Double` only.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number; `nil` where it has no equal among these.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
