import OpenChartsDisplayList

extension RGBA {
  /// The red, green and blue components, for measuring colour differences.
  var components: SIMD3<Double> { SIMD3(r, g, b) }
}
