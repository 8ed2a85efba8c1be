import Foundation
import ViewCore

/// Where a field to search in is shown. Here it is below the title in each case.
public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
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
  /// A field to search in above this screen, shown by the ``NavigationStack`` around it.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    // Read here: what is searched for decides what the screen shows.
    let bar = SearchBar(text: text.wrappedValue, prompt: prompt)
    return transformPreference(ScreenTitleKey.self) { $0.search = $0.search ?? bar }
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}
