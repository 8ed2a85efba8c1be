import OpenChartsDisplayList
import OpenChartsViewValues

// swift-format-ignore: DontRepeatTypeInStaticProperties
extension NSColor {
  /// The text colour of controls: the same as `labelColor`.
  public static let controlTextColor = NSColor(UIColor.label)
  /// The text colour of disabled controls: the tertiary label colour.
  public static let disabledControlTextColor = NSColor(UIColor.tertiaryLabel)
  /// The text colour of a table's column headers: the same as `labelColor`.
  public static let headerTextColor = NSColor(UIColor.label)
  /// The background around pages: the grey of macOS.
  public static let underPageBackgroundColor = NSColor(
    UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(Color(RGBA(bytes: 40, 40, 40))) : UIColor(Color(RGBA(bytes: 150, 150, 150, 0.9)))
    })
}

extension NSColor {
  /// The fill of thin and small shapes.
  public static let systemFill = NSColor(UIColor.systemFill)
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = NSColor(UIColor.secondarySystemFill)
  /// The fill of large shapes.
  public static let tertiarySystemFill = NSColor(UIColor.tertiarySystemFill)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = NSColor(UIColor.quaternarySystemFill)
}
