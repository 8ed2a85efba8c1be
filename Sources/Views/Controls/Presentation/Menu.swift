import Foundation
import OpenChartsViewCore

/// A label that opens a list of commands in a live session. A picture shows only the label.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Creates a menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension Menu: View {
  /// The label as a button, which opens the commands in a dialog at the bottom edge.
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
  /// Creates a menu with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension Menu where Label == OpenChartsControls.Label<Text, Image> {
  /// Creates a menu whose label is a symbol and a title.
  @StringOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { OpenChartsControls.Label(titleKey, systemImage: systemImage) }
  }
}

/// Text that opens a web address, or a URL of the program itself (`onOpenURL(perform:)`).
public struct Link<Label: View> {
  /// The address that the link opens.
  let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// The label in the colour of a button. Pressing it in a live session opens the address.
  public var body: some View {
    if destination.webAddress == nil, destination.scheme == nil {
      // Pages must not link to addresses such as `//host`.
      label
    } else {
      // The session handles the schemes that browsers do not open.
      NodeModified(content: label, modifier: ButtonForeground())
        .live(openURL.hasHandler ? .button : destination.webAddress.map { .link($0) } ?? .button) { event in
          if event == .press { openURL(destination) }
        }
        .controlElement(.link, label: label)
    }
  }
}

extension Link where Label == Text {
  /// Creates a link with a label.
  @StringOverload
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
