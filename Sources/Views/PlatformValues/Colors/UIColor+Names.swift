import OpenChartsViewValues

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
  /// A grey closer to the background than `systemGray`.
  public static let systemGray2 = UIColor(SystemColor.gray2)
  /// A grey closer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(SystemColor.gray3)
  /// A grey closer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(SystemColor.gray4)
  /// A grey closer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(SystemColor.gray5)
  /// A grey closer to the background than `systemGray5`.
  public static let systemGray6 = UIColor(SystemColor.gray6)
  /// The colour of primary text.
  public static let label = UIColor(SystemColor.label)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// The colour of quaternary text, the faintest of the four.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// The colour of placeholder text in an empty field.
  public static let placeholderText = UIColor(SystemColor.placeholder)
  /// The colour of separator lines, partly transparent.
  public static let separator = UIColor(SystemColor.separator)
  /// The colour of separator lines, opaque.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  /// The colour of links.
  public static let link = UIColor(SystemColor.link)
  /// The fill of thin and small shapes, partly transparent.
  public static let systemFill = UIColor(SystemColor.fill)
  /// The fill of medium-sized shapes, partly transparent.
  public static let secondarySystemFill = UIColor(SystemColor.secondaryFill)
  /// The fill of large shapes, partly transparent.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiaryFill)
  /// The fill of large areas with complex content, partly transparent.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternaryFill)
  /// The background of a view.
  public static let systemBackground = UIColor(SystemColor.background)
  /// The background of content grouped inside a view.
  public static let secondarySystemBackground = UIColor(SystemColor.secondaryBackground)
  /// The background of content grouped inside secondary content.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiaryBackground)
  /// The background of a view with grouped content.
  public static let systemGroupedBackground = UIColor(SystemColor.groupedBackground)
  /// The background of a group.
  public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondaryGroupedBackground)
  /// The background of content grouped inside a group.
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiaryGroupedBackground)
  /// The tint of the view that shows it.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color(.accent))
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Plain black, the same in every appearance.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Plain white, the same in every appearance.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Mid-grey: white at 1/2.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light grey: white at 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Dark grey: white at 1/3.
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
