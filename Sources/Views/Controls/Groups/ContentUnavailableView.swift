import OpenChartsViewCore

/// A message for a view without content: a symbol, a title, a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a message from views. An omitted part takes no space except the spacing.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  /// The label, the description and the actions one below the other, in the middle of the available space.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundStyle(.secondary)
      actions.padding(.top, 8)
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == OpenChartsControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a title, a symbol above it and a description below.
  @StringOverload
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { OpenChartsControls.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a message with a title, an image of the app's resources above it and a description below.
  @StringOverload
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { OpenChartsControls.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == OpenChartsControls.Label<Text, Image>, Description == Text, Actions == EmptyView {
  /// A message that a search has no results.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      OpenChartsControls.Label {
        Text(control: .noResults)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Text(control: .newSearch)
    } actions: {
      EmptyView()
    }
  }

  /// Returns a message that a search for `text` has no results, in the language of the environment.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      OpenChartsControls.Label {
        Text(control: .noResultsFor, text)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    } description: {
      Text(control: .newSearch)
    } actions: {
      EmptyView()
    }
  }
}
