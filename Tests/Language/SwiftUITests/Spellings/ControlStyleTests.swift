import SwiftUI
import Testing

/// Styles of controls.
@MainActor @Suite struct ControlStyleTests {
  @Test("Styles of buttons: plain has no tint, bordered has a background, prominent is filled")
  func buttonStyles() {
    let button = Button("Title") {}
    expectSame([
      AnyView(button), AnyView(button.buttonStyle(.automatic)),
      AnyView(button.buttonStyle(DefaultButtonStyle())),
    ])
    expectDifferent([
      AnyView(button.buttonStyle(.borderless)), AnyView(button.buttonStyle(.plain)),
      AnyView(button.buttonStyle(.bordered)), AnyView(button.buttonStyle(.borderedProminent)),
    ])
    let bordered = button.buttonStyle(.bordered)
    expectDifferent([
      AnyView(bordered.buttonBorderShape(.circle)), AnyView(bordered.buttonBorderShape(.capsule)),
      AnyView(bordered.buttonBorderShape(.roundedRectangle(radius: 1))),
    ])
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Button(configuration)
          configuration.label
        }
      }
    }
    #expect(appearance(button.buttonStyle(Twice())).components(separatedBy: "<text").count == 3)
  }

  @Test("A button's style may start its action")
  func primitiveStyles() {
    struct OnTap: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture { configuration.trigger() }
      }
    }
    var count = 0
    let view = Button("Go") { count += 1 }.buttonStyle(OnTap())
    for hit in Probe.tree(view, width: 100, height: 50).draw().gestures {
      for ended in hit.gesture.ended { ended(hit.gesture.map(())) }
    }
    #expect(count == 1)
  }

  @Test("Each picker style shows the choices in its form, and reads the selection")
  func pickerStyles() {
    let picker = Picker("Title", selection: .constant(2)) {
      ForEach(1..<4) { Text("Choice \($0)").tag($0) }
    }
    let styled = [
      AnyView(picker.pickerStyle(.menu)), AnyView(picker.pickerStyle(.segmented)),
      AnyView(picker.pickerStyle(.inline)), AnyView(picker.pickerStyle(.wheel)),
      AnyView(picker.pickerStyle(.radioGroup)), AnyView(picker.pickerStyle(.navigationLink)),
    ]
    for view in styled { #expect(appearance(view).contains("Choice 2")) }
    expectDifferent(Array(styled.prefix(3)))
    expectSame([AnyView(picker.pickerStyle(.segmented)), AnyView(picker.pickerStyle(.palette))])
  }

  @Test(
    "A style built on the outer style: its own control has the outer style, other controls have this style"
  )
  func stylesOfStyles() {
    struct Red: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).foregroundStyle(.red) }
    }
    struct Padded: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(5) }
    }
    let label = Label("Title", systemImage: "star")
    expectSame([AnyView(label.foregroundStyle(.red)), AnyView(label.labelStyle(Red()))])
    expectSame([
      AnyView(label.padding(5).foregroundStyle(.red)), AnyView(label.labelStyle(Red()).labelStyle(Padded())),
    ])
    expectSame([
      AnyView(label.labelStyle(.iconOnly).foregroundStyle(.red)),
      AnyView(label.labelStyle(Red()).labelStyle(.iconOnly)),
    ])
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content.padding(3).border(.blue)
      }
    }
    struct Wide: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(10) }
    }
    let boxes = GroupBox { GroupBox { Color.red.frame(width: 10, height: 10) } }
    #expect(Probe.size(boxes.groupBoxStyle(Wide()).groupBoxStyle(Boxed())) == CGSize(62, 62))
    struct Faint: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).opacity(0.5) }
    }
    let bar = ProgressView("Title", value: 0.25)
    expectSame([AnyView(bar.opacity(0.5)), AnyView(bar.progressViewStyle(Faint()))])
    struct Given: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(5) }
    }
    let toggle = Toggle("Title", isOn: .constant(true))
    let elements = Probe.tree(toggle.toggleStyle(Given()), width: 200, height: 50).draw().list.accessibility
    #expect(elements.map(\.label) == ["Title"] && elements.first?.role == .toggle)
  }
}
