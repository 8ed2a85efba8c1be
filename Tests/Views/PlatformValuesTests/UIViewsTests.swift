import Foundation
import Testing
import UIKit

@Suite("Labels, buttons and image views of UIKit")
@MainActor
struct UIViewsTests {
  @Test func aButtonHasATitleForEachStateAndElseTheNormalOne() {
    let button = UIButton(type: .system)
    #expect(button.title(for: .normal) == nil)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .disabled)
    button.setTitleColor(.systemRed, for: .normal)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .highlighted) == "Save")
    #expect(button.title(for: .disabled) == "Saved")
    #expect(button.titleColor(for: .selected) == .systemRed)
    button.setTitle(nil, for: .disabled)
    #expect(button.title(for: .disabled) == "Save")
  }

  @Test func labelsAndImageViewsKeepTheirSettings() {
    let label = UILabel()
    label.text = "Cups"
    label.textAlignment = .center
    label.numberOfLines = 0
    #expect(label.text == "Cups" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(UIImageView(image: nil).frame.size == .zero)
    #expect(UIImageView().image == nil)
  }
}
