import Foundation
import OpenChartsViewValues

/// An action that closes the presentation of a view, or goes back from its screen.
public struct DismissAction {
  let action: @MainActor () -> Void
  /// Closes the presentation, or goes back from the screen.
  @MainActor public func callAsFunction() { action() }
}

/// The older form of ``DismissAction``.
public struct PresentationMode {
  /// Whether the view is in a presentation.
  public let isPresented: Bool
  let action: @MainActor () -> Void
  /// Closes the presentation, or goes back from the screen.
  @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// An action that every button runs in addition to its own.
  @Entry package var endsOnPress: (() -> Void)?

  /// Closes the enclosing sheet, cover, alert or dialog.
  @Entry package var endPresentation: (() -> Void)?

  /// Closes the enclosing presentation, or goes back from the screen.
  public var dismiss: DismissAction {
    let (end, navigator) = (endPresentation, navigator)
    return DismissAction { if let end { end() } else { navigator?.pop() } }
  }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { endPresentation != nil }

  /// Whether the view is in a presentation, and an action to close it.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(isPresented: isPresented) { dismiss() })
  }
}

extension View {
  /// The content of a presentation, with an action to close it.
  nonisolated fileprivate func presented(_ end: @escaping () -> Void) -> AnyView {
    AnyView(
      escapable(end).changing {
        $0.endPresentation = end
        $0.endsOnPress = nil
        $0.navigator = nil
        $0.isInList = false
      })
  }

  /// Shows content that `end` closes; nothing for `nil`.
  nonisolated private func presenting(
    _ kind: Presentation.Kind, _ content: (some View)?, _ onDismiss: (() -> Void)?,
    _ end: @escaping () -> Void
  ) -> some View {
    presenting(
      content.map { content in
        let presented = content.presented {
          end()
          onDismiss?()
        }
        return Presentation(kind: kind, content: presented)
      })
  }

  /// Shows a sheet while the binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    presenting(.sheet, isPresented.wrappedValue ? content() : nil, onDismiss) {
      isPresented.wrappedValue = false
    }
  }

  /// Shows a sheet for the item while it is not `nil`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item.wrappedValue.map(content), onDismiss) { item.wrappedValue = nil }
  }

  /// Shows a cover over the whole picture while the binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    presenting(.cover, isPresented.wrappedValue ? content() : nil, onDismiss) {
      isPresented.wrappedValue = false
    }
  }

  /// Shows a cover over the whole picture for the item while it is not `nil`.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item.wrappedValue.map(content), onDismiss) { item.wrappedValue = nil }
  }

  /// Shows a popover as a sheet while the binding is true, as on a phone. `attachmentAnchor` and `arrowEdge` have no
  /// effect.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a popover as a sheet for the item while it is not `nil`, as on a phone. `attachmentAnchor` and `arrowEdge`
  /// have no effect.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// The attachment of a popover. Has no effect.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Sets whether the Escape key does not close the enclosing sheet, in a live session. The content can still close
  /// it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(DismissDisabledKey.self) { $0 = $0 || isDisabled }
  }
}
