import OpenChartsViewValues

/// An appearance in which a colour is resolved, with AppKit's names.
public final class NSAppearance: Hashable, Sendable {
  /// The name of an appearance.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// AppKit's string for the name, such as `NSAppearanceNameAqua`.
    public let rawValue: String
    /// Creates a name from AppKit's string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light appearance with increased contrast.
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Dark appearance with increased contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// The name of this appearance.
  public let name: Name

  private init(_ name: Name) { self.name = name }

  convenience init(_ traits: UITraitCollection) {
    let isContrasted = traits.accessibilityContrast == .high
    self.init(
      traits.userInterfaceStyle == .dark
        ? isContrasted ? .accessibilityHighContrastDarkAqua : .darkAqua
        : isContrasted ? .accessibilityHighContrastAqua : .aqua)
  }

  /// Creates the appearance with this name; `nil` if `name` is not one of the constants.
  public convenience init?(named name: Name) {
    let all: [Name] = [
      .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
    ]
    guard all.contains(name) else { return nil }
    self.init(name)
  }

  /// Returns this appearance if it is among `appearances`, otherwise the same one without increased contrast,
  /// otherwise `aqua`; `nil` if none of them is.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let plain: Name =
      switch name {
      case .accessibilityHighContrastAqua: .aqua
      case .accessibilityHighContrastDarkAqua: .darkAqua
      default: name
      }
    return [name, plain, .aqua].first { appearances.contains($0) }
  }

  public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
