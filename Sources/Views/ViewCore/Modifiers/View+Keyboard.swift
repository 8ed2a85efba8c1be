import Foundation
import OpenChartsViewValues

// In a live session fields pass these settings to the on-screen keyboard of the browser. They have no effect in a
// picture.
extension View {
  /// Sets the kind of keyboard for fields in this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    changing { $0.fieldKeyboard.type = type }
  }

  /// Sets the meaning of fields in this view, so that the browser can suggest content. `nil` removes it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changing { $0.fieldKeyboard.content = textContentType }
  }

  /// Sets the label of the return key for fields in this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    changing { $0.fieldKeyboard.submit = submitLabel }
  }

  /// Sets whether autocorrection is off for fields in this view.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changing { $0.fieldKeyboard.corrects = !disable }
  }

  /// Sets whether autocorrection is off for fields in this view. `nil` leaves it on.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    changing { $0.fieldKeyboard.corrects = disable != true }
  }

  /// Sets the automatic capitalization in fields in this view.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    changing { $0.fieldKeyboard.capitals = autocapitalization }
  }
}

/// The letters that a keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// In order of the cases: none, the first of each word, the first of each sentence, and all.
  case none, words, sentences, allCharacters
}

extension View {
  /// The former name of `textInputAutocapitalization(_:)`.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let new: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(new)
  }
}
