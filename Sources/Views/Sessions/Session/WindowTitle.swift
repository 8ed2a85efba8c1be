import ViewCore

/// The name of a window, on its way up to the page that shows it.
struct WindowTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
