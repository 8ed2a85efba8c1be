import Foundation
import ViewCore

/// A label that opens a list of commands in a live session. A picture shows the label.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// A menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension Menu: View {
  /// The label as a button, which opens the commands in a dialog at the lower edge.
  public var body: some View { MenuBody(label: label, content: content) }
}

private struct MenuBody<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .confirmationDialog(Text(""), isPresented: $isOpen, titleVisibility: .hidden) {
      content
    } message: {
      EmptyView()
    }
  }
}

extension Menu where Label == Text {
  /// A menu with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Controls.Label<Text, Image> {
  /// A menu whose label is a title with a symbol before it.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Controls.Label(titleKey, systemImage: systemImage) }
  }
}

/// Text that leads to a place on the web, or to one of the program's own (`onOpenURL(perform:)`).
public struct Link<Label: View> {
  /// Where it leads.
  let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label in the colour of a button; pressing it in a live session opens the place.
  public var body: some View {
    if destination.webAddress == nil, destination.scheme == nil {
      // No place that a page may link to, such as `//host`.
      label
    } else {
      // The session takes addresses of the program's own.
      NodeModified(content: label, modifier: ButtonForeground())
        .live(destination.webAddress.map { .link($0) } ?? .button) { event in
          if event == .press { openURL(destination) }
        }
        .controlElement(.link, label: label)
    }
  }
}

extension Link where Label == Text {
  /// A link with a text as its label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// The same with a verbatim string as label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
