import SwiftUI

extension Button {
  /// Creates a button that performs an action. Its errors are ignored.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an action. Its errors are ignored.
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(intent: intent) { Text(titleKey) }
  }
}
