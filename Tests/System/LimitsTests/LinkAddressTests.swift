import OpenChartsLimits
import Testing

struct LinkAddressTests {
  @Test(
    arguments: [
      ("https://example.org/?a=1&b=2#c", "https://example.org/?a=1&b=2#c", true),
      ("HTTP://Example.org", "HTTP://Example.org", true), ("mailto:a@b.org", "mailto:a@b.org", true),
      ("tel:+4712345678", "tel:+4712345678", true), ("https://[::1]:8000/", "https://[::1]:8000/", true),
      ("https://example.org/ä\"<>'", "https://example.org/%C3%A4%22%3C%3E%27", true),
      ("#second", "#second", false), ("notes.md", "notes.md", false),
      ("../a/b.md?c:d", "../a/b.md?c:d", false),
      ("/top", "/top", false), ("a%20b.md", "a%20b.md", false), ("./12:30.md", "./12:30.md", false),
      ("\u{202E}x", "%E2%80%AEx", false),
    ])
  func addressesThatAreTakenArePercentEncoded(address: String, text: String, isAbsolute: Bool) throws {
    let taken = try #require(LinkAddress(address))
    #expect(taken.text == text && taken.isAbsolute == isAbsolute)
  }

  @Test(
    arguments: [
      "", "javascript:x", "JaVaScRiPt:x", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x",
      "about:blank", "//host/x", "///host", "\\\\host", "/\\host", "a\\b", "http:", "http:x", "https:/x",
      "https:///x", "http://?x", "https:\\\\host", "xmpp:a@b", "sms:1", "é:x", ":x", "1a:x", "a b",
      "a\u{7F}b",
      "https://example.org/\n", "\u{A0}javascript:x", "view-source:javascript:x", "feed:javascript:x",
    ])
  func otherAddressesAreRefused(address: String) { #expect(LinkAddress(address) == nil) }

  @Test(
    "hosts that no browser takes are refused",
    arguments: [
      ("a.org", true), ("a.org:", true), ("a.org:65535", true), ("a.org:00080", true), ("a:b@c@a.org", true),
      ("é.org", true), ("%61.org", true), ("[::1]", true), ("[::ffff:1.2.3.4]:80", true), ("1.2.3.4", true),
      ("1.2.3.4.", true), ("0x7f.1", true), ("4294967295", true), ("017.0.0.1", true), ("1.2.3.a", true),
      ("a.org:65536", false), ("a.org:8a", false), ("a.org:1:2", false), ("a@", false), ("@", false),
      ("%00.org", false), ("%2f.org", false), ("a%", false), ("a%4", false), ("a%ff", false), ("a<b", false),
      ("a|b", false), ("a^b", false), ("[::1", false), ("[]", false), ("[a.org]", false), ("[::1]a", false),
      ("1.2.3.4.5", false), ("256.1.1.1", false), ("1.2.3.256", false), ("4294967296", false),
      ("08.0.0.1", false), ("a.1", false),
    ])
  func hosts(host: String, isTaken: Bool) {
    for end in ["", "/", "/x?y#z", "?y", "#z"] {
      #expect((LinkAddress("http://\(host)\(end)") != nil) == isTaken, "\(host)\(end)")
    }
  }

  @Test(
    arguments: [
      ("#a", true), ("notes.md", true), ("a/../b", true), ("?../..", true), ("./a", true), ("..", false),
      ("../a", false), ("/a", false), ("a/../../b", false), ("%2e%2E/a", false), ("a//../../b", false),
      ("https://example.org/", false), ("a/..#/../..", true),
    ])
  func addressesStayInTheFolderOfTheDocument(address: String, stays: Bool) throws {
    #expect(try #require(LinkAddress(address)).staysInFolder == stays)
  }

  @Test func callersMayTakeFurtherSchemes() { #expect(LinkAddress("sms:1", others: ["sms"]) != nil) }

  /// An independent implementation of a browser's rules: drops characters at the ends and within, then reads the
  /// scheme.
  private func schemeInBrowser(_ address: String) -> String? {
    var scalars = Array(address.unicodeScalars)
    while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
    while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
    scalars.removeAll { ["\t", "\n", "\r"].contains($0) }
    guard let colon = scalars.firstIndex(of: ":"), let first = scalars.first, first.isASCII,
      first.properties.isAlphabetic
    else { return nil }
    let name = scalars[..<colon]
    guard
      name.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
      })
    else { return nil }
    return name.map { String($0).lowercased() }.joined()
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func noSpellingOfAnotherSchemeIsTaken(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let schemes = ["javascript", "data", "vbscript", "file", "https", "http", "mailto", "blob", "x"]
    let controls = (0...0x20 as ClosedRange<UInt8>).map { Unicode.Scalar($0) }
    let others: [Unicode.Scalar] = ["\u{7F}", "\\", "/", "\u{A0}", "\u{200B}", "\u{FEFF}", "A"]
    let noise = controls + others
    for _ in 0..<400 {
      var scalars = Array(
        (schemes[next(schemes.count)] + [":", "://", ":alert(1)", "://h/x"][next(4)]).unicodeScalars)
      for _ in 0..<next(4) { scalars.insert(noise[next(noise.count)], at: next(scalars.count + 1)) }
      if next(3) == 0 {
        scalars = scalars.map { next(2) == 0 ? $0.properties.uppercaseMapping.unicodeScalars.first! : $0 }
      }
      let address = String(String.UnicodeScalarView(scalars))
      let scheme = schemeInBrowser(address)
      if scheme != nil { #expect(LinkAddress.namesAnotherPlace(address), "\(address.debugDescription)") }
      guard let taken = LinkAddress(address) else { continue }
      #expect(scheme.map(LinkAddress.schemes.contains) ?? !taken.isAbsolute, "\(address.debugDescription)")
      #expect(scheme == schemeInBrowser(taken.text))
      #expect(taken.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>'\\".utf8.contains($0) })
      #expect(!taken.text.hasPrefix("//"))
    }
  }

  @Test(
    arguments: [
      ("a.png", false), ("a b.png", false), ("/a/b.png", false), ("../x/12:30.png", false),
      ("ä:x.png", false),
      ("http://a/b.png", true), ("\u{1}http://a", true), ("ht\ttp://a", true), (" \n//a/b.png", true),
      ("/\t/a/b.png", true), ("\\\\a\\b.png", true), ("data:image/png,x", true), ("java\nscript:x", true),
    ])
  func pathsThatBrowsersReadAsAddressesAreKnown(path: String, isElsewhere: Bool) {
    #expect(LinkAddress.namesAnotherPlace(path) == isElsewhere)
  }
}
