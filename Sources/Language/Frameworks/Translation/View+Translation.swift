import SwiftUI

extension View {
  /// No-op: there is no dialog for translations.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View { self }

  /// Calls the action when the view appears or the configuration changes, unless there is no configuration. The session
  /// has no languages.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    @_inheritActorContext action: @escaping @Sendable (_ session: TranslationSession) async -> Void
  ) -> some View {
    task(id: configuration) {
      if let configuration { await action(TranslationSession(configuration)) }
    }
  }

  /// Calls the action when the view appears or a language changes. The session has no languages.
  nonisolated public func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    @_inheritActorContext action: @escaping @Sendable (_ session: TranslationSession) async -> Void
  ) -> some View {
    translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
  }
}
