import SwiftUI
import Testing

/// Tests of alerts, dialogs, sheets and popovers: each short form equals the long form.
@MainActor @Suite struct PresentationSpellingTests {
  private struct Trouble: LocalizedError {
    var errorDescription: String? { "Trouble" }
  }

  private struct Named: Identifiable { var id: String }

  private var below: some View { Text("Below").frame(maxWidth: .infinity, maxHeight: .infinity) }
  private let shown = Binding.constant(true)

  @Test("Alerts by title, error, item and value")
  func alerts() {
    let ok = Button("Yes") {}
    expectSame([
      AnyView(below.alert(Text("Title"), isPresented: shown, actions: { ok }, message: { Text("Why") })),
      AnyView(below.alert("Title", isPresented: shown, actions: { ok }, message: { Text("Why") })),
      AnyView(below.alert(titleText, isPresented: shown, actions: { ok }, message: { Text("Why") })),
      AnyView(
        below.alert(
          "Title", isPresented: shown, presenting: 3, actions: { _ in ok }, message: { _ in Text("Why") })),
    ])
    expectSame([
      AnyView(below.alert(Text("Title"), isPresented: shown) { ok }),
      AnyView(below.alert("Title", isPresented: shown) { ok }),
      AnyView(below.alert(titleText, isPresented: shown) { ok }),
    ])
    #expect(
      appearance(
        below.alert(isPresented: shown, error: Trouble(), actions: { _ in ok }, message: { _ in Text("Why") })
      )
      .contains("Trouble"))
    let item = appearance(below.alert(item: .constant(Named(id: "Anna"))) { Alert(title: Text($0.id)) })
    #expect(item.contains("Anna"))
    #expect(
      appearance(below.alert(item: .constant(Named?.none)) { Alert(title: Text($0.id)) }).contains("OK")
        == false)
    #expect(
      appearance(
        below.alert(
          "Title", isPresented: shown, presenting: Int?.none, actions: { _ in ok }, message: { _ in Text("") }
        )
      )
      .contains("Title") == false)
  }

  @Test("Errors are alerts of their description, with or without a message")
  func errors() {
    let ok = Button("Yes") {}
    expectSame([
      AnyView(below.alert(Text("Trouble"), isPresented: shown) { ok }),
      AnyView(below.alert(isPresented: shown, error: Trouble()) { ok }),
    ])
    expectSame([
      AnyView(
        below.alert(
          "Title", isPresented: shown, presenting: 3, actions: { _ in ok }, message: { Text("\($0)") })),
      AnyView(
        below.alert(
          titleText, isPresented: shown, presenting: 3, actions: { _ in ok }, message: { Text("\($0)") })),
      AnyView(
        below.alert(
          Text("Title"), isPresented: shown, presenting: 3, actions: { _ in ok }, message: { Text("\($0)") })),
    ])
  }

  @Test("Alerts of two buttons have their roles")
  func oldAlerts() {
    let alert = Alert(
      title: Text("Sure?"), message: Text("All is lost"), primaryButton: .destructive(Text("Delete")),
      secondaryButton: .cancel(Text("Keep")))
    let seen = appearance(below.alert(isPresented: shown) { alert })
    for word in ["Sure?", "All is lost", "Delete", "Keep"] { #expect(seen.contains(word)) }
    let plain = Alert(title: Text("Sure?"), primaryButton: .default(Text("Do")), secondaryButton: .cancel())
    #expect(appearance(below.alert(isPresented: shown) { plain }).contains("Cancel"))
  }

  @Test("Dialogs show their title if requested")
  func dialogs() {
    func dialog(_ visibility: Visibility) -> String {
      appearance(
        below.confirmationDialog("Title", isPresented: shown, titleVisibility: visibility) {
          Button("One") {}
        })
    }
    #expect(dialog(.visible).contains("Title") && !dialog(.hidden).contains("Title"))
    expectSame([
      AnyView(
        below.confirmationDialog(Text("Title"), isPresented: shown, titleVisibility: .visible) {
          Button("One") {}
        } message: {
          Text("Why")
        }),
      AnyView(
        below.confirmationDialog("Title", isPresented: shown, titleVisibility: .visible) {
          Button("One") {}
        } message: {
          Text("Why")
        }),
      AnyView(
        below.confirmationDialog(titleText, isPresented: shown, titleVisibility: .visible) {
          Button("One") {}
        } message: {
          Text("Why")
        }),
    ])
  }

  @Test("Sheets, covers and popovers for an item and for a flag")
  func sheets() {
    expectSame([
      AnyView(below.sheet(isPresented: shown) { Text("Anna") }),
      AnyView(below.sheet(item: .constant(Named(id: "Anna"))) { Text($0.id) }),
    ])
    expectSame([
      AnyView(below.fullScreenCover(isPresented: shown) { Text("Anna") }),
      AnyView(below.fullScreenCover(item: .constant(Named(id: "Anna"))) { Text($0.id) }),
    ])
    expectSame([
      AnyView(below.popover(isPresented: shown) { Text("Anna") }),
      AnyView(below.popover(item: .constant(Named(id: "Anna"))) { Text($0.id) }),
    ])
    #expect(appearance(below.popover(item: .constant(Named?.none)) { Text($0.id) }).contains("Anna") == false)
  }

  @Test("A sheet has its background, corners and height")
  func sheetLooks() {
    func sheet(_ content: some View) -> AnyView { AnyView(below.sheet(isPresented: shown) { content }) }
    let inside = Text("Anna")
    expectDifferent([
      sheet(inside), sheet(inside.presentationBackground(.red)), sheet(inside.presentationCornerRadius(0)),
      sheet(inside.presentationDetents([.medium])), sheet(inside.presentationDetents([.height(100)])),
    ])
    expectSame([
      sheet(inside.presentationBackground(Color.red)), sheet(inside.presentationBackground { Color.red }),
    ])
    expectSame([
      sheet(inside.presentationDetents([.medium, .large])),
      sheet(inside.presentationDetents([.medium, .large], selection: .constant(.medium))),
    ])
  }
}
