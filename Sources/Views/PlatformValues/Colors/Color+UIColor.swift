import ViewValues

extension Color {
  /// A colour of UIKit's, which follows the appearance as it does.
  public init(uiColor: UIColor) { self = uiColor.color }
  /// A colour of UIKit's, which follows the appearance as it does.
  public init(_ color: UIColor) { self = color.color }
  /// The same colour; with a name alone, such as `Color(.red)`, the `UIColor` of that name is meant.
  @_disfavoredOverload public init(_ color: Color) { self = color }
}
