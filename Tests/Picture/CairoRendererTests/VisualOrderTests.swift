import Testing

@testable import OpenChartsCairoRenderer

/// The order of characters in lines with right-to-left scripts.
@Suite struct VisualOrderTests {
  /// The characters from left to right.
  private func visual(_ text: String) -> String? {
    VisualOrder.positions(of: text).map { positions in
      let scalars = Array(text.unicodeScalars)
      var result = [Unicode.Scalar](repeating: " ", count: scalars.count)
      for (index, position) in positions.enumerated() { result[position] = scalars[index] }
      return result.map(String.init).joined()
    }
  }

  @Test(arguments: [
    ("אבג", "גבא"), ("אב גד", "דג בא"), ("אב 12,5", "12,5 בא"), ("אב x1 גד", "דג x1 בא"),
    ("x אב y", "x בא y"),
    ("12 אב", "בא 12"), ("אב.", ".בא"), ("(אב)", ")בא("), ("x אב, גד", "x דג ,בא"),
  ])
  func rightToLeftRunsAreReversed(text: String, order: String) {
    #expect(visual(text) == order)
  }

  @Test func textFromLeftToRightHasNoOrder() {
    #expect(visual("Oslo 12") == nil && visual("") == nil)
  }
}
