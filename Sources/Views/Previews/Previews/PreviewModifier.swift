import Foundation
import ViewCore

/// Something around several previews, with data that is made once for all of them.
///
///     struct SampleStore: PreviewModifier {
///       static func makeSharedContext() async throws -> Store { try await Store.sample() }
///       func body(content: Content, context: Store) -> some View { content.environment(context) }
///     }
///
///     #Preview(traits: .modifier(SampleStore())) { Inventory() }
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The data that the previews share; `Void` where there are none.
  associatedtype Context = Void
  /// The type of what `body(content:context:)` makes.
  associatedtype Body: View
  /// The preview that the modifier is around.
  typealias Content = PreviewModifierContent
  /// Makes the data. It is called once for each type of modifier.
  static func makeSharedContext() async throws -> Context
  /// The preview with what the modifier puts around it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No data.
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is around.
public struct PreviewModifierContent {
  let view: AnyView
}

extension PreviewModifierContent: View {
  /// The preview as a view.
  public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Puts a modifier around the preview.
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait(modifier: modifier)
  }
}

extension PreviewModifier {
  /// The modifier's body around a view.
  func around(_ view: AnyView) -> AnyView { AnyView(ModifiedPreview(modifier: self, view: view)) }
}

/// A preview within a modifier; nothing until the modifier's data is there.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let view: AnyView
  @State private var isMade = false

  var body: some View {
    let _ = isMade
    if let context = PreviewContexts.shared.context(of: Modifier.self) {
      modifier.body(content: PreviewModifierContent(view: view), context: context)
    } else {
      // A live session comes back to this when the data is there; still pictures have made it before.
      Color.clear.task {
        await PreviewContexts.shared.make(Modifier.self)
        isMade = true
      }
    }
  }
}

/// The data of the modifiers of previews, each made once.
@MainActor final class PreviewContexts {
  static let shared = PreviewContexts()
  private var contexts: [ObjectIdentifier: Any] = [:]
  /// What is under way, so that nobody begins it a second time.
  private var making: [ObjectIdentifier: Task<String?, Never>] = [:]

  func context<Modifier: PreviewModifier>(of type: Modifier.Type) -> Modifier.Context? {
    contexts[ObjectIdentifier(type)] as? Modifier.Context
  }

  /// - Returns: What went wrong.
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

  /// Makes all that is missing.
  ///
  /// - Returns: What went wrong.
  func makeAll(for modifiers: [any PreviewModifier]) async -> [String] {
    var notes: [String] = []
    for modifier in modifiers {
      if let note = await make(modifier), !notes.contains(note) { notes.append(note) }
    }
    return notes
  }

  private func make(_ modifier: some PreviewModifier) async -> String? { await make(type(of: modifier)) }
}
