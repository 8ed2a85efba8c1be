import ViewValues

/// The appearance that a colour is asked for in, by AppKit's names.
public final class NSAppearance: Hashable, Sendable {
  /// Names of appearances.
  public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name of the constant, as AppKit writes it down.
    public let rawValue: String
    /// An appearance by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Dark on light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Light on dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Dark on light with more contrast.
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    /// Light on dark with more contrast.
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
  }

  /// Which it is.
  public let name: Name

  private init(_ name: Name) { self.name = name }

  convenience init(_ traits: UITraitCollection) {
    let isContrasted = traits.accessibilityContrast == .high
    self.init(
      traits.userInterfaceStyle == .dark
        ? isContrasted ? .accessibilityHighContrastDarkAqua : .darkAqua
        : isContrasted ? .accessibilityHighContrastAqua : .aqua)
  }

  /// An appearance by its name; `nil` for a name that is not among the constants.
  public convenience init?(named name: Name) {
    let all: [Name] = [
      .aqua, .darkAqua, .accessibilityHighContrastAqua, .accessibilityHighContrastDarkAqua,
    ]
    guard all.contains(name) else { return nil }
    self.init(name)
  }

  /// The appearance itself where it is among the names, else the one without more contrast, else the light one;
  /// `nil` where none of them is.
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
