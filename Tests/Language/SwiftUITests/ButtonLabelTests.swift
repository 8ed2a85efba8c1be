import SwiftUI
import Testing

@MainActor @Suite struct ButtonLabelTests {
  private func size(_ view: some View) -> CGSize { ImageRenderer(content: view).scene().size }

  @Test func theViewsOfALabelStandSideBySideInOneButton() {
    func button(@ViewBuilder _ label: () -> some View) -> CGSize {
      size(VStack { Button(action: {}, label: label) }.buttonStyle(.borderedProminent))
    }
    let row = button {
      HStack {
        Image(systemName: "star")
        Text("Two")
      }
    }
    #expect(
      button {
        Image(systemName: "star")
        Text("Two")
      } == row)
    #expect(button { Text("Two") }.height == row.height)
  }

  @Test func aLongLabelLeavesTheFieldsOfADatePickerTheirSize() {
    let date = Date(timeIntervalSince1970: 0)
    let short = size(DatePicker("", selection: .constant(date)).labelsHidden())
    let text = String(repeating: "a long label ", count: 12)
    let narrow = size(DatePicker(text, selection: .constant(date)).frame(width: short.width + 60))
    // The label wraps into several lines, which are higher than the fields.
    #expect(narrow.height > short.height * 2)
  }
}
