import OpenChartsViewValues

extension Color {
  /// Creates a colour that follows the appearance as the `UIColor` does.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// Creates a colour that follows the appearance as the `UIColor` does.
  public init(_ color: UIColor) { self = color.color }
  /// Creates the same colour. Disfavoured, so `Color(.red)` uses the `UIColor` of that name.
  @_disfavoredOverload public init(_ color: Color) { self = color }
}
