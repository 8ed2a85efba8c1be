import Foundation
import OpenChartsSVGRenderer
import Testing

@testable import OpenChartsLiveRenderer

@Suite struct LivePageTests {
  @Test("A title is plain text in every place, with any content")
  func title() {
    let page = LivePage.html(title: "A <script>alert(1)</script> & \"B\"", nonce: "n0nce")
    #expect(page.contains("<title>A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;B&quot;</title>"))
    #expect(page.contains("<h1 class=\"unseen\">A &lt;script&gt;"))
    #expect(!page.contains("<script>alert"))
  }

  @Test("The page names its language, and escapes it")
  func language() {
    #expect(LivePage.html(title: "t", nonce: "n0nce", language: "de").contains("<html lang=\"de\">"))
    #expect(
      LivePage.html(title: "t", nonce: "n0nce", language: "\"><b>").contains(
        "<html lang=\"&quot;&gt;&lt;b&gt;\">"))
    let german = LivePage.html(title: "t", nonce: "n0nce", language: "de")
    #expect(LivePage.html(title: "t", nonce: "n0nce") != german)
  }

  @Test("The page loads no other file")
  func selfContained() {
    let page = LivePage.html(title: "t", nonce: "n0nce")
    for name in ["src=\"", "@import", "https://", "<link rel=\"stylesheet\""] {
      #expect(!page.contains(name), "\(name)")
    }
    // A namespace name is not an address.
    let addresses = page.components(separatedBy: "http://").dropFirst().map { $0.prefix(10) }
    #expect(addresses.allSatisfy { $0 == "www.w3.org" })
  }

  @Test("Its texts are JSON with every key of the script, in every language")
  func words() throws {
    let page = LivePage.html(title: "t", nonce: "n0nce")
    let start = try #require(page.range(of: "id=\"words\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    #expect(!text.contains("<"))
    let words = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [String: String]])
    #expect(words.count > 5)
    for (code, entries) in words {
      #expect(Set(entries.keys) == ["parts", "lost", "walk", "chart", "actions"], "\(code)")
      #expect(entries.values.allSatisfy { !$0.isEmpty }, "\(code)")
    }
    #expect(words["en"]?["chart"] != words["de"]?["chart"] || words["en"]?["lost"] != words["de"]?["lost"])
  }

  @Test("Without scripts, the page shows a message, in each language and direction")
  func scriptless() throws {
    let page = LivePage.html(title: "t", nonce: "n0nce")
    let start = try #require(page.range(of: "<noscript>"))
    let end = try #require(page.range(of: "</noscript>"))
    let text = page[start.upperBound..<end.lowerBound]
    #expect(text.contains("<p lang=\"en\">"))
    #expect(text.contains("<p lang=\"ar\" dir=\"rtl\">"))
  }

  @Test("The script is complete, and ends before the page")
  func script() {
    let page = LivePage.html(title: "t", nonce: "n0nce")
    #expect(page.contains("'use strict';"))
    #expect(page.contains("function arrange("))
    #expect(page.hasSuffix("}\n</script>\n</body>\n</html>\n"))
    // `</script>` occurs only as an end tag: one for the texts, one for the script.
    #expect(page.components(separatedBy: "</script>").count == 3)
  }
}

@Suite struct JSONTextTests {
  @Test("Texts with any content are valid JSON")
  func strings() throws {
    for text in [
      "", "plain", "\"quoted\" \\ back", "line\nreturn\r\ttab", "\u{0}\u{1}\u{1F}", "é世🌍\u{2028}",
      "</script>",
    ] {
      let data = Data(JSONText.array([JSONText.string(text)]).utf8)
      #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
    }
  }

  @Test("Numbers have hundredths, and values that are not numbers are null")
  func numbers() {
    #expect(JSONText.hundredths(1) == "1")
    #expect(JSONText.hundredths(-0.004) == "0")
    #expect(JSONText.hundredths(2.345) == "2.35" || JSONText.hundredths(2.345) == "2.34")
    #expect(JSONText.hundredths(.nan) == "null")
    #expect(JSONText.hundredths(-.infinity) == "null")
    #expect(Double(JSONText.hundredths(1e300)) == 1e300)
  }

  @Test("Objects keep the order of their entries")
  func objects() {
    #expect(JSONText.object([("b", "1"), ("a", JSONText.array([]))]) == "{\"b\":1,\"a\":[]}")
  }
}
