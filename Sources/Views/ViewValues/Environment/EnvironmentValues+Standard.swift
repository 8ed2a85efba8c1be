import Foundation

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct ContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct DirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .current
    return calendar
  }()
}
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct LuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
private struct EnabledKey: EnvironmentKey { static let defaultValue = true }
private struct ReduceMotionKey: EnvironmentKey { static let defaultValue = false }
private struct ReduceTransparencyKey: EnvironmentKey { static let defaultValue = false }
private struct WithoutColorKey: EnvironmentKey { static let defaultValue = false }
private struct InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private struct VoiceOverKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Light or dark appearance of system colours, charts, and the background of an opaque picture. Light unless set;
  /// in a live session, the user's setting.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast of colours. With `increased`, charts have a contrast of 7:1 for text and 4.5:1 for marks against
  /// the background, and a palette that is distinguishable with any colour vision. `standard` unless set.
  ///
  /// Can be set for a picture; in a live session it is the user's setting.
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }

  /// The text size of fonts that scale. `large`, Apple's default, unless set; in a live session, the user's setting.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// The direction of views and chart axes. Left to right unless set, independent of the locale; in a live session,
  /// that of the user's language.
  public var layoutDirection: LayoutDirection {
    get { self[DirectionKey.self] }
    set { self[DirectionKey.self] = newValue }
  }

  /// The locale. US English unless set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar. Gregorian in the machine's time zone unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates in charts and texts. The machine's unless set; in a live session, the user's.
  /// `Calendar.current` also uses the machine's time zone, so set both for pictures that are the same on every
  /// machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Pixels per point; positions are rounded to whole pixels. 2 unless set.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// Whether an always-on display is dimmed. False unless set; only views that read it change.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// The width of one pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether controls are enabled. True unless set; `disabled(_:)` sets it to false.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether changes are not animated: animations show their final state, and a change of charts has two frames.
  /// False unless set.
  ///
  /// Can be set for a picture; in a live session it is the user's setting.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether charts draw opaque tints instead of translucent marks. False unless set.
  ///
  /// Can be set for a picture; in a live session it is the user's setting.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether charts distinguish series by symbols, dashes and patterns as well as colour, also in the legend.
  /// Settings of the author take precedence. False unless set.
  ///
  /// Can be set for a picture.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[WithoutColorKey.self] }
    set { self[WithoutColorKey.self] = newValue }
  }

  /// Whether the device inverts colours. False unless set; charts do not change, but views may read it.
  ///
  /// Can be set for a picture.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Whether a screen reader is running. False unless set; charts always include their descriptions, but views may
  /// read it.
  ///
  /// Can be set for a picture.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverKey.self] }
    set { self[VoiceOverKey.self] = newValue }
  }
}
