import OpenChartsViewCore

/// The preference with which a window passes its title to the page.
struct WindowTitleKey: PreferenceKey {
  static var defaultValue: Text? { nil }
  static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
