import Foundation
import OpenChartsViewCore

/// The properties of a screen's top bar.
struct ScreenTitle {
  var text: Text?
  var subtitle: Text?
  var isInline: Bool?
  var hidesBack = false
  var isBarHidden = false
  var search: SearchBar?
}

struct ScreenTitleKey: PreferenceKey {
  static var defaultValue: ScreenTitle { ScreenTitle() }
  static func reduce(value: inout ScreenTitle, nextValue: () -> ScreenTitle) {
    let next = nextValue()
    value.text = value.text ?? next.text
    value.subtitle = value.subtitle ?? next.subtitle
    value.isInline = value.isInline ?? next.isInline
    value.hidesBack = value.hidesBack || next.hidesBack
    value.isBarHidden = value.isBarHidden || next.isBarHidden
    value.search = value.search ?? next.search
  }
}

extension ViewNode {
  var screenTitle: ScreenTitle { preference(ScreenTitleKey.self) ?? ScreenTitle() }
}

extension View {
  nonisolated private func titled(_ text: Text?, isInline: Bool?) -> some View {
    transformPreference(ScreenTitleKey.self) {
      $0.text = text ?? $0.text
      $0.isInline = isInline ?? $0.isInline
    }
  }

  /// Sets the title of this screen, shown by the enclosing ``NavigationStack``.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    titled(title, isInline: nil)
  }
  /// Sets the title of this screen.
  @StringOverload
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey), isInline: nil)
  }

  /// Sets the title of this screen. Older name of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of this screen. Older name of `navigationTitle(_:)`.
  @StringOverload
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// Sets the title of this screen and its size.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(title, isInline: displayMode.isInline)
  }
  /// Sets the title of this screen and its size.
  @StringOverload
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(titleKey), isInline: displayMode.isInline)
  }

  /// Sets the size of the screen's title: in the bar or below it.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(nil, isInline: displayMode.isInline)
  }

  /// Sets a smaller line below the title of this screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(ScreenTitleKey.self) { $0.subtitle = subtitle }
  }
  /// Sets a subtitle.
  @StringOverload
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets whether the bar of this screen has no back button.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(ScreenTitleKey.self) { $0.hidesBack = hidesBackButton }
  }

  /// Sets whether this screen has no top bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(ScreenTitleKey.self) { $0.isBarHidden = hidden }
  }
}
