import ViewValues

extension Color {
  /// The same colour; with a name alone, such as `Color(.red)`, the `UIColor` of that name is meant.
  @_disfavoredOverload public init(_ color: NSColor) { self.init(nsColor: color) }
}
