import SwiftUI

extension View {
  /// Sets whether lines in the background colour separate the pieces of stacked bars and areas, and the sectors of a
  /// circle.
  ///
  /// `automatic`, the default, draws them if the user increases contrast or asks for differentiation without colour,
  /// and draws none otherwise, as on Apple's devices. Neighbours of equal colour have no line between them in stacks.
  /// An `angularInset` of a `SectorMark` is drawn in any case.
  nonisolated public func chartMarkSeparator(_ visibility: Visibility) -> some View {
    chart { $0.markSeparator = visibility }
  }
}
