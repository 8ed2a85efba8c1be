import Foundation
import OpenChartsViewCore

/// Opens another window of the app, by the identifier of its scene or the type of its values.
///
/// A page is one window: in a live session, another window is shown over the first as a sheet, until it is dismissed.
/// Outside of an app, as in a still picture, the action prints a message to standard error.
public struct OpenWindowAction {
  let open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Bool

  /// Opens the window with an identifier, or brings it to the front. Does not find windows for values.
  @MainActor public func callAsFunction(id: String) { act(id, nil) }
  /// Opens the window for values of this type, or brings the one with this value to the front.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { act(nil, value) }
  /// Opens the window with an identifier for a value, or brings it to the front.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { act(id, value) }

  @MainActor private func act(_ id: String?, _ value: AnyHashable?) {
    if open(id, value) { return }
    let what =
      id.map { "with the identifier \($0)" } ?? "for values of \(value.map { "\(type(of: $0.base))" } ?? "")"
    FileHandle.standardError.write(Data("openWindow: there is no window \(what) here\n".utf8))
  }
}

/// Closes windows that ``OpenWindowAction`` has opened. The first window cannot be closed, because it is the page.
public struct DismissWindowAction {
  let close: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void

  /// Closes the window that contains the calling view. No-op in the first window.
  @MainActor public func callAsFunction() { close(nil, nil) }
  /// Closes the window with an identifier. Does not find windows for values.
  @MainActor public func callAsFunction(id: String) { close(id, nil) }
  /// Closes the windows that are open for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) { close(nil, value) }
  /// Closes the window with an identifier that is open for a value.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { close(id, value) }
}

/// A kind of window that an app declares.
struct WindowKind {
  var id: String?
  /// The type of its values; `nil` if it is not for values.
  var values: ObjectIdentifier?
  let content: (AnyHashable?) -> AnyView

  init(id: String?, values: ObjectIdentifier? = nil, content: @escaping (AnyHashable?) -> AnyView) {
    self.id = id
    self.values = values
    self.content = content
  }

  func fits(_ id: String?, _ value: AnyHashable?) -> Bool {
    guard id == nil || self.id == id, id != nil || value != nil else { return false }
    return value.map { ObjectIdentifier(type(of: $0.base)) } == values
  }
}

/// The kinds of windows that an app's scenes declare.
public struct _Windows {
  var kinds: [WindowKind] = []
}

/// The windows that are open over the first one.
@MainActor final class OpenedWindows {
  private struct Open {
    var number: Int
    var kind: WindowKind
    var value: AnyHashable?
  }

  var kinds: [WindowKind] = []
  weak var graph: ViewGraph?
  private var open: [Open] = []
  private var count = 0

  /// The open windows with their numbers, from back to front.
  var list: [(number: Int, view: AnyView)] { open.map { ($0.number, $0.kind.content($0.value)) } }

  /// Sets the window actions for views of the window with a number; `nil` is the first window.
  func connect(_ environment: inout EnvironmentValues, in number: Int? = nil) {
    environment.openWindow = OpenWindowAction { [weak self] in self?.open($0, $1) ?? false }
    environment.dismissWindow = DismissWindowAction { [weak self] id, value in
      self?.close {
        id == nil && value == nil ? $0.number == number : $0.kind.fits(id, value) && $0.value == value
      }
    }
  }

  private func open(_ id: String?, _ value: AnyHashable?) -> Bool {
    guard let kind = kinds.first(where: { $0.fits(id, value) }) else { return false }
    // A window that is already open comes to the front.
    if let index = open.firstIndex(where: { $0.kind.fits(id, value) && $0.value == value }) {
      open.append(open.remove(at: index))
    } else {
      count += 1
      open.append(Open(number: count, kind: kind, value: value))
    }
    graph?.changes.set()
    return true
  }

  func close(number: Int) { close { $0.number == number } }

  private func close(where isMeant: (Open) -> Bool) {
    open.removeAll(where: isMeant)
    graph?.changes.set()
  }
}

/// The first window, with the others presented over it.
struct WindowsOverFirst {
  let first: [ViewNode]
  let opened: OpenedWindows
}

extension WindowsOverFirst: _PrimitiveView {
  func _makeNodes(in context: _ViewContext, into nodes: inout _ViewNodes) {
    var view = AnyView(ScreenView(content: NodeView(nodes: first)))
    for (number, window) in opened.list {
      let opened = opened
      let end = { opened.close(number: number) }
      let content = window.escapable(end).changing {
        $0.endPresentation = end
        opened.connect(&$0, in: number)
      }
      view = AnyView(
        view.presenting(Presentation(kind: .sheet, content: AnyView(content.id(number)), endOutside: end)))
    }
    view._makeNodes(in: context, into: &nodes)
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction? { nil }
}
private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction? { nil }
}

extension EnvironmentValues {
  /// Opens another window of the app. Without an app, as in a still picture, prints a message to standard error.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] ?? OpenWindowAction { _, _ in false } }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes windows that were opened over the first. No-op without an app.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] ?? DismissWindowAction { _, _ in } }
    set { self[DismissWindowKey.self] = newValue }
  }
}

/// The content of a window for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let value: Data?
  let content: (Binding<Data?>) -> Content
}

extension PresentedWindowContent: View {
  /// The content, with a binding to the value with which the window was opened.
  public var body: some View { PresentedWindowBody(first: value, content: content) }
}

private struct PresentedWindowBody<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  init(first: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: first)
  }

  var body: some View { content($value) }
}

extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    _ title: Text?, id: String?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title,
      WindowKind(id: id, values: ObjectIdentifier(D.self)) {
        AnyView(PresentedWindowContent(value: $0?.base as? D, content: content))
      },
      PresentedWindowContent(value: nil, content: content))
  }

  /// Creates windows for values of a type, which `openWindow(value:)` opens.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: nil, content: content)
  }

  /// Creates windows for values of a type, with an identifier for `openWindow(id:value:)`.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id: id, content: content)
  }

  /// Creates windows for values of a type, with a title in the user's language.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: nil, content: content)
  }

  /// Creates windows for values of a type, with a title in the user's language and an identifier.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id: id, content: content)
  }
}
