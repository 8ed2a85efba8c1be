import OpenChartsViewCore

/// The progress of a search, and actions on it.
struct SearchState {
  /// Whether the search is active.
  let isActive: Bool
  /// Clears the text and ends the search.
  let end: () -> Void
  /// Whether the field has the keyboard focus.
  let isFocused: () -> Bool
  /// Reports that the user moved the focus.
  let setFocus: (Bool) -> Void
  /// Runs when the user submits the text.
  let submit: (() -> Void)?
}

/// An action that ends the search: it clears the text.
public struct DismissSearchAction {
  let end: () -> Void
  /// Clears the text and ends the search. Does nothing outside a searchable view.
  @MainActor public func callAsFunction() { end() }
}

extension EnvironmentValues {
  @Entry var searchEnd: (() -> Void)?
  @Entry var isSearchActive: Bool = false
  /// The views that are shown while a search is active.
  @Entry var searchSuggestions: AnyView?
  /// The text of the search to which suggestions belong.
  @Entry var searchText: Binding<String>?

  /// Whether the user searches within the enclosing searchable view: since the field got the focus, until the search
  /// is cancelled or loses the focus without a text. In a picture, whether the view's binding is true.
  public var isSearching: Bool { isSearchActive }

  /// Ends the search of the enclosing searchable view.
  public var dismissSearch: DismissSearchAction {
    let end = searchEnd
    return DismissSearchAction { end?() }
  }
}

/// A view with a search field.
private struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let suggestions: AnyView?
  @State private var isOpen = false
  @State private var isFocused = false
  @Environment(\.searchSuggestions) private var outerSuggestions
  @Environment(\.searchSubmit) private var submit

  init(
    _ content: Content, text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?,
    suggestions: AnyView?
  ) {
    (self.content, self.text, self.isPresented) = (content, text, isPresented)
    (self.prompt, self.suggestions) = (prompt, suggestions)
  }

  @MainActor private var isActive: Bool { isPresented?.wrappedValue ?? isOpen }

  @MainActor private func activate(_ isActive: Bool) {
    isPresented?.wrappedValue = isActive
    isOpen = isActive
  }

  @MainActor private func end() {
    text.wrappedValue = ""
    isFocused = false
    activate(false)
  }

  @MainActor private var state: SearchState {
    SearchState(
      isActive: isActive, end: end, isFocused: { isFocused },
      setFocus: { focus in
        isFocused = focus
        if focus { activate(true) } else if text.wrappedValue.isEmpty, isPresented == nil { activate(false) }
      },
      submit: submit)
  }
}

extension SearchableView: View {
  var body: some View {
    // Reads the binding now, so that the screen is updated when the text changes.
    let bar = SearchBar(text, prompt: prompt, state: state)
    let (isActive, end) = (isActive, end)
    Group {
      if isActive, let shown = suggestions ?? outerSuggestions {
        List { shown }.listStyle(.plain).changing { $0.searchText = text }
      } else {
        content
      }
    }
    .changing {
      $0.searchSuggestions = nil
      $0.isSearchActive = isActive
      $0.searchEnd = end
    }
    .onChange(of: isPresented?.wrappedValue ?? false) { isFocused = $1 }
    .transformPreference(ScreenTitleKey.self) { $0.search = $0.search ?? bar }
  }
}

/// A suggestion that sets the text of its search.
private struct SearchCompletion<Content: View> {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  init(_ content: Content, _ completion: String) {
    (self.content, self.completion) = (content, completion)
  }
}

extension SearchCompletion: View {
  var body: some View {
    if let text {
      Button {
        text.wrappedValue = completion
      } label: {
        content
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }
}

extension View {
  /// Adds a search field above this screen, shown by the enclosing ``NavigationStack``. It shows the text of the
  /// binding and accepts input in a live session. `placement` is ignored.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { SearchableView(self, text: text, isPresented: nil, prompt: prompt, suggestions: nil) }

  /// Adds a search field with a prompt.
  @StringOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Adds a search field, which is active while the binding is true. The field sets the binding.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(self, text: text, isPresented: isPresented, prompt: prompt, suggestions: nil)
  }

  /// Adds a search field with a prompt, which is active while the binding is true. The field sets the binding.
  @StringOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions, which replace this view while the search is active. Older form of
  /// `searchSuggestions(_:)`.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    SearchableView(self, text: text, isPresented: nil, prompt: prompt, suggestions: AnyView(suggestions()))
  }

  /// Adds a search field with a prompt and with suggestions, which replace this view while the search is active. Older
  /// form of `searchSuggestions(_:)`.
  @StringOverload
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds suggestions to the searchable view inside. They replace its content while the search is active.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes a suggestion set the text of its search when it is pressed.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(self, completion)
  }
}
