import SwiftUI

/// A widget with the size, margins, background and rounded corners of its family.
struct WidgetFrame: View {
  let parts: _WidgetParts
  let family: WidgetFamily
  /// `nil` shows an empty widget.
  let entry: (any TimelineEntry)?

  private var corner: CGFloat {
    switch family {
    case .accessoryCircular, .accessoryCorner: family.size.width / 2
    case .accessoryInline: family.size.height / 2
    case .accessoryRectangular: 0
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: 22
    }
  }

  private var margins: EdgeInsets {
    let space: CGFloat = family.isAccessory ? 0 : 16
    return EdgeInsets(top: space, leading: space, bottom: space, trailing: space)
  }

  @ViewBuilder private var content: some View {
    if let families = parts.families, !families.contains(family) {
      Text("supportedFamilies does not name \(family.description).").font(.caption).multilineTextAlignment(
        .center)
    } else if let entry {
      if let view = parts.view?(entry) {
        view
      } else {
        Text("The widget does not show entries of \(String(describing: type(of: entry))).").font(.caption)
      }
    }
  }

  var body: some View {
    content
      .padding(parts.isMarginless ? EdgeInsets() : margins)
      .frame(width: family.size.width, height: family.size.height)
      .environment(\.widgetFamily, family)
      .environment(\.widgetContentMargins, margins)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.showsWidgetContainerBackground, !family.isAccessory)
      .modifier(WidgetColors(isAccessory: family.isAccessory))
      .clipShape(RoundedRectangle(cornerRadius: corner, style: .continuous))
      .modifier(LockScreen(isShown: family.isAccessory))
      .accessibilityElement(children: .contain)
      .accessibilityLabel(parts.name ?? Text(verbatim: ""))
  }
}

/// The colours of a widget: the background that its content sets, or else the system's background. On a lock screen,
/// there is no background and no colour.
private struct WidgetColors: ViewModifier {
  let isAccessory: Bool

  func body(content: Content) -> some View {
    if isAccessory {
      content.grayscale(1).environment(\.colorScheme, .dark)
    } else {
      content.containerBackgroundShown(for: .widget)
    }
  }
}

/// The dark background of a lock screen around a widget.
private struct LockScreen: ViewModifier {
  let isShown: Bool

  func body(content: Content) -> some View {
    if isShown {
      content.padding(8).background(Color(white: 0.22), in: RoundedRectangle(cornerRadius: 8))
    } else {
      content
    }
  }
}
