import Foundation

private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .current
    return calendar
  }()
}

extension EnvironmentValues {
  /// Light or dark appearance of system colours, charts, and the background of an opaque picture. Light unless set;
  /// in a live session, the user's setting.
  @Entry public var colorScheme: ColorScheme = .light

  /// The contrast of colours. With `increased`, charts have a contrast of 7:1 for text and 4.5:1 for marks against
  /// the background, and a palette that is distinguishable with any colour vision. `standard` unless set.
  ///
  /// Can be set for a picture; in a live session it is the user's setting.
  @Entry public var colorSchemeContrast: ColorSchemeContrast = .standard

  /// The text size of fonts that scale. `large`, Apple's default, unless set; in a live session, the user's setting.
  @Entry public var dynamicTypeSize: DynamicTypeSize = .large

  /// The family that replaces the system's; `nil` for the system's. Fonts with a family or another design keep theirs.
  @Entry package var systemFontFamily: String?

  /// The direction of views and chart axes. Left to right unless set, independent of the locale; in a live session, the
  /// direction of the user's language.
  @Entry public var layoutDirection: LayoutDirection = .leftToRight

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
  @Entry public var timeZone: TimeZone = .current

  /// Pixels per point; positions are rounded to whole pixels. 2 unless set.
  @Entry public var displayScale: CGFloat = 2

  /// Whether an always-on display is dimmed. False unless set; only views that read it change.
  @Entry public var isLuminanceReduced: Bool = false

  /// The width of one pixel in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// Whether controls are enabled. True unless set; `disabled(_:)` sets it to false.
  @Entry public var isEnabled: Bool = true

  /// Whether changes are not animated: animations show their final state, and a change of charts has two frames.
  /// False unless set.
  ///
  /// Can be set for a picture; in a live session it is the user's setting.
  @Entry public var accessibilityReduceMotion: Bool = false

  /// Whether charts draw opaque tints instead of translucent marks. False unless set.
  ///
  /// Can be set for a picture; in a live session it is the user's setting.
  @Entry public var accessibilityReduceTransparency: Bool = false

  /// Whether charts distinguish series by symbols, dashes and patterns as well as colour, also in the legend.
  /// Settings of the author take precedence. False unless set.
  ///
  /// Can be set for a picture.
  @Entry public var accessibilityDifferentiateWithoutColor: Bool = false

  /// Whether the device inverts colours. False unless set; charts do not change, but views may read it.
  ///
  /// Can be set for a picture.
  @Entry public var accessibilityInvertColors: Bool = false

  /// Whether a screen reader is running. False unless set; charts always include their descriptions, but views may
  /// read it.
  ///
  /// Can be set for a picture.
  @Entry public var accessibilityVoiceOverEnabled: Bool = false
}
