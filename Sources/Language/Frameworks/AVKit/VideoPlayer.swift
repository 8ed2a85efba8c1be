@_exported import AVFoundation
import SwiftUI

/// A film, drawn as a black box with the sign of a player: Linux plays no films here. It fills the proposed size.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay

  /// Creates a film with a view above it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) { overlay = videoOverlay() }

  /// The box.
  public var body: some View {
    ZStack {
      Rectangle().fill(Color.black)
      Image(systemName: "play.circle").font(.largeTitle).foregroundStyle(.white)
        .accessibilityLabel(Text(verbatim: "Video"))
      overlay
    }
  }
}

extension VideoPlayer where Overlay == EmptyView {
  /// Creates a film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
