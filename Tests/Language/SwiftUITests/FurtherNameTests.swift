import Combine
import Foundation
import OpenChartsDisplayList
import SwiftUI
import Testing

@MainActor @Suite("API of apps that has an effect")
struct FurtherNameTests {
  /// The groups of a view's picture.
  private func groups(_ view: some View) -> [GroupItem] {
    func all(_ item: DisplayItem) -> [GroupItem] {
      if case .group(let group) = item { [group] + group.children.flatMap(all) } else { [] }
    }
    return Probe.tree(view, width: 100, height: 100).draw().list.items.flatMap(all)
  }

  @Test("A wheel shows the date between its neighbours, within the range")
  func wheel() {
    let date = Date(timeIntervalSince1970: 86_400 * 14)
    let picker = DatePicker(
      "Day", selection: .constant(date), in: ...date.addingTimeInterval(86_400), displayedComponents: .date)
    let text = appearance(
      picker.datePickerStyle(.wheel).environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt))
    for part in ["January", "1970", ">13<", ">15<", ">16<"] { #expect(text.contains(part), "\(part)") }
    #expect(!text.contains(">17<"))
    expectDifferent([AnyView(picker), AnyView(picker.datePickerStyle(.wheel))])
  }

  @Test("A geometry effect moves the drawing by the view's size, and not the layout")
  func geometryEffect() {
    struct Shift: GeometryEffect {
      var animatableData: Double
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 0))
      }
    }
    let square = Color.red.frame(width: 20, height: 20)
    let moved = square.modifier(Shift(animatableData: 0.5))
    #expect(groups(moved).map(\.transform) == [.translation(10, 0)])
    #expect(Probe.size(moved) == CGSize(width: 20, height: 20))
    let scaled = groups(square.transformEffect(CGAffineTransform(scaleX: 2, y: 2)).padding(.leading, 40))
    // The transforms are relative to the view's corner, which is at (40, 0).
    #expect(scaled.map(\.transform) == [Transform(a: 2, b: 0, c: 0, d: 2, tx: -40, ty: 0)])
    #expect(groups(square.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))).isEmpty)
  }

  @Test("A transition shows the inserted view")
  func transition() {
    struct Pop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 0.5 : 0)
      }
    }
    #expect(groups(Color.red.transition(Pop())).map(\.opacity) == [0.5])
    #expect(groups(Color.red.transition(Pop().combined(with: Pop()))).map(\.opacity) == [0.5, 0.5])
  }

  @Test("An inner shadow lies within its shape")
  func innerShadow() throws {
    let circle = Circle().fill(.red.shadow(.inner(radius: 4, y: 2)))
    let all = groups(circle)
    let inside = try #require(all.first { $0.clip != nil })
    #expect(inside.clip?.controlBounds == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(all.contains { $0.shadow?.radius == 4 && $0.shadow?.y == 2 })
    expectDifferent([
      AnyView(Circle().fill(.red)), AnyView(circle),
      AnyView(Circle().fill(.red.shadow(.drop(radius: 4, y: 2)))),
    ])
  }

  @Test("Rows with space between them are separate cards")
  func rowSpacing() {
    let list = List {
      Color.red.frame(height: 50)
      Color.red.frame(height: 50)
    }
    expectSame([AnyView(list), AnyView(list.listRowSpacing(nil)), AnyView(list.listRowSpacing(-3))])
    expectDifferent([AnyView(list), AnyView(list.listRowSpacing(10)), AnyView(list.listRowSpacing(20))])
  }

  @Test("A scroll view starts at its anchor, and draws beyond its edges if it does not clip")
  func scrolling() {
    let rows = ScrollView { Color.red.frame(width: 50, height: 400) }.frame(width: 50, height: 100)
    func top(_ view: some View) -> CGFloat? { Probe.rects(view, width: 50, height: 100).first?.minY }
    #expect(top(rows) == 0)
    #expect(top(rows.defaultScrollAnchor(.bottom)) == -300)
    #expect(top(rows.defaultScrollAnchor(.bottom, for: .alignment)) == 0)
    #expect(groups(rows).contains { $0.clip != nil })
    #expect(!groups(rows.scrollClipDisabled()).contains { $0.clip != nil })
    let inset = ScrollView { Color.red.frame(width: 20, height: 20) }.contentMargins(
      .top, 7, for: .scrollContent)
    #expect(Probe.rects(inset, width: 50, height: 100).first?.minY == 7)
    #expect(
      Probe.rects(inset.contentMargins(9, for: .scrollIndicators), width: 50, height: 100).first?.minY == 7)
  }

  @Test("The coordinate space of a scroll view begins at its visible part")
  func scrollSpace() {
    final class Log { var frames: [CGRect] = [] }
    let log = Log()
    let view = VStack(spacing: 0) {
      Color.clear.frame(height: 30)
      ScrollView {
        GeometryReader { proxy in
          let _ = log.frames.append(proxy.frame(in: .scrollView))
          let _ = log.frames.append(proxy.frame(in: .global))
          Color.red
        }
        .frame(height: 400)
      }
      .frame(height: 70)
    }
    _ = Probe.rects(view.defaultScrollAnchor(.bottom), width: 50, height: 100)
    #expect(log.frames.suffix(2).map(\.minY) == [-330, -300])
  }

  @Test("The dots of pages have a background if the style says so")
  func pageDots() {
    let pages = TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .always))
    expectSame([AnyView(pages), AnyView(pages.indexViewStyle(.page))])
    expectDifferent([AnyView(pages), AnyView(pages.indexViewStyle(.page(backgroundDisplayMode: .always)))])
  }

  @Test("Relative dates and lists are written as in sentences")
  func formatters() {
    let relative = RelativeDateTimeFormatter()
    relative.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(
      relative.localizedString(for: now.addingTimeInterval(-2 * 86_400), relativeTo: now) == "2 days ago")
    relative.dateTimeStyle = .named
    relative.calendar = Calendar(identifier: .gregorian)
    #expect(relative.localizedString(fromTimeInterval: 3 * 3600 + 60) == "in 3 hours")
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["a", 2, "c"]) == "a, 2, and c")
  }

  @Test("A spring can be created without arguments")
  func spring() { #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0)) }

  @Test("An edit button changes the app's edit mode")
  func editMode() {
    struct Rows: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          EditButton()
          Text(mode.isEditing ? "editing" : "reading")
        }
        .environment(\.editMode, $mode)
      }
    }
    let browser = Browser(Rows(), width: 300, height: 200)
    #expect(browser.texts().contains("reading"))
    browser.use("Edit", "press")
    #expect(browser.texts().contains("editing"))
  }

  @Test("Publishers decode values, and have names for their types")
  func publishers() {
    var values: [[Int]] = []
    var errors = 0
    func decode(_ text: String) {
      _ = Just(Data(text.utf8)).setFailureType(to: (any Error).self).decode(
        type: [Int].self, decoder: JSONDecoder()
      ).sink(
        receiveCompletion: { if case .failure = $0 { errors += 1 } }, receiveValue: { values.append($0) })
    }
    decode("[1, 2]")
    decode("{")
    #expect(values == [[1, 2]] && errors == 1)
    var pairs: [String] = []
    _ = Publishers.CombineLatest(Just(1), Just("a")).sink { pairs.append("\($0)\($1)") }
    _ = Publishers.Zip(Just(2), Just("b")).sink { pairs.append("\($0)\($1)") }
    _ = Publishers.Merge(Just("c"), Just("d")).sink { pairs.append($0) }
    #expect(pairs == ["1a", "2b", "c", "d"])
  }
}
