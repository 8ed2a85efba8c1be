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
struct SearchBar {
  let binding: Binding<String>
  let text: String
  let prompt: Text?
  @Environment(\.self) private var environment
  @Environment(\.submit) private var submit

  init(_ text: Binding<String>, prompt: Text?) {
    binding = text
    self.text = text.wrappedValue
    self.prompt = prompt
  }

  private var promptText: Text { prompt ?? Text(control: .search) }
}

extension SearchBar: View {
  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      field
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 10))
  }

  @MainActor private var field: some View {
    Group {
      if text.isEmpty { promptText.foregroundStyle(.secondary) } else { Text(verbatim: text) }
    }
    .shownByField()
    .frame(maxWidth: .infinity, alignment: .leading)
    .live(
      .field(
        text: text, prompt: environment.spokenText(of: promptText), isSecure: false, isMultiline: false,
        size: (environment.font ?? Font.body).resolve(in: environment).size)
    ) { event in
      switch event {
      case .text(let new): binding.wrappedValue = new
      case .submit: submit?()
      default: break
      }
    }
  }
}

extension View {
  /// A field to search in above this screen, shown by the ``NavigationStack`` around it. It shows the text of the
  /// binding, and takes what is typed in a live session. The placement changes nothing.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    // Read here: what is searched for decides what the screen shows.
    let bar = SearchBar(text, prompt: prompt)
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
