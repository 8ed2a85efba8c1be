import Foundation
import ViewCore

/// What a screen says about the bar above it.
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

  /// The title of the screen that this view is, shown by the ``NavigationStack`` around it.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    titled(title, isInline: nil)
  }
  /// The title of the screen that this view is, looked up in the translations.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    titled(Text(titleKey), isInline: nil)
  }
  /// The title of the screen that this view is, as a verbatim string.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    titled(Text(title), isInline: nil)
  }

  /// The older name of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// The older name of `navigationTitle(_:)`, with a text that is looked up in the translations.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  /// The older name of `navigationTitle(_:)`, with a verbatim string.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  /// The title of the screen that this view is, and how large it is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(title, isInline: displayMode.isInline)
  }
  /// The same with a text that is looked up in the translations.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(titleKey), isInline: displayMode.isInline)
  }
  /// The same with a verbatim string.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(Text(title), isInline: displayMode.isInline)
  }

  /// How large the title of the screen is: in the bar or below it.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    titled(nil, isInline: displayMode.isInline)
  }

  /// A smaller line under the title of the screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(ScreenTitleKey.self) { $0.subtitle = subtitle }
  }
  /// The same with a text that is looked up in the translations.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// The same with a verbatim string.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Whether the bar of the screen shows no way back to the one below.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    transformPreference(ScreenTitleKey.self) { $0.hidesBack = hidesBackButton }
  }

  /// Whether the screen has no bar above it.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(ScreenTitleKey.self) { $0.isBarHidden = hidden }
  }
}
