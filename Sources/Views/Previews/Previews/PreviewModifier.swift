import Foundation
import OpenChartsViewCore

/// A modifier for several previews, with shared data that is created once.
///
///     struct SampleStore: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleStore())) { Inventory() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared data; `Void` if there is none.
  associatedtype Context = Void
  /// The type of the result of `body(content:context:)`.
  associatedtype Body: View
  /// The preview to modify.
  typealias Content = PreviewModifierContent
  /// Creates the shared data. Called once for each type of modifier.
  static func makeSharedContext() async throws -> Context
  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates no data.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier receives.
public struct PreviewModifierContent {
  let view: AnyView
}

extension PreviewModifierContent: View {
  /// The preview as a view.
  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Applies a modifier to the preview.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modifier: modifier)
  }
}

extension PreviewModifier {
  /// Applies the modifier to a view.
  func around(_ view: AnyView) -> AnyView { AnyView(ModifiedPreview(modifier: self, view: view)) }
}

/// A modified preview; empty until the modifier's data has been created.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let view: AnyView
  @State private var isMade = false

  var body: some View {
    let _ = isMade
    if let context = PreviewContexts.shared.context(of: Modifier.self) {
      modifier.body(content: PreviewModifierContent(view: view), context: context)
    } else {
      // In a live session, the view updates when the data has been created. Still pictures create the data
      // beforehand.
      Color.clear.task {
        await PreviewContexts.shared.make(Modifier.self)
        isMade = true
      }
    }
  }
}

/// The shared data of preview modifiers; each is created once.
@MainActor final class PreviewContexts {
  static let shared = PreviewContexts()
  private var contexts: [ObjectIdentifier: Any] = [:]
  /// The tasks in progress, so that no data is created twice.
  private var making: [ObjectIdentifier: Task<String?, Never>] = [:]

  func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Modifier.Context? {
    contexts[ObjectIdentifier(type)] as? Modifier.Context
  }

  /// - Returns: An error message; `nil` if the data exists.
  @discardableResult
  func make<Modifier: PreviewModifier>(_ type: Modifier.Type) async -> String? {
    let id = ObjectIdentifier(type)
    guard contexts[id] == nil else { return nil }
    if let making = making[id] { return await making.value }
    let task = Task { () -> String? in
      defer { making[id] = nil }
      do {
        contexts[id] = try await type.makeSharedContext()
        return nil
      } catch {
        return "\(type).makeSharedContext() failed, so its previews are empty: \(error)"
      }
    }
    making[id] = task
    return await task.value
  }

  /// Creates all missing data.
  ///
  /// - Returns: The error messages.
  func makeAll(for modifiers: [any PreviewModifier]) async -> [String] {
    var notes: [String] = []
    for modifier in modifiers {
      if let note = await make(modifier), !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private func make(_ modifier: some PreviewModifier) async -> String? { await make(type(of: modifier)) }
}
