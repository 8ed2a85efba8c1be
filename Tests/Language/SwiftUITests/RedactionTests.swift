import SwiftUI
import Testing

@MainActor @Suite struct RedactionTests {
  @Test func placeholdersTakeTheRoomOfTextsAndSayNothing() throws {
    let view = VStack {
      Text("Secret")
      Image(systemName: "star")
    }
    let hidden = view.redacted(reason: .placeholder)
    #expect(Probe.texts(hidden) == [])
    let svg = try ImageRenderer(content: hidden).svg()
    #expect(!svg.contains("Secret") && svg.components(separatedBy: "<path").count == 3)
    #expect(Probe.size(hidden) == Probe.size(view))
    #expect(Probe.texts(Text("Known").unredacted().redacted(reason: .placeholder)) == ["Known."])
  }

  @Test func otherReasonsAreForViewsThatAsk() throws {
    struct Asking: View {
      @Environment(\.redactionReasons) var reasons
      var body: some View { Text(reasons.contains(.invalidated) ? "old" : "new") }
    }
    #expect(Probe.texts(Asking().redacted(reason: .invalidated)) == ["old."])
    let text = Text("Same")
    #expect(
      try ImageRenderer(content: text.redacted(reason: .privacy)).svg() == ImageRenderer(content: text).svg())
  }
}

@MainActor @Suite struct SearchableTests {
  @Test func aScreenShowsWhatIsSearchedForOrThePrompt() {
    func texts(_ query: String) -> [String] {
      Probe.texts(
        NavigationStack {
          Text("Results").navigationTitle("Cities").searchable(text: .constant(query), prompt: "Find a city")
        })
    }
    #expect(texts("") == ["Cities.", "Find a city.", "Results."])
    #expect(texts("Oslo") == ["Cities.", "Oslo.", "Results."])
    #expect(Probe.texts(Text("Alone").searchable(text: .constant(""))) == ["Alone."])
  }

  private struct Submitting: View {
    @State private var query = "Oslo"
    @State private var log: [String] = []
    var body: some View {
      NavigationStack {
        VStack {
          TextField("Note", text: .constant(""))
          Text(verbatim: "Log " + log.joined(separator: " "))
        }
        .searchable(text: $query, prompt: "Find")
        .onSubmit(of: .search) { log.append("search") }
        .onSubmit { log.append("text") }
        .onSubmit(of: [.text, .search]) { log.append("both") }
      }
    }
  }

  @Test func `a search and a text field run their own actions when they are submitted`() throws {
    let browser = Browser(Submitting(), width: 400, height: 400)
    let search = browser.controls.first { $0["p"] as? String == "Find" }
    let key = try #require(search?["k"] as? Int)
    browser.send("[\"control\",\(key),\"submit\"]")
    #expect(browser.texts().last == "Log search both")
    browser.use("Note", "submit")
    #expect(browser.texts().last == "Log search both text both")
  }
}
