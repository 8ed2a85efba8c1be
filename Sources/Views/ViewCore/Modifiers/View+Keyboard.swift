import Foundation
import ViewValues

// In a live session fields ask the reader's keyboard for these; a still picture has no keyboard.
extension View {
  /// The keys that fields within ask for.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    changing { $0.fieldKeyboard.type = type }
  }

  /// What fields within are about, for the browser to suggest it.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    changing { $0.fieldKeyboard.content = textContentType }
  }

  /// The word on the key that ends input in fields within.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    changing { $0.fieldKeyboard.submit = submitLabel }
  }

  /// Whether fields within take what is written as it is.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    changing { $0.fieldKeyboard.corrects = !disable }
  }

  /// Whether fields within take what is written as it is; `nil` is the keyboard's way.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    changing { $0.fieldKeyboard.corrects = disable != true }
  }

  /// Which letters of what is written within become capital.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    changing { $0.fieldKeyboard.capitals = autocapitalization }
  }
}
