extension Int {
  /// The whole part of a number, at the end of the range for numbers beyond it; 0 for NaN.
  init(saturating value: Double) {
    self = value.isNaN ? 0 : value >= 0x1p62 ? .max : value <= -0x1p62 ? .min : Int(value)
  }
}
