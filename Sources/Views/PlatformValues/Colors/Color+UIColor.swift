import ViewValues

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ color: UIColor) { self = color.color }
  /// The same colour; with a name alone, such as `Color(.red)`, the `UIColor` of that name is meant.
  @_disfavoredOverload public init(_ color: Color) { self = color }
}
