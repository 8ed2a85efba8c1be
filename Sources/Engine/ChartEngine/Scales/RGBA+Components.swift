import DisplayList

extension RGBA {
  /// Red, green and blue for measuring.
  var components: SIMD3<Double> { SIMD3(r, g, b) }
}
