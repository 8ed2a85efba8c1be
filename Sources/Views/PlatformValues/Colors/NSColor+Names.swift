import DisplayList
import ViewValues

// swift-format-ignore: DontRepeatTypeInStaticProperties
extension NSColor {
  /// Text on controls: the colour of body text.
  public static let controlTextColor = NSColor(UIColor.label)
  /// Text on controls that cannot be used: the third of the text colours.
  public static let disabledControlTextColor = NSColor(UIColor.tertiaryLabel)
  /// Text at the head of a table's column: the colour of body text.
  public static let headerTextColor = NSColor(UIColor.label)
  /// The ground beside pages: greys of a Mac.
  public static let underPageBackgroundColor = NSColor(
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(Color(RGBA(bytes: 40, 40, 40))) : UIColor(Color(RGBA(bytes: 150, 150, 150, 0.9)))
    })
}

extension NSColor {
  /// The ground of thin and small shapes.
  public static let systemFill = NSColor(UIColor.systemFill)
  /// The ground of shapes of a middle size.
  public static let secondarySystemFill = NSColor(UIColor.secondarySystemFill)
  /// The ground of large shapes.
  public static let tertiarySystemFill = NSColor(UIColor.tertiarySystemFill)
  /// The ground of large areas with much in them.
  public static let quaternarySystemFill = NSColor(UIColor.quaternarySystemFill)
}
