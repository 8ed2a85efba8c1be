import Foundation

/// The size of a widget and the screen on which it is shown. Sizes are from Apple's Human Interface Guidelines for a
/// phone of 393 by 852 points; `systemExtraLarge` is for a tablet of 834 by 1194 points.
public enum WidgetFamily: Int, CaseIterable, Sendable {
  /// A square of 158 by 158 points on a home screen.
  case systemSmall
  /// A rectangle of 338 by 158 points on a home screen.
  case systemMedium
  /// A rectangle of 338 by 354 points on a home screen.
  case systemLarge
  /// A rectangle of 716 by 342 points on a tablet.
  case systemExtraLarge
  /// The corner of a watch face, 72 by 72 points.
  case accessoryCorner
  /// A circle on a lock screen, 72 by 72 points.
  case accessoryCircular
  /// A rectangle on a lock screen, 160 by 72 points.
  case accessoryRectangular
  /// A line of text on a lock screen, 234 by 26 points.
  case accessoryInline

  /// The size in points.
  package var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 716, height: 342)
    case .accessoryCorner, .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether the family is for a lock screen or a watch face: in one colour, without a background.
  var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name, such as `systemSmall`.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// The name.
  public var debugDescription: String { description }
}
