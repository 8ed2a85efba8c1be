import SwiftUI

extension View {
  /// No-op: files are not shown.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// No-op: files are not shown.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
