import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextSizeTests {
  private let font = UIFont.systemFont(ofSize: 15, weight: .semibold)

  private func shown(_ view: some View) -> CGSize { ImageRenderer(content: view.fixedSize()).scene().size }

  @Test(
    "A text has the size of the view that shows it", arguments: ["1,024 km", "Wörter", "", "two\nlines", "雨"])
  func sizes(text: String) {
    let size = text.size(withAttributes: [.font: font])
    let view = shown(Text(text.isEmpty ? " " : text).font(Font(font)))
    #expect(abs(size.height - view.height) < 0.51)
    #expect(text.isEmpty ? size.width == 0 : abs(size.width - view.width) < 0.51)
    let bridged = (text as NSString).size(withAttributes: [.font: font])
    #expect(bridged == size)
  }

  @Test("Kerning and font width change the size, a colour does not, and the default font has 12 points")
  func attributes() {
    let plain = "abc".size(withAttributes: [.font: font])
    let kerned = "abc".size(withAttributes: [.font: font, .kern: 2])
    #expect(abs(kerned.width - plain.width - 6) < 1e-6)
    let wide = UIFont.systemFont(ofSize: 15, weight: .semibold, width: .expanded)
    #expect("abc".size(withAttributes: [.font: wide]).width > plain.width)
    #expect("abc".size(withAttributes: [.font: font, .foregroundColor: UIColor.red]) == plain)
    #expect("abc".size() == "abc".size(withAttributes: [.font: NSFont.systemFont(ofSize: 12)]))
  }

  @Test("A text of several fonts is as wide as its parts")
  func parts() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let large = UIFont.systemFont(ofSize: 30)
    text.append(NSAttributedString(string: "cd", attributes: [.font: large]))
    let widths = [("ab", font), ("cd", large)].map { $0.0.size(withAttributes: [.font: $0.1]).width }
    #expect(abs(text.size().width - widths[0] - widths[1]) < 0.01)
    #expect(text.size().height >= "cd".size(withAttributes: [.font: large]).height - 0.01)
  }

  @Test("Lines break at the width of the box only if requested")
  func boxes() {
    let text = "a long text of many words"
    let line = text.size(withAttributes: [.font: font])
    let narrow = CGSize(width: line.width / 2, height: .greatestFiniteMagnitude)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let broken = text.boundingRect(
      with: narrow, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil
    )
    #expect(broken.width <= narrow.width && broken.height > 1.9 * line.height && broken.minY == 0)
    let whole = text.boundingRect(with: narrow, attributes: attributes, context: nil)
    #expect(whole.size == line && whole.minY < 0)
    let cut = text.boundingRect(
      with: CGSize(width: narrow.width, height: line.height),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
    #expect(abs(cut.height - line.height) < 0.01)
  }
}
