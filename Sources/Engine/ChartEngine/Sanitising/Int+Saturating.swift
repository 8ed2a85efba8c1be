extension Int {
  /// Converts to an integer: truncated, clamped to the range of `Int`, and 0 for NaN.
  init(saturating value: Double) {
    self = value.isNaN ? 0 : value >= 0x1p62 ? .max : value <= -0x1p62 ? .min : Int(value)
  }
}
