import SwiftUI
import Testing

/// The picture and the transcript of a view.
@MainActor func appearance(_ view: some View, width: CGFloat = 320, height: CGFloat = 240) -> String {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  let scene = renderer.scene()
  return ((try? scene.svg()) ?? "") + "\n" + scene.transcript()
}

/// Expects that a view can be written in all these ways.
///
/// The first is the long one, which must show something.
@MainActor func expectSame(_ views: [AnyView], _ location: SourceLocation = #_sourceLocation) {
  let all = views.map { appearance($0) }
  #expect(all[0] != appearance(EmptyView()), "nothing is shown", sourceLocation: location)
  for (index, other) in all.enumerated().dropFirst() {
    #expect(other == all[0], "spelling \(index) differs", sourceLocation: location)
  }
}

/// Expects that no two of these views look alike.
@MainActor func expectDifferent(_ views: [AnyView], _ location: SourceLocation = #_sourceLocation) {
  let all = views.map { appearance($0) }
  for (index, one) in all.enumerated() {
    if let other = all[..<index].firstIndex(of: one) {
      Issue.record("\(other) and \(index) look alike", sourceLocation: location)
    }
  }
}

/// Both spellings of a title: as a key, and as a text that is not localized.
let titleText = String("Title")
