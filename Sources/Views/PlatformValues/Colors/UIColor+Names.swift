import ViewValues

extension UIColor {
  /// The system's red, which follows the appearance.
  public static let systemRed = UIColor(SystemColor.red)
  /// The system's orange, which follows the appearance.
  public static let systemOrange = UIColor(SystemColor.orange)
  /// The system's yellow, which follows the appearance.
  public static let systemYellow = UIColor(SystemColor.yellow)
  /// The system's green, which follows the appearance.
  public static let systemGreen = UIColor(SystemColor.green)
  /// The system's mint, which follows the appearance.
  public static let systemMint = UIColor(SystemColor.mint)
  /// The system's teal, which follows the appearance.
  public static let systemTeal = UIColor(SystemColor.teal)
  /// The system's cyan, which follows the appearance.
  public static let systemCyan = UIColor(SystemColor.cyan)
  /// The system's blue, which follows the appearance.
  public static let systemBlue = UIColor(SystemColor.blue)
  /// The system's indigo, which follows the appearance.
  public static let systemIndigo = UIColor(SystemColor.indigo)
  /// The system's purple, which follows the appearance.
  public static let systemPurple = UIColor(SystemColor.purple)
  /// The system's pink, which follows the appearance.
  public static let systemPink = UIColor(SystemColor.pink)
  /// The system's brown, which follows the appearance.
  public static let systemBrown = UIColor(SystemColor.brown)
  /// The system's gray, which follows the appearance.
  public static let systemGray = UIColor(SystemColor.gray)
  /// A grey nearer to the ground than the first one.
  public static let systemGray2 = UIColor(SystemColor.gray2)
  /// A grey nearer to the ground than the second one.
  public static let systemGray3 = UIColor(SystemColor.gray3)
  /// A grey nearer to the ground than the third one.
  public static let systemGray4 = UIColor(SystemColor.gray4)
  /// A grey nearer to the ground than the fourth one.
  public static let systemGray5 = UIColor(SystemColor.gray5)
  /// A grey nearer to the ground than the fifth one.
  public static let systemGray6 = UIColor(SystemColor.gray6)
  /// The colour of text.
  public static let label = UIColor(SystemColor.label)
  /// Of text that stands back.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// Of text that stands back further.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// Of text that is hardly to be seen.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// Of what stands in an empty field.
  public static let placeholderText = UIColor(SystemColor.placeholder)
  /// Of lines between things, which let through what is behind.
  public static let separator = UIColor(SystemColor.separator)
  /// Of lines between things, opaque.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  /// Of links.
  public static let link = UIColor(SystemColor.link)
  /// Over the ground, for thin and small shapes.
  public static let systemFill = UIColor(SystemColor.fill)
  /// Over the ground, for medium shapes.
  public static let secondarySystemFill = UIColor(SystemColor.secondaryFill)
  /// Over the ground, for large shapes.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiaryFill)
  /// Over the ground, for large areas with much in them.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternaryFill)
  /// The ground of a view.
  public static let systemBackground = UIColor(SystemColor.background)
  /// The ground of what lies on a view's.
  public static let secondarySystemBackground = UIColor(SystemColor.secondaryBackground)
  /// The ground of what lies on that.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiaryBackground)
  /// The ground of a view of groups.
  public static let systemGroupedBackground = UIColor(SystemColor.groupedBackground)
  /// The ground of a group.
  public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondaryGroupedBackground)
  /// The ground of what lies in a group.
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiaryGroupedBackground)
  /// The accent of the view that shows it.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color(.accent))
  /// Nothing is to be seen.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Plain black, the same in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Plain white, the same in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half way from black to white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// A third of the way from black to white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Plain red, the same in every appearance.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Plain green, the same in every appearance.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Plain blue, the same in every appearance.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Plain cyan, the same in every appearance.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Plain yellow, the same in every appearance.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Plain magenta, the same in every appearance.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Plain orange, the same in every appearance.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Plain purple, the same in every appearance.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Plain brown, the same in every appearance.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
