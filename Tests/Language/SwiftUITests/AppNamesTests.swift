import Foundation
import SwiftUI
import Testing

/// Names that app code uses together with charts.
@MainActor @Suite struct AppNamesTests {
  private func svg(_ view: some View, width: Double = 300, height: Double = 200) throws -> String {
    let renderer = ImageRenderer(content: view.environment(\.locale, Locale(identifier: "en_US")))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return try renderer.svg()
  }

  @Test("Gradients are views that fill the proposed size")
  func gradients() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      try svg(gradient.frame(width: 40, height: 30))
        == svg(Rectangle().fill(gradient).frame(width: 40, height: 30)))
    let radial = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
    #expect(try svg(ZStack { radial }) == svg(ZStack { Rectangle().fill(radial) }))
    #expect(try svg(Rectangle().mask { gradient }).contains("mask"))
    let angular = AngularGradient(colors: [.red, .blue], center: .center)
    #expect(try svg(Text("x").background(angular)) == svg(Text("x").background { Rectangle().fill(angular) }))
    #expect(try svg(Text("x").overlay(gradient)) == svg(Text("x").overlay { Rectangle().fill(gradient) }))
  }

  @Test("Rows are removed and moved by the offsets that lists report")
  func rows() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 4])
    #expect(String(letters) == "acdf")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "acdf")
    for (source, destination, result) in [
      ([0, 1], 3, "cabdef"), ([4], 0, "eabcdf"), ([0], 6, "bcdefa"), ([1, 3, 5], 2, "abdfce"),
      ([2], 2, "abcdef"),
      ([2], 3, "abcdef"),
    ] {
      var letters = Array("abcdef")
      letters.move(fromOffsets: IndexSet(source), toOffset: destination)
      #expect(String(letters) == result, "\(source) before \(destination)")
    }
  }

  @Test("Images in texts have the text's font and colour, and are read with the text")
  func images() throws {
    let arrow = Image(systemName: "arrow.up")
    let drawn = try svg(Text("Up \(arrow) 12%").foregroundStyle(.red))
    #expect(!drawn.contains("systemName") && drawn.contains("12%"))
    #expect(try drawn == svg((Text("Up ") + Text(arrow) + Text(" 12%")).foregroundStyle(.red)))
    let (alone, larger) = (try svg(Text(arrow)), try svg(Text(arrow).font(.largeTitle)))
    #expect(alone.contains("<path") && alone != larger)
    #expect(ImageRenderer(content: Text("Up \(arrow) 12%")).transcript().contains("12%"))
    #expect(!ImageRenderer(content: Text("Up \(arrow) 12%")).transcript().contains("Image("))
  }

  @Test(
    "English nouns agree with the numbers before them",
    arguments: [
      (0, "item", "0 items"), (1, "item", "1 item"), (3, "new message", "3 new messages"),
      (2, "city", "2 cities"),
      (2, "day", "2 days"), (5, "person", "5 people"), (2, "bus", "2 buses"), (4, "box", "4 boxes"),
      (2, "steps", "2 steps"),
      (1_000, "branch", "1,000 branches"), (2, "analysis", "2 analyses"),
    ])
  func inflection(count: Int, noun: String, words: String) throws {
    let text = Text("^[\(count) \(noun)](inflect: true) left")
    let renderer = ImageRenderer(content: text.environment(\.locale, Locale(identifier: "en_US")))
    #expect(renderer.transcript().hasPrefix(words + " left"))
    let german = ImageRenderer(content: text.environment(\.locale, Locale(identifier: "de_DE"))).transcript()
    #expect(german.contains("\(noun) left"))
  }

  @Test("Private content is redacted only for the reason `privacy`")
  func privacy() throws {
    func secret(_ reason: RedactionReasons) -> String {
      ImageRenderer(
        content: VStack {
          Text("Secret 123").privacySensitive()
          Text("Public")
        }.redacted(reason: reason)
      ).transcript()
    }
    #expect(!secret(.privacy).contains("Secret") && secret(.privacy).contains("Public"))
    #expect(secret(.invalidated).contains("Secret") && secret([]).contains("Secret"))
  }

  @Test("Running time is written with hours if there are any")
  func timers() throws {
    let start = Date(timeIntervalSinceReferenceDate: 1_000)
    func words(_ pause: Double, _ length: Double, down: Bool = true, hours: Bool = true) -> String {
      let text = Text(
        timerInterval: start...(start + length), pauseTime: start + pause, countsDown: down, showsHours: hours
      )
      return ImageRenderer(content: text.environment(\.locale, Locale(identifier: "en_US"))).transcript()
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(words(30, 90) == "1:00." && words(30, 90, down: false) == "0:30.")
    #expect(words(0, 7_205) == "2:00:05." && words(0, 7_205, hours: false) == "120:05.")
    #expect(words(-50, 90) == "1:30." && words(500, 90) == "0:00." && words(500, 90, down: false) == "1:30.")
    let long = Date.distantPast...Date.distantFuture
    #expect(
      ImageRenderer(content: ProgressView(timerInterval: Date.distantPast...Date(timeIntervalSince1970: 0)))
        .transcript()
        .contains("0%"))
    #expect(
      ImageRenderer(content: ProgressView(timerInterval: long) { Text("Half") }).transcript().contains("Half")
    )
  }

  @Test(
    "Bar items are icons with labels for assistive technology; a badge is before the symbol of a link")
  func bars() throws {
    let screen = NavigationStack {
      List { NavigationLink("Detail", value: 1).badge(3) }
        .navigationBarItems(leading: Text("Left"), trailing: Button("Add", systemImage: "plus") {})
    }
    let drawn = try svg(screen)
    #expect(!drawn.contains(">Add<") && drawn.contains("Left"))
    #expect(ImageRenderer(content: screen).transcript().contains("Add"))
    let (badge, sign) = (drawn.range(of: ">3<"), drawn.range(of: "Detail"))
    #expect(badge != nil && sign != nil)
    // The row has only one badge.
    #expect(drawn.components(separatedBy: ">3<").count == 2)
  }
}

/// Names that app code uses, in live sessions.
@MainActor @Suite struct AppNamesSessionTests {
  private struct Rows: View {
    @State private var names = ["Ada", "Bo", "Cy"]
    @State private var search = ""
    var body: some View {
      NavigationStack {
        List {
          ForEach(names.filter { search.isEmpty || $0.contains(search) }, id: \.self) { name in
            Text(name).deleteDisabled(name == "Bo")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .searchable(text: $search)
        Text(verbatim: names.joined(separator: " "))
      }
    }
  }

  private func command(_ name: String, of row: String, in browser: Browser) {
    let menu = browser.controls.first { $0["r"] as? String == "menu" && $0["l"] as? String == row }
    if let key = menu?["k"] as? Int { browser.send("[\"control\",\(key),\"press\"]") }
    browser.use(name, "press")
  }

  @Test("Rows are removed and moved by their commands")
  func rows() {
    let browser = Browser(Rows(), height: 600)
    #expect(browser.texts().contains("Ada Bo Cy"))
    command("Move Down", of: "Ada", in: browser)
    #expect(browser.texts().contains("Bo Ada Cy"))
    command("Move Up", of: "Cy", in: browser)
    #expect(browser.texts().contains("Bo Cy Ada"))
    command("Delete", of: "Cy", in: browser)
    #expect(browser.texts().contains("Bo Ada"))
    // This row stays, because it has no command for deleting.
    command("Delete", of: "Bo", in: browser)
    browser.send("[\"escape\"]")
    #expect(browser.texts().contains("Bo Ada"))
  }

  private struct EditedRows: View {
    @State private var names = ["Ada", "Bo", "Cy"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in Text(name).deleteDisabled(name == "Ada") }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
        Text(verbatim: names.joined(separator: " "))
      }
    }
  }

  @Test("While a list is edited, its rows have buttons that delete and move them")
  func editing() {
    let browser = Browser(EditedRows(), height: 600)
    func count(_ label: String) -> Int {
      browser.controls.filter { $0["r"] as? String == "button" && $0["l"] as? String == label }.count
    }
    #expect(count("Delete") == 0 && count("Edit") == 1)
    browser.use("Edit", "press")
    #expect(count("Delete") == 2 && count("Move Up") == 3 && count("Move Down") == 3)
    #expect(browser.control("Move Up")?["off"] as? Bool == true)
    browser.use("Move Down", "press")
    #expect(browser.texts().contains("Bo Ada Cy"))
    // The first button belongs to Bo.
    browser.use("Delete", "press")
    #expect(browser.texts().contains("Ada Cy"))
    browser.use("Done", "press")
    #expect(count("Delete") == 0 && count("Done") == 0 && count("Edit") == 1)
  }

  @Test("A search text can be typed")
  func search() {
    let browser = Browser(Rows(), height: 600)
    let field = browser.controls.first { $0["r"] as? String == "field" }
    #expect(field?["p"] as? String == "Search")
    if let key = field?["k"] as? Int { browser.send("[\"control\",\(key),\"text\",\"C\"]") }
    #expect(browser.texts().contains("Cy") && !browser.texts().contains("Bo"))
  }

  @Test("Texts of a running time are updated")
  func running() async throws {
    let start = Date()
    let browser = Browser(Text(timerInterval: start...(start + 3_600), countsDown: false))
    let first = browser.texts()
    for _ in 0..<60 where browser.texts() == first {
      try await Task.sleep(for: .milliseconds(100))
      browser.settle()
    }
    #expect(browser.texts() != first)
  }
}
