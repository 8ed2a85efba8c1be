import OpenChartsViewValues

extension Color {
  /// Creates the same colour. Disfavoured, so `Color(.red)` uses the `UIColor` of that name.
  @_disfavoredOverload public init(_ color: NSColor) { self.init(nsColor: color) }
}
