import Foundation
import ViewCore

/// Where a field to search in is shown. Here it is below the title in each case.
public struct SearchFieldPlacement: Sendable {
  /// When the field is shown; here it always is.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Both show the field all the time here.
    case automatic, always
  }
  /// Below the title.
  public static let automatic = SearchFieldPlacement()
  /// Below the title here, not in the bar.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title here, not in a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title; the mode changes nothing here, for the field never goes away.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }
}

/// The field to search in: what is searched for, or the prompt.
struct SearchBar: View {
  let text: String
  let prompt: Text?

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      if text.isEmpty {
        (prompt ?? Text(control: .search)).foregroundStyle(.secondary)
      } else {
        Text(verbatim: text)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
  }
}

extension View {
  /// A field to search in above this screen, shown by the ``NavigationStack`` around it. It shows the text of the
  /// binding; nothing can be typed into it here. The placement changes nothing.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    // Read here: what is searched for decides what the screen shows.
    let bar = SearchBar(text: text.wrappedValue, prompt: prompt)
    return transformPreference(ScreenTitleKey.self) { $0.search = $0.search ?? bar }
  }

  /// The same with a prompt that is looked up in the translations.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// The same with a verbatim string as prompt.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
