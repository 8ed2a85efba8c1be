import Foundation
import OpenChartsViewCore

/// A button for sharing. A picture shows it as a button with a symbol; a tap has no effect, because there is no sharing
/// sheet.
public struct ShareLink<Label: View> {
  private let label: Label

  fileprivate init(shown label: Label) { self.label = label }

  /// Creates a button that would share an item, with a view as its label.
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(shown: label()) }

  /// Creates a button that would share an item with a preview, with a view as its label.
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview,
    @ViewBuilder label: () -> Label
  ) { self.init(shown: label()) }

  /// Creates a button that would share several items, with a view as its label.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(shown: label()) }
}

extension ShareLink: View {
  /// A button with the label.
  public var body: some View { Button(action: {}, label: { label }) }
}

/// The label of a sharing button: a symbol and a title.
public struct DefaultShareLinkLabel {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  /// A symbol and the title.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  private init(title: Text?) {
    self.init(shown: DefaultShareLinkLabel(title: title ?? Text("Share…")))
  }

  /// Creates a button that would share an item.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(title: nil) }
  /// Creates a button that would share an item with a preview.
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
  ) { self.init(title: nil) }
  /// Creates a button with a title that would share an item.
  @StringOverload
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(title: Text(titleKey))
  }
  /// Creates a button with a title that would share an item with a preview.
  @StringOverload
  public init<Item, Preview>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
  ) { self.init(title: Text(titleKey)) }
  /// Creates a button that would share several items.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
    self.init(title: nil)
  }
}

/// The title and images of an item in the sharing sheet. Never shown.
public struct SharePreview<Picture, Icon> {
  /// Creates a preview with a title and an image.
  public init(_ title: String, image: Picture) where Icon == Never {}
  /// Creates a preview with a title, an image and an icon.
  public init(_ title: String, image: Picture, icon: Icon) {}
  /// Creates a preview with a title.
  public init(_ title: String) where Picture == Never, Icon == Never {}
}
