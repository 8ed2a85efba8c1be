import Foundation
import OpenChartsViewCore

/// The position of a search field. Every placement puts it below the title.
public struct SearchFieldPlacement: Sendable {
  /// The time when the field is shown. It is always visible.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// Both always show the field.
    case automatic, always
  }
  /// Below the title.
  public static let automatic = SearchFieldPlacement()
  /// Below the title, not in the bar.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title, not in a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title. `displayMode` is ignored: the field is always visible.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }
}

/// A search field that shows its text or the prompt.
struct SearchBar {
  let binding: Binding<String>
  let text: String
  let prompt: Text?
  private let state: SearchState
  @Environment(\.self) private var environment

  init(_ text: Binding<String>, prompt: Text?, state: SearchState) {
    binding = text
    self.state = state
    self.text = text.wrappedValue
    self.prompt = prompt
  }

  private var promptText: Text { prompt ?? Text(control: .search) }
}

extension SearchBar: View {
  var body: some View {
    HStack(spacing: 12) {
      box
      if state.isActive {
        Button {
          state.end()
        } label: {
          Text(control: .cancel)
        }.buttonStyle(.borderless)
      }
    }
  }

  @MainActor private var box: some View {
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
      case .submit: state.submit?()
      default: break
      }
    }
    .focused(state.isFocused, set: state.setFocus)
  }
}
