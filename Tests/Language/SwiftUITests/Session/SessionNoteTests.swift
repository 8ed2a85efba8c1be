import SwiftUI
import Testing

@testable import OpenChartsSessions

/// Sessions report the problems of the pictures that they draw.
@MainActor @Suite("Notes of sessions") struct SessionNoteTests {
  @Test("A character without a font is reported when it is drawn")
  func missingCharacter() {
    let browser = Browser(Text("\u{10FFFD}"))
    #expect(browser.problems.count == 1)
    #expect(browser.problems.joined().contains { $0.contains("No font has the characters U+10FFFD") })
    #expect(Browser(Text("plain")).problems.isEmpty)
  }

  @Test("Each note is printed once, and no more than a hundred")
  func onlyNew() {
    var notes = NewNotes()
    #expect(notes.among(["a", "b", "a"]) == ["a", "b"])
    #expect(notes.among(["b", "c"]) == ["c"])
    #expect(notes.among((0..<200).map(String.init)).count == NewNotes.limit - 3)
    #expect(notes.among(["d"]).isEmpty)
  }
}
