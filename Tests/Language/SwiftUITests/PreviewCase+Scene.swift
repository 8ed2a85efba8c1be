import SwiftUI

@testable import OpenChartsPreviews

extension PreviewCase {
  /// Returns the last picture.
  func scene(_ request: PreviewRequest) async -> RenderedScene {
    var last: RenderedScene?
    await pictures(request) { last = $0 }
    return last!
  }
}
