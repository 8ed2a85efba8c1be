import SwiftUI
import Testing

/// Returns the picture and the transcript of a view.
@MainActor func appearance(_ view: some View, width: CGFloat = 320, height: CGFloat = 240) -> String {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  let scene = renderer.scene()
  return ((try? scene.svg()) ?? "") + "\n" + scene.transcript()
}

/// Expects that all views have the same appearance.
///
/// The first one is the long form, which must not be empty.
@MainActor func expectSame(_ views: [AnyView], _ location: SourceLocation = #_sourceLocation) {
  let all = views.map { appearance($0) }
  #expect(all[0] != appearance(EmptyView()), "nothing is shown", sourceLocation: location)
  for (index, other) in all.enumerated().dropFirst() {
    #expect(other == all[0], "spelling \(index) differs", sourceLocation: location)
  }
}

/// Expects that all views have different appearances.
@MainActor func expectDifferent(_ views: [AnyView], _ location: SourceLocation = #_sourceLocation) {
  let all = views.map { appearance($0) }
  for (index, one) in all.enumerated() {
    if let other = all[..<index].firstIndex(of: one) {
      Issue.record("\(other) and \(index) look alike", sourceLocation: location)
    }
  }
}

/// Both spellings of a title: a localization key, and a text without localization.
let titleText = String("Title")
