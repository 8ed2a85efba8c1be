import Foundation
import ViewValues

/// Ends what a view is presented in, or goes back from its screen.
public struct DismissAction {
  let action: @MainActor () -> Void
  /// Ends the presentation that the view is in.
  @MainActor public func callAsFunction() { action() }
}

/// The older form of ``DismissAction``.
public struct PresentationMode {
  /// Whether the view is presented in something.
  public let isPresented: Bool
  let action: @MainActor () -> Void
  /// Ends the presentation that the view is in.
  @MainActor public mutating func dismiss() { action() }
}

private struct EndsOnPressKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
private struct DismissKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }

extension EnvironmentValues {
  /// What any button does beside its own action.
  package var endsOnPress: (() -> Void)? {
    get { self[EndsOnPressKey.self] }
    set { self[EndsOnPressKey.self] = newValue }
  }

  /// Ends the sheet or the like that a view is in.
  package var endPresentation: (() -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Ends the presentation that the view is in.
  public var dismiss: DismissAction {
    let (end, navigator) = (endPresentation, navigator)
    return DismissAction { if let end { end() } else { navigator?.pop() } }
  }

  /// Whether the view is in a sheet or the like.
  public var isPresented: Bool { endPresentation != nil }

  /// Whether the view is presented, and a way to end that.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(isPresented: isPresented) { dismiss() })
  }
}

extension View {
  /// The content of a presentation, with a way to end it.
  nonisolated fileprivate func presented(_ end: @escaping () -> Void) -> AnyView {
    AnyView(
      escapable(end).changing {
        $0.endPresentation = end
        $0.endsOnPress = nil
        $0.navigator = nil
        $0.isInList = false
      })
  }

  /// A card over the picture while the binding is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    presenting(
      isPresented.wrappedValue
        ? Presentation(
          kind: .sheet,
          content: content().presented {
            isPresented.wrappedValue = false
            onDismiss?()
          }) : nil)
  }

  /// A card over the picture for the item while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item.wrappedValue.map { value in
        Presentation(
          kind: .sheet,
          content: content(value).presented {
            item.wrappedValue = nil
            onDismiss?()
          })
      })
  }

  /// Another screen over all of the picture while the binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    presenting(
      isPresented.wrappedValue
        ? Presentation(
          kind: .cover,
          content: content().presented {
            isPresented.wrappedValue = false
            onDismiss?()
          }) : nil)
  }

  /// Content over all of the picture while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      item.wrappedValue.map { value in
        Presentation(
          kind: .cover,
          content: content(value).presented {
            item.wrappedValue = nil
            onDismiss?()
          })
      })
  }

  /// Content beside the view while the binding is true, shown as a sheet, as a phone does. `attachmentAnchor` and
  /// `arrowEdge` have no effect here.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Content beside the view while there is an item, shown as a sheet, as a phone does. `attachmentAnchor` and `arrowEdge`
  /// have no effect here.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}

/// Where a popover is attached, on devices that have them.
public enum PopoverAttachmentAnchor {
  /// A part of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Whether people can put the sheet that this lies in away by the Escape key, in a live session; the view itself
  /// still can. In a picture nobody does.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(DismissDisabledKey.self) { $0 = $0 || isDisabled }
  }
}
